import UIKit

/// The page: a scroll view with scroll views in it.
final class ScrollLabPage: UIScrollView {
  private let pager = PagerSection(Array(Place.samples.prefix(5)))
  private let strip = StripSection(Array(Place.samples.dropFirst(2).prefix(7)))
  private let inner = InnerListSection()
  let zoom: ZoomSection
  private let titles = [
    SectionTitle("Pages", "One at most for a flick, the next one past half"),
    SectionTitle("Crossed axes", "The first direction decides"),
    SectionTitle("Same axis", "The inner one first; at its edge the outer"),
    SectionTitle("Zoom", "Two fingers, or Control and one"),
  ]

  init() {
    let place = Place.samples.dropFirst(6).first ?? Place.samples[0]
    zoom = ZoomSection(place)
    super.init(frame: .zero)
    alwaysBounceVertical = true
    contentInset.bottom = 24
    panGestureRecognizer.name = "Page's pan"
    for title in titles { addSubview(title) }
    for section in sections { addSubview(section) }
  }

  required init?(coder: NSCoder) { nil }

  private var sections: [UIView] { [pager, strip, inner, zoom] }

  /// Every scroll view in the page, by what it shows.
  var namedScrollers: [(name: String, view: UIView)] {
    [
      ("pager", pager.scroller), ("strip", strip.scroller), ("inner", inner.list),
      ("zoom", zoom.scroller),
    ]
  }

  /// All of them, the page first.
  var scrollers: [UIScrollView] {
    [self, pager.scroller, strip.scroller, inner.list, zoom.scroller]
  }

  override func layoutSubviews() {
    let margin = 16 + safeAreaInsets.left
    let width = bounds.width - 2 * margin
    let heights: [CGFloat] = [214, 132, 228, 220]
    var y: CGFloat = 4
    for (index, section) in sections.enumerated() {
      titles[index].frame = CGRect(x: margin, y: y, width: width, height: SectionTitle.height)
      y += SectionTitle.height + 8
      let isWide = section === strip
      section.frame = CGRect(
        x: isWide ? 0 : margin, y: y, width: isWide ? bounds.width : width,
        height: heights[index])
      y += heights[index] + 20
    }
    contentSize = CGSize(width: bounds.width, height: y)
    super.layoutSubviews()
  }
}

/// A section's name and rule.
final class SectionTitle: UIView {
  /// Units: points.
  static let height: CGFloat = 42

  private let title: UILabel
  private let rule: UILabel

  init(_ title: String, _ rule: String) {
    self.title = UILabel(title, size: 20, weight: .semibold)
    self.rule = UILabel(rule, size: 13, color: .secondaryLabel)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(self.title)
    addSubview(self.rule)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 25)
    rule.frame = CGRect(x: 0, y: 25, width: bounds.width, height: 17)
  }
}
