public import Foundation
import QuartzCore

/// Above or below a section. Mirrors: `UITableViewHeaderFooterView`. Units: points.
open class UITableViewHeaderFooterView: UIView {
  public private(set) final var reuseIdentifier: String?
  public final let contentView = UIView()

  /// What it is, and in which kind of table.
  enum Look: Equatable {
    case header(UITableView.Style)
    case footer(UITableView.Style)
  }

  final var look = Look.header(.plain) { didSet { if look != oldValue { restyle() } } }
  /// Whether rows pass below it.
  final var isHeld = false { didSet { if isHeld != oldValue { restyle() } } }
  private var label: UILabel?
  private var detail: UILabel?

  static var pendingIdentifier: String?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier ?? Self.pendingIdentifier
    super.init(frame: .zero)
    setUpHeader()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpHeader()
  }

  /// A view without an identifier.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  private func setUpHeader() {
    addSubview(contentView)
    restyle()
  }

  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.numberOfLines = 0
    label = made
    contentView.addSubview(made)
    restyle()
    return made
  }

  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let made = UILabel()
    made.font = .systemFont(ofSize: 13)
    made.textColor = .secondaryLabel
    detail = made
    contentView.addSubview(made)
    setNeedsLayout()
    return made
  }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      restyle()
    }
  }

  /// Called before the view is given out again.
  open func prepareForReuse() {}

  /// The title the data source gave, as it is written in this kind of table.
  final var title: String? {
    get { label?.text }
    set {
      let isCaption = look == .header(.grouped) || look == .header(.insetGrouped)
      textLabel?.text = isCaption ? newValue?.uppercased() : newValue
      setNeedsLayout()
    }
  }

  /// Source: observed, iOS 15 to 18.
  private func restyle() {
    switch look {
    case .header(.plain):
      label?.font = .systemFont(ofSize: 17, weight: .semibold)
      label?.textColor = .label
      let isPlain = backgroundView == nil
      backgroundColor = isPlain && isHeld ? .systemBackground : nil
    case .header, .footer:
      label?.font = .systemFont(ofSize: 13)
      label?.textColor = .secondaryLabel
    }
    setNeedsLayout()
  }

  private var table: UITableView? { superview as? UITableView }

  private var margin: CGFloat { table?.margin ?? 16 }

  private var sides: UIEdgeInsets { table?.contentSides ?? .zero }

  final func fittingHeight(width: CGFloat) -> CGFloat {
    guard let label else { return 28 }
    let text = label.sizeThatFits(
      CGSize(width: max(0, width - sides.left - sides.right - 2 * margin), height: 0))
    // Source: observed: eight points above a footer, eight and a half below.
    return text.height + 16.5
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = label == nil ? max(bounds.height, 28) : max(28, fittingHeight(width: size.width))
    return CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds.inset(by: sides)
    guard let label else { return }
    let room = contentView.bounds.width
    let width = max(0, room - 2 * margin)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    let y: CGFloat =
      switch look {
      case .header(.plain): (bounds.height - height) / 2
      case .header: bounds.height - height - 6.5
      case .footer: 8
      }
    label.frame = CGRect(x: margin, y: onPixel(y), width: width, height: height)
    guard let detail else { return }
    let size = detail.sizeThatFits(.zero)
    detail.frame = CGRect(
      x: room - margin - size.width, y: label.frame.maxY - size.height,
      width: size.width, height: size.height)
  }
}
