import Drawing
import Foundation
import Geometry
import GestureLab
import Testing

@Suite struct PictureTests {
  private func picture(
    width: Int = 20, height: Int = 10, spot: CGRect? = nil
  ) throws -> CGImage {
    let context = CGContext(width: width, height: height)
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    if let spot {
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(spot)
    }
    return try #require(context.makeImage())
  }

  @Test func `a single pixel is a difference`() throws {
    let one = try picture()
    let other = try picture(spot: CGRect(x: 3, y: 4, width: 1, height: 1))

    let comparison = PictureComparison(expected: one, actual: other)

    #expect(PictureComparison(expected: one, actual: one).isEqual)
    #expect(!comparison.isEqual)
    #expect(comparison.differingPixels == 1)
    #expect(comparison.largestDifference == 255)
    #expect(comparison.summary == "1 of 200 pixels differ, by at most 255 of 255")
  }

  @Test func `pictures of two sizes are never equal`() throws {
    let comparison = PictureComparison(
      expected: try picture(), actual: try picture(width: 21))

    #expect(!comparison.isEqual)
    #expect(comparison.summary.contains("20x10 pixels were accepted, 21x10 came"))
  }

  @Test func `the page has both, the difference, counts and how to accept`() throws {
    let comparison = PictureComparison(
      expected: try picture(), actual: try picture(spot: CGRect(x: 0, y: 0, width: 2, height: 2)))

    let page = try comparison.page(title: "a <b>", accept: "make bless")

    #expect(page.components(separatedBy: "data:image/png;base64,").count == 6)
    #expect(page.contains("a &lt;b&gt;"))
    #expect(page.contains("<code>make bless</code>"))
    #expect(page.contains("type=\"range\""))
    #expect(page.contains("4 pixels, the largest step 255"))
  }

  @Test func `a golden is written only when blessed, and compared to the last pixel`() throws {
    let folder = NSTemporaryDirectory() + "segue-golden-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let golden = Golden(folder: folder, pages: folder)

    let missing = golden.mismatch(try picture(), "a")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try picture().writePNG(to: folder + "/a.png")
    let same = golden.mismatch(try picture(), "a")
    let other = golden.mismatch(try picture(spot: CGRect(x: 0, y: 0, width: 1, height: 1)), "a")

    guard !Golden.isBlessing else { return }
    #expect(missing?.contains("nothing was accepted yet") == true)
    #expect(same == nil)
    #expect(other?.contains("1 of 200 pixels differ") == true)
    #expect(FileManager.default.fileExists(atPath: folder + "/a.html"))
  }

  @Test func `an animation holds only what changes`() throws {
    var movie = AnimatedPNG()
    try movie.add(try picture(), at: 0)
    try movie.add(try picture(), at: 0.1)
    try movie.add(try picture(spot: CGRect(x: 3, y: 4, width: 5, height: 2)), at: 0.2)

    let data = [UInt8](movie.data(end: 1))
    let chunks = Chunks.read(data)

    #expect(movie.count == 2)
    #expect(
      chunks.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(chunks.count(where: { !$0.isIntact }) == 0)
    // Sequence number, width, height, x, y of the second frame, then its delay.
    #expect(
      chunks[4].words(5) == [1, 5, 2, 3, 4])
    #expect(chunks[2].bytes[20...23] == [0, 200, 3, 232])
    // Its first picture is one that everybody can read.
    #expect(try CGImage(pngData: movie.data(end: 1)).width == 20)
  }

  @Test func `a gesture becomes a strip and an animation`() throws {
    let gesture = try GestureFile(
      contentsOfFile: Recordings.folder + "/swipe-back/past-the-threshold.gesture")
    let screen = try SceneScreen("swipe-back")

    let strip = try #require(
      try GestureFilm.strip(of: gesture, on: screen, scale: 0.25, count: 3))
    let movie = try GestureFilm.animation(of: gesture, on: screen, scale: 0.25, rate: 10)

    #expect(strip.width == 3 * 98 + 2 * FilmStrip.gap)
    #expect(Chunks.read([UInt8](movie)).filter { $0.type == "fcTL" }.count > 4)
  }

  @Test func `a picture at a percent shows the first frame that is so far`() throws {
    let gesture = try GestureFile(
      contentsOfFile: Recordings.folder + "/swipe-back/past-the-threshold.gesture")

    let shots = try GestureFilm.shots(
      of: gesture, on: SceneScreen("swipe-back"), scale: 0.25, percents: [0.2, 0.4, 0.9])

    #expect(shots.count == 2)
    #expect(shots[0].time < shots[1].time)
  }
}
