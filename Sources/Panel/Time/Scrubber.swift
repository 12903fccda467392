public import Foundation

/// Goes through the film of the last transition while the scene stands still.
public final class Scrubber {
  /// The film of the gesture that goes on, or of the last one.
  public private(set) var film = Film()
  /// Where it is looked at; nil shows the live scene. Units: seconds since the finger came down.
  public private(set) var position: TimeInterval?
  /// Called after every change.
  public var onChange: (() -> Void)?

  public init() {}

  /// Begins a new film.
  public func begin() {
    film = Film()
    leave()
  }

  /// Looks at a moment.
  public func look(at time: TimeInterval) {
    guard !film.isEmpty else { return }
    position = min(max(time, film.time(of: 0)), film.duration)
    onChange?()
  }

  /// Goes some pictures on, or back.
  ///
  /// - Returns: whether there was one.
  public func step(by count: Int) -> Bool {
    guard let index = film.index(at: position ?? film.duration) else { return false }
    let next = index + count
    guard next >= 0, next < film.count else { return false }
    position = film.time(of: next)
    onChange?()
    return true
  }

  /// Back to the live scene.
  public func leave() {
    guard position != nil else { return }
    position = nil
    onChange?()
  }
}
