import Foundation
import QuartzCore

/// What others animate along with a sheet in a hand: their animations are as far as the sheet is.
final class SheetCompanions {
  private let duration: TimeInterval
  private var blocks: [AnimationBlock] = []
  private var link: CADisplayLink?
  /// A layer that nothing lies inside: every animation is held by itself.
  private let nowhere = CALayer()

  init(duration: TimeInterval) {
    self.duration = duration
  }

  func record(_ start: () -> Void) {
    AnimationBlock.observers.append { [weak self] block in self?.blocks.append(block) }
    start()
    AnimationBlock.observers.removeLast()
  }

  func show(_ percent: CGFloat) {
    for block in blocks { block.holdLoose(outside: nowhere, at: Double(percent) * duration) }
  }

  /// Goes where the sheet goes, picture by picture.
  func follow(_ percent: @escaping () -> CGFloat) {
    guard !blocks.isEmpty, link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      show(percent())
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  /// Ends them; going back, everything has the values of before.
  func settle(forwards: Bool) {
    stop()
    let blocks = self.blocks
    self.blocks = []
    if !forwards { for block in blocks.reversed() { block.restoreModel() } }
    for block in blocks { block.end() }
  }
}
