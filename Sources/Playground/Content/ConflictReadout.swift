import UIKit

/// What moves, how far, and why: a trace, two numbers and the arbiter's own words.
final class ConflictReadout: UIView {
  private let trace = MotionTrace()
  private let holder = UILabel("", size: 13, weight: .semibold)
  private let card = ConflictReadout.number(MotionTrace.cardColor)
  private let content = ConflictReadout.number(MotionTrace.contentColor)
  private let reason = UILabel(
    "Drag the card or its list.", size: 12, color: .secondaryLabel, lines: 2)

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    for view in [trace, holder, card, content, reason] { addSubview(view) }
    show(MotionTrace.Sample(card: 0, content: 0), isHeld: false)
  }

  required init?(coder: NSCoder) { nil }

  private var last = MotionTrace.Sample(card: 0, content: 0)

  /// A picture's worth of motion.
  func add(_ sample: MotionTrace.Sample, isHeld: Bool) {
    trace.add(sample)
    show(sample, isHeld: isHeld)
  }

  /// What the arbiter says.
  func explain(_ text: String) {
    reason.text = text
  }

  private func show(_ sample: MotionTrace.Sample, isHeld: Bool) {
    let movesCard = abs(sample.card - last.card) > 0.2
    let movesContent = abs(sample.content - last.content) > 0.2
    last = sample
    card.text = "card \(Int(sample.card.rounded())) pt"
    content.text = "list \(Int(sample.content.rounded())) pt"
    let (text, color): (String, UIColor) =
      switch (movesCard, movesContent) {
      case (true, true): ("Both move", .systemPurple)
      case (true, false): ("Card moves", MotionTrace.cardColor)
      case (false, true): ("List moves", MotionTrace.contentColor)
      case (false, false): (isHeld ? "Held still" : "At rest", .secondaryLabel)
      }
    if holder.text != text {
      holder.text = text
      holder.textColor = color
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 12
    let width = bounds.width - 2 * margin
    holder.frame = CGRect(x: margin, y: 10, width: 100, height: 18)
    content.frame = CGRect(x: bounds.width - margin - 90, y: 10, width: 90, height: 18)
    card.frame = CGRect(x: content.frame.minX - 90, y: 10, width: 86, height: 18)
    trace.frame = CGRect(x: margin, y: 34, width: width, height: bounds.height - 34 - 46)
    reason.frame = CGRect(x: margin, y: bounds.height - 42, width: width, height: 32)
  }

  private static func number(_ color: UIColor) -> UILabel {
    let label = UILabel("", size: 13, weight: .medium, color: color)
    label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .right
    return label
  }
}
