import Foundation
import Testing

@testable import X11Display

@Suite struct XSettingsTests {
  /// A string, a colour and the number looked for, in either byte order.
  private func bytes(little: Bool) -> [UInt8] {
    func short(_ value: UInt16) -> [UInt8] {
      let pair = [UInt8(value & 255), UInt8(value >> 8)]
      return little ? pair : pair.reversed()
    }
    func long(_ value: UInt32) -> [UInt8] {
      let four = (0..<4).map { UInt8(value >> ($0 * 8) & 255) }
      return little ? four : four.reversed()
    }
    func name(_ text: String) -> [UInt8] {
      let padding = [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
      return short(UInt16(text.utf8.count)) + Array(text.utf8) + padding + long(1)
    }
    var bytes: [UInt8] = [little ? 0 : 1, 0, 0, 0] + long(7) + long(3)
    bytes += [1, 0] + name("Net/ThemeName") + long(5) + Array("Prime".utf8) + [0, 0, 0]
    bytes += [2, 0] + name("Some/Colour") + [UInt8](repeating: 9, count: 8)
    bytes += [0, 0] + name("Gdk/WindowScalingFactor") + long(2)
    return bytes
  }

  @Test(arguments: [true, false]) func `numbers are found among other kinds`(little: Bool) {
    let settings = XSettings(bytes: bytes(little: little))

    #expect(settings.integers == ["Gdk/WindowScalingFactor": 2])
  }

  @Test func `damage anywhere is harmless`() {
    let whole = bytes(little: true)

    for length in 0..<whole.count {
      let settings = XSettings(bytes: Array(whole.prefix(length)))
      #expect(settings.integers.isEmpty)
    }
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 0xff
      _ = XSettings(bytes: damaged)
    }
  }
}
