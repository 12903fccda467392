import Foundation

/// One line of JSON, written into memory that is used again for the next.
@MainActor
struct EventLine {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  init() {
    bytes.reserveCapacity(2048)
  }

  /// Begins an object with when and what.
  mutating func begin(_ event: String, at time: TimeInterval) {
    bytes.removeAll(keepingCapacity: true)
    open("{")
    add("t", time)
    add("event", event)
  }

  /// Ends the object and the line.
  mutating func end() {
    close("}")
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Begins an object that is no event.
  mutating func beginObject() {
    bytes.removeAll(keepingCapacity: true)
    open("{")
  }

  /// Ends the object, not the line.
  mutating func endObject() {
    close("}")
  }

  mutating func add(_ key: String, _ value: Double?) {
    name(key)
    append(value)
  }

  mutating func add(_ key: String, _ value: Int) {
    name(key)
    append(value)
  }

  mutating func add(_ key: String, _ value: Bool) {
    name(key)
    literal(value ? "true" : "false")
  }

  mutating func add(_ key: String, _ value: String) {
    name(key)
    append(value)
  }

  /// Adds `[x,y]`.
  mutating func add(_ key: String, _ point: CGPoint) {
    name(key)
    open("[")
    element(point.x)
    element(point.y)
    close("]")
  }

  /// Adds an array of numbers.
  mutating func add(_ key: String, _ numbers: [Double]) {
    name(key)
    open("[")
    for number in numbers { element(number) }
    close("]")
  }

  /// Adds an array of texts.
  mutating func add(_ key: String, _ texts: [String]) {
    name(key)
    open("[")
    for text in texts {
      separate()
      append(text)
    }
    close("]")
  }

  /// Adds an object that `content` fills.
  mutating func add(_ key: String, object content: (inout EventLine) -> Void) {
    name(key)
    open("{")
    content(&self)
    close("}")
  }

  /// Adds an array of objects, one for each item.
  mutating func add<Item>(
    _ key: String, objects items: [Item], content: (inout EventLine, Item) -> Void
  ) {
    name(key)
    open("[")
    for item in items {
      separate()
      open("{")
      content(&self, item)
      close("}")
    }
    close("]")
  }

  // MARK: Parts

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func open(_ bracket: Character) {
    bytes.append(bracket.asciiValue ?? 0)
    needsComma = false
  }

  private mutating func close(_ bracket: Character) {
    bytes.append(bracket.asciiValue ?? 0)
    needsComma = true
  }

  private mutating func name(_ key: String) {
    separate()
    append(key)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func element(_ value: Double) {
    separate()
    append(value)
  }

  private mutating func literal(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        literal("\\u00")
        for digit in [byte >> 4, byte & 15] {
          bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Six places behind the point, without trailing zeros; what is not finite is null.
  private mutating func append(_ value: Double?) {
    guard let value, value.isFinite, abs(value) < 1e12 else {
      literal("null")
      return
    }
    let millionths = Int((value * 1e6).rounded())
    if millionths < 0 { bytes.append(UInt8(ascii: "-")) }
    let size = millionths.magnitude
    append(Int(size / 1_000_000))
    var rest = size % 1_000_000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit: UInt = 100_000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}
