/// Everything that can be seen of layers, as one number.
package nonisolated struct LookHash: Equatable, Sendable {
  private var state: UInt64 = 0x9e37_79b9_7f4a_7c15

  package init() {}

  /// A multiplication mixes upwards, the shift downwards; nobody chooses values to collide here.
  package mutating func add(_ bits: UInt64) {
    let product = (state ^ bits) &* 0xff51_afd7_ed55_8ccd
    state = product ^ (product >> 32)
  }

  package mutating func add(_ identity: ObjectIdentifier) {
    add(UInt64(UInt(bitPattern: identity)))
  }

  mutating func add(_ value: Double) {
    // Nought has two signs and one look.
    add(value == 0 ? 0 : value.bitPattern)
  }

  package mutating func add(_ text: String?) {
    guard var text else { return add(UInt64.max) }
    text.withUTF8 { bytes in
      add(UInt64(bytes.count))
      var bits: UInt64 = 0
      for (index, byte) in bytes.enumerated() {
        bits = bits << 8 | UInt64(byte)
        if index % 8 == 7 { add(bits) }
      }
      add(bits)
    }
  }
}
