import Foundation
import QuartzCore

extension UITableViewCell {
  /// The background of its table's style, unless it was given one.
  final func showBackground() {
    guard !hasOwnBackground else { return }
    let color: UIColor =
      standing.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    showOwnBackground(color)
  }

  private func showOwnBackground(_ color: UIColor) {
    backgroundColor = color
    hasOwnBackground = false
    // Nobody has chosen it; what is said for all cells counts more.
    wardrobe.birth["backgroundColor"] = color
  }

  final func standingChanged() {
    showBackground()
    let radius: CGFloat = standing.style == .insetGrouped ? 10 : 0
    var corners: CACornerMask = []
    if standing.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if standing.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerCurve = .continuous
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : radius
    setNeedsLayout()
  }

  /// Goes back to what a new cell is, but for what rows put into it.
  final func becomesFresh() {
    storedSelected = false
    storedHighlighted = false
    alpha = 1
    isHidden = false
    layer.removeAllAnimations()
    showSelection(animated: false)
  }

  /// The view that shows the highlight now.
  final var shownSelection: UIView? {
    if let view = selectedBackgroundView, view.superview === self { return view }
    if let view = parts.selection, view.superview === self { return view }
    return nil
  }

  final func showSelection(animated: Bool) {
    let isShown = (storedSelected || storedHighlighted) && selectionStyle != .none
    setLabelsHighlighted(isShown)
    if isShown {
      let view = selectedBackgroundView ?? parts.selection(in: self)
      view.layer.removeAllAnimations()
      UIView.performWithoutAnimation {
        view.frame = bounds
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        view.alpha = 1
      }
      setSeparatorHidden(true)
      return
    }
    guard let view = shownSelection else { return }
    guard animated, window != nil else {
      view.removeFromSuperview()
      setSeparatorHidden(false)
      return
    }
    // Source: observed, a released row fades for 0.3 s; inside a block it follows the block.
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction,
      animations: { view.alpha = 0 },
      completion: { [weak self] _ in
        guard let self, !(storedSelected || storedHighlighted) else { return }
        view.removeFromSuperview()
        view.alpha = 1
        setSeparatorHidden(false)
      })
  }

  private func setSeparatorHidden(_ isHidden: Bool) {
    parts.separator?.alpha = isHidden ? 0 : 1
  }

  private func setLabelsHighlighted(_ isHighlighted: Bool) {
    parts.text?.isHighlighted = isHighlighted
    parts.detail?.isHighlighted = isHighlighted
    parts.image?.isHighlighted = isHighlighted
  }

  final func accessoryChanged() {
    parts.setAccessory(accessoryView ?? stockAccessory, in: self)
    setNeedsLayout()
  }

  private var stockAccessory: UIView? {
    switch accessoryType {
    case .none: return nil
    case .disclosureIndicator: return chevron
    case .checkmark:
      return symbol("checkmark", size: 16, weight: .semibold, color: nil)
    case .detailButton: return detailButton
    case .detailDisclosureButton:
      let (button, mark) = (detailButton, chevron)
      let both = UIView(
        frame: CGRect(x: 0, y: 0, width: 22 + 12 + mark.bounds.width, height: 44))
      button.center = CGPoint(x: 11, y: 22)
      mark.center = CGPoint(x: both.bounds.width - mark.bounds.width / 2, y: 22)
      both.addSubview(button)
      both.addSubview(mark)
      return both
    }
  }

  private var chevron: UIImageView {
    symbol("chevron.right", size: 13.5, weight: .semibold, color: .tertiaryLabel)
  }

  private var detailButton: UIButton {
    let button = UIButton(type: .detailDisclosure)
    button.bounds.size = CGSize(width: 22, height: 22)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let table, let path = table.indexPath(for: self) else { return }
        table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      }, for: .primaryActionTriggered)
    return button
  }

  private func symbol(
    _ name: String, size: CGFloat, weight: UIImage.SymbolWeight, color: UIColor?
  ) -> UIImageView {
    let image = UIImage(
      systemName: name, withConfiguration: .init(pointSize: size, weight: weight))
    let view = UIImageView(image: image)
    if let color { view.tintColor = color }
    return view
  }
}
