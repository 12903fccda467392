extension UIControl {
  /// Adds a target with its method spelled as a method: `addTarget(self, action: Screen.close, …)`.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector(action), for: controlEvents)
  }

  /// Adds a target whose method takes the sender.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target, action: Selector(action), for: controlEvents)
  }
}
