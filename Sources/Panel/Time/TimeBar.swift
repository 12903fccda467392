import UIKit

/// How fast the scene goes, one frame on and back, and a line for what there is to say.
final class TimeBar: Card {
  private let model: PanelModel
  let pause = ToolButton(symbol: "pause.fill", isFilled: true)
  let play = ToolButton(symbol: "play.fill", isFilled: true)
  let back = ToolButton(symbol: "backward.fill", isFilled: true)
  let forward = ToolButton(symbol: "forward.fill", isFilled: true)
  let speeds = UISegmentedControl(items: SceneTime.speeds.map { SceneTime.text($0) })
  private let line = UILabel(PanelStyle.small, .secondaryLabel, lines: 2)

  init(_ model: PanelModel) {
    self.model = model
    super.init()
    for part in [pause, play, back, forward, speeds, line] { addSubview(part) }
    pause.on(.touchUpInside) { [weak model] in model?.perform(.pause) }
    play.on(.touchUpInside) { [weak model] in model?.perform(.pause) }
    back.on(.touchUpInside) { [weak model] in model?.perform(.stepBack) }
    forward.on(.touchUpInside) { [weak model] in model?.perform(.stepForward) }
    speeds.on(.valueChanged) { [weak self] in
      guard let self, SceneTime.speeds.indices.contains(speeds.selectedSegmentIndex) else { return }
      model.time.setSpeed(SceneTime.speeds[speeds.selectedSegmentIndex])
    }
    line.text = "? shows all keys"
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override var height: CGFloat { 76 }

  /// What was said last.
  var said: String { line.text ?? "" }

  override func layoutSubviews() {
    super.layoutSubviews()
    put(pause, 10, 8, 38, 30)
    play.frame = pause.frame
    put(back, 54, 8, 34, 30)
    put(forward, 92, 8, 34, 30)
    put(speeds, bounds.width - 176, 8, 166, 30)
    put(line, PanelStyle.inset, 42, bounds.width - 2 * PanelStyle.inset, 29)
  }

  override func refresh() {
    pause.isHidden = model.time.isPaused
    play.isHidden = !model.time.isPaused
    speeds.selectedSegmentIndex =
      SceneTime.speeds.firstIndex(of: model.time.speed) ?? UISegmentedControl.noSegment
  }

  /// Shows what there is to say until there is something else.
  func say(_ text: String) {
    line.text = text
  }
}
