import Foundation

extension SymbolCatalog {
  static let actions: [String: Symbol] = [
    "plus": Symbol(88, 88, .line("M 44 6 V 82"), .line("M 6 44 H 82")),
    "minus": Symbol(88, 20, .line("M 6 10 H 82")),
    "xmark": Symbol(80, 80, .line("M 8 8 L 72 72"), .line("M 72 8 L 8 72")),
    "checkmark": Symbol(84, 84, .line("M 7 47 L 31 75 L 77 9")),
    "ellipsis": Symbol(
      100, 24, .shape("O 14 12 9.5"), .shape("O 50 12 9.5"), .shape("O 86 12 9.5")),
    "line.3.horizontal": Symbol(
      96, 72, .line("M 6 8 H 90"), .line("M 6 36 H 90"), .line("M 6 64 H 90")),
    "list.bullet": Symbol(
      108, 76, .shape("O 9 10 7"), .shape("O 9 38 7"), .shape("O 9 66 7"), .line("M 32 10 H 102"),
      .line("M 32 38 H 102"), .line("M 32 66 H 102")),
    "magnifyingglass": Symbol(98, 98, .line("O 41 41 33"), .line("M 65 65 L 91 91")),
    "square.and.arrow.up": Symbol(
      84, 112,
      .line(
        "M 26 42 H 20 C 12 42 8 46 8 54 V 94 C 8 102 12 106 20 106 H 64 C 72 106 76 102 76 94 V 54 C 76 46 72 42 64 42 H 58"
      ), .line("M 42 70 V 10"), .line("M 24 26 L 42 8 L 60 26")),
    "square.and.arrow.down": Symbol(
      84, 112,
      .line(
        "M 26 42 H 20 C 12 42 8 46 8 54 V 94 C 8 102 12 106 20 106 H 64 C 72 106 76 102 76 94 V 54 C 76 46 72 42 64 42 H 58"
      ), .line("M 42 8 V 74"), .line("M 24 58 L 42 76 L 60 58")),
    "square.and.pencil": Symbol(
      104, 104,
      .line("M 58 16 H 26 C 14 16 8 22 8 34 V 78 C 8 90 14 96 26 96 H 70 C 82 96 88 90 88 78 V 46"),
      .line("M 40 66 L 44 52 L 84 12 C 90 7 98 15 93 21 L 53 61 Z")),
    "pencil": Symbol(
      96, 96,
      .line("M 10 86 L 17 63 L 68 12 C 72 8 77 8 81 12 L 84 15 C 88 19 88 24 84 28 L 33 79 Z"),
      .thin("M 59 21 L 75 37")),
    "trash": Symbol(
      92, 108, .line("M 8 22 H 84"),
      .line("M 32 20 V 14 C 32 9 35 7 40 7 H 52 C 57 7 60 9 60 14 V 20"),
      .line("M 17 24 L 21 92 C 21.5 98 25 102 31 102 H 61 C 67 102 70.5 98 71 92 L 75 24"),
      .thin("M 33 38 L 35 86"), .thin("M 46 38 V 86"), .thin("M 59 38 L 57 86")),
    "trash.fill": Symbol(
      92, 108, .line("M 8 22 H 84"),
      .line("M 32 20 V 14 C 32 9 35 7 40 7 H 52 C 57 7 60 9 60 14 V 20"),
      .blob("M 17 30 L 21 92 C 21.5 98 25 102 31 102 H 61 C 67 102 70.5 98 71 92 L 75 30 Z"),
      .cutLine("M 34 44 L 36 88"), .cutLine("M 58 44 L 56 88")),
    "slider.horizontal.3": Symbol(
      100, 84, .line("M 6 12 H 54 M 84 12 H 94"), .line("O 69 12 9"),
      .line("M 6 42 H 16 M 46 42 H 94"),
      .line("O 31 42 9"), .line("M 6 72 H 54 M 84 72 H 94"), .line("O 69 72 9")),
    "link": Symbol(
      108, 60, .line("M 46 10 H 30 C 17 10 8 19 8 30 C 8 41 17 50 30 50 H 46"),
      .line("M 62 10 H 78 C 91 10 100 19 100 30 C 100 41 91 50 78 50 H 62"), .line("M 34 30 H 74")),
    "paperplane.fill": Symbol(
      100, 100, .blob("M 92 8 L 8 44 L 40 58 Z"), .blob("M 92 8 L 44 62 L 58 92 Z")),
    "paperplane": Symbol(
      100, 100, .line("M 92 8 L 8 42 L 42 58 L 58 92 Z"), .line("M 92 8 L 42 58")),
    "hand.draw": Symbol(
      92, 108, .line("A 46 30 28 150 390"),
      .line(
        "M 46 104 C 30 104 22 92 18 78 C 16 70 26 66 30 74 L 36 82 V 36 C 36 26 52 26 52 36 V 60 C 70 62 78 66 76 82 C 74 96 64 104 46 104 Z"
      )),
  ]
}
