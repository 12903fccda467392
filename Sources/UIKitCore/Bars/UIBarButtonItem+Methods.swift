extension UIBarButtonItem {
  /// An item whose target's method is spelled as a method, handed the item.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style = .plain, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector(action))
  }

  /// An item whose target's method is spelled as a method without arguments.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style = .plain, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector(action))
  }

  /// A system item whose target's method is spelled as a method.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: Selector(action))
  }
}
