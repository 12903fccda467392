import Foundation
import QuartzCore

extension UIButton {
  /// Puts title, image and background of the current state into the views.
  func updateParts() {
    let title = currentTitle
    if title != nil || parts.title != nil {
      let label = parts.title(in: self)
      label.textColor = shownColor
      if let attributed = currentAttributedTitle {
        label.attributedText = attributed
      } else {
        label.text = title
      }
      if let font = configuration?.font { label.font = font }
    }
    let image = currentImage
    if image != nil || parts.image != nil {
      let view = parts.image(in: self)
      view.image = image
      view.tintColor = buttonType == .custom && configuration == nil ? nil : shownColor
      view.isHidden = image == nil
    }
    let background = currentBackgroundImage
    if background != nil || parts.background != nil {
      let view = parts.background(in: self)
      view.image = background
      view.isHidden = background == nil
    }
    if let configuration {
      let fill = parts.fill(in: self)
      fill.backgroundColor = configuration.fillColor(tint: tintColor, isEnabled: isEnabled)
      fill.isHidden = false
    } else {
      parts.fill?.isHidden = true
    }
  }

  /// The colour of the title now.
  var shownColor: UIColor {
    if let configuration {
      return isEnabled ? configuration.foregroundColor(tint: tintColor) : .tertiaryLabel
    }
    if let color = contents[state].titleColor { return color }
    if !isEnabled, buttonType != .custom { return .tertiaryLabel }
    if let color = titleColor(for: state) { return color }
    return buttonType == .custom ? .white : tintColor
  }

  var fittingSize: CGSize {
    let title = titleSize
    let image = imageSize
    let insets = insets
    let gap = gap
    var size = CGSize.zero
    if isStacked {
      size.width = max(title.width, image.width)
      size.height = title.height + gap + image.height
    } else {
      size.width = title.width + gap + image.width
      size.height = max(title.height, image.height)
    }
    if size == .zero, let background = currentBackgroundImage { size = background.size }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if configuration == nil, contentEdgeInsets == .zero, title.height > 0 {
      // Source: measured, six points over and under the title of a button without insets.
      size.height += 12
    }
    return CGSize(width: max(size.width, 30), height: size.height)
  }

  func layOutParts() {
    parts.background?.frame = bounds
    if let configuration, let fill = parts.fill {
      fill.frame = bounds
      fill.layer.cornerRadius = configuration.cornerRadius(for: bounds.size)
      fill.layer.cornerCurve = .continuous
    }
    let area = bounds.inset(by: insets)
    var title = titleSize
    let image = imageSize
    let gap = gap
    title.width = max(0, min(title.width, isStacked ? area.width : area.width - image.width - gap))
    let both = CGSize(
      width: isStacked ? max(title.width, image.width) : title.width + gap + image.width,
      height: isStacked
        ? title.height + gap + image.height : max(title.height, image.height))
    let box = place(both, in: area)
    let isTrailing = configuration?.imagePlacement == .trailing
    let isBelow = configuration?.imagePlacement == .bottom
    var imageOrigin = box.origin
    var titleOrigin = box.origin
    if isStacked {
      imageOrigin.x = box.midX - image.width / 2
      titleOrigin.x = box.midX - title.width / 2
      if isBelow {
        imageOrigin.y += title.height + gap
      } else {
        titleOrigin.y += image.height + gap
      }
    } else {
      imageOrigin.y = box.midY - image.height / 2
      titleOrigin.y = box.midY - title.height / 2
      if isTrailing {
        imageOrigin.x += title.width + gap
      } else {
        titleOrigin.x += image.width + gap
      }
    }
    parts.title?.frame = shifted(titleOrigin, title, by: titleEdgeInsets)
    parts.image?.frame = shifted(imageOrigin, image, by: imageEdgeInsets)
  }

  /// Where a block of content stands, by the alignments.
  private func place(_ size: CGSize, in area: CGRect) -> CGRect {
    let x =
      switch contentHorizontalAlignment {
      case .left, .leading: area.minX
      case .right, .trailing: area.maxX - size.width
      case .center, .fill: area.midX - size.width / 2
      }
    let y =
      switch contentVerticalAlignment {
      case .top: area.minY
      case .bottom: area.maxY - size.height
      case .center, .fill: area.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func shifted(_ origin: CGPoint, _ size: CGSize, by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: onPixel(origin.x + (insets.left - insets.right) / 2),
      y: onPixel(origin.y + (insets.top - insets.bottom) / 2), width: size.width,
      height: size.height)
  }

  private var titleSize: CGSize {
    guard currentTitle?.isEmpty == false else { return .zero }
    return parts.title(in: self).fittedSize
  }

  private var imageSize: CGSize { currentImage?.size ?? .zero }

  private var insets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  private var gap: CGFloat {
    guard let configuration, currentImage != nil, currentTitle?.isEmpty == false else { return 0 }
    return configuration.imagePadding
  }

  private var isStacked: Bool {
    configuration?.imagePlacement == .top || configuration?.imagePlacement == .bottom
  }

  // MARK: Pressing

  /// Shows the press at once and lets go slowly.
  func showPress() {
    let strength = isHighlighted ? pressedAlpha : 1
    for view in [parts.title, parts.image, parts.fill].compactMap({ $0 }) {
      guard view.alpha != strength else { continue }
      Press.show(strength, on: view, isPressed: isHighlighted)
    }
  }

  /// Source: measured, iOS 15.
  private var pressedAlpha: CGFloat {
    if let configuration { return configuration.isFilled ? 0.75 : 0.4 }
    switch buttonType {
    case .custom: return adjustsImageWhenHighlighted && currentImage != nil ? 0.5 : 1
    default: return 0.2
    }
  }
}

/// How everything that is pressed fades.
enum Press {
  /// Fades `view` to `alpha`: at once when pressed, else in 0.3 s.
  ///
  /// Source: chosen, after the look's page.
  static func show(_ alpha: CGFloat, on view: UIView, isPressed: Bool) {
    view.layer.removeAnimation(forKey: "opacity")
    guard !isPressed, view.window != nil else {
      UIView.performWithoutAnimation { view.alpha = alpha }
      return
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
      animations: { view.alpha = alpha })
  }
}
