import UIKit

/// Takes a view from one place to another without motion: gone from where it was, and there where it
/// goes. Until it is gone a finger can stop it.
final class CatchableFade {
  private let view: UIView
  /// How many there were; whoever is stopped is not the newest any more.
  private var count = 0

  /// Too faint to be seen, and yet it can be touched. Source: documented, the least opacity of what
  /// takes touches.
  private static let faintest: CGFloat = 0.01
  /// Of going, and of coming again. Units: seconds. Source: chosen.
  private static let duration = 0.2

  init(_ view: UIView) {
    self.view = view
  }

  /// Whether it goes, and is not gone yet.
  var isGoing: Bool { view.alpha < 1 }

  /// - Parameters:
  ///   - move: puts the view where it goes.
  ///   - done: called when it has been put there, before it is seen again; not when it was stopped.
  func run(_ move: @escaping () -> Void, then done: (() -> Void)? = nil) {
    count += 1
    let number = count
    animate(Self.duration, to: Self.faintest) { [weak self] in
      guard let self, number == count else { return }
      move()
      animate(Self.duration, to: 1)
      done?()
    }
  }

  /// The view stays where it is, and is seen again: half gone is no state to be held in.
  func stop() {
    let opacity = CGFloat(view.layer.presentation()?.opacity ?? 1)
    count += 1
    view.layer.removeAllAnimations()
    view.alpha = opacity
    animate(Self.duration / 2, to: 1)
  }

  private func animate(
    _ duration: TimeInterval, to alpha: CGFloat, then done: (() -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: { self.view.alpha = alpha }, completion: { _ in done?() })
  }
}
