import UIKit

/// How a transition is begun and driven, and how it is not.
extension Pitfall {
  static let beginnings = [
    Pitfall(
      "H2", "interactive-start", title: "wantsInteractiveStart left on",
      code: """
        func backPressed() {
          // driver.wantsInteractiveStart is still true
          navigationController?.popViewController(animated: true)
        }
        """,
      onPhone: "The button does nothing, and neither does anything after it: the transition waits "
        + "for a finger that never comes."
    ) { phone in
      phone.press(with: UIPercentDrivenInteractiveTransition())
    },
    Pitfall(
      "H1", "ended-before-start", title: "Let go before the start",
      code: """
        case .began:
          navigationController?.popViewController(animated: true)
        case .ended:              // in the same turn, after a quick flick
          driver.finish()
        """,
      onPhone: "finish() is lost, as there is no transition yet: the app freezes now and then, "
        + "after the quickest swipes."
    ) { phone in
      let driver = UIPercentDrivenInteractiveTransition()
      phone.press(with: driver)
      driver.finish()
    },
    Pitfall(
      "H4", "animates-nothing", title: "Animating nothing",
      code: """
        UIView.animate(withDuration: 0.4) {
          // the frame it has already
          from.frame = from.frame
        } completion: { _ in
          context.completeTransition(…)
        }
        """,
      onPhone: "The animation ends at once, and the transition completes under the finger."
    ) { phone in
      phone.scrub(to: 0.5, finishing: true) { context in
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
          return
        }
        context.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(
          withDuration: 0.4, animations: { from.frame = from.frame },
          completion: { _ in FaultyTransition.complete(context) })
      }
    },
    Pitfall(
      "H9", "curve", title: "A curve that leaves the finger",
      code: """
        UIView.animate(
          withDuration: 0.4, delay: 0, options: .curveEaseInOut,
          animations: { from.frame.origin.x = width })
        """,
      onPhone: "The page lags behind the finger at first, overtakes it, and waits at the end."
    ) { phone in
      phone.scrub(to: 0.7, finishing: true) {
        FaultyTransition.slide($0, options: .curveEaseInOut) { FaultyTransition.complete($0) }
      }
    },
    Pitfall(
      "H14", "new-animator", title: "A new animator each time",
      code: """
        func interruptibleAnimator(…) -> … {
          UIViewPropertyAnimator(duration: 0.4, curve: .linear)
        }
        """,
      onPhone: "The animator that is paused is not the one that runs."
    ) { phone in
      phone.scrubForgetful()
    },
    Pitfall(
      "H17", "nested-push", title: "A push while a push runs",
      code: """
        navigationController?.pushViewController(one, animated: true)
        navigationController?.pushViewController(two, animated: true)
        """,
      onPhone: "“Nested push animation can result in corrupted navigation bar”: and it does."
    ) { phone in
      phone.stack.pushViewController(phone.makePage(), animated: true)
      phone.after(0.1) { [weak phone] in
        guard let phone else { return }
        phone.stack.pushViewController(phone.makePage(), animated: true)
      }
    },
  ]
}

extension PitfallPhone {
  /// A back button, with a driver that is asked for.
  fileprivate func press(with driver: UIPercentDrivenInteractiveTransition) {
    let transition = FaultyTransition {
      FaultyTransition.slide($0) { FaultyTransition.complete($0) }
    }
    transition.driver = driver
    pushQuietly()
    stack.delegate = transition
    keeper = transition
    stack.popViewController(animated: true)
  }

  fileprivate func scrubForgetful() {
    let transition = FaultyAnimatorTransition()
    transition.forgets = true
    pushQuietly()
    stack.delegate = transition
    keeper = transition
    stack.popViewController(animated: true)
    after(0.2) { transition.percentDriver.update(0.5) }
    after(0.4) { transition.percentDriver.cancel() }
  }
}
