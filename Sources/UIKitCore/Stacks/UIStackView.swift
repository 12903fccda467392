public import Foundation
import QuartzCore

/// Puts views in a row or a column. Mirrors: `UIStackView`.
///
/// Lengths are what views want by themselves, and where they want nothing, what their frames had
/// before a stack set them: there are no constraints yet that could say more.
open class UIStackView: UIView {
  /// How views share the stack's length. Mirrors: `UIStackView.Distribution`, raw values included.
  public nonisolated enum Distribution: Int, Sendable {
    /// One view takes what is left over: the first that wants no length itself, or else the last.
    case fill = 0
    case fillEqually = 1
    /// By the lengths that views want.
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// Where views stand across the stack. Mirrors: `UIStackView.Alignment`, raw values included.
  public nonisolated enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// Source: documented, UIKit's values.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// In the order they stand in; hidden ones keep their place and take no room.
  open private(set) var arrangedSubviews: [UIView] = []

  open var axis = UILayoutConstraintAxis.horizontal { didSet { if axis != oldValue { change() } } }
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { change() } } }
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { change() } } }
  /// Between two views; the least of it where the distribution makes spaces. Units: points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { change() } } }
  /// Whether views keep inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { change() } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Views

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// A view that is arranged already goes to the new place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard !isDescendant(of: view) else {
      Diagnostics.report(.arrangedInItself(view, in: self))
      return
    }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self {
      addSubview(view)
      // Whoever heard of it may have put the view somewhere else.
      if view.superview !== self { arrangedSubviews.removeAll { $0 === view } }
    }
    change()
  }

  /// The view stays a subview, where it stands.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    change()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard arranges(subview) else { return }
    removeArrangedSubview(subview)
  }

  // MARK: Spaces

  /// - Parameter spacing: points, or one of the two constants.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranges(arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    change()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Source: documented, the system's distance between siblings; points.
  private static let systemSpacing: CGFloat = 8

  final func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    guard space.isFinite, space != Self.spacingUseDefault else { return spacing }
    return space == Self.spacingUseSystem ? Self.systemSpacing : space
  }

  // MARK: Layout

  private func change() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The animation whose block made the layout that is waiting necessary; it animates that, too.
  private weak var dirtyingBlock: AnimationBlock?

  /// A stack inside another is as large as what is in it.
  open override func setNeedsLayout() {
    if !layer.needsLayout() { dirtyingBlock = AnimationBlock.current }
    super.setNeedsLayout()
    (superview as? UIStackView)?.setNeedsLayout()
  }

  /// What was waiting for layout when an animation began stands before the others move.
  final func visibilityWillChange(of view: UIView) {
    guard AnimationBlock.current != nil, arranges(view) else { return }
    let chain = sequence(first: self as UIStackView) { $0.superview as? UIStackView }
    guard !chain.contains(where: \.waitsForBlock) else { return }
    UIView.performWithoutAnimation { layoutIfNeeded() }
  }

  /// Whether the running block has itself made a layout necessary, which then moves along.
  private var waitsForBlock: Bool {
    layer.needsLayout() && dirtyingBlock != nil && dirtyingBlock === AnimationBlock.current
  }

  /// In an animation the others close up, or make room, along with it.
  final func visibilityChanged(of view: UIView) {
    guard arranges(view) else { return }
    change()
    if AnimationBlock.current != nil {
      (outermostStack.superview ?? outermostStack).layoutIfNeeded()
    }
  }

  private var outermostStack: UIStackView {
    var stack = self
    while let outer = stack.superview as? UIStackView { stack = outer }
    return stack
  }

  final func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  final var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  final var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  open override var intrinsicContentSize: CGSize { contentSize(width: nil) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(width: size.width > 0 && size.width.isFinite ? size.width : nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
}

/// Along or up and down. Mirrors: `NSLayoutConstraint.Axis` by its older name, raw values included.
public nonisolated enum UILayoutConstraintAxis: Int, Sendable {
  case horizontal = 0
  case vertical = 1
}
