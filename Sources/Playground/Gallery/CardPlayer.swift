import UIKit

/// Lets the card that somebody looks at play its scene, over and over, until they look elsewhere.
///
/// Between two rounds, and while nobody looks at a card, nothing is done.
final class CardPlayer: NSObject {
  /// How long a card is looked at before it plays: a pointer that only passes starts nothing.
  /// Units: seconds. Source: chosen.
  static let dwell: TimeInterval = 0.5
  /// Between two rounds. Units: seconds. Source: chosen.
  static let pause: TimeInterval = 1
  /// After so many nobody looks any more, though the pointer lies there. Source: chosen, about a
  /// minute.
  static let rounds = 12
  /// What lies longer between two pictures was no motion. Units: seconds. Source: chosen.
  private static let longestFrame: TimeInterval = 0.25

  /// Whether a card may move by itself: it is seen, and nothing moves that the user does.
  ///
  /// Whoever answers no says `interrupt()` when it would be yes.
  var mayPlay: (GalleryCard) -> Bool = { _ in true }
  private let makeFilm: (GalleryCard) -> SceneFilm?
  private weak var card: GalleryCard?
  private var film: SceneFilm?
  private var link: CADisplayLink?
  private var time: TimeInterval?
  private var round = 0

  init(_ makeFilm: @escaping (GalleryCard) -> SceneFilm?) {
    self.makeFilm = makeFilm
  }

  /// Somebody looks at a card now; nil for none.
  func attend(to card: GalleryCard?) {
    guard card !== self.card else { return }
    stop()
    self.card = card
    wait(Self.dwell)
  }

  /// Something else moves: the card is at rest, and plays again when it has been looked at anew.
  func interrupt() {
    stop()
    wait(Self.dwell)
  }

  /// The card is at rest.
  private func stop() {
    Self.cancelPreviousPerformRequests(withTarget: self)
    round = 0
    endRound()
  }

  private func wait(_ seconds: TimeInterval) {
    guard card != nil, round < Self.rounds else { return }
    perform(Selector(CardPlayer.begin), with: nil, afterDelay: seconds)
  }

  private func begin() {
    guard let card, mayPlay(card), !UIAccessibility.isReduceMotionEnabled else { return }
    round += 1
    time = nil
    let link = CADisplayLink(target: self, selector: Selector(CardPlayer.turn(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func turn(_ link: CADisplayLink) {
    guard let card, mayPlay(card), !UIAccessibility.isReduceMotionEnabled else { return stop() }
    guard let film, let time else {
      film = makeFilm(card)
      time = link.targetTimestamp
      guard let film else { return stop() }
      card.show(film)
      return
    }
    // Time that is turned back shows nothing again, and what went by out of sight was not played.
    let seconds = min(max(0, link.targetTimestamp - time), Self.longestFrame)
    self.time = link.targetTimestamp
    if film.advance(by: seconds) { card.showNext() }
    guard film.isOver else { return }
    endRound()
    wait(Self.pause)
  }

  private func endRound() {
    link?.invalidate()
    link = nil
    film = nil
    card?.show(nil)
  }
}
