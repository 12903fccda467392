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
    for editor in editors { addSubview(editor.view) }
    for row in rows {
      row.onMistake = { [weak model] in model?.say($0) }
      addSubview(row)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var editors: [(view: UIView, height: CGFloat)] {
    [(curve as UIView?, Self.curveHeight), (spring, Self.springHeight)].compactMap { view, height in
      view.map { ($0, height) }
    }
  }

  private var editorsHeight: CGFloat { editors.reduce(0) { $0 + $1.height } }

  /// Room for control points above and below the way.
  private static let curveHeight: CGFloat = 380
  private static let springHeight: CGFloat = 252

  override var height: CGFloat {
    guard !editors.isEmpty else { return 80 }
    return editorsHeight + CGFloat(rows.count) * TunableRow.height + 20
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(none, 30, 20, bounds.width - 60, 40)
    var top: CGFloat = 10
    for editor in editors {
      put(
        editor.view, PanelStyle.inset, top, bounds.width - 2 * PanelStyle.inset, editor.height - 10)
      top += editor.height
    }
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
