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
    let (own, other) = (ClassLayout(of: base), ClassLayout(of: probe))
    guard let count = own.wordCount, count > ClassLayout.headerWords else {
      offset = nil
      return
    }
    let changed = (ClassLayout.headerWords..<count).filter { own.words[$0] != other.words[$0] }
    // A superclass's methods come first, then a class's own in the order they are declared in.
    offset = changed.count == differing ? changed[1] : nil
  }

  /// The only initialiser that `base` itself declares, found in the description of its method table.
  init(onlyOneOf base: AnyClass) {
    let initialisers = ClassLayout(of: base).methods?.filter { $0.kind == .initializer } ?? []
    offset = initialisers.count == 1 ? initialisers[0].place : nil
  }

  /// Where a class's own version of the initialiser is.
  func address(in type: AnyClass) -> UInt? {
    // No closure, which would check the thread: looks are copied on any.
    guard let offset else { return nil }
    return ClassLayout(of: type).words[offset]
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
