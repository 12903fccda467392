import UIKit

/// Journeys to look at, under a bar with a "+" that shows itself as they go under it.
final class JourneysPage: UIView {
  private let header = HomeHeader()
  private let stories: StoryList

  init(_ places: [Place]) {
    stories = StoryList(places, title: "Journeys")
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    addSubview(stories)
    addSubview(header)
    stories.delegate = self
    header.title = "Journeys"
  }

  required init?(coder: NSCoder) { nil }

  var add: UIButton { header.add }
  var cards: [StoryCard] { stories.cards }

  override func layoutSubviews() {
    super.layoutSubviews()
    header.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: safeAreaInsets.top + HomeHeader.barHeight)
    stories.top = safeAreaInsets.top
    stories.frame = bounds
    coverHeader()
  }

  private func coverHeader() { header.cover(stories.contentOffset.y + stories.contentInset.top) }
}

extension JourneysPage: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { coverHeader() }
}
