import Foundation

/// A method with its object in it, which does not keep that object alive.
///
/// `Selector(handlePan(_:))` inside a class is a closure over `self`, and a recognizer that holds it
/// would hold the object that holds the recognizer. `#selector` holds nothing, so neither must this.
/// What a closure has captured lies behind its context: the one object itself, or a box whose metadata
/// says how many captures there are. If one object, and nothing else, is found at the end of the
/// chain, the closure's hold on it is given back, and the closure stays for good, a few dozen bytes,
/// lest the hold be given back twice. A closure of any other shape keeps what it has captured, and
/// says so.
final class BoundMethod<Method> {
  /// The object whose method it is; nil for a closure of another shape.
  private(set) weak var receiver: AnyObject?
  private let keeper: Keeper
  private let isLoose: Bool

  private final class Keeper {
    /// A structure around the closure: a bare one would be wrapped once more to fit `Method`.
    let method: Method

    init(_ method: Method) {
      self.method = method
    }
  }

  var method: Method { keeper.method }

  init(_ method: Method) {
    keeper = Keeper(method)
    switch ClosureCapture(of: method) {
    case .object(let object):
      receiver = object
      isLoose = true
      _ = Unmanaged.passRetained(keeper)
      Unmanaged.passUnretained(object).release()
    case .nothing:
      isLoose = false
    case .unknown:
      isLoose = false
      Diagnostics.report(.boundSelector)
    }
  }

  isolated deinit {
    guard isLoose, let receiver else { return }
    // The object lives: everything goes back to how the compiler left it.
    _ = Unmanaged.passRetained(receiver)
    Unmanaged.passUnretained(keeper).release()
  }
}

/// Closures of three shapes, kept as they are.
struct NoArgument {
  let call: @MainActor () -> Void
}

struct OneArgument<Sender> {
  let call: @MainActor (Sender) -> Void
}

struct TwoArguments<Sender, Event> {
  let call: @MainActor (Sender, Event) -> Void
}

/// What a closure holds on to, as far as its memory tells.
///
/// Source: documented, Swift's ABI: a closure is code and a context; a context made by the compiler
/// begins with metadata of kind 0x400 that points at a description of the captures.
enum ClosureCapture {
  case nothing
  case object(AnyObject)
  case unknown

  private static let boxKind: UInt = 0x400

  init<Closure>(of closure: Closure) {
    guard MemoryLayout<Closure>.size == 2 * MemoryLayout<UInt>.size else {
      self = .unknown
      return
    }
    let context = withUnsafeBytes(of: closure) {
      $0.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    }
    guard let context else {
      self = .nothing
      return
    }
    var current = context
    // A method adapted to another calling convention is a closure in a closure, seldom deeper.
    for _ in 0..<6 {
      let metadata = current.load(as: UnsafeRawPointer.self)
      guard metadata.load(as: UInt.self) == Self.boxKind else {
        // Only a Swift object, whose metadata has kind 0 on Linux, can stand in for a box.
        guard metadata.load(as: UInt.self) == 0 else { break }
        self = .object(Unmanaged<AnyObject>.fromOpaque(current).takeUnretainedValue())
        return
      }
      guard let inner = Self.onlyCapture(of: current, metadata) else { break }
      current = inner
    }
    self = .unknown
  }

  /// The object or the context that a box holds, if it holds just that.
  private static func onlyCapture(
    of box: UnsafeRawPointer, _ metadata: UnsafeRawPointer
  ) -> UnsafeRawPointer? {
    guard let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self),
      description.load(as: UInt32.self) == 1,
      description.load(fromByteOffset: 4, as: UInt32.self) == 0
    else { return nil }
    let record = description + 12
    let start = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    guard start == 16 else { return nil }
    switch mangledEnd(record + Int(record.load(as: Int32.self))) {
    case .function: return box.load(fromByteOffset: 24, as: UnsafeRawPointer?.self)
    case .nominal: return box.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    case .other: return nil
    }
  }

  private enum Captured {
    case function, nominal, other
  }

  /// Tells functions and classes from weak boxes and the rest by how the type's name ends.
  private static func mangledEnd(_ name: UnsafeRawPointer) -> Captured {
    var last: UInt8 = 0
    var offset = 0
    while offset < 4096 {
      let byte = name.load(fromByteOffset: offset, as: UInt8.self)
      switch byte {
      case 0:
        // `c` ends a function's type, `_` that of one already lowered to registers.
        if last == UInt8(ascii: "c") || last == UInt8(ascii: "_") { return .function }
        return last == UInt8(ascii: "C") || last == 1 ? .nominal : .other
      case 1...0x17: offset += 5
      case 0x18...0x1F: offset += 9
      default: offset += 1
      }
      last = byte
    }
    return .other
  }
}

extension Diagnostic {
  static var boundSelector: Diagnostic {
    Diagnostic(
      id: "S1",
      message: "A selector was made of a closure that holds more than one object.",
      advice: "Write Selector(Type.method(_:)); a closure keeps what it has captured alive.")
  }
}
