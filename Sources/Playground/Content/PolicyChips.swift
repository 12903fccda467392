import UIKit

/// One button for each policy, three in a row; one is chosen.
final class PolicyChips: UIView {
  /// Units: points.
  static let height: CGFloat = 76

  /// Told which one was pressed.
  var onChoice: ((HandoverPolicy) -> Void)?
  var chosen = HandoverPolicy.withinDrag { didSet { showChoice() } }

  private let chips = HandoverPolicy.allCases.map { PolicyChip($0) }

  init() {
    super.init(frame: .zero)
    for chip in chips {
      chip.addTarget(self, action: Selector(PolicyChips.choose(_:)), for: .touchUpInside)
      addSubview(chip)
    }
    showChoice()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (gap, columns): (CGFloat, CGFloat) = (8, 3)
    let width = ((bounds.width - gap * (columns - 1)) / columns).rounded(.down)
    let height = (bounds.height - gap) / 2
    for (index, chip) in chips.enumerated() {
      chip.frame = CGRect(
        x: CGFloat(index % 3) * (width + gap), y: CGFloat(index / 3) * (height + gap),
        width: width, height: height)
    }
  }

  private func choose(_ chip: PolicyChip) {
    chosen = chip.policy
    onChoice?(chip.policy)
  }

  private func showChoice() {
    for chip in chips { chip.isSelected = chip.policy == chosen }
  }
}

/// One of them.
final class PolicyChip: UIControl {
  let policy: HandoverPolicy
  private let title: UILabel

  init(_ policy: HandoverPolicy) {
    self.policy = policy
    title = UILabel(policy.title, size: 13, weight: .medium)
    super.init(frame: .zero)
    title.textAlignment = .center
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    accessibilityLabel = policy.title
    addSubview(title)
    show()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { show() } }
  override var isHighlighted: Bool { didSet { show() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }

  private func show() {
    backgroundColor =
      isSelected ? .systemBlue : isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
    title.textColor = isSelected ? .white : .label
  }
}
