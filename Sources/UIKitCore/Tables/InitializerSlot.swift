import CSwiftCall
import Foundation

/// Finds an initialiser that is not `required` in the metadata of any subclass.
///
/// On iOS a table makes cells from a registered class. Swift on Linux allows that for `required`
/// initialisers only, and asking every cell for the word would break every cell ever written. The
/// compiler does put overridable initialisers into a class's method table, at the same place in all
/// subclasses; which place is seen by comparing a class with a subclass that overrides nothing else.
nonisolated struct InitializerSlot: Sendable {
  /// Words from the metadata's start; nil when the table does not look as expected.
  private let offset: Int?

  /// - Parameters:
  ///   - base: the class that declares the initialiser.
  ///   - probe: a subclass without members of its own, which overrides that initialiser and, as it
  ///     has to, `init?(coder:)`.
  ///   - differing: how many places differ: those two, and one for each initialiser of the base that the
  ///     probe thereby does not inherit. The second is the one that is looked for.
  init(of base: AnyClass, overriddenBy probe: AnyClass, differingIn differing: Int = 2) {
    let own = Self.words(base)
    let other = Self.words(probe)
    // Source: documented, Swift's class metadata without Objective-C: sizes at bytes 32 and 36.
    let sizes = UnsafeRawPointer(own)
    let size = Int(sizes.load(fromByteOffset: 32, as: UInt32.self))
    let start = Int(sizes.load(fromByteOffset: 36, as: UInt32.self))
    let words = (size - start) / MemoryLayout<UInt>.size
    guard words > Self.headerWords, words < 65_536 else {
      offset = nil
      return
    }
    let changed = (Self.headerWords..<words).filter { own[$0] != other[$0] }
    // A superclass's methods come first, then a class's own in the order they are declared in.
    offset = changed.count == differing ? changed[1] : nil
  }

  /// The only initialiser that `base` itself declares, found in the description of its method table.
  ///
  /// Source: documented, Swift's class descriptors: 44 bytes, where the table begins and how long it
  /// is, then two words for each method, of whose first the low four bits are 1 for an initialiser.
  init(onlyOneOf base: AnyClass) {
    let metadata = UnsafeRawPointer(Self.words(base))
    let description = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let flags = description.load(as: UInt32.self)
    let (hasTable, isGeneric) = (flags & 0x8000_0000 != 0, flags & 0x80 != 0)
    let isResilient = flags & 0x2000_0000 != 0
    guard hasTable, !isGeneric, !isResilient else {
      offset = nil
      return
    }
    let start = Int(description.load(fromByteOffset: 44, as: UInt32.self))
    let count = Int(description.load(fromByteOffset: 48, as: UInt32.self))
    let initialisers = (0..<min(count, 65_536)).filter {
      description.load(fromByteOffset: 52 + $0 * 8, as: UInt32.self) & 0xF == 1
    }
    offset = initialisers.count == 1 ? start + initialisers[0] : nil
  }

  /// Where a class's own version of the initialiser is.
  func address(in type: AnyClass) -> UInt? {
    // No closure, which would check the thread: looks are copied on any.
    guard let offset else { return nil }
    return Self.words(type)[offset]
  }

  /// Kind, superclass, two words of cache, flags and sizes, description, destroyer of properties.
  private static let headerWords = 7

  private static func words(_ type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }
}

/// Makes cells and headers of classes known only while the program runs.
enum RegisteredClass {
  private static let cells = InitializerSlot(
    of: UITableViewCell.self, overriddenBy: CellProbe.self)
  private static let headers = InitializerSlot(
    of: UITableViewHeaderFooterView.self, overriddenBy: HeaderProbe.self)

  static func makeCell(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell? {
    UITableViewCell.pendingIdentifier = identifier
    defer { UITableViewCell.pendingIdentifier = nil }
    guard let address = cells.address(in: type),
      let made = segue_make_cell(address, unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<UITableViewCell>.fromOpaque(made).takeRetainedValue()
  }

  static func makeHeader(
    _ type: UITableViewHeaderFooterView.Type, identifier: String
  ) -> UITableViewHeaderFooterView? {
    UITableViewHeaderFooterView.pendingIdentifier = identifier
    defer { UITableViewHeaderFooterView.pendingIdentifier = nil }
    guard let address = headers.address(in: type),
      let made = segue_make_header(address, unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(made).takeRetainedValue()
  }
}

private final class CellProbe: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class HeaderProbe: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
