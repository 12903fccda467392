import Foundation
import Geometry

/// One item's views in a navigation bar: buttons, title, large title.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  let backItem: UINavigationItem?
  let titleLabel = UILabel()
  private(set) var titleView: UIView?
  private(set) var largeLabel: UILabel?
  private(set) var back: BackButtonView?
  private(set) var buttons: [BarButtonView] = []
  private var leftCount = 0
  private var titleShift = UIOffset.zero
  private var needsReload = true
  /// Where layout has put the titles, however they have been moved since.
  private(set) var restingTitle = CGPoint.zero
  private(set) var restingLargeTitle = CGPoint.zero
  /// While a transition moves the parts, layout leaves them alone.
  var isInTransition = false {
    didSet { if !isInTransition { setNeedsLayout() } }
  }

  private unowned let bar: UINavigationBar

  init(item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar) {
    self.item = item
    self.backItem = backItem
    self.bar = bar
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// What stands for the title in the row.
  var title: UIView { titleView ?? titleLabel }

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  // MARK: Views from the item

  private func reload() {
    needsReload = false
    item.bar = bar
    backItem?.bar = bar
    reloadTitle()
    reloadButtons()
    if item.showsBackButton(to: backItem) {
      if back == nil {
        let button = BackButtonView(frame: .zero)
        button.addTarget(self, action: NavigationBarContent.goBack, for: .touchUpInside)
        addSubview(button)
        back = button
      }
    } else {
      back?.removeFromSuperview()
      back = nil
    }
    dressButtons()
  }

  private func dressButtons() {
    let appearance = bar.appearance(for: item)
    for button in buttons {
      button.look =
        button.item.style == .done
        ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }
    let own = bar.backIndicatorTransitionMaskImage == nil ? nil : bar.backIndicatorImage
    back?.dress(appearance.backButtonAppearance, indicator: own ?? appearance.ownIndicator)
    titleShift = appearance.titlePositionAdjustment
    titleShift.vertical += bar.titleVerticalPositionAdjustment(for: .default)
  }

  private func reloadTitle() {
    let appearance = bar.appearance(for: item)
    titleLabel.text = item.title
    titleLabel.font = appearance.titleFont
    titleLabel.textColor = appearance.titleColor
    if titleView !== item.titleView {
      if titleView?.superview === self { titleView?.removeFromSuperview() }
      titleView = item.titleView
    }
    if let titleView, titleView.superview !== self { addSubview(titleView) }
    titleLabel.isHidden = titleView != nil
    guard bar.showsLargeTitle(item) else {
      largeLabel?.removeFromSuperview()
      largeLabel = nil
      return
    }
    let label = largeLabel ?? UILabel()
    if largeLabel == nil {
      addSubview(label)
      largeLabel = label
    }
    label.text = item.title
    label.font = appearance.largeTitleFont
    label.textColor = appearance.largeTitleColor
  }

  private func reloadButtons() {
    let showsLeft = item.leftBarButtonItems ?? []
    let wanted = showsLeft + (item.rightBarButtonItems ?? [])
    leftCount = showsLeft.count
    let old = buttons
    buttons = wanted.map { item in
      old.first { $0.item === item } ?? BarButtonView(item: item)
    }
    for gone in old where !buttons.contains(where: { $0 === gone }) { gone.removeFromSuperview() }
    for button in buttons {
      if button.superview !== self { addSubview(button) }
      button.reload()
    }
  }

  private func goBack() {
    if let own = backItem?.backBarButtonItem, own.action != nil || own.primaryAction != nil {
      own.trigger(from: self, event: nil)
    } else {
      bar.goBack()
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isInTransition else { return }
    if needsReload { reload() }
    let row = bar.rowHeight
    let safe = bar.sideInsets
    let backTitles = back == nil ? [] : backItem?.backTitles ?? []
    var layout = NavigationBarLayout(
      width: bounds.width, safeLeft: safe.left, safeRight: safe.right)
    layout.backWidths = backTitles.map { back?.width(titled: $0) ?? 0 }
    layout.leftWidths = buttons[..<leftCount].map(\.fittedWidth)
    layout.rightWidths = buttons[leftCount...].map(\.fittedWidth)
    let titleSize = titleSize
    layout.titleWidth = showsInlineTitle ? titleSize.width : 0
    let result = layout.result

    if let back, let index = result.back {
      let width = back.width(titled: backTitles[index])
      back.frame = CGRect(x: safe.left, y: 0, width: width, height: row)
    }
    for (button, place) in zip(
      buttons, zip(result.left + result.right, layout.leftWidths + layout.rightWidths))
    {
      button.frame = CGRect(x: onPixel(place.0), y: 0, width: place.1, height: row)
    }
    let width = showsInlineTitle ? result.titleWidth : min(titleSize.width, bounds.width)
    title.frame = CGRect(
      x: onPixel(showsInlineTitle ? result.title : (bounds.width - width) / 2)
        + titleShift.horizontal,
      y: onPixel((row - titleSize.height) / 2) + titleShift.vertical, width: width,
      height: titleSize.height)
    restingTitle = title.center
    title.alpha = showsInlineTitle ? 1 : 0
    layOutLargeTitle(safe)
    back?.layoutIfNeeded()
  }

  private func layOutLargeTitle(_ safe: UIEdgeInsets) {
    guard let largeLabel else { return }
    let row = bar.rowHeight
    let size = largeLabel.fittedSize
    let x = safe.left + NavigationBarLayout.margin
    let most = max(0, bounds.width - x - safe.right - NavigationBarLayout.margin)
    let width = min(size.width, most)
    let room = bounds.height - row
    let growth = width > 0 ? min(LargeTitlePull.growth(at: room), most / width) : 1
    // Source: measured, the text's box ends 8 points above the bar's end.
    let top = onPixel(bounds.height - 8 - size.height)
    largeLabel.transform = CGAffineTransform(scaleX: growth, y: growth)
    largeLabel.bounds.size = CGSize(width: width, height: size.height)
    // It grows from its leading end, on the line it stands on.
    largeLabel.center = CGPoint(
      x: x + width * growth / 2, y: top + size.height - size.height * growth / 2)
    restingLargeTitle = largeLabel.center
    // What has gone up behind the row is not seen.
    largeLabel.alpha = min(max((room - 8) / (UINavigationBar.largeTitleHeight - 8), 0), 1)
  }

  /// Whether the title stands in the row: always, unless a large one is in sight.
  var showsInlineTitle: Bool {
    largeLabel == nil || bounds.height - bar.rowHeight < 12
  }

  private var titleSize: CGSize {
    guard let titleView else { return titleLabel.fittedSize }
    let row = bar.rowHeight
    var size = titleView.bounds.size
    if size.width <= 0 || size.height <= 0 {
      size = titleView.sizeThatFits(CGSize(width: bounds.width, height: row))
    }
    return CGSize(width: size.width, height: min(size.height, row))
  }

  /// Takes buttons in softly after a change.
  func fadeInButtons() {
    layoutIfNeeded()
    for button in buttons {
      UIView.performWithoutAnimation { button.alpha = 0 }
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      for button in self.buttons { button.alpha = 1 }
    }
  }
}

/// How a large title grows while its content is pulled down past its top.
enum LargeTitlePull {
  /// Source: chosen, by eye, for no source has numbers: a tenth at the most, at a pull that takes the
  /// finger through a quarter of a phone's screen.
  private static let most: CGFloat = 0.1
  private static let way: CGFloat = 110

  /// - Parameter room: what the bar has below its row, points; more than a large title's height is pull.
  static func growth(at room: CGFloat) -> CGFloat {
    let pull = min(max(room - UINavigationBar.largeTitleHeight, 0), way)
    return 1 + most * pull / way
  }
}
