public import Foundation
import QuartzCore

/// Rows below each other, in sections, of which only those that are seen have views.
///
/// Mirrors: `UITableView`. Units: points.
open class UITableView: UIScrollView {
  public final let style: Style

  /// What the table shows. Setting it loads anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// Who shapes the rows and hears of them.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      tableDelegate = newValue
      super.delegate = newValue
      setNeedsReload()
    }
  }

  // MARK: State of the machinery

  final weak var tableDelegate: (any UITableViewDelegate)?
  /// Where everything is; nil until the data source has been asked.
  final var storedMetrics: TableMetrics?
  final var cells: [RowKey: UITableViewCell] = [:]
  final var headers: [Int: UIView] = [:]
  final var footers: [Int: UIView] = [:]
  final var pool = TablePool()
  final var selectedKeys: [RowKey] = []
  final var highlightedKey: RowKey?
  /// What a lifted finger has chosen and nobody has been told of.
  final var pendingChoice: (key: RowKey, isSelected: Bool, dropped: [RowKey])?
  final var updates: TableUpdates?
  final var updateDepth = 0
  final var updateCompletions: [(Bool) -> Void] = []
  /// The rows that had cells after the last tiling.
  final var tiled: ClosedRange<RowKey>?
  final var isTiling = false
  final var tiledWidth: CGFloat = 0
  final var tiledScale: CGFloat = 0

  // MARK: Making one

  /// - Parameter style: how rows stand together, for good.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUpTable()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  private func setUpTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    wardrobe.birth["backgroundColor"] = backgroundColor
  }

  // MARK: Heights

  /// Of every row, unless the delegate says otherwise; `automaticDimension` asks the cells.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// Of headers; `automaticDimension` asks what they show.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// What rows count for until they are seen; 0 asks for all heights at once.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Above each header of a plain table.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsReload() } }

  // MARK: Lines

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { refreshCells() }
  }
  open var separatorColor: UIColor? = .separator {
    didSet {
      note(.separatorColor)
      refreshCells()
    }
  }
  /// Where lines begin and end; left is where the text begins unless set.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
    set {
      storedSeparatorInset = newValue
      refreshCells()
    }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { refreshCells() }
  }
  final var storedSeparatorInset: UIEdgeInsets?
  open var cellLayoutMarginsFollowReadableWidth = false

  // MARK: Views around the rows

  /// Above the first section; its height is its own, its width the table's.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// Below the last section.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// Behind the rows; it stays while they scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return setNeedsTiling() }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsTiling()
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  // MARK: Reuse

  /// Makes cells of this class for the identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    pool.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A cell that has gone out of sight, or a new one of the registered class; nil without a class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.cell(identifier)
  }

  /// A cell for a row: always one, as large as the row.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = pool.cell(identifier) ?? missingCell(identifier)
    let known = storedMetrics?.rect(of: RowKey(indexPath)).height ?? 0
    UIView.performWithoutAnimation {
      cell.bounds.size = CGSize(width: cellWidth, height: known > 0 ? known : Self.leastRow)
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    pool.header(identifier)
  }

  private func missingCell(_ identifier: String) -> UITableViewCell {
    report(.unregistered(identifier))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Loading

  /// Asks the data source for everything again; nothing stays selected.
  open func reloadData() {
    selectedKeys = []
    highlightedKey = nil
    for key in cells.keys.sorted() { retire(key) }
    retireHeaders()
    storedMetrics = nil
    tiled = nil
    setNeedsTiling()
  }

  open override func layoutSubviews() {
    tile()
    super.layoutSubviews()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !press(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard highlightedKey != nil else { return super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !lift(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard highlightedKey != nil else { return super.touchesCancelled(touches, with: event) }
    releaseHighlight()
  }

  /// A drag that begins on a button scrolls, as in UIKit's own tables (B11).
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
