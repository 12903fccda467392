import QuartzCore
import UIKitCore

/// Everything that can be seen of a window's views, and which controllers there are, as numbers.
struct StageLook: Equatable {
  /// Takes another view of the same class for the same.
  private(set) var shape = LookHash()
  /// Which views and controllers there are.
  private(set) var identities = LookHash()

  init(of window: UIWindow) {
    add(window)
    var controller = window.rootViewController
    while let current = controller {
      shape.add(ObjectIdentifier(current))
      for child in current.children { shape.add(ObjectIdentifier(child)) }
      controller = current.presentedViewController
    }
  }

  private mutating func add(_ view: UIView) {
    identities.add(ObjectIdentifier(view))
    shape.add(ObjectIdentifier(type(of: view)))
    view.layer.addLook(to: &shape)
    shape.add(view.isUserInteractionEnabled ? 1 : 0 as UInt64)
    if type(of: view) != UIView.self { addContent(of: view) }
    let subviews = view.subviews
    shape.add(UInt64(subviews.count))
    for subview in subviews { add(subview) }
  }

  private mutating func addContent(of view: UIView) {
    if let label = view as? UILabel {
      shape.add(label.text)
    } else if let picture = view as? UIImageView {
      if let image = picture.image { shape.add(ObjectIdentifier(image)) }
    } else if let field = view as? UITextField {
      shape.add(field.text)
    } else if let text = view as? UITextView {
      shape.add(text.text)
    }
  }
}
