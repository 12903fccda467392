public import Display
public import Foundation

/// Writes down what a hand does in a window, sample by sample, on the frames' own axis of time.
///
/// The gesture's zero is the last frame before the first sample, so that a replay takes each sample
/// in at the frame the window took it in at.
public final class GestureRecorder {
  /// What was done so far.
  public private(set) var moments: [GestureMoment] = []
  /// Whether the recording is as long as a file may be; more is not taken.
  public private(set) var isFull = false
  /// When the last finger was lifted, or the last other input came, on the frame clock; nil while a
  /// finger is down and before anything came.
  public private(set) var resting: TimeInterval?

  private var zero: TimeInterval?
  private var fingers: [Int: CGPoint] = [:]

  public init() {}

  /// Whether anything was done.
  public var hasBegun: Bool { zero != nil }

  /// Takes an event that a frame took in.
  ///
  /// - Parameters:
  ///   - frame: the frame's time, on the axis of the events. Units: seconds.
  ///   - period: between frames. Units: seconds.
  public func take(_ event: InputEvent, frame: TimeInterval, period: TimeInterval) {
    guard var moment = GestureMoment(event, zero: 0) else { return }
    let time = moment.time / 1000
    if zero == nil {
      // A finger that lifts, or goes on, began before the recording.
      switch moment.input {
      case .move, .up, .keyUp, .cancel: return
      case .down, .scroll, .keyDown: break
      }
      let back = period > 0 ? max(0, ((frame - time) / period).rounded(.up)) : 0
      zero = min(time, frame - back * period)
    }
    guard let zero, let exact = GestureMoment(event, zero: zero) else { return }
    // Stamps of a window system may run backwards; the order is what counts.
    moment = GestureMoment(time: max(exact.time, moments.last?.time ?? 0), input: exact.input)
    guard moment.time <= GestureParser.times.upperBound,
      moments.count < GestureExpansion.momentLimit - 16
    else {
      isFull = true
      return
    }
    guard admits(moment.input) else { return }
    moments.append(moment)
    resting = fingers.isEmpty ? frame : nil
  }

  private func admits(_ input: GestureInput) -> Bool {
    switch input {
    case .down(let place, let finger):
      guard (0...9).contains(finger) else { return false }
      return fingers.updateValue(place, forKey: finger) == nil
    case .move(let place, let finger):
      return fingers[finger] != nil && fingers.updateValue(place, forKey: finger) != place
    case .up(_, let finger):
      return fingers.removeValue(forKey: finger) != nil
    case .cancel, .scroll, .keyDown, .keyUp:
      return true
    }
  }

  /// The recording as a file; fingers that are still down are lifted where they are.
  ///
  /// - Parameters:
  ///   - base: scene, state, device and values; its steps are replaced.
  ///   - refresh: the frames' measured rate, Hz.
  public func file(_ base: GestureFile, refresh: Double) -> GestureFile {
    var file = base
    file.refresh = min(max((refresh * 1000).rounded() / 1000, 1), 1000)
    file.steps = moments.map { .sample(time: $0.time, $0.input) }
    let end = moments.last?.time ?? 0
    for (finger, place) in fingers.sorted(by: { $0.key < $1.key }) {
      file.steps.append(.sample(time: end, .up(place, finger: finger)))
    }
    return file
  }
}
