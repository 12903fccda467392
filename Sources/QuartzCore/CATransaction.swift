public import Foundation

/// Settings and a completion shared by the changes made between `begin` and `commit`.
///
/// Mirrors: `CATransaction`.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  struct Scope {
    var disablesActions = false
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var completion: AnimationCompletion?
    var values: [String: Any] = [:]
  }

  static var scopes: [Scope] = []

  public static func begin() {
    var scope = Scope()
    if let outer = scopes.last {
      scope.disablesActions = outer.disablesActions
      scope.duration = outer.duration
      scope.timingFunction = outer.timingFunction
      scope.values = outer.values
    }
    scopes.append(scope)
  }

  /// Ends the scope; its completion runs once the animations it started are over, or at the end of
  /// the turn when there are none. A `commit` without `begin` is ignored.
  public static func commit() {
    scopes.popLast()?.completion?.close()
  }

  /// Nothing to do: changes reach the screen at the end of the turn in which they are made.
  public static func flush() {
    EndOfTurn.run()
  }

  public static func setDisableActions(_ flag: Bool) {
    edit { $0.disablesActions = flag }
  }

  public static func disableActions() -> Bool { scopes.last?.disablesActions ?? false }

  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    edit { $0.duration = duration }
  }

  /// Seconds; 0.25 unless set (E34).
  public static func animationDuration() -> CFTimeInterval { scopes.last?.duration ?? 0.25 }

  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    edit { $0.timingFunction = function }
  }

  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    scopes.last?.timingFunction
  }

  public static func setCompletionBlock(_ block: (() -> Void)?) {
    edit { $0.completion = block.map { block in AnimationCompletion { _ in block() } } }
  }

  /// What `setValue` was given last in this scope or one around it, or the setting the key names.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: scopes.last?.values[key]
    }
  }

  /// Changes the setting that the key names, or keeps a value of the app's own in the scope.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    let number = anObject as? NSNumber
    switch key {
    case kCATransactionDisableActions:
      setDisableActions(anObject as? Bool ?? number?.boolValue ?? false)
    case kCATransactionAnimationDuration:
      let seconds =
        (anObject as? any BinaryFloatingPoint).map { Double($0) }
        ?? (anObject as? any BinaryInteger).map { Double($0) } ?? number?.doubleValue
      edit { $0.duration = seconds }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default:
      edit { $0.values[key] = anObject }
    }
  }

  /// Counts an animation towards every open scope's completion.
  static func adopt(_ animation: CAAnimation) {
    for scope in scopes { scope.completion?.track(animation) }
  }

  private static func edit(_ change: (inout Scope) -> Void) {
    // Outside any scope Core Animation has an implicit one until the end of the turn.
    if scopes.isEmpty {
      begin()
      EndOfTurn.enqueue { commit() }
    }
    change(&scopes[scopes.count - 1])
  }
}

/// The settings `CATransaction.setValue(_:forKey:)` knows.
public nonisolated let kCATransactionDisableActions = "disableActions"
public nonisolated let kCATransactionAnimationDuration = "animationDuration"
public nonisolated let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public nonisolated let kCATransactionCompletionBlock = "completionBlock"
