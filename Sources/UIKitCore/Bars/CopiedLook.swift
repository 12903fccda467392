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
    let make: @MainActor (CopiedLook) -> Any = freshCopy
    return unsafeBitCast(make, to: ((CopiedLook) -> Any).self)(self)
  }

  fileprivate func twin() -> Self {
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

/// Outside the class: a closure would check the thread it is called on.
private func freshCopy(of look: CopiedLook) -> Any { look.twin() }
