import Playground
import UIKit

/// Why the last gesture finished or cancelled, in words; below, the ones before it.
final class VerdictCard: Card {
  private let history: VerdictHistory
  private let hint: String
  private let badge = UILabel(PanelStyle.smallStrong, .white)
  private let sentence = UILabel(PanelStyle.strong, .label, lines: 2)
  private let detail = UILabel(PanelStyle.small, .secondaryLabel, lines: 1)
  let dots = VerdictDots()
  /// Told which gesture was clicked.
  var onPick: ((Int) -> Void)?
  /// What the other set of values would have decided.
  var otherSide: ((JudgedGesture) -> (name: String, verdict: Verdict)?)?
  /// Whether the scene did as was meant; nil where nobody said.
  var isAsMeant: ((JudgedGesture) -> Bool?)?

  /// - Parameter hint: what to do, until something was done.
  init(_ history: VerdictHistory, hint: String) {
    self.history = history
    self.hint = hint
    super.init()
    badge.textAlignment = .center
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    for part in [badge, sentence, detail, dots] { addSubview(part) }
    dots.onPick = { [weak self] id in
      self?.onPick?(id)
    }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override var height: CGFloat { 100 }

  /// What is said now, for tests and for those who cannot see it.
  var text: String { sentence.text ?? "" }
  /// The second line.
  var detailText: String { detail.text ?? "" }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * PanelStyle.inset
    put(badge, PanelStyle.inset, 16, 62, 18)
    put(sentence, PanelStyle.inset + 72, 8, width - 72, 34)
    put(detail, PanelStyle.inset, 46, width, 16)
    put(dots, PanelStyle.inset, 64, width, 30)
  }

  /// Shows the gesture that is looked at.
  override func refresh() {
    dots.show(history.all, selected: history.selected?.id, isAsMeant: isAsMeant ?? { _ in nil })
    guard let gesture = history.selected else {
      badge.text = "READY"
      badge.backgroundColor = .systemGray
      sentence.text = hint
      detail.text = "Why it finishes or cancels will stand here."
      return
    }
    let finishes = gesture.verdict.outcome == .finish
    badge.text = finishes ? "FINISH" : "CANCEL"
    badge.backgroundColor = finishes ? PanelStyle.finish : PanelStyle.cancel
    sentence.text = VerdictSentence.reason(gesture.verdict)
    detail.text = details(of: gesture)
  }

  private func details(of gesture: JudgedGesture) -> String {
    var parts = [VerdictSentence.margin(gesture.verdict)].compactMap { $0 }
    if let other = otherSide?(gesture) {
      parts.append(
        other.verdict.outcome == gesture.verdict.outcome
          ? "\(other.name) agrees"
          : "\(other.name): \(VerdictSentence.text(other.verdict))")
    }
    if let isAsMeant = isAsMeant?(gesture) {
      parts.append(isAsMeant ? "as meant" : "not as meant")
    }
    return parts.joined(separator: " · ")
  }
}

/// The last releases as dots, the newest on the right.
final class VerdictDots: UIView {
  /// Told which one was clicked.
  var onPick: ((Int) -> Void)?
  private var shown: [Dot] = []
  private var selected: Int?

  /// What of a gesture is drawn.
  private struct Dot: Equatable {
    let id: Int
    let finishes: Bool
    let isAsMeant: Bool?
  }

  private static let step: CGFloat = 18

  init() {
    super.init(frame: .zero)
    contentMode = .redraw
    isOpaque = false
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(VerdictDots.picked(_:))))
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ gestures: [JudgedGesture], selected: Int?, isAsMeant: (JudgedGesture) -> Bool?
  ) {
    let new = gestures.suffix(max(1, Int(bounds.width / Self.step))).map {
      Dot(id: $0.id, finishes: $0.verdict.outcome == .finish, isAsMeant: isAsMeant($0))
    }
    guard new != shown || selected != self.selected else { return }
    shown = new
    self.selected = selected
    setNeedsDisplay()
  }

  /// Where a gesture's dot is.
  func place(of id: Int) -> CGPoint? {
    shown.firstIndex { $0.id == id }.map { point(of: $0) }
  }

  private func point(of index: Int) -> CGPoint {
    CGPoint(x: CGFloat(index) * Self.step + 9, y: bounds.midY)
  }

  private func picked(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self)
    let index = Int((place.x / Self.step).rounded(.down))
    if shown.indices.contains(index) { onPick?(shown[index].id) }
  }

  override func draw(_ rect: CGRect) {
    UIColor.separator.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)).fill()
    for (index, gesture) in shown.enumerated() {
      let center = point(of: index)
      (gesture.finishes ? PanelStyle.finish : PanelStyle.cancel).setFill()
      let dot = CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10)
      UIBezierPath(ovalIn: dot).fill()
      if gesture.isAsMeant == false {
        UIColor.systemRed.setStroke()
        let cross = UIBezierPath()
        cross.move(to: CGPoint(x: center.x - 3, y: center.y + 9))
        cross.addLine(to: CGPoint(x: center.x + 3, y: center.y + 15))
        cross.move(to: CGPoint(x: center.x + 3, y: center.y + 9))
        cross.addLine(to: CGPoint(x: center.x - 3, y: center.y + 15))
        cross.lineWidth = 1.5
        cross.stroke()
      }
      if gesture.id == selected {
        UIColor.label.setStroke()
        let ring = UIBezierPath(ovalIn: dot.insetBy(dx: -2.5, dy: -2.5))
        ring.lineWidth = 1.5
        ring.stroke()
      }
    }
  }
}
