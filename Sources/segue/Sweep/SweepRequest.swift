import Foundation
import GestureLab
import Playground
import PlaygroundLab

/// What a sweep was asked for, checked.
@MainActor
struct SweepRequest {
  let screen: PlaygroundScreen
  var plan: SweepPlan
  /// The arguments that ask another program for the same.
  private(set) var arguments: [String]

  /// - Parameter check: its sweep gives the grid and the drag where the command line does not.
  /// - Throws: `Failure` in one line for anything that does not fit.
  init(_ command: SweepCommand, like check: SweepCheck? = nil) throws(Failure) {
    let earlier = check?.earlier?.plan
    let request = try SceneRequest(scene: command.scene, options: command.options)
    screen = PlaygroundScreen(request.info)
    var settings: [GestureFile.Setting] = []
    if let path = command.tuning {
      let tuning = try TuningFile.read(path)
      guard tuning.scene == screen.id else {
        throw .request("--tuning \(path): is for '\(tuning.scene)', not for '\(screen.id)'")
      }
      settings = tuning.settings
    }
    if command.options.preset != nil {
      settings += request.values.tunables.map { .init(key: $0.key, value: request.values[$0.key]) }
    }
    for text in command.options.settings { settings.append(try GestureSources.setting(text)) }
    let device = request.device.size
    let axes = try Self.axes(command, screen, like: earlier)
    let known = earlier?.stroke
    do {
      let stroke = try StrokeFinder.find(
        on: screen, device: device, settings: settings,
        state: command.options.state ?? known?.state,
        start: try Self.start(command.from) ?? known?.start,
        direction: try Self.way(command.toward) ?? known?.direction)
      guard let stroke else {
        throw Failure.request(
          "no drag was found that moves a transition of '\(screen.id)'; say which one with "
            + "--state, --from X,Y and --toward WAY")
      }
      plan = SweepPlan(
        scene: screen.id, device: device, settings: settings, stroke: stroke, axes: axes)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .request("\(error)")
    }
    for axis in axes where !["distance", "velocity"].contains(axis.name) {
      do {
        for value in [axis.first, axis.last] {
          _ = try screen.values(with: settings + [.init(key: axis.name, value: value)])
        }
      } catch {
        let isVaried = command.vary.contains { $0.hasPrefix("\(axis.name)=") }
        let place = isVaried ? "--vary \(axis.name)" : check.map { "--check \($0.path)" }
        throw .request("\(place ?? axis.name): \(error)")
      }
    }
    guard plan.count <= SweepPlan.cellLimit else {
      throw .request(plan.excess)
    }
    arguments = ["sweep", command.scene, "--device", command.options.device]
    arguments += axes.flatMap(Self.arguments)
    for (option, value) in [
      ("--state", plan.stroke.state), ("--toward", plan.stroke.way), ("--tuning", command.tuning),
      ("--preset", command.options.preset),
    ] {
      if let value { arguments += [option, value] }
    }
    arguments += ["--from", "\(plan.stroke.start.x),\(plan.stroke.start.y)"]
    for text in command.options.settings { arguments += ["--set", text] }
    if command.options.reducedMotion { arguments.append("--reduced-motion") }
  }

  /// The same grid with other values.
  func tuned(by tuning: TuningFile) -> SweepRequest {
    var other = self
    other.plan.settings = tuning.settings
    // What was set here must not be set there.
    var kept: [String] = []
    var index = 0
    while index < arguments.count {
      if ["--set", "--tuning", "--preset"].contains(arguments[index]) {
        index += 2
      } else {
        kept.append(arguments[index])
        index += 1
      }
    }
    other.arguments = kept + ["--tuning", tuning.path]
    return other
  }

  private static func arguments(_ axis: SweepAxis) -> [String] {
    let first = JSONWriting.number(axis.first)
    let range =
      axis.count > 1 ? "\(first)...\(JSONWriting.number(axis.last)):\(axis.count)" : first
    switch axis.name {
    case "distance", "velocity": return ["--\(axis.name)", range]
    default: return ["--vary", "\(axis.name)=\(range)"]
    }
  }

  private static func axes(
    _ command: SweepCommand, _ screen: PlaygroundScreen, like earlier: SweepPlan?
  ) throws(Failure) -> [SweepAxis] {
    if let earlier, command.distance == nil, command.velocity == nil, command.vary.isEmpty {
      return earlier.axes
    }
    let distance = try command.distance.map { text throws(Failure) in
      try axis("distance", "pt", text, "--distance \(text)")
    }
    let velocity = try command.velocity.map { text throws(Failure) in
      try axis("velocity", "pt/s", text, "--velocity \(text)")
    }
    guard let distance, let velocity else {
      throw .request(
        "say which grid: --distance A...B:N --velocity A...B:N, for example "
          + "--distance 20...400:40 --velocity 0...2000:40")
    }
    var axes = [distance, velocity]
    for text in command.vary {
      let halves = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard halves.count == 2 else {
        throw .request("--vary \(text): give KEY=A...B:N, for example --vary threshold=0.2...0.6:5")
      }
      let unit = screen.tunables.first { $0.key == halves[0] }?.unit ?? ""
      axes.append(try axis(halves[0], unit, halves[1], "--vary \(text)"))
    }
    guard Set(axes.map(\.name)).count == axes.count else {
      throw .request("--vary names each tunable once")
    }
    return axes
  }

  private static func axis(
    _ name: String, _ unit: String, _ text: String, _ option: String
  ) throws(Failure) -> SweepAxis {
    let range = SweepAxis.limits(of: name)
    guard let axis = SweepAxis(name: name, unit: unit, text: text) else {
      throw .request("\(option): give A...B:N with N steps from A up to B, or one number")
    }
    guard range.contains(axis.first), range.contains(axis.last) else {
      throw .request(
        "\(option): the values go from \(number: range.lowerBound) to \(number: range.upperBound)")
    }
    return axis
  }

  private static func start(_ text: String?) throws(Failure) -> CGPoint? {
    guard let text else { return nil }
    let parts = text.split(separator: ",").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ abs($0) < 10_000 }) else {
      throw .request("--from \(text): give X,Y in points, for example --from 195,200")
    }
    return CGPoint(x: parts[0], y: parts[1])
  }

  private static func way(_ text: String?) throws(Failure) -> CGPoint? {
    guard let text else { return nil }
    guard let way = Stroke.direction(of: text) else {
      throw .request("--toward \(text): give down, up, left or right")
    }
    return way
  }
}
