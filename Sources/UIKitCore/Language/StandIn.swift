import Foundation

/// Objects that have the room and the name of an app's class and behave as the class of ours below it:
/// nothing the app has written runs when they are made or told something of ours.
///
/// `Badge.appearance()` has to be a `Badge` to the compiler, but an app may not be able to make one, and
/// does not expect one to be made. What the app's class adds is zero in such an object.
enum StandIn {
  private struct Made {
    let type: AnyClass
    let base: AnyClass
  }

  private static var made: [ObjectIdentifier: Made] = [:]
  /// Looks are copied on any thread.
  private static let lock = NSLock()

  /// The nearest class that is not the app's.
  private static func ours(of type: AnyClass) -> AnyClass? {
    var current: AnyClass? = type
    // A class has few above it.
    for _ in 0..<1000 {
      guard let candidate = current else { return nil }
      if isOurs(candidate) { return candidate }
      current = superclass(of: candidate)
    }
    return nil
  }

  private static func isOurs(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("UIKitCore.")
  }

  static func superclass(of type: AnyClass) -> AnyClass? {
    guard type != NSObject.self else { return nil }
    let above = metadata(type).load(fromByteOffset: superclassOffset, as: UInt.self)
    return above == 0 ? nil : unsafeBitCast(above, to: AnyClass.self)
  }

  /// An object of the class, made with the `init()` of the nearest class of ours.
  static func object(for type: AnyClass) -> AnyObject? {
    guard let found = made(for: type), let object = ClassValue.make(found.type, as: found.base)
    else { return nil }
    let address = Unmanaged.passUnretained(object).toOpaque()
    let (end, ownEnd) = (instanceSize(found.type), instanceSize(found.base))
    // The base has filled in its own part; the compiler gave it the room for all.
    if end > ownEnd { memset(address + ownEnd, 0, end - ownEnd) }
    return object
  }

  private static func made(for type: AnyClass) -> Made? {
    lock.lock()
    defer { lock.unlock() }
    if let known = made[ObjectIdentifier(type)] { return known }
    guard let base = ours(of: type) else { return nil }
    let stand: AnyClass = base == type ? type : copy(of: type, behavingAs: base)
    let found = Made(type: stand, base: base)
    made[ObjectIdentifier(type)] = found
    // What is made from a stand-in is another of its kind.
    made[ObjectIdentifier(stand)] = found
    return found
  }

  /// A subclass of `type` in which everything `base` knows is as in `base`.
  ///
  /// Source: documented, Swift's class metadata without Objective-C.
  private static func copy(of type: AnyClass, behavingAs base: AnyClass) -> AnyClass {
    let (from, behaviour) = (metadata(type), metadata(base))
    let start = addressPoint(type)
    let size = Int(from.load(fromByteOffset: 32, as: UInt32.self))
    let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    block.copyMemory(from: from - start, byteCount: size)
    let copy = block + start
    copy.storeBytes(of: UInt(bitPattern: from), toByteOffset: superclassOffset, as: UInt.self)
    // What ends an object: the app's class has nothing in it to let go of.
    let ends = [-2 * MemoryLayout<UInt>.size, ivarDestroyerOffset]
    for offset in ends {
      copy.storeBytes(
        of: behaviour.load(fromByteOffset: offset, as: UInt.self), toByteOffset: offset,
        as: UInt.self)
    }
    let known =
      Int(behaviour.load(fromByteOffset: 32, as: UInt32.self)) - addressPoint(base)
      - membersOffset
    (copy + membersOffset).copyMemory(from: behaviour + membersOffset, byteCount: max(0, known))
    return unsafeBitCast(UInt(bitPattern: copy), to: AnyClass.self)
  }

  private static let superclassOffset = 8
  private static let ivarDestroyerOffset = 48
  private static let membersOffset = 56

  private static func metadata(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static func addressPoint(_ type: AnyClass) -> Int {
    Int(metadata(type).load(fromByteOffset: 36, as: UInt32.self))
  }

  private static func instanceSize(_ type: AnyClass) -> Int {
    Int(metadata(type).load(fromByteOffset: 24, as: UInt32.self))
  }
}
