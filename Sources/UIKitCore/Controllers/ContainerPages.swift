import Foundation

/// What a container's pages stand in: the container view of its transitions. Cuts what slides out.
final class ContainerPages: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// A page that is to stay is there, wherever an animator has left it.
  func keep(_ page: UIView) {
    if page.superview !== self { addSubview(page) }
  }
}
