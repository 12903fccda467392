import Foundation

extension SymbolCatalog {
  private static let heart =
    "M 50 88 C 20 66 6 50 6 31 C 6 17 16 8 28 8 C 38 8 46 14 50 22 C 54 14 62 8 72 8 C 84 8 94 17 94 31 C 94 50 80 66 50 88 Z"
  private static let body =
    "M 10 88 C 10 70 28 60 50 60 C 72 60 90 70 90 88 C 90 93 87 95 82 95 H 18 C 13 95 10 93 10 88 Z"
  private static let bookmark =
    "M 10 18 C 10 10 14 7 22 7 H 54 C 62 7 66 10 66 18 V 93 L 38 70 L 10 93 Z"
  private static let bell =
    "M 50 8 C 30 8 25 24 25 42 C 25 60 19 66 11 74 C 8 78 9 82 14 82 H 86 C 91 82 92 78 89 74 C 81 66 75 60 75 42 C 75 24 70 8 50 8 Z"
  private static let folder =
    "M 7 22 C 7 13 11 9 20 9 H 36 C 44 9 45 17 52 17 H 92 C 101 17 105 21 105 30 V 72 C 105 81 101 85 92 85 H 20 C 11 85 7 81 7 72 Z"
  private static let cloud =
    "M 30 78 C 15 78 7 69 7 58 C 7 47 15 39 26 38 C 30 22 41 14 56 14 C 73 14 86 25 88 42 C 97 44 103 51 103 60 C 103 71 95 78 83 78 Z"
  private static let bubble =
    "M 50 8 C 24 8 7 24 7 45 C 7 58 14 68 24 75 C 24 84 20 90 15 94 C 26 94 34 90 41 82 C 44 82.500 47 83 50 83 C 76 83 93 66 93 45 C 93 24 76 8 50 8 Z"
  private static let flag = "M 12 14 C 30 4 46 22 84 12 V 58 C 46 68 30 50 12 60 Z"

  static let things: [String: Symbol] = [
    "star": Symbol(104, 100, .line("P 52 54 45 19 5")),
    "star.fill": Symbol(104, 100, .blob("P 52 54 45 19 5")),
    "heart": Symbol(100, 94, .line(heart)),
    "heart.fill": Symbol(100, 94, .blob(heart)),
    "gear": Symbol(100, 100, .line("G 50 50 44 35 8"), .line("O 50 50 14")),
    "gearshape": Symbol(100, 100, .line("G 50 50 44 35 8"), .line("O 50 50 14")),
    "gearshape.fill": Symbol(100, 100, .blob("G 50 50 43 34 8"), .cut("O 50 50 16")),
    "person": Symbol(100, 100, .line("O 50 29 21"), .line(body)),
    "person.fill": Symbol(100, 100, .shape("O 50 29 24"), .blob(body)),
    "person.2.fill": Symbol(
      140, 100, .shape("O 96 32 20"),
      .blob("M 86 92 C 94 82 86 66 84 64 C 110 58 132 70 132 86 C 132 91 129 92 125 92 Z"),
      .shape("O 50 29 23"),
      .blob(
        "M 8 88 C 8 70 26 60 50 60 C 70 60 86 70 86 88 C 86 93 83 95 78 95 H 16 C 11 95 8 93 8 88 Z"
      )),
    "person.crop.circle": Symbol(
      100, 100, .line("O 50 50 43"), .shape("O 50 40 15"),
      .shape(
        "M 22 78 C 26 66 36 61 50 61 C 64 61 74 66 78 78 C 70 86 60 90 50 90 C 40 90 30 86 22 78 Z")
    ),
    "person.crop.circle.fill": Symbol(
      100, 100, .shape("O 50 50 47"), .cut("O 50 39 16"),
      .cut(
        "M 20 77 C 25 65 36 60 50 60 C 64 60 75 65 80 77 C 72 86 61 91 50 91 C 39 91 28 86 20 77 Z")
    ),
    "photo": Symbol(
      116, 92, .line("R 7 7 102 78 13"), .shape("O 36 32 9"),
      .line("M 10 74 L 36 52 L 52 64 L 76 40 L 106 70")),
    "photo.fill": Symbol(
      116, 92, .shape("R 3 3 110 86 16"), .cut("O 36 32 10"),
      .cutLine("M 4 76 L 36 52 L 52 64 L 76 40 L 112 74")),
    "photo.on.rectangle": Symbol(
      124, 100,
      .line("M 22 76 H 18 C 11 76 7 72 7 65 V 18 C 7 11 11 7 18 7 H 88 C 94 7 98 11 98 16"),
      .line("R 30 26 87 67 12"), .line("M 34 84 L 58 62 L 72 74 L 90 56 L 114 78")),
    "house": Symbol(
      108, 96, .line("M 7 48 L 54 8 L 101 48"),
      .line("M 20 38 V 80 C 20 86 23 89 29 89 H 79 C 85 89 88 86 88 80 V 38"),
      .line("M 43 88 V 62 H 65 V 88")),
    "house.fill": Symbol(
      108, 96, .line("M 7 48 L 54 8 L 101 48"),
      .blob("M 54 20 L 20 49 V 80 C 20 86 23 88 29 88 H 79 C 85 88 88 86 88 80 V 49 Z"),
      .cut("R 44 60 20 34 3")),
    "bookmark": Symbol(76, 100, .line(bookmark)),
    "bookmark.fill": Symbol(76, 100, .blob(bookmark)),
    "bell": Symbol(100, 104, .line(bell), .line("M 39 92 C 42 99 58 99 61 92")),
    "bell.fill": Symbol(100, 104, .blob(bell), .line("M 39 93 C 42 99 58 99 61 93")),
    "envelope": Symbol(
      116, 88, .line("R 7 7 102 74 12"), .line("M 12 16 L 50 50 C 55 54 61 54 66 50 L 104 16")),
    "envelope.fill": Symbol(
      116, 88, .shape("R 3 3 110 82 15"), .cutLine("M 8 12 L 50 50 C 55 54 61 54 66 50 L 108 12")),
    "folder": Symbol(112, 92, .line(folder), .line("M 8 34 H 104")),
    "folder.fill": Symbol(112, 92, .blob(folder), .cutLine("M 0 35 H 112")),
    "doc": Symbol(
      84, 108,
      .line(
        "M 46 7 H 22 C 12 7 8 11 8 21 V 87 C 8 97 12 101 22 101 H 62 C 72 101 76 97 76 87 V 37 Z"),
      .line("M 46 8 V 30 C 46 35 48 37 53 37 H 75")),
    "doc.text": Symbol(
      84, 108,
      .line(
        "M 46 7 H 22 C 12 7 8 11 8 21 V 87 C 8 97 12 101 22 101 H 62 C 72 101 76 97 76 87 V 37 Z"),
      .line("M 46 8 V 30 C 46 35 48 37 53 37 H 75"), .thin("M 26 58 H 58"), .thin("M 26 78 H 58")),
    "calendar": Symbol(
      104, 100, .line("R 7 9 90 84 14"), .line("M 8 34 H 96"), .shape("O 34 54 6"),
      .shape("O 52 54 6"),
      .shape("O 70 54 6"), .shape("O 34 73 6"), .shape("O 52 73 6")),
    "camera.fill": Symbol(
      116, 94,
      .blob(
        "M 7 30 C 7 22 11 18 19 18 H 34 L 42 7 H 74 L 82 18 H 97 C 105 18 109 22 109 30 V 76 C 109 84 105 87 97 87 H 19 C 11 87 7 84 7 76 Z"
      ),
      .cutLine("O 58 51 20")),
    "camera": Symbol(
      116, 94,
      .line(
        "M 7 30 C 7 22 11 18 19 18 H 34 L 42 7 H 74 L 82 18 H 97 C 105 18 109 22 109 30 V 76 C 109 84 105 87 97 87 H 19 C 11 87 7 84 7 76 Z"
      ),
      .line("O 58 51 20")),
    "cloud": Symbol(110, 92, .line(cloud)),
    "cloud.fill": Symbol(110, 92, .blob(cloud)),
    "bubble.left": Symbol(100, 100, .line(bubble)),
    "bubble.left.fill": Symbol(100, 100, .blob(bubble)),
    "message": Symbol(100, 100, .line(bubble)),
    "message.fill": Symbol(100, 100, .blob(bubble)),
    "flag": Symbol(94, 104, .line("M 12 98 V 12"), .line(flag)),
    "flag.fill": Symbol(94, 104, .line("M 12 98 V 12"), .blob(flag)),
    "book": Symbol(
      120, 92,
      .line(
        "M 60 20 C 48 8 26 6 8 12 V 80 C 26 74 48 76 60 86 C 72 76 94 74 112 80 V 12 C 94 6 72 8 60 20 V 84"
      )),
    "book.fill": Symbol(
      120, 92, .blob("M 55 20 C 45 9 26 7 8 12 V 80 C 26 75 45 77 55 85 Z"),
      .blob("M 65 20 C 75 9 94 7 112 12 V 80 C 94 75 75 77 65 85 Z")),
    "map": Symbol(
      112, 92, .line("M 8 18 L 40 8 L 72 18 L 104 8 V 74 L 72 84 L 40 74 L 8 84 Z"),
      .line("M 40 8 V 74"), .line("M 72 18 V 84")),
    "mappin": Symbol(56, 104, .shape("O 28 26 21"), .line("M 28 44 V 98")),
    "location.fill": Symbol(96, 96, .blob("M 88 8 L 8 46 L 44 52 L 50 88 Z")),
    "globe": Symbol(
      100, 100, .line("O 50 50 43"), .thin("M 50 8 C 24 30 24 70 50 92 C 76 70 76 30 50 8 Z"),
      .thin("M 8 50 H 92"), .thin("M 16 27 C 36 38 64 38 84 27"),
      .thin("M 16 73 C 36 62 64 62 84 73")),
    "bag.fill": Symbol(
      92, 104, .line("M 30 34 V 22 C 30 4 62 4 62 22 V 34"),
      .blob("M 12 34 H 80 L 86 88 C 87 95 84 99 77 99 H 15 C 8 99 5 95 6 88 Z")),
    "creditcard.fill": Symbol(
      116, 88, .shape("R 3 5 110 78 15"), .cut("M 0 24 H 116 V 38 H 0 Z"), .cutLine("M 20 62 H 40")),
    "tag.fill": Symbol(
      96, 96,
      .blob(
        "M 8 14 C 8 10 10 8 14 8 H 46 L 86 48 C 90 52 90 56 86 60 L 60 86 C 56 90 52 90 48 86 L 8 46 Z"
      ), .cut("O 28 28 8")),
    "leaf.fill": Symbol(
      100, 96, .blob("M 90 8 C 60 14 16 16 16 54 C 16 76 34 86 52 82 C 80 76 88 44 90 8 Z"),
      .cutLine("M 10 92 C 24 66 42 50 66 38"),
      .line("M 8 92 C 12 82 16 76 22 70")),
    "drop.fill": Symbol(
      72, 100,
      .blob("M 36 8 C 54 32 65 46 65 64 C 65 82 52 93 36 93 C 20 93 7 82 7 64 C 7 46 18 32 36 8 Z")),
    "flame.fill": Symbol(
      80, 104,
      .blob(
        "M 36 6 C 62 22 74 42 73 64 C 72 86 58 98 40 98 C 20 98 7 85 7 66 C 7 52 13 42 20 36 C 21 46 25 52 32 54 C 30 36 30 22 36 6 Z"
      )),
    "bolt.fill": Symbol(72, 104, .blob("M 44 6 L 8 58 H 34 L 28 98 L 64 44 H 38 Z")),
    "bolt": Symbol(72, 104, .line("M 44 6 L 8 58 H 34 L 28 98 L 64 44 H 38 Z")),
    "moon.fill": Symbol(
      96, 96,
      .blob("M 88 58 C 82 78 66 89 47 89 C 24 89 7 72 7 49 C 7 30 18 14 37 8 C 32 36 56 64 88 58 Z")
    ),
    "moon": Symbol(
      96, 96,
      .line("M 88 58 C 82 78 66 89 47 89 C 24 89 7 72 7 49 C 7 30 18 14 37 8 C 32 36 56 64 88 58 Z")
    ),
  ]
}
