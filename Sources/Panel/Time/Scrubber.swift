public import Foundation

/// Goes through the films of this session's transitions while the scene stands still.
public final class Scrubber {
  /// The film that is looked at: that of the gesture that goes on or of the last one, or of an
  /// earlier one that was asked for.
  public private(set) var film = Film()
  /// The film that pictures are added to.
  public private(set) var newest: Film
  /// Where it is looked at; nil shows the live scene. Units: seconds since the finger came down.
  public private(set) var position: TimeInterval?
  /// Whether it runs by itself.
  public private(set) var isPlaying = false
  /// Called after every change.
  public var onChange: (() -> Void)?

  private var shelf: [(id: Int, film: Film)] = []
  private let limit: Int

  /// - Parameter limit: how many pictures are kept, of all films together; the newest film is always
  ///   kept whole.
  public init(limit: Int = Film.longest) {
    self.limit = limit
    newest = film
  }

  /// Begins a new film.
  public func begin() {
    newest = Film()
    film = newest
    trim()
    leave()
  }

  /// Keeps the newest film under a gesture's number.
  public func keep(as id: Int) {
    guard shelf.last?.film !== newest else { return }
    shelf.append((id, newest))
  }

  /// Turns to a gesture's film; where it is not kept any more there is nothing to look at.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func turn(to id: Int) -> Bool {
    let found = shelf.first { $0.id == id }?.film
    film = found ?? Film()
    leave()
    return found?.isEmpty == false
  }

  /// Turns to the newest film.
  public func turnToNewest() {
    guard film !== newest else { return }
    film = newest
    leave()
  }

  /// Looks at a moment.
  public func look(at time: TimeInterval) {
    guard !film.isEmpty else { return }
    isPlaying = false
    position = min(max(time, film.time(of: 0)), film.duration)
    onChange?()
  }

  /// Goes some pictures on, or back.
  ///
  /// - Returns: whether there was one.
  public func step(by count: Int) -> Bool {
    isPlaying = false
    guard let index = film.index(at: position ?? film.duration) else { return false }
    let next = index + count
    guard next >= 0, next < film.count else { return false }
    position = film.time(of: next)
    onChange?()
    return true
  }

  /// Runs from the beginning.
  public func play() {
    guard !film.isEmpty else { return }
    position = film.time(of: 0)
    isPlaying = true
    onChange?()
  }

  /// Goes on where it runs; at its end it stands still.
  public func advance(by seconds: TimeInterval) {
    guard isPlaying, let position, seconds > 0 else { return }
    self.position = min(position + seconds, film.duration)
    if position + seconds >= film.duration { isPlaying = false }
    onChange?()
  }

  /// Back to the live scene.
  public func leave() {
    isPlaying = false
    guard position != nil else { return }
    position = nil
    onChange?()
  }

  /// Forgets every film, and with them the views whose pictures they are.
  public func forget() {
    shelf = []
    newest = Film()
    film = newest
    leave()
  }

  /// The oldest go first.
  private func trim() {
    var count = shelf.reduce(0) { $0 + $1.film.count }
    while count > limit, !shelf.isEmpty { count -= shelf.removeFirst().film.count }
  }
}
