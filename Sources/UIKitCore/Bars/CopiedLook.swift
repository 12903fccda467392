public import Foundation

/// What something looks like, handed over as a copy: later changes do not reach those who have one.
@preconcurrency @MainActor
open class CopiedLook: NSObject {
  public override init() {
    super.init()
  }

  /// The same once more, to be changed; an app's own subclass gives itself.
  open func copy() -> Self { twin() }

  /// For whoever takes it for any object.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any {
    // Copying touches nothing but the two, so that any thread may do it.
    let make: @MainActor () -> Any = { self.twin() }
    return unsafeBitCast(make, to: (() -> Any).self)()
  }

  private func twin() -> Self {
    // An app's subclass may have no `init()`; it stays one and the same.
    guard String(reflecting: type(of: self)).hasPrefix("UIKitCore."),
      let copy = ClassValue.make(type(of: self)) as? Self
    else { return self }
    copy.takeAll(of: self)
    return copy
  }

  /// Takes over all that `other` says.
  func takeAll(of other: CopiedLook) {}
}
