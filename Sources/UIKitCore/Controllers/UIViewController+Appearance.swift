import Foundation
import QuartzCore

extension UIViewController {
  /// Who is being told that it will come or go, and how.
  typealias AppearanceCall = (controller: UIViewController, callback: String)
  static var calling: AppearanceCall?

  /// Somebody has asked for the coordinator and there is none; inside a callback that is worth a
  /// word (H18).
  final func noteMissingCoordinator() {
    guard let calling = Self.calling, calling.controller === self else { return }
    Diagnostics.report(.coordinatorIsNil(self, in: calling.callback))
  }

  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if let guestInPlace {
      guestInPlace.beginAppearance(isAppearing, animated: animated)
      return
    }
    beginOwnAppearance(isAppearing, animated: animated)
  }

  /// Whatever is presented in its place.
  final func beginOwnAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing, !isCovered else { return }
      // The view is there before anybody hears that it will appear.
      _ = loadedView
      appearance = .appearing
      hasReportedAppearing = false
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
    }
    isAppearanceAnimated = animated
    Self.calling = (self, isAppearing ? "viewWillAppear" : "viewWillDisappear")
    if isAppearing {
      tell("viewWillAppear")
      viewWillAppear(animated)
    } else {
      tell("viewWillDisappear")
      viewWillDisappear(animated)
    }
    Self.calling = nil
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in childrenInSight { child.beginAppearance(isAppearing, animated: animated) }
    }
    guestInside?.beginAppearance(isAppearing, animated: animated)
    appearanceChanged()
  }

  /// The view has come into the window with its size (C32).
  final func isAppearingNow() {
    if let guestInPlace {
      guestInPlace.isAppearingNow()
      return
    }
    guard appearance == .appearing, !hasReportedAppearing, viewIfLoaded?.window != nil else {
      return
    }
    hasReportedAppearing = true
    tell("viewIsAppearing")
    viewIsAppearing(isAppearanceAnimated)
    guestInside?.isAppearingNow()
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenInSight { child.isAppearingNow() }
  }

  final func endAppearance() {
    if let guestInPlace {
      guestInPlace.endAppearance()
      return
    }
    endOwnAppearance()
  }

  final func endOwnAppearance() {
    switch appearance {
    case .appearing:
      isAppearingNow()
      appearance = .appeared
      tell("viewDidAppear")
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      tell("viewDidDisappear")
      viewDidDisappear(isAppearanceAnimated)
      settleOutOfSight()
    case .appeared, .disappeared:
      return
    }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in childrenInSight { child.endAppearance() }
    }
    guestInside?.endAppearance()
    appearanceChanged()
  }

  /// What goes on in a container that has left the window has nothing to be seen on: its animations
  /// are gone, as in UIKit, and it is over.
  private func settleOutOfSight() {
    guard let running = runningTransition, viewIfLoaded?.window == nil else { return }
    running.settle(completed: !running.wasCancelled)
  }

  /// A child's view has been added to, or taken out of, a parent's that is seen: the child hears of it
  /// without its container saying so.
  final func followSuperview(isIn: Bool) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods, !parent.placesChildren
    else { return }
    if isIn {
      guard parent.appearance == .appeared || parent.appearance == .appearing,
        appearance == .disappeared, viewIfLoaded?.window != nil
      else { return }
      beginAppearance(true, animated: false)
      // A parent that still appears takes it along.
      guard parent.appearance == .appeared else { return }
      EndOfTurn.enqueue { [weak self] in
        guard let self, appearance == .appearing else { return }
        viewIfLoaded?.layoutIfNeeded()
        endAppearance()
      }
    } else {
      guard parent.appearance == .appeared, appearance == .appeared else { return }
      beginAppearance(false, animated: false)
      endAppearance()
    }
  }

  /// The window has become visible with this controller at its root.
  final func rootBecameVisible() {
    guard appearance == .disappeared else { return }
    beginAppearance(true, animated: false)
    EndOfTurn.enqueue {
      self.viewIfLoaded?.layoutIfNeeded()
      self.endAppearance()
    }
  }

  final func leaveWindow() {
    settleTransitions()
    letGoOfPresented()
    beginAppearance(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearance()
  }

  private func tell(_ callback: String) {
    Engine.tell(.appearance(controller: "\(type(of: self))", callback: callback))
  }
}

extension UIViewController {
  /// Runs `request` now, or after the transition that is running, which is then reported (H17).
  ///
  /// The completions of a transition are the place to ask for the next one, although it is not quite
  /// over then.
  final func whenIdle(_ kind: ViewTransition.Kind, _ request: @escaping () -> Void) {
    guard let runningTransition else {
      request()
      return
    }
    if runningTransition.phase != .ended { Diagnostics.report(.requestWhileRunning(kind)) }
    waitingRequests.append(request)
  }

  final func runWaitingRequests() {
    // One that has to wait on, for another transition, comes up again when that is over.
    for _ in 0..<waitingRequests.count {
      guard runningTransition == nil, !waitingRequests.isEmpty else { return }
      waitingRequests.removeFirst()()
    }
  }
}
