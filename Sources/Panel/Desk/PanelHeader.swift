import Playground
import UIKit

/// The panel's top line: which scene, which set of values, one step back and forth.
final class PanelHeader: UIView {
  private let model: PanelModel
  private let title = UILabel(UIFont.systemFont(ofSize: 17, weight: .semibold))
  private let preset = UILabel(PanelStyle.small, .secondaryLabel)
  let sides = UISegmentedControl(items: ["A", "B"])
  let undo = ToolButton(symbol: "arrow.uturn.backward", isFilled: true)
  let redo = ToolButton(symbol: "arrow.uturn.backward", isFilled: true)
  let presets = ToolButton(symbol: "slider.horizontal.3", isFilled: true)
  let help = ToolButton(title: "?", isFilled: true)

  let height: CGFloat = 44

  init(_ model: PanelModel) {
    self.model = model
    super.init(frame: .zero)
    redo.flip()
    for part in [title, preset, sides, undo, redo, presets, help] { addSubview(part) }
    let session = model.session
    title.text = session.info.title
    for part in [sides, undo, redo, presets] as [UIView] { part.isHidden = model.isInGallery }
    sides.on(.valueChanged) { [weak self] in
      guard let self else { return }
      let wanted: TuningState.Side = sides.selectedSegmentIndex == 1 ? .b : .a
      if session.active != wanted { session.swap() }
    }
    undo.on(.touchUpInside) { session.undo() }
    redo.on(.touchUpInside) { session.redo() }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    title.frame = CGRect(x: 2, y: 2, width: width - 240, height: 22)
    preset.frame = CGRect(x: 2, y: 25, width: width - 240, height: 16)
    sides.frame = CGRect(x: width - 234, y: 7, width: 76, height: 30)
    for (index, button) in [undo, redo, presets, help].enumerated() {
      button.frame = CGRect(x: width - 148 + CGFloat(index) * 38, y: 7, width: 34, height: 30)
    }
  }

  func refresh() {
    let session = model.session
    undo.isEnabled = session.canUndo
    redo.isEnabled = session.canRedo
    sides.selectedSegmentIndex = session.active == .a ? 0 : 1
    preset.text =
      model.isInGallery
      ? "No scene is open"
      : session.currentPreset.map { "Preset: \($0.name)" } ?? "Own values"
  }
}
