@testable import UIKitCore

extension TransitionWalk {
  /// Who is in whom, who presents whom, and what they have heard.
  func tree(of controller: UIViewController) -> String {
    let view = controller.viewIfLoaded
    var text =
      "\(type(of: controller)) \(controller.title ?? "") \(controller.appearance)"
      + "\(view?.window == nil ? "" : " in sight")\(view?.superview == nil ? "" : " placed")"
    if !controller.children.isEmpty {
      text += " [" + controller.children.map(tree).joined(separator: ", ") + "]"
    }
    if let guest = controller.storedPresented {
      let style = guest.presentation.map { "\($0.controller.presentationStyle)" } ?? "?"
      text += " presents \(style) " + tree(of: guest)
    }
    return text
  }
}
