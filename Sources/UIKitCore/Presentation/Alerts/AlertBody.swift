import Foundation
import QuartzCore

/// What is seen of an alert: what it says, and its actions. A finger slides over them as over keys.
final class AlertBody: UIView {
  private weak var alert: UIAlertController?
  /// What is said and what can be chosen, in one piece.
  private let main = UIView(frame: .zero)
  private let head: AlertHead
  private let fields = AlertFields(frame: .zero)
  private let list = UIScrollView(frame: .zero)
  /// The action sheet's way out, set apart.
  private var apart: AlertRow?
  private var rows: [AlertRow] = []
  private var lines: [UIView] = []
  private let isSheet: Bool

  init(alert: UIAlertController) {
    self.alert = alert
    isSheet = alert.preferredStyle == .actionSheet
    head = AlertHead(isSheet: isSheet)
    super.init(frame: .zero)
    main.backgroundColor = AlertLook.ground
    main.clipsToBounds = true
    main.layer.cornerRadius = isSheet ? AlertLook.sheetCorner : AlertLook.corner
    list.delaysContentTouches = false
    list.contentInsetAdjustmentBehavior = .never
    addSubview(main)
    main.addSubview(head)
    main.addSubview(fields)
    main.addSubview(list)
    reload()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  func reload() {
    guard let alert else { return }
    head.show(alert.title, alert.message)
    fields.show(alert.textFields ?? [])
    for view in rows + lines { view.removeFromSuperview() }
    apart?.removeFromSuperview()
    lines = []
    let cancel = alert.cancelAction
    var actions = alert.actions.filter { $0 !== cancel }
    apart = nil
    if let cancel, isSheet {
      let row = makeRow(cancel, ground: AlertLook.cancelGround)
      row.layer.cornerRadius = AlertLook.sheetCorner
      row.clipsToBounds = true
      addSubview(row)
      apart = row
    } else if let cancel {
      // Beside one other it stands first, below several last.
      actions.insert(cancel, at: actions.count == 1 ? 0 : actions.count)
    }
    rows = actions.map { makeRow($0, ground: nil) }
    for row in rows { list.addSubview(row) }
    setNeedsLayout()
  }

  private func makeRow(_ action: UIAlertAction, ground: UIColor?) -> AlertRow {
    AlertRow(
      action, isBold: action === alert?.standingOut, size: isSheet ? 20 : 17, ground: ground)
  }

  func actionChanged(_ action: UIAlertAction) {
    for row in allRows where row.action === action { row.look() }
  }

  private var allRows: [AlertRow] { rows + [apart].compactMap { $0 } }

  // MARK: Layout

  private var rowHeight: CGFloat { isSheet ? AlertLook.sheetRow : AlertLook.row }

  /// Two short titles stand side by side.
  private func isSideBySide(in width: CGFloat) -> Bool {
    !isSheet && rows.count == 2 && rows.allSatisfy { $0.titleWidth <= width / 2 - 16 }
  }

  private func listHeight(in width: CGFloat) -> CGFloat {
    isSideBySide(in: width) ? rowHeight : rowHeight * CGFloat(rows.count)
  }

  private var apartHeight: CGFloat {
    guard apart != nil else { return 0 }
    return rowHeight + (head.height(for: 300) > 0 || !rows.isEmpty ? AlertLook.sheetMargin : 0)
  }

  /// How high it wants to be, at most `limit`.
  func height(for width: CGFloat, limit: CGFloat) -> CGFloat {
    min(saidHeight(for: width) + listHeight(in: width) + apartHeight, max(0, limit))
  }

  /// Of what is said and asked.
  private func saidHeight(for width: CGFloat) -> CGFloat {
    head.height(for: width) + fields.height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for line in lines { line.removeFromSuperview() }
    lines = []
    let width = bounds.width
    let mainHeight = bounds.height - apartHeight
    main.frame = CGRect(x: 0, y: 0, width: width, height: max(0, mainHeight))
    apart?.frame = CGRect(
      x: 0, y: bounds.height - rowHeight, width: width, height: rowHeight)
    // When there is too little room, a row and a half stay in sight.
    let wanted = saidHeight(for: width)
    let listRoom = min(listHeight(in: width), max(mainHeight - wanted, rowHeight * 1.5))
    let headHeight = min(wanted, max(0, mainHeight - listRoom))
    let textHeight = max(0, headHeight - fields.height)
    head.frame = CGRect(x: 0, y: 0, width: width, height: textHeight)
    head.clipsToBounds = headHeight < wanted
    fields.frame = CGRect(x: 0, y: textHeight, width: width, height: headHeight - textHeight)
    list.frame = CGRect(x: 0, y: headHeight, width: width, height: mainHeight - headHeight)
    list.contentSize = CGSize(width: width, height: listHeight(in: width))
    list.isScrollEnabled = list.contentSize.height > list.bounds.height + 0.5
    placeRows(width: width)
    if headHeight > 0, !rows.isEmpty {
      addLine(CGRect(x: 0, y: headHeight, width: width, height: hairline), to: main)
    }
  }

  private func placeRows(width: CGFloat) {
    if isSideBySide(in: width) {
      for (index, row) in rows.enumerated() {
        row.frame = CGRect(
          x: width / 2 * CGFloat(index), y: 0, width: width / 2, height: rowHeight)
      }
      addLine(
        CGRect(x: ((width - hairline) / 2).rounded(), y: 0, width: hairline, height: rowHeight),
        to: list)
      return
    }
    for (index, row) in rows.enumerated() {
      let y = rowHeight * CGFloat(index)
      row.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
      if index > 0 { addLine(CGRect(x: 0, y: y, width: width, height: hairline), to: list) }
    }
  }

  private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  private func addLine(_ frame: CGRect, to view: UIView) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    view.addSubview(line)
    lines.append(line)
  }

  // MARK: The finger

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { slide(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { slide(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let row = touches.first.flatMap(row(under:))
    press(nil)
    if let row { alert?.choose(row.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(nil) }

  private func slide(_ touches: Set<UITouch>) {
    press(touches.first.flatMap(row(under:)))
  }

  private func press(_ row: AlertRow?) {
    for other in allRows { other.isPressed = other === row }
  }

  private func row(under touch: UITouch) -> AlertRow? {
    allRows.first { row in
      guard row.action.isEnabled, let holder = row.superview else { return false }
      // What has scrolled out of sight is not under the finger.
      return row.point(inside: touch.location(in: row), with: nil)
        && (row === apart || holder.point(inside: touch.location(in: holder), with: nil))
    }
  }
}
