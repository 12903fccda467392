import Foundation

extension SymbolCatalog {
  static let arrows: [String: Symbol] = [
    "chevron.left": Symbol(54, 92, .line("M 45 9 L 9 46 L 45 83")),
    "chevron.backward": Symbol(54, 92, .line("M 45 9 L 9 46 L 45 83")),
    "chevron.right": Symbol(54, 92, .line("M 9 9 L 45 46 L 9 83")),
    "chevron.forward": Symbol(54, 92, .line("M 9 9 L 45 46 L 9 83")),
    "chevron.down": Symbol(92, 54, .line("M 9 9 L 46 45 L 83 9")),
    "chevron.up": Symbol(92, 54, .line("M 9 45 L 46 9 L 83 45")),
    "chevron.compact.down": Symbol(100, 36, .line("M 9 10 L 50 26 L 91 10")),
    "chevron.compact.up": Symbol(100, 36, .line("M 9 26 L 50 10 L 91 26")),
    "chevron.up.chevron.down": Symbol(
      64, 100, .line("M 9 36 L 32 12 L 55 36"), .line("M 9 64 L 32 88 L 55 64")),
    "arrow.left": Symbol(100, 88, .line("M 92 44 H 10"), .line("M 42 10 L 8 44 L 42 78")),
    "arrow.right": Symbol(100, 88, .line("M 8 44 H 90"), .line("M 58 10 L 92 44 L 58 78")),
    "arrow.up": Symbol(88, 100, .line("M 44 92 V 10"), .line("M 10 42 L 44 8 L 78 42")),
    "arrow.down": Symbol(88, 100, .line("M 44 8 V 90"), .line("M 10 58 L 44 92 L 78 58")),
    "arrow.up.right": Symbol(
      84, 84, .line("M 10 74 L 72 12"), .line("M 24 10 H 74 V 60")),
    "arrow.up.left.and.arrow.down.right": Symbol(
      96, 96, .line("M 40 40 L 12 12 M 12 40 V 12 H 40"),
      .line("M 56 56 L 84 84 M 84 56 V 84 H 56")),
    "arrow.left.arrow.right": Symbol(
      104, 84, .line("M 96 24 H 10 M 26 8 L 9 24 L 26 40"),
      .line("M 8 60 H 94 M 78 44 L 95 60 L 78 76")),
    "arrow.clockwise": Symbol(
      92, 104, .line("A 46 58 37 -50 250"), .line("M 48 8 L 66 25 L 48 42")),
    "arrow.counterclockwise": Symbol(
      92, 104, .line("A 46 58 37 -70 230"), .line("M 44 8 L 26 25 L 44 42")),
    "arrow.uturn.backward": Symbol(
      96, 84, .line("M 12 32 H 62 C 76 32 87 41 87 54 C 87 67 76 75 62 75 H 42"),
      .line("M 34 9 L 10 32 L 34 55")),
    "arrow.triangle.2.circlepath": Symbol(
      112, 92, .line("A 56 46 36 -160 -25"), .line("A 56 46 36 20 155"),
      .shape("M 80 34 H 106 L 93 54 Z"), .shape("M 6 58 H 32 L 19 38 Z")),
  ]
}
