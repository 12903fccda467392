public import Foundation
import QuartzCore

/// Shows a list row's content. Mirrors: `UIListContentView`.
open class UIListContentView: UIView, UIContentView {
  private let image = UIImageView(frame: .zero)
  private let text = UILabel()
  private let second = UILabel()
  private var list: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [image, text, second] { addSubview(view) }
    image.contentMode = .scaleAspectFit
    image.clipsToBounds = true
    show()
  }

  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
  }

  /// Anything but a `UIListContentConfiguration` is not shown.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      show()
    }
  }

  private func show() {
    image.preferredSymbolConfiguration =
      list.imageProperties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)
    image.image = list.image
    if let color = list.imageProperties.tintColor { image.tintColor = color }
    image.layer.cornerRadius = list.imageProperties.cornerRadius
    put(list.text, list.attributedText, list.textProperties, into: text)
    put(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties,
      into: second)
    setNeedsLayout()
  }

  private func put(
    _ plain: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties, into label: UILabel
  ) {
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment =
      switch look.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed { label.attributedText = attributed } else { label.text = plain }
  }

  /// Where the text begins: lines between rows begin there too.
  final var textLeft: CGFloat {
    let size = imageSize
    let left = list.directionalLayoutMargins.leading
    guard size.width > 0 else { return left }
    // Source: observed: pictures stand in the middle of a column, so that texts line up.
    return left + max(size.width, image.image?.isSymbolImage == true ? 28 : 0)
      + list.imageToTextPadding
  }

  private var imageSize: CGSize {
    guard image.image != nil else { return .zero }
    var size = image.intrinsicContentSize
    let limit = list.imageProperties.maximumSize
    guard size.width > 0, size.height > 0 else { return .zero }
    var scale: CGFloat = 1
    if limit.width > 0 { scale = min(scale, limit.width / size.width) }
    if limit.height > 0 { scale = min(scale, limit.height / size.height) }
    size.width *= scale
    size.height *= scale
    return size
  }

  private struct Arrangement {
    var text = CGSize.zero
    var second = CGSize.zero
    var isSideBySide = false
    var height: CGFloat = 0
  }

  private func arrange(width: CGFloat) -> Arrangement {
    let room = max(0, width - textLeft - list.directionalLayoutMargins.trailing)
    var result = Arrangement()
    func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
      guard label.text?.isEmpty == false else { return .zero }
      return label.sizeThatFits(CGSize(width: width, height: 0))
    }
    let gap = list.textToSecondaryTextHorizontalPadding
    if list.prefersSideBySideTextAndSecondaryText {
      result.text = size(text, .infinity)
      result.second = size(second, .infinity)
      if result.text.width + gap + result.second.width <= room || result.second == .zero {
        result.isSideBySide = true
        result.text.width = min(result.text.width, room)
        result.height = max(result.text.height, result.second.height)
        return result
      }
    }
    result.text = size(text, room)
    result.second = size(second, room)
    let hasBoth = result.text.height > 0 && result.second.height > 0
    result.height =
      result.text.height + result.second.height
      + (hasBoth ? list.textToSecondaryTextVerticalPadding : 0)
    return result
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = list.directionalLayoutMargins
    let height = max(arrange(width: size.width).height, imageSize.height)
    return CGSize(width: size.width, height: height + margins.top + margins.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = imageSize
    let margins = list.directionalLayoutMargins
    let column = textLeft - margins.leading - list.imageToTextPadding
    image.frame = pixelFrame(
      size,
      centeredOn: CGPoint(x: margins.leading + max(size.width, column) / 2, y: bounds.midY))
    let plan = arrange(width: bounds.width)
    let left = textLeft
    let right = bounds.width - margins.trailing
    if plan.isSideBySide {
      text.frame = CGRect(
        x: left, y: onPixel(bounds.midY - plan.text.height / 2), width: plan.text.width,
        height: plan.text.height)
      second.frame = CGRect(
        x: right - plan.second.width, y: onPixel(bounds.midY - plan.second.height / 2),
        width: plan.second.width, height: plan.second.height)
      return
    }
    let top = bounds.midY - plan.height / 2
    let width = max(0, right - left)
    text.frame = CGRect(x: left, y: onPixel(top), width: width, height: plan.text.height)
    second.frame = CGRect(
      x: left, y: onPixel(top + plan.height - plan.second.height), width: width,
      height: plan.second.height)
  }
}
