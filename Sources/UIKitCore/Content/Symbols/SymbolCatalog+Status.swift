import Foundation

extension SymbolCatalog {
  private static let triangle = "M 54 10 L 101 88 H 7 Z"

  static let status: [String: Symbol] = [
    "circle": Symbol(100, 100, .line("O 50 50 43")),
    "circle.fill": Symbol(100, 100, .shape("O 50 50 47")),
    "square": Symbol(92, 92, .line("R 7 7 78 78 14")),
    "square.fill": Symbol(92, 92, .shape("R 3 3 86 86 17")),
    "rectangle": Symbol(116, 88, .line("R 7 7 102 74 13")),
    "rectangle.fill": Symbol(116, 88, .shape("R 3 3 110 82 16")),
    "clock": Symbol(100, 100, .line("O 50 50 43"), .line("M 50 24 V 52 H 30")),
    "clock.fill": Symbol(100, 100, .shape("O 50 50 47"), .cutLine("M 50 24 V 52 H 30")),
    "info": Symbol(40, 92, .shape("O 20 12 9"), .line("M 8 36 H 21 V 84 M 6 84 H 36")),
    "info.circle": Symbol(
      100, 100, .line("O 50 50 43"), .shape("O 49 29 6"), .line("M 41 45 H 51 V 72 M 40 72 H 61")),
    "info.circle.fill": Symbol(
      100, 100, .shape("O 50 50 47"), .cut("O 49 29 6.500"),
      .cutLine("M 41 45 H 51 V 72 M 40 72 H 61")),
    "exclamationmark": Symbol(24, 96, .line("M 12 8 V 60"), .shape("O 12 86 8")),
    "exclamationmark.triangle": Symbol(
      108, 96, .line(triangle), .line("M 54 38 V 60"), .shape("O 54 74 5.500")),
    "exclamationmark.triangle.fill": Symbol(
      108, 96, .blob(triangle), .cutLine("M 54 38 V 60"), .cut("O 54 75 6")),
    "questionmark.circle": Symbol(
      100, 100, .line("O 50 50 43"),
      .line("M 36 38 C 36 28 43 24 50 24 C 58 24 65 29 65 37 C 65 47 50 47 50 58"),
      .shape("O 50 74 5.500")),
    "lock": Symbol(76, 104, .line("R 8 46 60 50 10"), .line("M 20 46 V 30 C 20 2 56 2 56 30 V 46")),
    "lock.fill": Symbol(
      76, 104, .shape("R 4 44 68 56 13"), .line("M 20 46 V 30 C 20 2 56 2 56 30 V 46")),
    "wifi": Symbol(
      112, 84, .blob("M 56 76 L 47 66 C 52 61 60 61 65 66 Z"), .line("A 56 76 34 -135 -45"),
      .line("A 56 76 55 -135 -45")),
    "battery.100": Symbol(
      136, 68, .line("R 7 7 112 54 15"), .shape("R 18 18 90 32 7"),
      .shape("M 125 24 C 132 26 132 42 125 44 Z")),
    "cellularbars": Symbol(
      112, 76, .shape("R 4 50 20 22 5"), .shape("R 32 36 20 36 5"), .shape("R 60 20 20 52 5"),
      .shape("R 88 4 20 68 5")),
    "eye": Symbol(
      120, 80,
      .line(
        "M 7 40 C 24 14 42 8 60 8 C 78 8 96 14 113 40 C 96 66 78 72 60 72 C 42 72 24 66 7 40 Z"),
      .line("O 60 40 17")),
    "eye.slash": Symbol(
      120, 84,
      .line(
        "M 7 42 C 24 16 42 10 60 10 C 78 10 96 16 113 42 C 96 68 78 74 60 74 C 42 74 24 68 7 42 Z"),
      .line("O 60 42 17"), .line("M 22 6 L 98 78")),
    "seal.fill": Symbol(100, 100, .blob("P 50 50 44 38 12")),
    "checkmark.seal.fill": Symbol(
      100, 100, .blob("P 50 50 44 38 12"), .cutLine("M 33 52 L 45 66 L 68 34")),
    "timer": Symbol(
      100, 108, .line("O 50 60 40"), .line("M 50 60 L 34 42"), .line("M 50 8 V 20"),
      .line("M 38 7 H 62")),
    "speedometer": Symbol(
      100, 100, .line("O 50 50 43"), .line("M 50 54 L 66 32"), .shape("O 50 54 7"),
      .thin("M 20 54 H 26 M 74 54 H 80 M 50 20 V 26")),
    "waveform.path": Symbol(
      112, 92, .line("M 6 46 H 22 L 34 12 L 50 80 L 64 26 L 76 60 L 84 46 H 106")),
    "chart.bar.fill": Symbol(
      108, 88, .shape("R 6 48 26 36 5"), .shape("R 41 24 26 60 5"), .shape("R 76 6 26 78 5")),
    "record.circle": Symbol(100, 100, .line("O 50 50 43"), .shape("O 50 50 22")),
  ]
}
