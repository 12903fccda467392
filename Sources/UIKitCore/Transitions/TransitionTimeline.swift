import Foundation
import Motion
import QuartzCore

/// The time of a transition's animations: held, sought, and let run in either direction.
///
/// The container's layer clock is stopped (`speed` 0) and set by `timeOffset`, as UIKit does (D6), so
/// every animation in the container follows, whoever made it. Animations of the animator or of the
/// coordinator on layers elsewhere are held one by one (D13).
final class TransitionTimeline {
  private let container: UIView
  private let duration: TimeInterval
  private var blocks: [AnimationBlock] = []
  private var isHeld = false
  private var link: CADisplayLink?
  private let reportsCurves: Bool
  private var hasReported = false

  /// - Parameter reportsCurves: whether curves that do not follow a finger are news (H9).
  init(container: UIView, duration: TimeInterval, reportsCurves: Bool = true) {
    self.container = container
    self.duration = duration
    self.reportsCurves = reportsCurves
  }

  /// Runs `start`, keeping account of what it animates; those alone are driven (C55).
  func record(holding: Bool, _ start: () -> Void) {
    if holding { hold() }
    AnimationBlock.observers.append { [weak self] block in
      if holding { self?.adapt(block) }
      self?.blocks.append(block)
    }
    start()
    AnimationBlock.observers.removeLast()
    if holding { for block in blocks { block.holdLoose(outside: container.layer, at: 0) } }
  }

  /// Puts the switches of D3, D14 and D15 to a block that will be scrubbed.
  private func adapt(_ block: AnimationBlock) {
    guard block.sink == nil else { return }
    // A delay as long as the whole way would leave nothing to scrub (D15: SideMenu's delay equals its
    // duration, and its menu follows the finger).
    if !UIKitCompatibility.delayCountsWhileScrubbing || block.delay >= duration { block.delay = 0 }
    switch block.pace {
    case .spring: if UIKitCompatibility.linearizesScrubbedSprings { block.pace = .curve(.linear) }
    case .curve:
      switch UIKitCompatibility.scrubbedCurves {
      case .kept: break
      case .linearUnlessNamed: if !block.namesCurve { block.pace = .curve(.linear) }
      case .linear: block.pace = .curve(.linear)
      }
    }
    if case .curve(let curve) = block.pace, curve == .linear { return }
    guard reportsCurves, !hasReported else { return }
    hasReported = true
    Diagnostics.report(.curveUnderFinger())
  }

  func seek(to percent: CGFloat) {
    guard isHeld else { return }
    set(time: Double(percent) * duration)
  }

  /// Plays from `percent` to the end or back to the start in `rest` seconds, then settles.
  func run(forwards: Bool, from percent: CGFloat, over rest: TimeInterval, curve: UnitBezier) {
    guard isHeld else { return }
    let start = CACurrentMediaTime()
    let origin = Double(percent) * duration
    let target = forwards ? duration : 0
    guard rest > 0 else {
      EndOfTurn.enqueue { self.settle(forwards: forwards) }
      return
    }
    // Kept alive by its link until it has settled.
    let link = CADisplayLink { link in
      let elapsed = link.targetTimestamp - start
      if elapsed >= rest - 1e-9 {
        link.invalidate()
        self.settle(forwards: forwards)
      } else {
        self.set(time: origin + (target - origin) * curve.value(at: elapsed / rest))
      }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  /// How far the container's clock is, 0…1.
  var percent: CGFloat? {
    guard isHeld, duration > 0 else { return nil }
    return CGFloat(min(max(container.layer.timeOffset / duration, 0), 1))
  }

  /// Stops on the way, to be sought again.
  func pause() {
    link?.invalidate()
    link = nil
  }

  /// The transition is over, whoever ended it: the container's clock runs again.
  func abandon() {
    link?.invalidate()
    link = nil
    guard isHeld else { return }
    isHeld = false
    blocks = []
    restoreClock()
  }

  private func restoreClock() {
    container.layer.speed = 1
    container.layer.timeOffset = 0
    container.layer.beginTime = 0
  }

  private func hold() {
    isHeld = true
    container.layer.speed = 0
    container.layer.timeOffset = 0
    container.layer.beginTime = 0
  }

  private func set(time: TimeInterval) {
    container.layer.timeOffset = time
    for block in blocks { block.holdLoose(outside: container.layer, at: time) }
  }

  /// Ends what was driven. Going back, the model first takes the values it had before the animator
  /// changed them, so that nothing flashes when the animations are gone (H28).
  private func settle(forwards: Bool) {
    link = nil
    isHeld = false
    let blocks = self.blocks
    self.blocks = []
    if !forwards { for block in blocks.reversed() { block.restoreModel() } }
    restoreClock()
    for block in blocks { block.end(forwards: forwards) }
  }
}
