public import Foundation

/// What the buttons of a bar look like. Mirrors: `UIBarButtonItemAppearance`.
open class UIBarButtonItemAppearance: CopiedLook {
  public final let normal = UIBarButtonItemStateAppearance()
  public final let highlighted = UIBarButtonItemStateAppearance()
  public final let disabled = UIBarButtonItemStateAppearance()
  public final let focused = UIBarButtonItemStateAppearance()
  private var style: UIBarButtonItem.Style

  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  public override convenience init() {
    self.init(style: .plain)
  }

  /// Buttons as they are without an appearance.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
  }

  override func takeAll(of other: CopiedLook) {
    guard let other = other as? UIBarButtonItemAppearance else { return }
    style = other.style
    for (mine, said) in zip(states, other.states) { mine.take(said) }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// What is said for a state; what it leaves open is as normal.
  func attributes(isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    let own = isEnabled ? [:] : disabled.titleTextAttributes
    return normal.titleTextAttributes.merging(own) { $1 }
  }
}

/// What a bar's button looks like in one state. Mirrors: `UIBarButtonItemStateAppearance`.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title from its usual place. Units: points.
  open var titlePositionAdjustment = UIOffset.zero

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}
