import UIKit

/// A book: what is on its cover, and how it begins.
struct Book {
  var title: String
  var author: String
  var year: String
  var landscape: Landscape
  /// The first sentences.
  var opening: String

  /// Old enough to belong to everybody.
  static let samples: [Book] = [
    Book(
      title: "Moby-Dick", author: "Herman Melville", year: "1851",
      landscape: Landscape(.sea, hue: 0.57, horizon: 0.1, seed: 31),
      opening: "Call me Ishmael. Some years ago—never mind how long precisely—having little or no "
        + "money in my purse, and nothing particular to interest me on shore, I thought I would "
        + "sail about a little and see the watery part of the world."),
    Book(
      title: "銀河鉄道の夜", author: "宮沢賢治", year: "1934",
      landscape: Landscape(.dunes, hue: 0.68, horizon: 0.82, light: 0.7, seed: 32),
      opening: "「ではみなさんは、そういうふうに川だと云われたり、乳の流れたあとだと云われたりしていたこの"
        + "ぼんやりと白いものがほんとうは何かご承知ですか。」先生は、黒板に吊した大きな黒い星座の図の、"
        + "上から下へ白くけぶった銀河帯のようなところを指しながら、みんなに問をかけました。"),
    Book(
      title: "Walden", author: "Henry David Thoreau", year: "1854",
      landscape: Landscape(.forest, hue: 0.38, horizon: 0.17, seed: 33),
      opening:
        "When I wrote the following pages, or rather the bulk of them, I lived alone, in the "
        + "woods, a mile from any neighbor, in a house which I had built myself, on the shore of "
        + "Walden Pond, in Concord, Massachusetts."),
    Book(
      title: "西游记", author: "吴承恩", year: "1592",
      landscape: Landscape(
        .mountains, hue: 0.06, horizon: 0.13, sun: CGPoint(x: 0.3, y: 0.3), seed: 34),
      opening: "诗曰：混沌未分天地乱，茫茫渺渺无人见。自从盘古破鸿蒙，开辟从兹清浊辨。覆载群生仰至仁，"
        + "发明万物皆成善。欲知造化会元功，须看西游释厄传。"),
    Book(
      title: "草枕", author: "夏目漱石", year: "1906",
      landscape: Landscape(
        .lake, hue: 0.44, horizon: 0.2, sun: CGPoint(x: 0.26, y: 0.3), seed: 35),
      opening: "山路を登りながら、こう考えた。智に働けば角が立つ。情に棹させば流される。意地を通せば窮屈だ。"
        + "とかくに人の世は住みにくい。"),
    Book(
      title: "Wuthering Heights", author: "Emily Brontë", year: "1847",
      landscape: Landscape(.dunes, hue: 0.75, horizon: 0.92, seed: 36),
      opening:
        "I have just returned from a visit to my landlord—the solitary neighbour that I shall "
        + "be troubled with. This is certainly a beautiful country!"),
    Book(
      title: "聊斋志异", author: "蒲松龄", year: "1740",
      landscape: Landscape(.forest, hue: 0.62, horizon: 0.74, light: 0.75, seed: 37),
      opening: "予姊丈之祖，宋公讳焘，邑廪生。一日，病卧，见吏人持牒，牵白颠马来，云：「请赴试。」"),
    Book(
      title: "Persuasion", author: "Jane Austen", year: "1817",
      landscape: Landscape(
        .sea, hue: 0.5, horizon: 0.95, sun: CGPoint(x: 0.32, y: 0.3), seed: 38),
      opening: "Sir Walter Elliot, of Kellynch Hall, in Somersetshire, was a man who, for his own "
        + "amusement, never took up any book but the Baronetage."),
    Book(
      title: "こころ", author: "夏目漱石", year: "1914",
      landscape: Landscape(.lake, hue: 0.98, horizon: 0.1, seed: 39),
      opening: "私はその人を常に先生と呼んでいた。だからここでもただ先生と書くだけで本名は打ち明けない。"),
    Book(
      title: "Middlemarch", author: "George Eliot", year: "1871",
      landscape: Landscape(
        .mountains, hue: 0.33, horizon: 0.15, sun: CGPoint(x: 0.3, y: 0.28), seed: 40),
      opening: "Miss Brooke had that kind of beauty which seems to be thrown into relief by poor "
        + "dress."),
    Book(
      title: "红楼梦", author: "曹雪芹", year: "1791",
      landscape: Landscape(.lake, hue: 0.93, horizon: 0.06, seed: 41),
      opening: "此开卷第一回也。作者自云：因曾历过一番梦幻之后，故将真事隐去，而借通灵之说，撰此石头记一书也。"),
    Book(
      title: "坊っちゃん", author: "夏目漱石", year: "1906",
      landscape: Landscape(
        .sea, hue: 0.53, horizon: 0.14, sun: CGPoint(x: 0.7, y: 0.24), seed: 42),
      opening: "親譲りの無鉄砲で小供の時から損ばかりしている。"),
  ]
}

/// A book's cover: its picture, title and author on cloth of the same hue.
final class BookCover: UIView {
  private let book: Book
  private let title: UILabel
  private let author: UILabel

  init(_ book: Book) {
    self.book = book
    title = UILabel(book.title, size: 17, weight: .bold, color: .white, lines: 2)
    author = UILabel(book.author, size: 11, weight: .medium, color: .white.withAlphaComponent(0.8))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = false
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 4)
    addSubview(title)
    addSubview(author)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    let part = width / 108
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 4).cgPath
    title.font = .systemFont(ofSize: (15 * part).rounded(), weight: .bold)
    author.font = .systemFont(ofSize: (10 * part).rounded(), weight: .medium)
    title.frame = CGRect(
      x: 9 * part, y: height * 0.63, width: width - 14 * part, height: height * 0.23)
    author.frame = CGRect(
      x: 9 * part, y: height * 0.87, width: width - 14 * part, height: height * 0.09)
  }

  override func draw(_ rect: CGRect) {
    UIBezierPath(roundedRect: bounds, cornerRadius: 4).addClip()
    UIColor(hue: book.landscape.hue, saturation: 0.5, brightness: 0.36, alpha: 1).setFill()
    UIRectFill(bounds)
    book.landscape.draw(
      in: CGRect(x: 0, y: 0, width: bounds.width, height: (bounds.height * 0.61).rounded()))
    // The hinge of the binding catches the light.
    UIColor.white.withAlphaComponent(0.16).setFill()
    UIBezierPath(rect: CGRect(x: 3, y: 0, width: 1.5, height: bounds.height)).fill()
  }
}

/// A cover that opens its book.
final class CoverButton: UIControl {
  let book: Book
  private let cover: BookCover

  init(_ book: Book) {
    self.book = book
    cover = BookCover(book)
    super.init(frame: .zero)
    accessibilityLabel = book.title
    addSubview(cover)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
        self.cover.alpha = self.isHighlighted ? 0.6 : 1
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = bounds
  }
}
