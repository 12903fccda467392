import CSwiftCall
import Foundation

/// Makes objects of classes that are known only while the program runs: the delegate an app names,
/// the layer a view wants.
///
/// Swift on Linux calls an initialiser through a class value only if it is `required`, see
/// `InitializerSlot`.
enum ClassValue {
  private static let slot = InitializerSlot(onlyOneOf: NSObject.self)

  /// A new object, made with the class's own `init()`.
  static func make(_ type: AnyClass) -> AnyObject? { make(type, as: type) }

  /// The same with the `init()` of `base`, a superclass.
  static func make(_ type: AnyClass, as base: AnyClass) -> AnyObject? {
    guard base is NSObject.Type, let address = slot.address(in: base),
      let made = segue_make_object(address, unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
  }
}
