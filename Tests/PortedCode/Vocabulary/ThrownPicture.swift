import UIKit

// A picture viewer as libraries write it: the picture hangs on the finger, is thrown away or snaps
// back; a stack of buttons below, a bar dressed by its proxy.

final class ViewerBar: UINavigationBar {}

class ThrownPictureViewController: UIViewController, UIDynamicAnimatorDelegate,
  UICollisionBehaviorDelegate, UIGestureRecognizerDelegate, UIToolbarDelegate
{
  let picture = UIImageView()
  let buttons = UIStackView()
  let toolbar = UIToolbar()
  private(set) var pauses = 0
  private var animator: UIDynamicAnimator!
  private var attachment: UIAttachmentBehavior?
  private var itemBehavior: UIDynamicItemBehavior?
  private var throwingThreshold: CGFloat { return 1000 }

  static func dress() {
    let bar = ViewerBar.appearance()
    bar.tintColor = .white
    bar.titleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.white]
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    UILabel.appearance(whenContainedInInstancesOf: [ViewerBar.self]).textColor = UIColor.white
    if #available(iOS 13.0, *) {
      let look = UINavigationBarAppearance()
      look.configureWithTransparentBackground()
      look.titleTextAttributes = [.foregroundColor: UIColor.white]
      look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
      bar.standardAppearance = look
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    picture.frame = CGRect(x: 95, y: 300, width: 200, height: 150)
    picture.backgroundColor = .gray
    picture.isUserInteractionEnabled = true
    view.addSubview(picture)

    buttons.axis = .horizontal
    buttons.distribution = .fillEqually
    buttons.spacing = 8
    buttons.frame = CGRect(x: 0, y: 700, width: 390, height: 44)
    ["Share", "Save", "Close"].forEach { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      buttons.addArrangedSubview(button)
    }
    view.addSubview(buttons)
    toolbar.delegate = self

    animator = UIDynamicAnimator(referenceView: view)
    animator.delegate = self
    let pan = UIPanGestureRecognizer(target: self, action: Selector(handlePan(_:)))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  override var keyCommands: [UIKeyCommand]? {
    return [
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(close))
    ]
  }

  override var canBecomeFirstResponder: Bool { return true }

  func close() { dismiss(animated: true, completion: nil) }

  func position(for bar: UIBarPositioning) -> UIBarPosition { return .bottom }

  private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    let location = recognizer.location(in: view)
    let inside = recognizer.location(in: picture)
    switch recognizer.state {
    case .began:
      animator.removeAllBehaviors()
      let offset = UIOffset(
        horizontal: inside.x - picture.bounds.midX, vertical: inside.y - picture.bounds.midY)
      let held = UIAttachmentBehavior(
        item: picture, offsetFromCenter: offset, attachedToAnchor: location)
      attachment = held
      animator.addBehavior(held)
    case .changed:
      attachment?.anchorPoint = location
    case .ended, .cancelled, .failed:
      animator.removeAllBehaviors()
      attachment = nil
      let velocity = recognizer.velocity(in: view)
      let magnitude = sqrt(pow(velocity.x, 2) + pow(velocity.y, 2))
      if magnitude > throwingThreshold {
        throwAway(velocity, at: location)
      } else {
        let snap = UISnapBehavior(item: picture, snapTo: CGPoint(x: 195, y: 375))
        snap.damping = 0.6
        animator.addBehavior(snap)
      }
    default:
      break
    }
  }

  private func throwAway(_ velocity: CGPoint, at location: CGPoint) {
    let item = UIDynamicItemBehavior(items: [picture])
    item.addLinearVelocity(velocity, for: picture)
    item.allowsRotation = true
    item.action = { [weak self] in
      guard let self = self, !self.view.bounds.intersects(self.picture.frame) else { return }
      self.animator.removeAllBehaviors()
      self.close()
    }
    itemBehavior = item
    animator.addBehavior(item)
    let gravity = UIGravityBehavior(items: [picture])
    gravity.magnitude = 0.7
    animator.addBehavior(gravity)
    let push = UIPushBehavior(items: [picture], mode: .instantaneous)
    push.pushDirection = CGVector(dx: velocity.x / 500, dy: velocity.y / 500)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 0), for: picture)
    animator.addBehavior(push)
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { pauses += 1 }
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {}

  func savedPicture() -> Data? {
    let renderer = UIGraphicsImageRenderer(bounds: picture.bounds)
    let image = renderer.image { picture.layer.render(in: $0.cgContext) }
    return image.jpegData(compressionQuality: 0.8)
  }
}
