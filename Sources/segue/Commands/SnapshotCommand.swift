import ArgumentParser
import Drawing
import Foundation
import GestureLab

/// `segue snapshot`: pictures without a display.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Writes a picture of a scene or of a gesture; needs no display.",
    discussion: """
      Of a scene: without --at and --percent it is at rest; --percent holds a finger still that far \
      into its interactive transition; --at takes the picture that many seconds into a drag over 0.6 \
      of the way in 0.4 s, which is then let go. Of a gesture file: --at counts from its start, and \
      --percent is when the transition is first so far. --strip puts several pictures side by side, \
      evenly spaced up to there. --animate writes the whole gesture as an animated PNG.

      --golden compares with an accepted picture, pixel by pixel, instead of writing: status 1 when \
      anything differs, and a page that shows it. --accept makes it the accepted one.
      """)

  @Argument(help: "The scene's id ('segue scenes' lists them), or a gesture file.")
  var scene: String

  @OptionGroup var options: SceneOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds after the gesture's start, 0 to 60.", valueName: "time"))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How far the transition is, 0 to 1.", valueName: "p"))
  var percent: String?

  @Option(parsing: .unconditional, help: "Pixels a point, 0.125 to 8.")
  var scale = "1"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many pictures side by side, 1 to 24.", valueName: "n"))
  var strip: String?

  @Flag(help: "Writes an animated PNG of the whole gesture.")
  var animate = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pictures a second of --animate, 1 to 60.", valueName: "n"))
  var rate = "30"

  @Option(help: ArgumentHelp("Compares with this accepted picture.", valueName: "file"))
  var golden: String?

  @Flag(help: "Accepts what comes as the --golden picture.")
  var accept = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The PNG file to write; with --golden the page about a difference.", valueName: "file"))
  var output: String?

  func run() throws {
    try MainActor.assumeIsolated { try take() }
  }

  @MainActor private func take() throws {
    options.applyWishes()
    let studio = try SnapshotStudio(self)
    let output = try target()
    try OutputFile.check(output)
    let data: Data
    if animate {
      data = try studio.animation(
        rate: try Self.number(rate, of: "--rate", in: 1...60, unit: " pictures a second"))
    } else {
      guard let picture = FilmStrip.join(try studio.pictures()) else {
        throw Failure.world("there was not enough memory for the picture; choose a smaller --scale")
      }
      if let golden, !accept {
        try compare(picture, with: golden, page: output)
        return
      }
      do {
        data = try picture.pngData()
      } catch {
        throw Failure.world("--output \(output): \(error)")
      }
    }
    try OutputFile.write(data, to: output)
    StandardError.progress("wrote \(output), \(data.count / 1024) KiB")
  }

  /// What is written: the picture, the accepted picture, or the page about a difference.
  private func target() throws(Failure) -> String {
    guard let golden else {
      if accept { throw .request("--accept accepts for --golden; give --golden FILE too") }
      guard let output else { throw .request("say where to write it with --output FILE.png") }
      return output
    }
    if animate { throw .request("--golden compares single pictures and strips, not --animate") }
    if accept { return golden }
    return output ?? (golden as NSString).deletingPathExtension + ".difference.html"
  }

  @MainActor private func compare(
    _ picture: CGImage, with path: String, page: String
  ) throws(Failure) {
    let expected: CGImage
    do {
      expected = try CGImage(contentsOfFile: path)
    } catch {
      throw .request("--golden \(path): \(error); --accept writes it")
    }
    let comparison = PictureComparison(expected: expected, actual: picture)
    guard !comparison.isEqual else { return }
    let command = (["segue"] + CommandLine.arguments.dropFirst() + ["--accept"]).map { word in
      word.contains(" ") ? "'\(word)'" : word
    }
    let text: String
    do {
      text = try comparison.page(title: path, accept: command.joined(separator: " "))
    } catch {
      throw .world("\(page): \(error)")
    }
    try OutputFile.write(text, to: page)
    throw .expectation("\(path): \(comparison.summary); see \(page)")
  }

  static func number(
    _ text: String, of option: String, in range: ClosedRange<Double>, unit: String
  ) throws(Failure) -> Double {
    guard let value = Double(text), range.contains(value) else {
      throw .request(
        "\(option) \(text): give a number from \(number: range.lowerBound) to "
          + "\(number: range.upperBound)\(unit)")
    }
    return value
  }
}
