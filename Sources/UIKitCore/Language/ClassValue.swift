import CSwiftCall
import Foundation

/// Makes objects of classes that are known only while the program runs: the delegate an app names,
/// the layer a view wants.
///
/// Swift on Linux calls an initialiser through a class value only if it is `required`, see
/// `InitializerSlot`.
nonisolated enum ClassValue {
  private static let slot = InitializerSlot(onlyOneOf: NSObject.self)

  /// A new object, made with the class's own `init()`.
  static func make(_ type: AnyClass) -> AnyObject? {
    guard type is NSObject.Type, let address = slot.address(in: type),
      let made = segue_make_object(address, unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
  }
}
