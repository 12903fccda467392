package import Foundation
import QuartzCore

/// An app inside the app: it runs on a screen, a clock and a finger of its own, and nobody outside
/// hears or sees anything of it but the pictures that are asked for.
///
/// A turn of it is a turn of the same engine. Whatever UIKit has only one of, from `UIScreen.main` to
/// the work that waits for the end of the turn, is exchanged for the inner app's own while it runs.
@preconcurrency @MainActor
package final class InnerApp {
  /// Whether the code that runs now is part of an inner app.
  package private(set) static var isRunning = false

  package let screen: UIScreen
  private let clock = InnerClock()
  private let input = InnerInput()
  private var loop: FrameLoop?
  private var window: UIWindow?
  private var place: AppPlace

  /// - Parameters:
  ///   - size: of its screen, points.
  ///   - scale: pixels a point.
  package init(size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) {
    screen = UIScreen(size: size, scale: scale)
    screen.userInterfaceStyle = style
    place = AppPlace(screen, style: style)
    run {
      UIApplication.start(on: screen)
      loop = FrameLoop(screen: screen, input: input, clock: clock, compositor: InnerClock.Blind())
      loop?.isPainting = false
    }
  }

  isolated deinit {
    // What goes with it hears its last calls as part of it.
    run {
      bringToRest()
      window?.rootViewController = nil
      window?.isHidden = true
      window = nil
      loop = nil
      UIApplication.start(on: screen)
    }
  }

  /// Lets what is on its way come to its end, unseen: a transition that nobody ends keeps all that
  /// takes part in it.
  private func bringToRest() {
    guard let loop else { return }
    input.takeAway(at: clock.now)
    var rounds = 0
    while !loop.isResting || rounds == 0, rounds < Self.patience {
      clock.advance(by: 0.25, isForced: rounds == 0)
      rounds += 1
    }
  }

  /// How many quarters of a second that may take. Source: chosen, longer than any transition.
  private static let patience = 20

  /// Makes a controller and lets it appear.
  package func show(_ make: () -> UIViewController) {
    run {
      let window = UIWindow(screen: screen)
      window.rootViewController = make()
      window.makeKeyAndVisible()
      self.window = window
    }
    advance(by: 0)
  }

  /// Since it began. Units: seconds.
  package var time: TimeInterval { clock.now }

  /// Puts the finger down, moves or lifts it at a moment that has not passed.
  ///
  /// - Parameters:
  ///   - phase: `.began`, `.moved` or `.ended`; others do nothing.
  ///   - point: on its screen.
  ///   - time: since it began, seconds.
  package func touch(_ phase: UITouch.Phase, at point: CGPoint, time: TimeInterval) {
    input.schedule(phase, at: point, time: time)
  }

  /// Whether nothing moves and no touch is to come.
  package var isResting: Bool {
    guard input.isEmpty, let loop else { return input.isEmpty }
    return run { loop.isResting }
  }

  /// Goes on by so many seconds, in one turn.
  ///
  /// - Returns: whether there is something new to see.
  @discardableResult
  package func advance(by seconds: TimeInterval) -> Bool {
    guard seconds >= 0, seconds.isFinite, let loop else { return false }
    var isNew = false
    loop.onTurn = { _, isPresented in isNew = isNew || isPresented }
    run { clock.advance(by: seconds, isForced: input.isDue(at: clock.now + seconds)) }
    loop.onTurn = nil
    return isNew
  }

  /// Draws what is seen now into the current graphics context.
  package func draw(in rect: CGRect) {
    run { _ = window?.drawHierarchy(in: rect, afterScreenUpdates: true) }
  }

  /// Runs `body` with everything that there is once being the inner app's.
  private func run<Result>(_ body: () -> Result) -> Result {
    let wasRunning = Self.isRunning
    place.exchange()
    Self.isRunning = true
    defer {
      Self.isRunning = wasRunning
      place.exchange()
    }
    return body()
  }
}
