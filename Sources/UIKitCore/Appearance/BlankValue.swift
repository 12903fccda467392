import CSwiftCall
import Foundation
@_spi(Reflection) import Swift

/// Values for stored properties whose own have not been made: nothing, zero, empty, or an object fresh
/// from UIKit; functions that do nothing.
enum BlankValue {
  /// Keeps an object for good, as a strong and as an unowned property would.
  private final class Keeper {
    unowned let object: AnyObject

    init(_ object: AnyObject) {
      self.object = object
      _ = Unmanaged.passRetained(object)
    }
  }

  /// Fills the properties that lie from `start` on; the memory is zero.
  ///
  /// - Returns: the names of those left at zero, which may not be a value.
  static func fill(_ type: any Any.Type, at memory: UnsafeMutableRawPointer, from start: Int = 0)
    -> [String]
  {
    fields(of: type).filter {
      $0.offset >= start && !fill($0.type, $0.kind, at: memory + $0.offset)
    }.map(\.name)
  }

  private nonisolated struct Field {
    let name: String
    let offset: Int
    let type: any Any.Type
    let kind: _MetadataKind
  }

  private static func fields(of type: any Any.Type) -> [Field] {
    nonisolated(unsafe) var found: [Field] = []
    // Source: documented, the standard library's reflection: 1 stands for classes.
    let options = _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)
    _ = _forEachField(of: type, options: options) { name, offset, type, kind in
      found.append(Field(name: String(cString: name), offset: offset, type: type, kind: kind))
      return true
    }
    return found
  }

  private static func fill<Value>(
    _ type: Value.Type, _ kind: _MetadataKind, at place: UnsafeMutableRawPointer
  ) -> Bool {
    if let value = simple(type) as? Value {
      place.initializeMemory(as: type, to: value)
      return true
    }
    if _isPOD(type) { return true }
    switch kind {
    case .class:
      guard let object = (type as? AnyClass).flatMap({ BlankObject.make($0) }) else { return false }
      _ = Unmanaged.passRetained(Keeper(object))
      place.storeBytes(
        of: UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), as: UInt.self)
      return true
    case .function:
      // What is called, and what it keeps.
      place.storeBytes(of: segue_doing_nothing(), as: UInt.self)
      return true
    case .struct, .tuple:
      return fill(type, at: place).isEmpty
    default:
      return false
    }
  }

  private static func simple(_ type: any Any.Type) -> Any? {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: nothing(type)
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
    case let type as any AdditiveArithmetic.Type: type.zero
    default: nil
    }
  }

  /// As it is: an optional inside `Any` would be taken for the lack of an answer.
  private static func nothing<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any {
    let none: Value = nil
    return none
  }

  private static func empty<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any {
    let none: Value = [:]
    return none
  }
}
