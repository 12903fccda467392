import Foundation

/// A button's views, made when they are needed.
struct ButtonParts {
  private(set) var title: UILabel?
  private(set) var image: UIImageView?
  private(set) var background: UIImageView?
  private(set) var fill: UIView?

  mutating func title(in button: UIButton) -> UILabel {
    if let title { return title }
    let label = UILabel()
    // Source: documented, `UIFont.buttonFontSize`.
    label.font = .systemFont(ofSize: 18)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    title = label
    button.addSubview(label)
    return label
  }

  mutating func image(in button: UIButton) -> UIImageView {
    if let image { return image }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleToFill
    image = view
    if let title {
      button.insertSubview(view, belowSubview: title)
    } else {
      button.addSubview(view)
    }
    return view
  }

  mutating func background(in button: UIButton) -> UIImageView {
    if let background { return background }
    let view = UIImageView(frame: button.bounds)
    background = view
    button.insertSubview(view, at: 0)
    return view
  }

  /// What a configuration fills behind the title.
  mutating func fill(in button: UIButton) -> UIView {
    if let fill { return fill }
    let view = UIView(frame: button.bounds)
    view.isUserInteractionEnabled = false
    fill = view
    button.insertSubview(view, at: 0)
    return view
  }
}
