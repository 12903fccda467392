/// SHA-256, for fingerprints that every machine agrees on.
///
/// Source: documented, FIPS 180-4.
nonisolated struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  /// The fingerprint of `bytes`, 64 hexadecimal digits.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.finish()
  }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      rest.append(byte)
      length += 8
      if rest.count == 64 { takeBlock() }
    }
  }

  mutating func finish() -> String {
    let bits = length
    rest.append(0x80)
    if rest.count > 56 {
      while rest.count < 64 { rest.append(0) }
      takeBlock()
    }
    while rest.count < 56 { rest.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      rest.append(UInt8(bits >> UInt64(shift) & 255))
    }
    takeBlock()
    let digits = Array("0123456789abcdef")
    var text = ""
    for word in state {
      for shift in stride(from: 28, through: 0, by: -4) {
        text.append(digits[Int(word >> UInt32(shift) & 15)])
      }
    }
    return text
  }

  private mutating func takeBlock() {
    rest.withUnsafeBufferPointer { block in
      state.withUnsafeMutableBufferPointer { Self.mix(block, into: $0) }
    }
    rest.removeAll(keepingCapacity: true)
  }

  private static func mix(
    _ block: UnsafeBufferPointer<UInt8>, into state: UnsafeMutableBufferPointer<UInt32>
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
      for i in 0..<16 {
        let j = i * 4
        w[i] =
          UInt32(block[j]) << 24 | UInt32(block[j + 1]) << 16 | UInt32(block[j + 2]) << 8
          | UInt32(block[j + 3])
      }
      for i in 16..<64 {
        let a = w[i - 15]
        let b = w[i - 2]
        let s0 = turn(a, 7) ^ turn(a, 18) ^ (a >> 3)
        let s1 = turn(b, 17) ^ turn(b, 19) ^ (b >> 10)
        w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for i in 0..<64 {
        let s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
        let choice = (e & f) ^ (~e & g)
        let t1 = h &+ s1 &+ choice &+ constants[i] &+ w[i]
        let s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
        let majority = (a & b) ^ (a & c) ^ (b & c)
        (h, g, f, e) = (g, f, e, d &+ t1)
        (d, c, b, a) = (c, b, a, t1 &+ s0 &+ majority)
      }
      state[0] &+= a
      state[1] &+= b
      state[2] &+= c
      state[3] &+= d
      state[4] &+= e
      state[5] &+= f
      state[6] &+= g
      state[7] &+= h
    }
  }

  private static func turn(_ value: UInt32, _ count: UInt32) -> UInt32 {
    value >> count | value << (32 - count)
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
