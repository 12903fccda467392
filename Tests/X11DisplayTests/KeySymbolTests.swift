import Display
import Testing

@testable import X11Display

@Suite struct KeySymbolTests {
  @Test(arguments: [
    (UInt(0x61), KeyStroke.Key.character("a")), (0x41, .character("a")), (0x20, .space),
    (0xff1b, .escape), (0xff0d, .return), (0xff8d, .return), (0xff51, .left), (0xff9b, .pageDown),
    (0xffbe, .function(1)), (0xffc9, .function(12)), (0xe9, .character("é")),
    (0x0100_4e2d, .character("中")), (0xffb5, .character("5")), (0xffe1, .other(0xffe1)),
  ])
  func `a key is known by its meaning`(symbol: UInt, key: KeyStroke.Key) {
    #expect(KeySymbol(rawValue: symbol).key == key)
  }

  @Test func `numbers that mean nothing are harmless`() {
    for symbol: UInt in [0, 0x0100_d800, 0x0110_ffff, .max] {
      _ = KeySymbol(rawValue: symbol).key
      _ = KeySymbol(rawValue: symbol).character
    }
  }
}
