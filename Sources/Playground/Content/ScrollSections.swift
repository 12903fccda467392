import UIKit

/// Pictures a page each.
final class PagerSection: UIView, UIScrollViewDelegate {
  let scroller = UIScrollView()
  private let pages: [PictureTile]
  private let dots = UIPageControl()

  init(_ places: [Place]) {
    pages = places.map { PictureTile($0, size: 17) }
    super.init(frame: .zero)
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.scrollsToTop = false
    scroller.delegate = self
    scroller.layer.cornerRadius = 14
    scroller.layer.cornerCurve = .continuous
    scroller.panGestureRecognizer.name = "Pager's pan"
    dots.numberOfPages = pages.count
    dots.pageIndicatorTintColor = .systemGray3
    dots.currentPageIndicatorTintColor = .label
    dots.isUserInteractionEnabled = false
    addSubview(scroller)
    addSubview(dots)
    for page in pages { scroller.addSubview(page) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: bounds.height - 26)
    scroller.frame = CGRect(origin: .zero, size: size)
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(
        x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
    }
    scroller.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    dots.frame = CGRect(x: 0, y: size.height, width: size.width, height: 26)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    let shown = min(max(page, 0), pages.count - 1)
    if dots.currentPage != shown { dots.currentPage = shown }
  }
}

/// Small pictures side by side.
final class StripSection: UIView {
  let scroller = UIScrollView()
  private let tiles: [PictureTile]

  init(_ places: [Place]) {
    tiles = places.map { PictureTile($0, size: 13, corner: 12, isBrief: true) }
    super.init(frame: .zero)
    scroller.showsHorizontalScrollIndicator = false
    scroller.alwaysBounceHorizontal = true
    scroller.scrollsToTop = false
    scroller.panGestureRecognizer.name = "Strip's pan"
    addSubview(scroller)
    for tile in tiles { scroller.addSubview(tile) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = bounds
    let (gap, margin): (CGFloat, CGFloat) = (10, 16)
    let width: CGFloat = 112
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: margin + CGFloat(index) * (width + gap), y: 0, width: width, height: bounds.height)
    }
    scroller.contentSize = CGSize(
      width: 2 * margin + CGFloat(tiles.count) * (width + gap) - gap, height: bounds.height)
  }
}

/// A list in a box, in a page that scrolls the same way.
final class InnerListSection: UIView {
  let list: RowList

  init() {
    list = RowList(
      Place.samples.prefix(8).map {
        PlaceRow($0, accessory: .chevron, color: .secondarySystemGroupedBackground)
      })
    super.init(frame: .zero)
    list.layer.cornerRadius = 12
    list.layer.cornerCurve = .continuous
    list.alwaysBounceVertical = false
    list.scrollsToTop = false
    list.contentInsetAdjustmentBehavior = .never
    list.panGestureRecognizer.name = "List's pan"
    addSubview(list)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds
  }
}

/// A picture that two fingers enlarge.
final class ZoomSection: UIView, UIScrollViewDelegate {
  let scroller = UIScrollView()
  private let picture: LandscapeView

  init(_ place: Place) {
    picture = LandscapeView(place.landscape)
    super.init(frame: .zero)
    scroller.delegate = self
    scroller.minimumZoomScale = 1
    scroller.maximumZoomScale = 4
    scroller.scrollsToTop = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.layer.cornerRadius = 14
    scroller.layer.cornerCurve = .continuous
    scroller.panGestureRecognizer.name = "Picture's pan"
    scroller.pinchGestureRecognizer?.name = "Picture's pinch"
    scroller.addSubview(picture)
    addSubview(scroller)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard scroller.frame != bounds else { return }
    scroller.zoomScale = 1
    scroller.frame = bounds
    picture.frame = bounds
    scroller.contentSize = bounds.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  /// Near to a place of the picture, or all of it again.
  func toggleZoom(at placeInScroller: CGPoint) {
    if scroller.zoomScale > 1.01 { return scroller.setZoomScale(1, animated: true) }
    let place = picture.convert(placeInScroller, from: scroller)
    let size = CGSize(width: bounds.width / 2.5, height: bounds.height / 2.5)
    scroller.zoom(
      to: CGRect(
        x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width,
        height: size.height), animated: true)
  }
}

/// A picture with its name on it.
final class PictureTile: UIView {
  private let picture: LandscapeView
  private let name: UILabel

  /// - Parameter isBrief: one name is enough.
  init(_ place: Place, size: CGFloat, corner: CGFloat = 0, isBrief: Bool = false) {
    picture = LandscapeView(place.landscape, corner: corner)
    let names = isBrief ? [place.name] : [place.name, place.localName].filter { !$0.isEmpty }
    name = UILabel(
      names.joined(separator: "  "), size: size, weight: .semibold, color: .white)
    super.init(frame: .zero)
    addSubview(picture)
    addSubview(name)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = name.font.pointSize * 1.3
    name.frame = CGRect(
      x: 12, y: bounds.height - height - 10, width: bounds.width - 20, height: height)
  }
}
