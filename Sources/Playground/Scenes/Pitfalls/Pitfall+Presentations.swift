import UIKit

/// How a page is presented and dismissed, and how it is not.
extension Pitfall {
  static let presentations = [
    Pitfall(
      "H5", "presenter-in-container", title: "The presenter in the container",
      code: """
        // in the dismissal's animator
        container.insertSubview(presenter.view, at: 0)
        """,
      onPhone: "When the container goes it takes the presenter's view along: a black screen."
    ) { phone in
      let transition = FaultyTransition { context in
        let (from, to) = (
          context.viewController(forKey: .from), context.viewController(forKey: .to)
        )
        if let to { context.containerView.insertSubview(to.view, at: 0) }
        UIView.animate(
          withDuration: 0.4, animations: { from?.view.alpha = 0 },
          completion: { _ in FaultyTransition.complete(context) })
      }
      phone.presentAndDismiss(transition)
    },
    Pitfall(
      "H29", "two-presentations", title: "Present while presenting",
      code: """
        present(first, animated: true)
        present(second, animated: true)
        """,
      onPhone: "“Attempt to present … while a presentation is in progress”: the second never comes."
    ) { phone in
      let first = phone.makePage()
      phone.present(first, animated: true)
      phone.present(phone.makePage(), animated: true)
      phone.after(1.2) { [weak first] in first?.dismiss(animated: true) }
    },
    Pitfall(
      "H30", "weak-delegate", title: "A delegate nobody keeps",
      code: """
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = CardTransitions()
        present(page, animated: true)
        """,
      onPhone: "The property is weak: the delegate is gone before it is asked, and the page comes "
        + "with the default animation."
    ) { phone in
      let page = phone.makePage()
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = FaultyTransition { FaultyTransition.complete($0) }
      phone.present(page, animated: true)
      phone.after(1) { [weak page] in page?.dismiss(animated: true) }
    },
    Pitfall(
      "H31", "frame-with-transform", title: "A frame under a transform",
      code: """
        view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        view.frame = CGRect(x: 20, y: 20, width: 200, height: 120)
        """,
      onPhone: "The view has another size than was asked for, and yet another once the transform "
        + "is taken off."
    ) { phone in
      guard let page = phone.stack.topViewController as? PitfallPage else { return }
      page.picture.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      page.picture.frame = CGRect(x: 20, y: 60, width: 200, height: 120)
      phone.after(1) { [weak page] in
        page?.picture.transform = .identity
        page?.view.setNeedsLayout()
      }
    },
    Pitfall(
      "H20", "early-snapshot", title: "A snapshot before the first layout",
      code: """
        let page = DetailController()
        let picture = page.view.snapshotView(afterScreenUpdates: false)
        """,
      onPhone: "The picture is empty: the page fades in from nothing."
    ) { phone in
      let page = phone.makePage()
      page.view.frame = phone.view.bounds
      guard let picture = page.view.snapshotView(afterScreenUpdates: false) else { return }
      picture.frame = phone.view.bounds
      phone.view.addSubview(picture)
      UIView.animate(
        withDuration: 0.8, animations: { picture.alpha = 0 },
        completion: { _ in picture.removeFromSuperview() })
    },
  ]
}

extension PitfallPhone {
  fileprivate func presentAndDismiss(_ transition: FaultyTransition) {
    let page = makePage()
    page.modalPresentationStyle = .overFullScreen
    page.transitioningDelegate = transition
    keeper = transition
    present(page, animated: false)
    after(0.4) { [weak page] in page?.dismiss(animated: true) }
  }
}
