import UIKit

/// Every scene as a card, in groups; mouse, keys, and letters to find one by.
final class GalleryController: UIViewController {
  /// Where a scene comes from when it opens.
  struct Curtain {
    let picture: UIImage
    /// In the window.
    let frame: CGRect
  }

  var onOpen: ((SceneInfo) -> Void)?

  private let thumbnails: ThumbnailStore
  private let list = UIScrollView()
  private let heading = UILabel("Segue", size: 34, weight: .bold)
  private let subtitle = UILabel("", size: 15, color: .secondaryLabel)
  private let sections: [GallerySection]
  /// Keeps the clock readable over what scrolls below it.
  private let topCover = TopCover()
  private let nothing = UILabel("No scene is called that", size: 17, color: .tertiaryLabel)
  private var link: CADisplayLink?
  private lazy var player = CardPlayer { [unowned self] card in
    SceneFilm(card.scene, key(of: card))
  }
  private var chosen: GalleryCard?
  /// Who looks at which card: what came last counts while it is seen.
  private var looks: [(eye: Eye, card: GalleryCard)] = []
  private enum Eye { case pointer, keys }
  private var last: String?
  /// What was typed to find a scene.
  private var query = "" { didSet { filter() } }

  private static let promise = "Transitions to take hold of · 手势转场"

  init(_ thumbnails: ThumbnailStore) {
    self.thumbnails = thumbnails
    let count = CGFloat(max(SceneCatalog.all.count, 1))
    var number: CGFloat = 0
    sections = SceneCatalog.groups.map { group in
      GallerySection(
        group.title,
        group.scenes.map { scene in
          number += 1
          // Once round the circle of hues, beginning with blue.
          return GalleryCard(scene, hue: (0.56 + number / count).truncatingRemainder(dividingBy: 1))
        })
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var cards: [GalleryCard] { sections.flatMap(\.shownCards) }

  /// Each card under its scene's name.
  var run: SceneRun {
    SceneRun(root: self) { [weak self] in
      (self?.cards ?? []).map { ($0.scene.id, $0) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    list.contentInsetAdjustmentBehavior = .always
    list.delegate = self
    view.addSubview(list)
    view.addSubview(topCover)
    nothing.textAlignment = .center
    for part in [heading, subtitle, nothing] { list.addSubview(part) }
    for section in sections {
      list.addSubview(section.title)
      for card in section.cards {
        card.addTarget(
          self, action: Selector(GalleryController.open(_:)), for: .touchUpInside)
        card.addTarget(
          self, action: Selector(GalleryController.pressed(_:)), for: .touchDown)
        card.onHover = { [weak self, unowned card] in self?.hover(over: card, $0) }
        list.addSubview(card)
      }
    }
    filter()
    player.mayPlay = { [weak self] card in
      guard let self, viewIfLoaded?.window != nil, isSeen(card) else { return false }
      return !list.isDragging && !list.isDecelerating && nextMissing == nil
    }
    NotificationCenter.default.addObserver(
      self, selector: Selector(GalleryController.motionChanged(_:)),
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    drawMissing()
    attend()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stopDrawing()
    player.attend(to: nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    arrange()
    drawMissing()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for card in sections.flatMap(\.cards) { card.device.image = nil }
    drawMissing()
    player.interrupt()
  }

  // MARK: Layout

  /// The narrowest card that still reads well. Units: points. Source: chosen.
  private static let cardWidth: CGFloat = 330
  private var arrangedSize = CGSize.zero

  private func arrange() {
    let safe = view.safeAreaInsets
    let bounds = list.bounds.size
    topCover.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: safe.top + TopCover.softEdge)
    let margin: CGFloat = bounds.width >= 430 ? 20 : 16
    let (left, gap) = (safe.left + margin, CGFloat(16))
    let width = max(0, bounds.width - left - margin - safe.right)
    let columns = width >= 2 * Self.cardWidth + gap ? 2 : 1
    heading.frame = CGRect(x: left, y: 14, width: width, height: 42)
    subtitle.frame = CGRect(x: left, y: 57, width: width, height: 20)
    var y: CGFloat = 96
    for section in sections {
      y = section.arrange(x: left, y: y, width: width, columns: columns, gap: gap)
    }
    nothing.isHidden = !cards.isEmpty
    nothing.frame = CGRect(x: left, y: y + 60, width: width, height: 24)
    let size = CGSize(width: bounds.width, height: y + 12)
    if list.contentSize != size { list.contentSize = size }
    if arrangedSize != view.bounds.size {
      arrangedSize = view.bounds.size
      // The devices on the cards have the shape of this one.
      for card in sections.flatMap(\.cards) {
        card.device.image = nil
        card.setNeedsLayout()
      }
      player.interrupt()
    }
    revealLast()
    attend()
  }

  private func revealLast() {
    guard let last, list.bounds.height > 0, list.contentSize.height > 0 else { return }
    self.last = nil
    guard let card = sections.flatMap(\.cards).first(where: { $0.scene.id == last }) else { return }
    card.wasLast = true
    chosen = card
    reveal(card, animated: false)
  }

  private func reveal(_ card: GalleryCard, animated: Bool) {
    list.scrollRectToVisible(
      card.frame.insetBy(dx: 0, dy: -60),
      animated: animated && !UIAccessibility.isReduceMotionEnabled)
  }

  // MARK: Pictures

  /// A picture a frame, until there is none missing; then nothing.
  private func drawMissing() {
    guard viewIfLoaded?.window != nil else { return }
    for card in sections.flatMap(\.cards) where card.device.image == nil {
      card.device.image = thumbnails.picture(for: key(of: card))
    }
    guard link == nil, nextMissing != nil else { return }
    let link = CADisplayLink(target: self, selector: Selector(GalleryController.drawNext(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func drawNext(_ link: CADisplayLink) {
    guard let card = nextMissing else { return stopDrawing() }
    card.device.image = thumbnails.draw(card.scene, key(of: card)) ?? UIImage()
    guard nextMissing == nil else { return }
    stopDrawing()
    // Who was looked at meanwhile has waited for this.
    player.interrupt()
  }

  private func stopDrawing() {
    link?.invalidate()
    link = nil
  }

  /// Those in sight first.
  private var nextMissing: GalleryCard? {
    let missing = cards.filter { $0.device.image == nil }
    return missing.first { $0.frame.intersects(list.bounds) } ?? missing.first
  }

  private func key(of card: GalleryCard) -> ThumbnailStore.Key {
    let size = view.bounds.size
    return ThumbnailStore.Key(
      scene: card.scene.id, device: size, width: GalleryCard.deviceWidth(for: size),
      scale: max(traitCollection.displayScale, 1), style: traitCollection.userInterfaceStyle)
  }

  // MARK: Playing

  private func hover(over card: GalleryCard, _ isOver: Bool) {
    look(.pointer, at: isOver ? card : nil)
  }

  private func look(_ eye: Eye, at card: GalleryCard?) {
    looks.removeAll { $0.eye == eye }
    if let card { looks.append((eye, card)) }
    attend()
  }

  /// The card plays that is looked at, if it is there to be seen.
  private func attend() {
    guard viewIfLoaded?.window != nil else { return }
    player.attend(to: looks.last { isSeen($0.card) }?.card)
  }

  /// Whether some of a card is in sight, below the clock.
  private func isSeen(_ card: GalleryCard) -> Bool {
    guard !card.isHidden, card.window != nil else { return false }
    let covered = UIEdgeInsets(
      top: topCover.frame.height - TopCover.softEdge, left: 0, bottom: 0, right: 0)
    return card.convert(card.device.frame, to: list).intersects(list.bounds.inset(by: covered))
  }

  private func pressed(_ card: GalleryCard) { player.interrupt() }

  private func motionChanged(_ note: Notification) { player.interrupt() }

  // MARK: Opening

  private func open(_ card: GalleryCard) {
    player.attend(to: nil)
    onOpen?(card.scene)
  }

  /// The card of that scene becomes the chosen one.
  func choose(_ id: String?) {
    last = id
    viewIfLoaded?.setNeedsLayout()
  }

  /// The picture that grows into a scene.
  func curtain(for id: String) -> Curtain? {
    guard let card = cards.first(where: { $0.scene.id == id }), let picture = card.device.image
    else { return nil }
    return Curtain(picture: picture, frame: card.convert(card.device.frame, to: nil))
  }

  /// Where the chosen card's picture is, in the window.
  var deviceFrame: CGRect? { chosen.map { $0.convert($0.device.frame, to: nil) } }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key else { return super.pressesBegan(presses, with: event) }
    switch key.keyCode {
    case .keyboardDownArrow: move { $0.minY >= $1.maxY && abs($0.midX - $1.midX) < 10 }
    case .keyboardUpArrow:
      move(backwards: true) { $0.maxY <= $1.minY && abs($0.midX - $1.midX) < 10 }
    case .keyboardRightArrow: move { _, _ in true }
    case .keyboardLeftArrow: move(backwards: true) { _, _ in true }
    case .keyboardReturnOrEnter: if let card = chosen ?? cards.first { open(card) }
    case .keyboardDeleteOrBackspace where !query.isEmpty: query.removeLast()
    case .keyboardEscape where !query.isEmpty: query = ""
    default:
      let isWord = key.characters.contains { $0.isLetter || !query.isEmpty && "- ".contains($0) }
      guard isWord else {
        return super.pressesBegan(presses, with: event)
      }
      query += key.characters.lowercased()
    }
  }

  /// To the next card, or the one before, that lies as it must to the chosen one.
  private func move(backwards: Bool = false, _ fits: (CGRect, CGRect) -> Bool) {
    let all = backwards ? cards.reversed() : cards
    guard let chosen, let index = all.firstIndex(where: { $0 === chosen }) else {
      return focus(cards.first)
    }
    let rest = all[(index + 1)...]
    focus(rest.first { fits($0.frame, chosen.frame) } ?? rest.first ?? chosen)
  }

  private func focus(_ card: GalleryCard?) {
    chosen?.isChosen = false
    chosen = card
    chosen?.isChosen = true
    if let card { reveal(card, animated: true) }
    look(.keys, at: card)
  }

  private func filter() {
    for section in sections { section.show { query.isEmpty || $0.scene.matches(query) } }
    subtitle.text = query.isEmpty ? Self.promise : "“\(query)”"
    view.setNeedsLayout()
    // On its way to where a card was, the list would end beyond its new end.
    list.stopScrollingAndZooming()
    if view.window != nil { view.layoutIfNeeded() }
    if let card = chosen, !cards.contains(where: { $0 === card }) { focus(nil) }
    if !query.isEmpty, chosen == nil { focus(cards.first) }
    attend()
  }
}

extension GalleryController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    attend()
    player.interrupt()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    player.interrupt()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { player.interrupt() }
}

extension SceneInfo {
  fileprivate func matches(_ query: String) -> Bool {
    title.lowercased().contains(query) || id.contains(query)
  }
}
