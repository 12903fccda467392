public import Foundation

/// What the buttons of a bar look like. Mirrors: `UIBarButtonItemAppearance`.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public final let normal = UIBarButtonItemStateAppearance()
  public final let highlighted = UIBarButtonItemStateAppearance()
  public final let disabled = UIBarButtonItemStateAppearance()
  public final let focused = UIBarButtonItemStateAppearance()
  private var style: UIBarButtonItem.Style

  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  public convenience override init() {
    self.init(style: .plain)
  }

  /// Buttons as they are without an appearance.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
  }

  /// The same once more, to be changed.
  open func copy() -> Self { twin() }

  /// For whoever takes it for any object.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any {
    nonisolated(unsafe) var made: Any?
    MainActor.assumeIsolated { made = twin() }
    return made ?? self
  }

  private func twin() -> Self {
    let copy = Self(style: style)
    for (mine, other) in zip(copy.states, states) { mine.take(other) }
    return copy
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
