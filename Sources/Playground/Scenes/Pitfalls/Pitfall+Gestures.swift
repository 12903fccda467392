import UIKit

/// Mistakes a finger makes visible.
extension Pitfall {
  static let gestures = [
    Pitfall(
      "H11", "translation-reset", title: "Translation reset on every change",
      code: """
        case .changed:
          page.center.x += pan.translation(in: view).x
          pan.setTranslation(.zero, in: view)
        case .ended:
          if pan.velocity(in: view).x > 300 { finish() }
        """,
      onPhone:
        "The page follows, but a quick flick never finishes: each reset forgets the velocity.",
      gesture: "Flick the page sideways."
    ) { phone in
      phone.attach(
        PitfallDrag { pan, page in
          guard pan.state == .changed else {
            guard pan.state == .ended || pan.state == .cancelled else { return }
            // Never so, and the page always comes back.
            let isFast = pan.velocity(in: page.superview).x > 300
            page.center = page.home
            if isFast { page.center.x += 400 }
            return
          }
          page.center.x += pan.translation(in: page.superview).x
          pan.setTranslation(.zero, in: page.superview)
        })
    },
    Pitfall(
      "H15", "edge-at-root", title: "Edge swipe at the root",
      code: """
        // to get the swipe back with a button of one's own
        interactivePopGestureRecognizer?.delegate = nil
        """,
      onPhone: "After a swipe at the root the next push freezes the stack.",
      gesture: "Swipe in from the phone's left edge."
    ) { phone in
      phone.stack.interactivePopGestureRecognizer?.isEnabled = true
      phone.stack.interactivePopGestureRecognizer?.delegate = nil
    },
    Pitfall(
      "A9", "deaf-label", title: "A pan on a view that does not hear",
      code: """
        let label = UILabel()
        label.addGestureRecognizer(pan)   // and nothing else
        """,
      onPhone: "Nothing happens: labels and image views have their user interaction off.",
      gesture: "Drag the yellow label."
    ) { phone in
      guard let page = phone.stack.topViewController?.view else { return }
      let label = UILabel("Drag me · 拖我", size: 17, weight: .semibold, color: .black)
      label.textAlignment = .center
      label.backgroundColor = .systemYellow
      label.frame = CGRect(
        x: page.bounds.midX - 80, y: page.bounds.midY - 22, width: 160, height: 44)
      label.addGestureRecognizer(UIPanGestureRecognizer())
      page.addSubview(label)
    },
  ]
}

extension PitfallPhone {
  fileprivate func attach(_ drag: PitfallDrag) {
    guard let page = (stack.topViewController as? PitfallPage)?.picture else { return }
    page.isUserInteractionEnabled = true
    page.addGestureRecognizer(drag.pan)
    keeper = drag
  }
}

extension UIView {
  /// Where its superview's middle is.
  fileprivate var home: CGPoint {
    CGPoint(x: superview?.bounds.midX ?? center.x, y: center.y)
  }
}

/// A pan with something wrong about what is done with it.
final class PitfallDrag: NSObject {
  let pan = UIPanGestureRecognizer()
  private let action: (UIPanGestureRecognizer, UIView) -> Void

  init(_ action: @escaping (UIPanGestureRecognizer, UIView) -> Void) {
    self.action = action
    super.init()
    pan.addTarget(self, action: Selector(PitfallDrag.handle(_:)))
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    if let view = pan.view { action(pan, view) }
  }
}
