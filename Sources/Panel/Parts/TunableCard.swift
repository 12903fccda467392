import Playground
import UIKit

/// All tunables of the scene, with a field that finds some of them.
final class TunableCard: Card, UITextFieldDelegate {
  private let session: TuningSession
  let filter = UITextField(frame: .zero)
  private let glass = UIImageView(frame: .zero)
  private let count = UILabel(PanelStyle.small, .secondaryLabel)
  let rows: [TunableRow]
  private let drawn: Set<String>
  /// Told when its height has changed.
  var onHeight: (() -> Void)?
  /// Which row has the keys.
  private(set) lazy var focus = RowFocus { [weak self] in self?.shown ?? [] }

  init(_ session: TuningSession, stepSize: @escaping () -> StepSize) {
    self.session = session
    drawn = MotionKeys(session.info.tunables).drawn
    rows = session.info.tunables.map { TunableRow($0, session: session, stepSize: stepSize) }
    super.init()
    filter.font = PanelStyle.text
    filter.placeholder = "Filter"
    filter.backgroundColor = .tertiarySystemFill
    filter.layer.cornerRadius = 8
    filter.clearButtonMode = .whileEditing
    filter.delegate = self
    filter.autocorrectionType = .no
    let spacer = UIView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
    glass.image = UIImage(
      systemName: "magnifyingglass",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .regular))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = spacer.bounds
    spacer.addSubview(glass)
    filter.leftView = spacer
    filter.leftViewMode = .always
    filter.on(.editingChanged) { [weak self] in self?.filterChanged() }
    count.textAlignment = .right
    addSubview(filter)
    addSubview(count)
    for row in rows { addSubview(row) }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// The rows that the filter lets through.
  var shown: [TunableRow] {
    let filter = TunableFilter(filter.text ?? "")
    return rows.filter {
      // What has an editor is listed only where it is asked for.
      (!filter.isEmpty || !drawn.contains($0.tunable.key))
        && filter.matches($0.tunable, isChanged: session.isChanged($0.tunable.key))
    }
  }

  override var height: CGFloat {
    44 + CGFloat(max(shown.count, 1)) * TunableRow.height + 8
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(filter, 10, 9, 220, 28)
    put(count, 240, 9, bounds.width - 240 - PanelStyle.inset, 28)
    let visible = shown
    for row in rows { row.isHidden = !visible.contains { $0 === row } }
    for (index, row) in visible.enumerated() {
      put(row, 0, 42 + CGFloat(index) * TunableRow.height, bounds.width, TunableRow.height)
    }
  }

  /// Shows the session's values.
  override func refresh() {
    for row in rows { row.refresh() }
    let changed = session.changedCount
    count.text = changed == 0 ? "all at their defaults" : "\(changed) changed"
  }

  private func filterChanged() {
    for row in rows { row.isFocus = false }
    focus.set(nil)
    setNeedsLayout()
    onHeight?()
  }

  // MARK: Keys

  /// Return in the filter goes to what was found.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    focus.set(shown.isEmpty ? nil : 0)
    return false
  }
}
