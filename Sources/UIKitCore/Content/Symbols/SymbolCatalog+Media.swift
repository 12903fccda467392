import Foundation

extension SymbolCatalog {
  private static let speaker = "M 8 38 H 24 L 46 18 V 82 L 24 62 H 8 Z"
  private static let rays =
    "M 50 6 V 14 M 50 86 V 94 M 6 50 H 14 M 86 50 H 94 M 19 19 L 24.500 24.500 M 75.500 75.500 L 81 81 M 81 19 L 75.500 24.500 M 24.500 75.500 L 19 81"

  static let media: [String: Symbol] = [
    "play": Symbol(88, 100, .line("M 12 14 L 78 50 L 12 86 Z")),
    "play.fill": Symbol(88, 100, .blob("M 12 14 L 78 50 L 12 86 Z")),
    "pause": Symbol(76, 96, .line("R 9 10 18 76 5"), .line("R 49 10 18 76 5")),
    "pause.fill": Symbol(76, 96, .shape("R 7 8 22 80 6"), .shape("R 47 8 22 80 6")),
    "stop.fill": Symbol(88, 88, .shape("R 8 8 72 72 10")),
    "forward.fill": Symbol(
      116, 76, .blob("M 10 12 L 54 38 L 10 64 Z"), .blob("M 64 12 L 108 38 L 64 64 Z")),
    "backward.fill": Symbol(
      116, 76, .blob("M 52 12 L 8 38 L 52 64 Z"), .blob("M 106 12 L 62 38 L 106 64 Z")),
    "forward.end.fill": Symbol(
      88, 76, .blob("M 10 12 L 58 38 L 10 64 Z"), .line("M 78 12 V 64")),
    "backward.end.fill": Symbol(
      88, 76, .blob("M 78 12 L 30 38 L 78 64 Z"), .line("M 10 12 V 64")),
    "shuffle": Symbol(
      112, 88, .line("M 8 20 H 24 C 46 20 56 68 78 68 H 100"),
      .line("M 8 68 H 24 C 46 68 56 20 78 20 H 100"), .line("M 88 6 L 103 20 L 88 34"),
      .line("M 88 54 L 103 68 L 88 82")),
    "repeat": Symbol(
      112, 96, .line("M 8 44 C 8 30 16 22 30 22 H 96 M 84 8 L 99 22 L 84 36"),
      .line("M 104 52 C 104 66 96 74 82 74 H 16 M 28 60 L 13 74 L 28 88")),
    "music.note": Symbol(
      76, 104, .shape("O 22 82 17"), .line("M 36 82 V 14"),
      .blob("M 36 12 L 68 20 V 36 L 36 28 Z")),
    "speaker.fill": Symbol(56, 100, .blob(speaker)),
    "speaker.wave.2.fill": Symbol(
      100, 100, .blob(speaker), .line("A 40 50 24 -40 40"), .line("A 40 50 46 -42 42")),
    "speaker.slash.fill": Symbol(
      92, 100, .blob(speaker), .line("M 62 36 L 86 62"), .line("M 86 36 L 62 62")),
    "mic.fill": Symbol(
      76, 108, .shape("R 24 6 28 56 14"), .line("M 10 48 C 10 84 66 84 66 48"),
      .line("M 38 76 V 98"),
      .line("M 22 100 H 54")),
    "video.fill": Symbol(
      120, 80, .shape("R 4 6 76 68 14"), .blob("M 90 32 L 112 16 V 64 L 90 48 Z")),
    "airplayaudio": Symbol(
      100, 96, .line("A 50 44 36 140 400"), .line("A 50 44 20 135 405"),
      .blob("M 50 58 L 70 88 H 30 Z")),
    "quote.bubble": Symbol(
      108, 96, .line("R 7 8 94 64 14"), .line("M 30 74 V 90 L 50 73"), .thin("M 30 32 H 78"),
      .thin("M 30 50 H 62")),
    "sun.max": Symbol(100, 100, .line("O 50 50 18"), .line(rays)),
    "sun.max.fill": Symbol(100, 100, .shape("O 50 50 22"), .line(rays)),
    "square.grid.2x2": Symbol(
      96, 96, .line("R 8 8 34 34 7"), .line("R 54 8 34 34 7"), .line("R 8 54 34 34 7"),
      .line("R 54 54 34 34 7")),
    "square.grid.2x2.fill": Symbol(
      96, 96, .shape("R 6 6 38 38 8"), .shape("R 52 6 38 38 8"), .shape("R 6 52 38 38 8"),
      .shape("R 52 52 38 38 8")),
    "rectangle.stack": Symbol(
      108, 100, .line("R 8 36 92 56 12"), .line("M 18 22 H 90"), .line("M 28 8 H 80")),
    "rectangle.stack.fill": Symbol(
      108, 100, .shape("R 4 34 100 60 14"), .line("M 18 20 H 90"), .line("M 28 6 H 80")),
    "square.stack": Symbol(
      96, 104, .line("R 8 36 80 60 13"), .line("M 18 22 H 78"), .line("M 28 8 H 68")),
    "sidebar.left": Symbol(
      112, 88, .line("R 7 7 98 74 14"), .line("M 40 8 V 80"), .thin("M 18 26 H 28"),
      .thin("M 18 42 H 28")),
    "circle.grid.2x2": Symbol(
      96, 96, .line("O 25 25 16"), .line("O 71 25 16"), .line("O 25 71 16"), .line("O 71 71 16")),
  ]
}
