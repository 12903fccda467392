import UIKit

/// What controllers and delegates were told, in order.
final class CallLog {
  struct Line {
    let who: String
    let call: String
    let color: UIColor
  }

  private(set) var lines: [Line] = []
  private var views: [WeakView] = []

  private struct WeakView {
    weak var view: CallLogView?
  }

  func add(_ who: String, _ call: String, _ color: UIColor) {
    lines.append(Line(who: who, call: call, color: color))
    // What nobody can see any more is forgotten.
    if lines.count > 40 { lines.removeFirst() }
    for view in views { view.view?.showLines() }
  }

  fileprivate func tell(_ view: CallLogView) {
    views.removeAll { $0.view == nil }
    views.append(WeakView(view: view))
  }
}

/// The last lines of a log, newest at the bottom.
final class CallLogView: UIView {
  private let log: CallLog
  private let rows: [LogRow]
  private let heading = UILabel("", size: 12, weight: .semibold, color: .secondaryLabel)
  /// Units: points.
  private static let row: CGFloat = 22

  init(_ log: CallLog, title: String, count: Int) {
    self.log = log
    rows = (0..<count).map { _ in LogRow() }
    super.init(frame: .zero)
    heading.text = title.uppercased()
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    for part in [heading] + rows { addSubview(part) }
    log.tell(self)
    showLines()
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(rows.count) * Self.row + 46)
  }

  fileprivate func showLines() {
    let shown = log.lines.suffix(rows.count)
    for (index, row) in rows.enumerated() {
      row.show(index < shown.count ? shown[shown.startIndex + index] : nil)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = CGRect(x: 16, y: 12, width: max(0, bounds.width - 32), height: 16)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 16, y: 36 + CGFloat(index) * Self.row, width: max(0, bounds.width - 32),
        height: Self.row)
    }
  }
}

/// Who was told, and what.
private final class LogRow: UIView {
  private let dot = UIView()
  private let who = UILabel("", size: 13, weight: .medium)
  private let call = UILabel("", size: 13, color: .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.layer.cornerRadius = 3.5
    for part in [dot, who, call] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ line: CallLog.Line?) {
    isHidden = line == nil
    guard let line else { return }
    dot.backgroundColor = line.color
    who.text = line.who
    call.text = line.call
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    dot.frame = CGRect(x: 0, y: ((height - 7) / 2).rounded(), width: 7, height: 7)
    who.frame = CGRect(x: 16, y: 0, width: 64, height: height)
    call.frame = CGRect(x: 84, y: 0, width: max(0, bounds.width - 84), height: height)
  }
}
