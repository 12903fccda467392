import UIKit

/// A number that becomes a text field when it is clicked.
final class NumberField: UIControl, UITextFieldDelegate {
  private let label = UILabel(PanelStyle.number)
  private let ground = UIView(frame: .zero)
  private var field: UITextField?
  /// Takes what was typed; false keeps the field open.
  var onType: ((String) -> Bool)?

  var text: String? {
    get { label.text }
    set { if label.text != newValue { label.text = newValue } }
  }

  /// The colour of the number.
  var color = UIColor.label { didSet { label.textColor = color } }
  /// Whether it is being typed.
  var isTyping: Bool { field != nil }
  /// What a click fills the field with.
  var plain = ""

  init() {
    super.init(frame: .zero)
    ground.layer.cornerRadius = 5
    ground.isUserInteractionEnabled = false
    addSubview(ground)
    label.textAlignment = .right
    addSubview(label)
    on(.touchUpInside) { [weak self] in self?.begin() }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { ground.backgroundColor = isHighlighted ? .systemFill : .clear }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    label.frame = bounds.insetBy(dx: 4, dy: 0)
    field?.frame = bounds
  }

  /// Opens the field, everything selected.
  func begin() {
    guard field == nil else { return }
    let field = UITextField(frame: bounds)
    field.font = PanelStyle.number
    field.textAlignment = .right
    field.text = plain
    field.delegate = self
    field.backgroundColor = .tertiarySystemFill
    field.layer.cornerRadius = 5
    addSubview(field)
    self.field = field
    label.isHidden = true
    _ = field.becomeFirstResponder()
    field.selectAll(nil)
  }

  /// Closes it; what was typed counts where it is a number.
  func end(isTaken: Bool) {
    guard let field else { return }
    if isTaken, field.text != plain, onType?(field.text ?? "") == false {
      field.textColor = .systemRed
      return
    }
    close()
  }

  private func close() {
    guard let field else { return }
    self.field = nil
    field.delegate = nil
    field.resignFirstResponder()
    field.removeFromSuperview()
    label.isHidden = false
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    end(isTaken: true)
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let field else { return }
    // Whoever clicks elsewhere meant what is typed, if it is a number.
    if field.text != plain { _ = onType?(field.text ?? "") }
    close()
  }
}
