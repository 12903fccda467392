import Drawing
import Foundation
import Geometry
import Testing
import UIKitCore

@Suite struct UIImageTests {
  private func square(_ color: UIColor, side: CGFloat = 10, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side / 2))
    }
  }

  @Test func `a renderer's picture has the size in points and the pixels of its scale`() throws {
    let image = square(.red, scale: 3)
    let pixels = try #require(image.cgImage)

    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(pixels.width == 30)
    #expect(pixels.color(x: 5, y: 5) == UIColor.red.cgColor)
    #expect(pixels.color(x: 5, y: 25)?.alpha == 0)
  }

  @Test func `a picture is drawn upright`() {
    let picture = Picture(20, 20) {
      square(.red).draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    #expect(picture[10, 2] == UIColor.red.cgColor)
    #expect(picture[10, 17].alpha == 0)
  }

  @Test func `a tint keeps the shape and changes the colour`() throws {
    let tinted = square(.red).withTintColor(.blue)
    let pixels = try #require(tinted.cgImage)

    #expect(pixels.color(x: 5, y: 2) == UIColor.blue.cgColor)
    #expect(pixels.color(x: 5, y: 8)?.alpha == 0)
  }

  @Test func `a PNG goes out and in`() throws {
    let data = try #require(square(.green, scale: 2).pngData())

    let image = try #require(UIImage(data: data, scale: 2))

    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
  }

  @Test func `every symbol the scenes name is there and draws something`() throws {
    let names = """
      chevron.left chevron.right chevron.down chevron.up chevron.backward plus minus xmark \
      ellipsis ellipsis.circle star star.fill heart heart.fill square.and.arrow.up \
      magnifyingglass gear gearshape gearshape.fill person person.fill person.crop.circle photo \
      photo.fill play.fill pause.fill forward.fill backward.fill checkmark checkmark.circle.fill \
      trash pencil house house.fill clock bookmark bookmark.fill line.3.horizontal bell envelope \
      calendar folder music.note speaker.wave.2.fill moon.fill sun.max.fill wifi battery.100 \
      lock.fill xmark.circle.fill plus.circle info.circle exclamationmark.triangle \
      slider.horizontal.3 square.grid.2x2 arrow.clockwise list.bullet
      """
    for name in names.split(separator: " ") {
      let image = try #require(UIImage(systemName: String(name)), "\(name)")
      let inked = Picture(try #require(image.cgImage)).inked

      #expect(inked.width > 5, "\(name)")
      #expect(image.isSymbolImage)
    }
  }

  @Test func `a symbol nobody drew is nil`() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "no.such.circle.fill") == nil)
  }

  @Test func `a heavier symbol has more ink, a larger one more points`() throws {
    func ink(_ weight: UIImage.SymbolWeight) throws -> CGFloat {
      let image = try #require(
        UIImage(
          systemName: "plus", withConfiguration: .init(pointSize: 30, weight: weight))?.cgImage)
      var sum: CGFloat = 0
      for y in 0..<image.height {
        for x in 0..<image.width { sum += image.color(x: x, y: y)?.alpha ?? 0 }
      }
      return sum
    }
    let small = try #require(UIImage(systemName: "heart"))

    let large = small.withConfiguration(.init(pointSize: 34))

    #expect(try ink(.bold) > 1.3 * ink(.regular))
    #expect(abs(large.size.width - 2 * small.size.width) <= 1)
  }

  @Test func `a symbol stays within its picture`() throws {
    for name in ["chevron.left", "gearshape", "star.fill", "heart", "trash", "square.and.arrow.up"]
    {
      let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
      let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
      let picture = Picture(image.size.width + 20, image.size.height + 20) {
        image.draw(at: CGPoint(x: 10, y: 10))
      }

      let room = CGRect(origin: CGPoint(x: 9, y: 9), size: image.size).insetBy(dx: -1, dy: -1)
        .integral
      #expect(room.contains(picture.inked), "\(name)")
    }
  }

  @Test(arguments: [
    (UIImage.Orientation.up, [1, 2, 3, 4, 5, 6]), (.upMirrored, [3, 2, 1, 6, 5, 4]),
    (.down, [6, 5, 4, 3, 2, 1]), (.downMirrored, [4, 5, 6, 1, 2, 3]),
    (.right, [4, 1, 5, 2, 6, 3]), (.left, [3, 6, 2, 5, 1, 4]),
    (.leftMirrored, [1, 4, 2, 5, 3, 6]), (.rightMirrored, [6, 3, 5, 2, 4, 1]),
  ])
  func `a picture is shown as its orientation says, and its pixels stay as they were given`(
    orientation: UIImage.Orientation, rows: [Int]
  ) throws {
    // Two rows of three: the red part counts them.
    let context = CGContext(width: 3, height: 2)
    for place in 0..<6 {
      context.setFillColor(CGColor(red: CGFloat(place + 1) / 10, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: place % 3, y: place / 3, width: 1, height: 1))
    }
    let pixels = try #require(context.makeImage())

    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    let width = Int(image.size.width)
    let shown = try #require(image.pngData().flatMap { UIImage(data: $0)?.cgImage })
    let seen = (0..<6).map { place in
      Int(((shown.color(x: place % width, y: place / width)?.red ?? 0) * 10).rounded())
    }

    #expect(seen == rows)
    #expect(image.cgImage === pixels || orientation == .up)
    #expect(image.imageOrientation == orientation)
    #expect(
      image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
        .imageOrientation == orientation)
  }

  @Test func `a rectangle of given proportions is fitted into the middle of another`() {
    let wide = AVMakeRect(
      aspectRatio: CGSize(width: 4, height: 2),
      insideRect: CGRect(x: 10, y: 10, width: 100, height: 100))
    let none = AVMakeRect(aspectRatio: .zero, insideRect: CGRect(x: 0, y: 0, width: 10, height: 20))

    #expect(wide == CGRect(x: 10, y: 35, width: 100, height: 50))
    #expect(none == CGRect(x: 5, y: 10, width: 0, height: 0))
  }
}
