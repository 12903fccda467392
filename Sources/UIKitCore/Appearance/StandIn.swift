import CSwiftCall
import Foundation

/// Objects that take what is said for a class, of the class to look at, made without its code.
///
/// On iOS that is no instance: what is said is recorded as messages. Here it is an instance of the
/// nearest of UIKit's own classes, with room behind it for what the app's class stores. What the app's
/// class overrides is not asked: its method table is a copy in which UIKit's methods stand again.
enum StandIn {
  /// The copies made, for as long as the process runs: who has cast to a class remembers it.
  private static var copies: [ObjectIdentifier: UnsafePointer<UInt>] = [:]
  /// Classes that are being stood in for, should one hold its like.
  private static var underWay: Set<ObjectIdentifier> = []

  /// An object of the class, and the stored properties there is no value for.
  static func make(_ type: AnyClass) -> (object: NSObject, missing: [String])? {
    for ancestor in ClassLayout.line(of: type) {
      guard let made = StandInRoom.make(ancestor) else { continue }
      if ancestor == type { return (made, []) }
      guard underWay.insert(ObjectIdentifier(type)).inserted else { return nil }
      defer { underWay.remove(ObjectIdentifier(type)) }
      return turn(made, into: type, over: ancestor).map { (made, $0) }
    }
    return nil
  }

  private static func turn(_ object: NSObject, into type: AnyClass, over own: AnyClass) -> [String]?
  {
    let room: AnyClass = Swift.type(of: object)
    let (start, end) = (ClassLayout(of: own).objectSize, ClassLayout(of: type).objectSize)
    let size = ClassLayout(of: room).objectSize
    let memory = Unmanaged.passUnretained(object).toOpaque()
    memset(memory + start, 0, size - start)
    let missing =
      end <= size ? BlankValue.fill(type, at: memory, from: start) : ["all that it stores"]
    guard
      let copy = copies[ObjectIdentifier(type)]
        ?? copy(of: type, over: own, room: room, isSilent: !missing.isEmpty)
    else { return nil }
    copies[ObjectIdentifier(type)] = copy
    memory.storeBytes(of: UInt(bitPattern: copy), as: UInt.self)
    return missing
  }

  /// A class that looks like a subclass of `type`, does as `own` does, and goes as `room` does.
  ///
  /// - Parameter isSilent: whether what the app's classes add does nothing.
  private static func copy(of type: AnyClass, over own: AnyClass, room: AnyClass, isSilent: Bool)
    -> UnsafePointer<UInt>?
  {
    let (layout, base) = (ClassLayout(of: type), ClassLayout(of: own))
    let roomy = ClassLayout(of: room)
    guard let count = layout.wordCount, let baseCount = base.wordCount, baseCount <= count else {
      return nil
    }
    let before = ClassLayout.wordsBefore
    let all = UnsafeMutablePointer<UInt>.allocate(capacity: before + count)
    all.update(from: layout.words - before, count: before + count)
    let copy = all + before
    // How it is destroyed, and how large it is.
    for place in -before..<0 { copy[place] = roomy.words[place] }
    copy[3] = roomy.words[3]
    copy[6] = roomy.words[6]
    copy[1] = UInt(bitPattern: layout.words)
    for place in ClassLayout.headerWords..<baseCount { copy[place] = base.words[place] }
    guard isSilent else { return UnsafePointer(copy) }
    for one in ClassLayout.line(of: type).prefix(while: { $0 != own }) {
      for method in ClassLayout(of: one).methods ?? []
      where method.isInstance && !method.isAsync && method.place < count
        && (method.kind == .method || method.kind == .setter)
      {
        copy[method.place] = segue_doing_nothing()
      }
    }
    return UnsafePointer(copy)
  }
}

extension Diagnostic {
  static func unknownLooks(of type: AnyClass, _ missing: [String]) -> Diagnostic {
    let names = missing.joined(separator: ", ")
    return Diagnostic(
      id: "S4",
      message: "\(type).appearance() takes UIKit's properties only: it is made without the class's "
        + "initialisers, and nothing is known to stand for \(names).",
      advice: "Say what the class adds on its instances, or give those properties optional types.")
  }
}
