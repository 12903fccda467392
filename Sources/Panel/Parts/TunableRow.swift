import Playground
import UIKit

/// One tunable: its name, a slider, its number, and a way back to the default.
final class TunableRow: UIView {
  let tunable: Tunable
  private let session: TuningSession
  private let mark = UIView(frame: .zero)
  private let name = UILabel(UIFont.systemFont(ofSize: 13))
  private let title: RowTitle
  private let note = UILabel(UIFont.systemFont(ofSize: 10), .secondaryLabel)
  private let reset = ToolButton(symbol: "arrow.counterclockwise")
  let slider: FineSlider
  let number = NumberField()
  /// Told why what was typed is no value.
  var onMistake: ((String) -> Void)?

  static let height: CGFloat = 32

  init(_ tunable: Tunable, session: TuningSession, stepSize: @escaping () -> StepSize) {
    self.tunable = tunable
    self.session = session
    title = RowTitle(tunable.title)
    slider = FineSlider(tunable)
    super.init(frame: .zero)
    slider.stepSize = stepSize
    name.text = title.name
    note.isHidden = true
    showNote()
    for label in [name, note] {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.85
    }
    mark.backgroundColor = PanelStyle.accent
    mark.layer.cornerRadius = 3
    for part in [mark, name, note, slider, number, reset] { addSubview(part) }
    let key = tunable.key
    slider.on(.valueChanged) { [weak self] in
      guard let self else { return }
      isHeld = true
      session.set(key, to: slider.value, kind: "drag \(key)")
    }
    for event in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel] {
      slider.on(event) { [weak self] in
        self?.isHeld = false
        session.endStep()
      }
    }
    reset.on(.touchUpInside) { session.reset(key) }
    number.onType = { [weak self] text in
      do {
        try session.type(text, for: key)
        return true
      } catch {
        self?.onMistake?("\(tunable.title): \(error)")
        return false
      }
    }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether keys go here.
  var isFocus = false {
    didSet {
      guard isFocus != oldValue else { return }
      slider.isFocus = isFocus
      backgroundColor = isFocus ? .quaternarySystemFill : .clear
      showNote()
    }
  }

  /// Whether a finger moves its slider.
  private var isHeld = false { didSet { if isHeld != oldValue { showNote() } } }

  /// Under the name: from where to where the value goes while it is being changed, else what its
  /// numbers mean.
  private func showNote() {
    let range = tunable.range
    let text =
      isFocus || isHeld
      ? "\(tunable.text(for: range.lowerBound)) to \(tunable.text(for: range.upperBound))"
      : title.note
    guard note.text != text else { return }
    note.text = text
    note.isHidden = text.isEmpty
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    mark.frame = CGRect(x: 5, y: ((height - 6) / 2).rounded(), width: 6, height: 6)
    let left: CGFloat = 16
    let width: CGFloat = 156
    if note.isHidden {
      name.frame = CGRect(x: left, y: 0, width: width, height: height)
    } else {
      name.frame = CGRect(x: left, y: 2, width: width, height: 17)
      note.frame = CGRect(x: left, y: 18, width: width, height: 12)
    }
    slider.frame = CGRect(x: 176, y: 0, width: 118, height: height)
    number.frame = CGRect(x: 294, y: 5, width: 72, height: height - 10)
    reset.frame = CGRect(x: 368, y: 4, width: 26, height: height - 8)
  }

  /// Shows the session's value.
  func refresh() {
    let value = session[tunable.key]
    slider.value = value
    let other = session.state[session.active.other][tunable.key]
    slider.other = session.differs(tunable.key) ? other : nil
    number.text = tunable.text(for: value)
    number.plain = TuningText.number(value)
    let isChanged = session.isChanged(tunable.key)
    mark.isHidden = !isChanged
    reset.isHidden = !isChanged
    let font = UIFont.systemFont(ofSize: 13, weight: isChanged ? .semibold : .regular)
    if name.font != font { name.font = font }
  }
}
