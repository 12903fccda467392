import Foundation

@testable import UIKitCore

/// Hears of diagnostics in place of standard error, as long as it is kept.
final class Reports {
  private(set) var all: [Diagnostic] = []

  init() {
    Diagnostics.onReport = { [weak self] in self?.all.append($0) }
  }

  /// What was wrong, by id; notes are `notes`.
  var ids: [String] { all.filter { !$0.isNote }.map(\.id) }

  var notes: [String] { all.filter(\.isNote).map(\.id) }

  isolated deinit {
    Diagnostics.onReport = nil
  }
}

/// What a transition's context says at the animator's start.
final class ContextNotes {
  private(set) var from: UIViewController?
  private(set) var to: UIViewController?
  private(set) var fromView: UIView?
  private(set) var toView: UIView?
  /// Initial and final of the one, initial and final of the other.
  private(set) var frames: [CGRect] = []
  private(set) var style: UIModalPresentationStyle?
  private(set) var isAnimated = false
  private(set) var isInteractive = false
  private(set) var wasCancelled = false

  func take(_ context: any UIViewControllerContextTransitioning) {
    from = context.viewController(forKey: .from)
    to = context.viewController(forKey: .to)
    fromView = context.view(forKey: .from)
    toView = context.view(forKey: .to)
    if let from, let to {
      frames = [
        context.initialFrame(for: from), context.finalFrame(for: from),
        context.initialFrame(for: to), context.finalFrame(for: to),
      ]
    }
    style = context.presentationStyle
    isAnimated = context.isAnimated
    isInteractive = context.isInteractive
    wasCancelled = context.transitionWasCancelled
  }
}
