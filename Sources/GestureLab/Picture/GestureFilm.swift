public import Drawing
public import Foundation
import Simulator

/// Pictures of a gesture being played.
public enum GestureFilm {
  /// A picture and when it was taken.
  public struct Shot {
    /// Since the gesture's zero. Units: seconds.
    public let time: TimeInterval
    public let picture: CGImage
  }

  /// Takes pictures at the first frames from each of `times` on, which rise.
  ///
  /// - Parameter times: since the gesture's zero, seconds.
  /// - Throws: `LabError` when the gesture does not fit the screen.
  public static func shots(
    of gesture: GestureFile, on screen: any LabScreen, scale: CGFloat, at times: [TimeInterval]
  ) throws(LabError) -> [Shot] {
    var shots: [Shot] = []
    var waiting = times[...]
    try play(gesture, on: screen, scale: scale) { player, time in
      var shot: Shot?
      while let next = waiting.first, time >= next - player.simulation.clock.period / 2 {
        waiting.removeFirst()
        if shot == nil { shot = player.picture().map { Shot(time: time, picture: $0) } }
        if let shot { shots.append(shot) }
      }
    }
    // What comes after the end looks like the end.
    if let last = shots.last {
      while shots.count < times.count { shots.append(last) }
    }
    return shots
  }

  /// Takes a picture when the transition in the hand is first as far as each of `percents`, which
  /// rise; those it never reaches are left out.
  ///
  /// - Throws: `LabError` when the gesture does not fit the screen.
  public static func shots(
    of gesture: GestureFile, on screen: any LabScreen, scale: CGFloat, percents: [Double]
  ) throws(LabError) -> [Shot] {
    var shots: [Shot] = []
    var waiting = percents[...]
    try play(gesture, on: screen, scale: scale) { player, time in
      guard let percent = player.percent else { return }
      while let next = waiting.first, percent >= next - 1e-9 {
        waiting.removeFirst()
        if let picture = player.picture() { shots.append(Shot(time: time, picture: picture)) }
      }
    }
    return shots
  }

  /// Evenly spread over the gesture, from its start until everything is at rest.
  ///
  /// - Throws: `LabError` when the gesture does not fit the screen.
  public static func strip(
    of gesture: GestureFile, on screen: any LabScreen, scale: CGFloat, count: Int,
    until end: TimeInterval? = nil
  ) throws(LabError) -> CGImage? {
    var last = end ?? 0
    if end == nil { last = try Lab.play(gesture, on: screen).settled }
    let times = (0..<max(1, count)).map {
      count > 1 ? last * Double($0) / Double(count - 1) : last
    }
    return FilmStrip.join(
      try shots(of: gesture, on: screen, scale: scale, at: times).map(\.picture))
  }

  /// The whole gesture as an animated PNG.
  ///
  /// - Parameter rate: pictures a second.
  /// - Throws: `LabError` when the gesture does not fit the screen or there is no memory.
  public static func animation(
    of gesture: GestureFile, on screen: any LabScreen, scale: CGFloat, rate: Double
  ) throws(LabError) -> Data {
    let run = try Lab.play(gesture, on: screen)
    // To the last frame: not all that moves is a view the screen names.
    let end = max(run.settled, run.frames.last?.time ?? 0)
    var movie = AnimatedPNG()
    var failure: ImageError?
    var due = 0.0
    let gap = 1 / min(max(rate, 1), 240)
    var hasNews = true
    try play(gesture, on: screen, scale: scale) { player, time in
      let half = player.simulation.clock.period / 2
      if !player.isStill { hasNews = true }
      // The last picture is the one that stays, whatever the rate.
      let isDue = time >= due - half || abs(time - end) <= half
      guard failure == nil, isDue, time <= end + half else { return }
      due = max(due + gap, time)
      // What rests for an hour is painted once.
      guard hasNews else { return }
      hasNews = false
      guard let picture = player.picture() else { return }
      do throws(ImageError) {
        try movie.add(picture, at: time)
      } catch {
        failure = error
      }
    }
    if let failure { throw LabError("the animation could not be made: \(failure)") }
    // The end is shown long enough to be seen before it begins again.
    return movie.data(end: end + 0.8)
  }

  private static func play(
    _ gesture: GestureFile, on screen: any LabScreen, scale: CGFloat,
    look: @escaping (GesturePlayer, TimeInterval) -> Void
  ) throws(LabError) {
    let options = GesturePlayer.Options(traces: false, scale: scale)
    let player = try GesturePlayer(gesture, on: screen, options: options)
    player.onFrame = { [unowned player] time in look(player, time) }
    _ = player.run()
    player.onFrame = nil
  }
}
