import Foundation

/// What the compiler has written down of a class.
///
/// Source: documented, Swift's class metadata and class descriptors without Objective-C.
nonisolated struct ClassLayout {
  /// What a method of the class's own is, and where it stands.
  struct Method {
    enum Kind: UInt32 {
      case method, initializer, getter, setter
    }

    /// Words from the metadata's start.
    let place: Int
    /// Nil for coroutines.
    let kind: Kind?
    let isInstance: Bool
    let isAsync: Bool
  }

  /// Kind, superclass, flags and size of objects, sizes, description, destroyer of properties.
  static let headerWords = 7
  /// Layout, destroyer of objects and table of values stand before the start.
  static let wordsBefore = 3

  let words: UnsafePointer<UInt>

  init(of type: AnyClass) {
    words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  var superclass: AnyClass? { unsafeBitCast(words[1], to: AnyClass?.self) }

  /// The class and what it derives from, the root last.
  static func line(of type: AnyClass) -> [AnyClass] {
    Array(sequence(first: type) { ClassLayout(of: $0).superclass })
  }

  /// Units: bytes.
  var objectSize: Int { Int(UnsafeRawPointer(words).load(fromByteOffset: 24, as: UInt32.self)) }

  /// How long the metadata is from its start; nil when it does not look as expected.
  var wordCount: Int? {
    let header = UnsafeRawPointer(words)
    let size = Int(header.load(fromByteOffset: 32, as: UInt32.self))
    let start = Int(header.load(fromByteOffset: 36, as: UInt32.self))
    let count = (size - start) / MemoryLayout<UInt>.size
    guard start == Self.wordsBefore * MemoryLayout<UInt>.size, count >= Self.headerWords,
      count < 65_536
    else { return nil }
    return count
  }

  /// The methods that the class declares and does not override; nil where the description is longer
  /// than it is for plain classes.
  ///
  /// 44 bytes, where the table begins and how long it is, then two words for each method, of whose
  /// first the low four bits say what it is.
  var methods: [Method]? {
    let description = UnsafeRawPointer(words).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let flags = description.load(as: UInt32.self)
    let (isGeneric, isResilient) = (flags & 0x80 != 0, flags & 0x2000_0000 != 0)
    let isMadeLate = flags & 0x3_0000 != 0
    guard !isGeneric, !isResilient, !isMadeLate else { return nil }
    let hasTable = flags & 0x8000_0000 != 0
    guard hasTable else { return [] }
    let start = Int(description.load(fromByteOffset: 44, as: UInt32.self))
    let count = Int(description.load(fromByteOffset: 48, as: UInt32.self))
    return (0..<min(count, 65_536)).map { number in
      let flags = description.load(fromByteOffset: 52 + number * 8, as: UInt32.self)
      return Method(
        place: start + number, kind: Method.Kind(rawValue: flags & 0xF),
        isInstance: flags & 0x10 != 0, isAsync: flags & 0x40 != 0)
    }
  }
}
