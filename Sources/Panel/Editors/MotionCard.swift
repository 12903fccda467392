import Foundation
import Motion
import Playground
import UIKit

/// Curves and springs as they are: drawn, with handles, and shown at work.
final class MotionCard: Card {
  private let model: PanelModel
  private let keys: MotionKeys
  private let none = UILabel(
    PanelStyle.text, .secondaryLabel, lines: 2,
    text: "This scene has no curve and no spring of its own to draw.")
  let curve: CurveEditor?
  let spring: SpringEditor?
  let rows: [TunableRow]
  /// Which row has the keys.
  private(set) lazy var focus = RowFocus { [weak self] in self?.rows ?? [] }

  init(_ model: PanelModel, stepSize: @escaping () -> StepSize) {
    self.model = model
    let session = model.session
    keys = MotionKeys(session.info.tunables)
    curve = keys.curve.map { CurveEditor(session, keys: $0) }
    spring = keys.spring.map { SpringEditor(session, keys: $0) }
    rows = keys.all.compactMap { session.tunable($0) }.map {
      TunableRow($0, session: session, stepSize: stepSize)
    }
    super.init()
    none.textAlignment = .center
    none.isHidden = curve != nil || spring != nil
    addSubview(none)
    for editor in editors { addSubview(editor) }
    for row in rows {
      row.onMistake = { [weak model] in model?.say($0) }
      addSubview(row)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var editors: [UIView] { [curve as UIView?, spring].compactMap { $0 } }

  private static let editorHeight: CGFloat = 300

  override var height: CGFloat {
    guard !editors.isEmpty else { return 80 }
    return CGFloat(editors.count) * Self.editorHeight + CGFloat(rows.count) * TunableRow.height + 20
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(none, 30, 20, bounds.width - 60, 40)
    for (index, editor) in editors.enumerated() {
      put(
        editor, PanelStyle.inset, 10 + CGFloat(index) * Self.editorHeight,
        bounds.width - 2 * PanelStyle.inset, Self.editorHeight - 10)
    }
    let top = 10 + CGFloat(editors.count) * Self.editorHeight
    for (index, row) in rows.enumerated() {
      put(row, 0, top + CGFloat(index) * TunableRow.height, bounds.width, TunableRow.height)
    }
  }

  override func refresh() {
    curve?.refresh()
    spring?.refresh()
    for row in rows { row.refresh() }
  }
}
