import Foundation

/// What is behind a bar's content: one colour, an image perhaps, and a hairline of a device pixel.
final class BarBackground: UIView {
  enum LineEdge {
    case top, bottom
  }

  /// What is to be seen of it.
  struct Look {
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var lineColor: UIColor?
    /// Stands for the hairline, as high as it is itself.
    var lineImage: UIImage?

    init(_ appearance: UIBarAppearance) {
      color = appearance.backgroundColor
      image = appearance.backgroundImage
      imageMode = appearance.backgroundImageContentMode
      lineColor = appearance.shadowColor
      lineImage = appearance.shadowImage
    }

    /// Images that are set on the bar itself; an empty one takes away what it stands for.
    mutating func put(image own: UIImage?, line: UIImage?) {
      if let own {
        color = nil
        image = own.isBlank ? nil : own
      }
      if let line {
        lineColor = nil
        lineImage = line.isBlank ? nil : line
      }
    }
  }

  private let line = UIView()
  private var picture: UIImageView?
  private var linePicture: UIImageView?
  var edge: LineEdge {
    didSet { if edge != oldValue { place(frame) } }
  }

  init(line edge: LineEdge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    line.isUserInteractionEnabled = false
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ look: Look) {
    // Clear shades of the bar's own colours, so that a change fades without going through grey.
    backgroundColor = look.color ?? UIBarAppearance.defaultBackground.withAlphaComponent(0)
    line.backgroundColor = look.lineColor ?? UIBarAppearance.defaultShadow.withAlphaComponent(0)
    show(look.image, in: &picture, behind: line)
    picture?.contentMode = look.imageMode
    show(look.lineImage, in: &linePicture, behind: nil)
    linePicture?.tintColor = look.lineColor
    line.isHidden = look.lineImage != nil
    place(frame)
  }

  private func show(_ image: UIImage?, in view: inout UIImageView?, behind sibling: UIView?) {
    guard let image else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = view ?? UIImageView(frame: .zero)
    shown.clipsToBounds = true
    shown.image = image
    if let sibling { insertSubview(shown, belowSubview: sibling) } else { addSubview(shown) }
    view = shown
  }

  /// The line is outside, next to the bar, as UIKit's is. Set with the frame, so that both move in one
  /// animation.
  func place(_ frame: CGRect) {
    self.frame = frame
    line.frame = lineFrame(thickness: onePixel)
    picture?.frame = CGRect(origin: .zero, size: frame.size)
    if let linePicture {
      linePicture.frame = lineFrame(thickness: linePicture.image?.size.height ?? 0)
    }
  }

  private func lineFrame(thickness: CGFloat) -> CGRect {
    CGRect(
      x: 0, y: edge == .top ? -thickness : frame.height, width: frame.width, height: thickness)
  }
}
