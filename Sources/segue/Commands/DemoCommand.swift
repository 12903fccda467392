import ArgumentParser
import Drawing
import Foundation
import Playground
import XTestPointer

/// `segue demo`: the real window without a display, a hand that drags, and pictures of it.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Plays a drag at the real window in a virtual display and leaves pictures.",
    discussion: "Starts Xvfb by itself; 'make run' does this where there is no display.")

  @Argument(help: "The scene's id; 'segue scenes' lists them.")
  var scene = "pull-to-dismiss"

  @Option(parsing: .unconditional, help: "Pixels a point, 0.5 to 8.")
  var scale = "2"

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder for the pictures.", valueName: "folder"))
  var output = "pictures"

  func run() throws {
    try MainActor.assumeIsolated { try play() }
  }

  @MainActor private func play() throws {
    var request = try SceneRequest(scene: scene)
    let scale = try ScaleOption.parse(scale)
    try request.device.check(scale: scale)
    guard let drag = SceneDrag(request) else {
      throw Failure.request("scene '\(scene)' has no drag to play")
    }
    request = request.starting(in: drag.state)
    try OutputFile.makeFolder(output, "--output")

    let size = request.device.size
    let room = PointerRoom(around: size, places: [0.5, 0.6].map { drag.point(at: $0) })
    let desktop = try room.desktop(scale: scale)
    defer { desktop.close() }
    let subject = try SubjectProcess(
      [
        "run", request.info.id, "--state", drag.state, "--scale", self.scale, "--events", "-",
        "--no-panel",
        "--events-frames",
      ], display: desktop.display.name)
    defer { subject.end() }
    let window = try subject.event {
      $0["event"] as? String == "window" && $0["mapped"] as? Bool == true
    }
    let corner = room.corner(scale: scale)
    if let id = window["id"] as? NSNumber {
      desktop.pointer.place(id.uintValue, x: corner.x, y: corner.y)
    }
    _ = try subject.event { $0["event"] as? String == "frame" }
    let picture = (
      x: corner.x, y: corner.y, width: Int(size.width * scale), height: Int(size.height * scale)
    )

    let (half, end) = (room.onScreen(drag.point(at: 0.5)), room.onScreen(drag.point(at: 0.6)))
    let script = PointerScript(pointer: desktop.pointer, scale: scale)
    script.press(at: room.onScreen(drag.start))
    script.move(from: room.onScreen(drag.start), to: half, over: 0.4)
    try subject.waitForStillness()
    try save(desktop, picture, "\(request.info.id)-drag.png", "the finger half way")
    script.move(from: half, to: end, over: 0.1)
    desktop.pointer.release()
    _ = try subject.event {
      $0["event"] as? String == "transition" && $0["phase"] as? String == "ended"
    }
    try subject.waitForStillness()
    try save(desktop, picture, "\(request.info.id)-end.png", "after letting go")
  }

  @MainActor private func save(
    _ desktop: VirtualDesktop, _ place: (x: Int, y: Int, width: Int, height: Int),
    _ name: String, _ what: String
  ) throws(Failure) {
    let (width, height) = (place.width, place.height)
    let pixels = desktop.pointer.pixels(x: place.x, y: place.y, width: width, height: height)
      .map { $0 | 0xFF00_0000 }
    let picture = pixels.withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap {
        CGImage(copying: $0, width: width, height: height, bytesPerRow: width * 4)
      }
    }
    let path = (output as NSString).appendingPathComponent(name)
    guard let picture else { throw .world("the virtual display gave no picture") }
    do {
      try picture.writePNG(to: path)
    } catch {
      throw .world("--output \(output): \(error)")
    }
    StandardOutput.write(line: "\(path)  \(what)")
  }
}
