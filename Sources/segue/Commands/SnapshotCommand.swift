import ArgumentParser
import Drawing
import Foundation
import Playground

/// `segue snapshot`: a picture without a display.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Writes a picture of a scene; needs no display.",
    discussion: """
      Without --at and --percent the scene is at rest. --percent holds a finger still that far into \
      the scene's interactive transition. --at takes the picture that many seconds into a drag over \
      0.6 of the way in 0.4 s, which is then let go. --strip puts several pictures side by side, \
      evenly spaced up to there.
      """)

  @Argument(help: "The scene's id; 'segue scenes' lists them.")
  var scene: String

  @OptionGroup var options: SceneOptions

  @Option(help: ArgumentHelp("Seconds after the finger came down, 0 to 60.", valueName: "time"))
  var at: String?

  @Option(help: ArgumentHelp("How far the transition is, 0 to 1.", valueName: "p"))
  var percent: String?

  @Option(help: "Pixels a point, 0.5 to 8.")
  var scale = "1"

  @Option(help: ArgumentHelp("How many pictures side by side, 1 to 24.", valueName: "n"))
  var strip: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("The PNG file to write.", valueName: "file"))
  var output: String

  func run() throws {
    try MainActor.assumeIsolated { try take() }
  }

  @MainActor private func take() throws {
    var request = try SceneRequest(scene: scene, options: options)
    let scale = try ScaleOption.parse(scale)
    try request.device.check(scale: scale)
    if at != nil, percent != nil {
      throw Failure.request("--at and --percent are two ways to say when; give one of them")
    }
    let time = try at.map { text throws(Failure) in
      try Self.number(text, of: "--at", in: 0...60, unit: " seconds")
    }
    let percent = try percent.map { text throws(Failure) in
      try Self.number(text, of: "--percent", in: 0...1, unit: "")
    }
    let count = Int(
      try strip.map { text throws(Failure) in
        try Self.number(text, of: "--strip", in: 1...24, unit: " pictures")
      } ?? 1)
    guard Double(count) * request.device.size.width * scale <= DeviceSize.pixelLimit * 2 else {
      throw Failure.request(
        "--strip \(count): the picture would be wider than \(Int(DeviceSize.pixelLimit) * 2) "
          + "pixels; ask for fewer or choose a smaller --scale")
    }
    try Self.checkWritable(output)

    let isMoving = time != nil || percent != nil || count > 1
    var pictures: [CGImage] = []
    if isMoving {
      guard let drag = SceneDrag(request) else {
        throw Failure.request(
          "scene '\(request.info.id)' has no drag that --at, --percent and --strip could show")
      }
      if options.state == nil { request = request.starting(in: drag.state) }
      guard request.state == drag.state else {
        throw Failure.request(
          "--state \(request.state): the transition of '\(request.info.id)' starts in "
            + "'\(drag.state)'; leave --state out")
      }
      let studio = PictureStudio(request, scale: scale)
      defer { studio.close() }
      if let percent {
        pictures = studio.pictures(at: Self.steps(to: percent, count: count), of: drag)
      } else {
        let end = time ?? PictureStudio.dragTime + 0.4
        pictures = studio.pictures(
          at: Self.steps(to: end, count: count), demonstrating: drag)
      }
    } else {
      let studio = PictureStudio(request, scale: scale)
      defer { studio.close() }
      pictures = [studio.picture()].compactMap { $0 }
    }
    guard let picture = FilmStrip.join(pictures) else {
      throw Failure.world("there was not enough memory for the picture; choose a smaller --scale")
    }
    do {
      try picture.writePNG(to: output)
    } catch {
      throw Failure.world("--output \(output): \(error)")
    }
    StandardError.progress("wrote \(output), \(picture.width)x\(picture.height) pixels")
  }

  /// `count` values up to `end`, evenly; from 0 where there are several.
  private static func steps(to end: Double, count: Int) -> [Double] {
    if count <= 1 { return [end] }
    return (0..<count).map { end * Double($0) / Double(count - 1) }
  }

  private static func number(
    _ text: String, of option: String, in range: ClosedRange<Double>, unit: String
  ) throws(Failure) -> Double {
    guard let value = Double(text), range.contains(value) else {
      throw .request(
        "\(option) \(text): give a number from \(number: range.lowerBound) to "
          + "\(number: range.upperBound)\(unit)")
    }
    return value
  }

  /// Says at once that a file cannot be written, before the work is done.
  private static func checkWritable(_ path: String) throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    var isFolder: ObjCBool = false
    let parent = folder.isEmpty ? "." : folder
    guard FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw .world("--output \(path): there is no folder '\(parent)'; make it first")
    }
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw .world("--output \(path): is a folder; give a file's name")
    }
    guard access(parent, W_OK) == 0 else {
      throw .world("--output \(path): the folder '\(parent)' cannot be written to")
    }
  }
}
