import Display
import Foundation
import X11Display

// A program of its own, for what cannot be seen from inside a test: the main queue under the live
// loop, rest, and the cost of a frame. Prints one `key value` a line.

func tell(_ key: String, _ value: Any) {
  FileHandle.standardOutput.write(Data("\(key) \(value)\n".utf8))
}

let arguments = CommandLine.arguments.dropFirst()
let mode = arguments.first ?? "idle"
let amount = arguments.dropFirst().first.flatMap { Double($0) } ?? 1
let started = Double(DispatchTime.now().uptimeNanoseconds) * 1e-9

do {
  let world = try X11World(
    X11Configuration(title: "Probe — 試験", size: CGSize(width: 390, height: 844)))
  let probe = Probe(world: world, started: started)
  tell("opened", world.clock.now - started)
  switch mode {
  case "queue": try probe.queue()
  case "animate": try probe.animate(frames: Int(amount))
  case "follow": try probe.follow()
  case "copy": try probe.copy(letters: Int(amount))
  case "idle": try probe.idle(seconds: amount)
  default: try probe.show()
  }
  world.close()
} catch let error as X11Error {
  FileHandle.standardError.write(Data((error.description + "\n").utf8))
  exit(error.exitStatus)
}
