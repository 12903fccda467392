import Foundation
import Simulator

@testable import UIKitCore

/// A page with a text to edit, and a log of what is told about it.
final class TextStage: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  let world: Simulation
  let field: UITextField
  let area: UITextView
  private(set) var log: [String] = []
  var mayBegin = true
  var mayEnd = true
  var mayClear = true
  var mayReturn = true
  var mayChange: (NSRange, String) -> Bool = { _, _ in true }

  init(
    field: UITextField = UITextField(), area: UITextView = UITextView(), isPainting: Bool = false,
    scale: CGFloat = 1
  ) {
    world = Simulation(scale: scale, isPainting: isPainting)
    self.field = field
    self.area = area
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = .systemBackground
    field.frame = CGRect(x: 20, y: 100, width: 350, height: 34)
    area.frame = CGRect(x: 20, y: 200, width: 350, height: 300)
    area.font = .systemFont(ofSize: 17)
    field.delegate = self
    area.delegate = self
    view.addSubview(field)
    view.addSubview(area)
    let events: [(String, UIControl.Event)] = [
      ("didBegin event", .editingDidBegin), ("changed", .editingChanged),
      ("didEnd event", .editingDidEnd),
    ]
    for (name, event) in events {
      field.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
    }
    world.show(self)
    log = []
  }

  required init?(coder: NSCoder) { nil }

  func clear() { log = [] }

  var selection: Range<Int> { field.editor.buffer.selection }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.append("shouldBegin")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.append("shouldEnd")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.append("shouldChange \(range.location),\(range.length) \(string)")
    return mayChange(range, string)
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("shouldReturn")
    return mayReturn
  }

  func textViewDidBeginEditing(_ textView: UITextView) { log.append("area didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("area didEnd") }
  func textViewDidChange(_ textView: UITextView) { log.append("area changed") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { mayChange(range, text) }
}
