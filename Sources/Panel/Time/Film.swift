public import Display
public import Foundation

/// The pictures of a transition as they were shown, to be seen again forwards and backwards.
///
/// What is kept is what the compositor was given, not what the scene would draw now: the scrubbed
/// picture is the real one.
public final class Film {
  /// One picture.
  struct Frame {
    /// Since the finger came down. Units: seconds.
    let time: TimeInterval
    let list: RenderList
  }

  private(set) var frames: [Frame] = []
  /// What must stay alive for its pixels to be drawn again.
  private var kept: [AnyObject] = []
  private var copies: [UInt64: (version: UInt64, copy: RenderList)] = [:]

  /// More is not kept. Source: chosen, half a minute at 60 Hz.
  public static let longest = 1800

  public init() {}

  public var isEmpty: Bool { frames.isEmpty }
  public var count: Int { frames.count }
  /// When its last picture was shown. Units: seconds.
  public var duration: TimeInterval { frames.last?.time ?? 0 }

  /// Takes a picture.
  ///
  /// - Parameter time: since the finger came down. Units: seconds.
  public func take(_ list: RenderList, at time: TimeInterval) {
    guard frames.count < Self.longest else { return }
    frames.append(Frame(time: time, list: copy(list)))
  }

  /// Keeps something alive as long as the film.
  public func keep(_ objects: [AnyObject]) {
    for object in objects where !kept.contains(where: { $0 === object }) { kept.append(object) }
  }

  /// The picture that was seen at a time.
  public func list(at time: TimeInterval) -> RenderList? {
    index(at: time).map { frames[$0].list }
  }

  /// Which picture was seen at a time; nil for an empty film.
  public func index(at time: TimeInterval) -> Int? {
    guard !frames.isEmpty else { return nil }
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].time <= time + 1e-9 { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// When a picture was shown. Units: seconds.
  public func time(of index: Int) -> TimeInterval {
    frames.indices.contains(index) ? frames[index].time : 0
  }

  /// A copy that stays as it is; what has not changed since the last picture is copied once.
  private func copy(_ list: RenderList) -> RenderList {
    if let known = copies[list.id], known.version == list.version { return known.copy }
    let copy = RenderList()
    copy.items = list.items.map(frozen)
    copy.version = 1
    copies[list.id] = (list.version, copy)
    return copy
  }

  private func frozen(_ item: RenderItem) -> RenderItem {
    switch item {
    case .quad(let quad):
      if case .content(let content, _) = quad.fill { content.freeze() }
      return item
    case .group(var group):
      group.list = copy(group.list)
      if let mask = group.mask {
        group.mask = RenderMask(
          list: copy(mask.list), transform: mask.transform, bounds: mask.bounds)
      }
      return .group(group)
    case .shadow, .border: return item
    }
  }
}
