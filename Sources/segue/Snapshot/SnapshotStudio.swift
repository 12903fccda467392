import Drawing
import Foundation
import GestureLab
import Playground
import PlaygroundLab

/// What a snapshot shows: a scene with a drag of its own, or a gesture file.
@MainActor
struct SnapshotStudio {
  private enum Subject {
    case scene(SceneRequest)
    case gesture(GestureFile, PlaygroundScreen)
  }

  private var subject: Subject
  private let scale: CGFloat
  private let time: Double?
  private let percent: Double?
  private let count: Int
  private let isAnimated: Bool

  /// - Throws: `Failure` in one line for anything that does not fit.
  init(_ command: SnapshotCommand) throws(Failure) {
    let isFile = ["gesture", "json"].contains(
      (command.scene as NSString).pathExtension.lowercased())
    let device: CGSize
    if isFile {
      var gesture = try GestureSources.read(command.scene, settings: command.options.settings)
      if let state = command.options.state { gesture.state = state }
      subject = .gesture(gesture, try GestureSources.screen(of: gesture, at: command.scene))
      device = gesture.device
    } else {
      let request = try SceneRequest(scene: command.scene, options: command.options)
      subject = .scene(request)
      device = request.device.size
    }
    let scale = try SnapshotCommand.number(
      command.scale, of: "--scale", in: 0.125...8, unit: " pixels a point")
    guard max(device.width, device.height) * scale <= DeviceSize.pixelLimit else {
      throw .request(
        "--scale \(number: scale): the picture would be more than \(Int(DeviceSize.pixelLimit)) "
          + "pixels a side; choose a smaller --scale")
    }
    self.scale = scale
    if command.at != nil, command.percent != nil {
      throw .request("--at and --percent are two ways to say when; give one of them")
    }
    time = try command.at.map { text throws(Failure) in
      try SnapshotCommand.number(text, of: "--at", in: 0...60, unit: " seconds")
    }
    percent = try command.percent.map { text throws(Failure) in
      try SnapshotCommand.number(text, of: "--percent", in: 0...1, unit: "")
    }
    count = Int(
      try command.strip.map { text throws(Failure) in
        try SnapshotCommand.number(text, of: "--strip", in: 1...24, unit: " pictures")
      } ?? 1)
    guard Double(count) * device.width * scale <= DeviceSize.pixelLimit * 2 else {
      throw .request(
        "--strip \(count): the picture would be wider than \(Int(DeviceSize.pixelLimit) * 2) "
          + "pixels; ask for fewer or choose a smaller --scale")
    }
    isAnimated = command.animate
    try useStrokeIfMoving(state: command.options.state)
  }

  /// A scene that moves is shown by a drag, which must be known and fit the state.
  private mutating func useStrokeIfMoving(state: String?) throws(Failure) {
    guard case .scene(let request) = subject,
      time != nil || percent != nil || count > 1 || isAnimated
    else { return }
    guard let stroke = SceneDrag(request) else {
      throw .request(
        "scene '\(request.info.id)' has no drag that --at, --percent and --strip could show")
    }
    if let state, state != stroke.state {
      throw .request(
        "--state \(state): the transition of '\(request.info.id)' starts in "
          + "'\(stroke.state)'; leave --state out")
    }
    subject = .scene(request.starting(in: stroke.state))
  }

  /// The pictures that were asked for, in order.
  func pictures() throws(Failure) -> [CGImage] {
    switch subject {
    case .scene(let request): return try pictures(of: request)
    case .gesture(let gesture, let screen): return try pictures(of: gesture, on: screen)
    }
  }

  func animation(rate: Double) throws(Failure) -> Data {
    do {
      switch subject {
      case .scene(let request):
        guard let gesture = SceneDrag(request)?.demonstration(request) else { return Data() }
        return try GestureFilm.animation(
          of: gesture, on: PlaygroundScreen(request.info), scale: scale, rate: rate)
      case .gesture(let gesture, let screen):
        return try GestureFilm.animation(of: gesture, on: screen, scale: scale, rate: rate)
      }
    } catch {
      throw .request("\(error)")
    }
  }

  private func pictures(of request: SceneRequest) throws(Failure) -> [CGImage] {
    let studio = PictureStudio(request, scale: scale)
    defer { studio.close() }
    guard time != nil || percent != nil || count > 1, let drag = SceneDrag(request) else {
      return [studio.picture()].compactMap { $0 }
    }
    if let percent {
      return studio.pictures(at: steps(to: percent), of: drag)
    }
    return studio.pictures(
      at: steps(to: time ?? PictureStudio.dragTime + 0.4), demonstrating: drag)
  }

  private func pictures(
    of gesture: GestureFile, on screen: PlaygroundScreen
  ) throws(Failure) -> [CGImage] {
    let shots: [GestureFilm.Shot]
    do {
      if let percent {
        shots = try GestureFilm.shots(
          of: gesture, on: screen, scale: scale, percents: steps(to: percent))
      } else {
        var end = time ?? 0
        if time == nil, count > 1 { end = try Lab.play(gesture, on: screen).settled }
        shots = try GestureFilm.shots(of: gesture, on: screen, scale: scale, at: steps(to: end))
      }
    } catch {
      throw .request("\(error)")
    }
    guard !shots.isEmpty else {
      throw .request("the gesture never moves a transition that far")
    }
    return shots.map(\.picture)
  }

  /// `count` values up to `end`, evenly; from 0 where there are several.
  private func steps(to end: Double) -> [Double] {
    if count <= 1 { return [end] }
    return (0..<count).map { end * Double($0) / Double(count - 1) }
  }
}
