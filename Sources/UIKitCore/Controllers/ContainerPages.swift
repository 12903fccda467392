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

  /// Puts a page in without any transition.
  func place(_ page: UIView) {
    page.frame = bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    keep(page)
  }

  /// A page that is to stay is there, wherever an animator has left it.
  func keep(_ page: UIView) {
    if page.superview !== self { addSubview(page) }
  }
}
