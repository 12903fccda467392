import Drawing
import Foundation
import QuartzCore

extension UITextField {
  /// Source: measured, iOS 15: from a rounded or bezelled border to the text.
  private static let borderInset: CGFloat = 7
  private static let lineInset: CGFloat = 2
  /// Source: measured: the clear button's side, and its distance from the edge.
  private static let clearSide: CGFloat = 19
  private static let clearGap: CGFloat = 5

  private var sideInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: Self.lineInset
    case .bezel, .roundedRect: Self.borderInset
    }
  }

  private func showsClearButton(isEditing: Bool) -> Bool {
    hasText && isEnabled && clearButtonMode.shows(isEditing: isEditing)
      && !(rightView != nil && rightViewMode.shows(isEditing: isEditing))
  }

  func textField(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    var left = bounds.minX + sideInset
    var right = bounds.maxX - sideInset
    if leftView != nil, leftViewMode.shows(isEditing: isEditing) {
      left = max(left, leftViewRect(forBounds: bounds).maxX)
    }
    if rightView != nil, rightViewMode.shows(isEditing: isEditing) {
      right = min(right, rightViewRect(forBounds: bounds).minX)
    } else if showsClearButton(isEditing: isEditing) {
      right = min(right, clearButtonRect(forBounds: bounds).minX - Self.clearGap)
    }
    return CGRect(
      x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  func clearButtonField(_ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - Self.clearGap - Self.clearSide,
      y: onPixel(bounds.midY - Self.clearSide / 2), width: Self.clearSide, height: Self.clearSide)
  }

  func sideField(_ bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let view = isLeft ? leftView : rightView else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.intrinsicContentSize }
    size.width = min(max(size.width, 0), bounds.width)
    size.height = min(max(size.height, 0), bounds.height)
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: onPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  var fieldSize: CGSize {
    let line = font?.lineHeight ?? 20
    let text = hasText ? shownLayout.size : placeholderLayout(width: .infinity).size
    var size = CGSize(
      width: text.width + 2 * sideInset + CaretView.width, height: max(line, text.height))
    // Source: measured: 34 points around 17-point text in a rounded border.
    if borderStyle == .roundedRect || borderStyle == .bezel { size.height += 13.7 }
    if leftView != nil, leftViewMode != .never { size.width += leftView?.bounds.width ?? 0 }
    if rightView != nil, rightViewMode != .never { size.width += rightView?.bounds.width ?? 0 }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  func layOutField() {
    let isEditing = isEditing
    if let border = parts.border { border.frame = borderRect(forBounds: bounds) }
    place(leftView, leftViewMode, leftViewRect(forBounds: bounds))
    place(rightView, rightViewMode, rightViewRect(forBounds: bounds))
    let showsClear = showsClearButton(isEditing: isEditing)
    if showsClear || parts.clearButton != nil {
      let button = parts.clearButton(in: self)
      button.isHidden = !showsClear
      button.frame = clearButtonRect(forBounds: bounds)
    }
    let field =
      !hasText
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    // The caret of an empty field or at the end stands beside the text, not in it.
    parts.clip.frame = field.insetBy(dx: -CaretView.width, dy: 0)
    let inner = CGRect(
      x: CaretView.width, y: 0, width: field.width, height: field.height)
    if parts.canvas.frame != inner { parts.canvas.frame = inner }
    showSelection()
  }

  private func place(_ view: UIView?, _ mode: ViewMode, _ frame: CGRect) {
    guard let view else { return }
    let isShown = mode.shows(isEditing: isEditing)
    if isShown, view.superview !== self { addSubview(view) }
    view.isHidden = !isShown
    if isShown { view.frame = frame }
  }

  func sideViewChanged(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Border and ground. Source: measured, iOS 15.
  func lookChanged() {
    let image = isEnabled ? background : disabledBackground ?? background
    if let image, borderStyle != .roundedRect {
      parts.border(in: self).image = image
    } else {
      parts.border?.image = nil
    }
    switch borderStyle {
    case .none:
      // A layer's border that somebody set by hand stays.
      if parts.hasBorder { setBorder(nil, radius: 0) }
    case .line: setBorder(.label, radius: 0)
    case .bezel: setBorder(.systemGray, radius: 0)
    case .roundedRect:
      setBorder(.systemGray4, radius: 5)
      if backgroundColor == nil { backgroundColor = .systemBackground }
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func setBorder(_ color: UIColor?, radius: CGFloat) {
    parts.hasBorder = color != nil
    layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
    layer.borderWidth = color == nil ? 0 : max(onePixel, 0.5)
    layer.cornerRadius = radius
  }
}
