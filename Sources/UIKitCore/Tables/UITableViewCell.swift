public import Foundation
import QuartzCore

/// A row of a table. Mirrors: `UITableViewCell`. Units: points.
open class UITableViewCell: UIView {
  public private(set) final var reuseIdentifier: String?
  final let style: CellStyle
  final weak var table: UITableView?
  final var parts = CellParts()
  final var standing = CellStanding() {
    didSet { if standing != oldValue { standingChanged() } }
  }
  final var hasOwnBackground = false
  final var hasSeparator = false

  /// The identifier a cell made from a registered class gets, while it is being made.
  static var pendingIdentifier: String?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier ?? Self.pendingIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUpCell()
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    setUpCell()
  }

  /// A cell with a label, without an identifier.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  private func setUpCell() {
    clipsToBounds = true
    layer.isPage = true
    contentView.frame = bounds
    addSubview(contentView)
    showBackground()
  }

  // MARK: What is in it

  /// What scrolls aside and is covered by no accessory: views of one's own go here.
  public final let contentView: UIView = CellContentView()

  open var textLabel: UILabel? { parts.text(in: self) }
  /// nil for the style `.default`.
  open var detailTextLabel: UILabel? { style == .default ? nil : parts.detail(in: self) }
  /// nil for the style `.value2`.
  open var imageView: UIImageView? { style == .value2 ? nil : parts.image(in: self) }

  /// Text and pictures as one value; takes the place of label and image.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configurationChanged() }
  }

  /// What suits the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Behind the content of a highlighted or selected cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      showSelection(animated: false)
    }
  }

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = true
      wardrobe.birth["backgroundColor"] = nil
      super.backgroundColor = newValue
    }
  }

  // MARK: At the end

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }

  /// In the place of what `accessoryType` shows.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      accessoryChanged()
    }
  }

  // MARK: Lines and levels

  /// Where the line below begins and ends, unless it follows the text.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? table?.separatorInset ?? .zero }
    set {
      storedSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var storedSeparatorInset: UIEdgeInsets?

  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: State

  open var selectionStyle = SelectionStyle.default

  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  final var storedSelected = false
  final var storedHighlighted = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedSelected else { return }
    storedSelected = selected
    showSelection(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedHighlighted else { return }
    storedHighlighted = highlighted
    showSelection(animated: animated)
  }

  /// Called before the cell is given out again; what a row has put into it is to be taken back.
  open func prepareForReuse() {}

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
  }

  /// As high as label and image need, at least a standard row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

}

/// Holds a cell's own views.
private final class CellContentView: UIView {}

/// Asked by the recognisers of a cell, as UIKit's cells are: `gestureRecognizerShouldBegin` is there to
/// be overridden.
extension UITableViewCell: UIGestureRecognizerDelegate {}
