public import Display
public import Foundation
import Geometry

/// One of the two screens of a window: a surface with input, clock and picture of its own.
public final class SurfacePart: InputSource, FrameClock, Compositor {
  public var onInput: (() -> Void)?
  public var onTick: ((FrameTick) -> Void)?
  public var wantsHover = false {
    didSet { if wantsHover != oldValue { surface?.hoverWishChanged() } }
  }

  weak var surface: SplitSurface?
  private let isSeeThrough: Bool
  /// Input that was routed here and not taken yet.
  var waiting: [InputEvent] = []
  private var isTickWanted = false
  private var deadline: TimeInterval?
  /// What it showed last.
  let list = RenderList()
  private var size = CGSize.zero
  /// Whether a picture came since the last one that was shown.
  private(set) var isFresh = false

  /// - Parameter isSeeThrough: whether what lies behind shows where nothing is drawn.
  init(isSeeThrough: Bool = false) {
    self.isSeeThrough = isSeeThrough
  }

  public var now: TimeInterval { surface?.clock.now ?? 0 }
  public var period: TimeInterval { surface?.clock.period ?? 1.0 / 60 }

  /// Whether the part has shown a picture yet.
  var hasPicture: Bool { !list.items.isEmpty }

  public func drain(into events: inout [InputEvent]) {
    surface?.route()
    events += waiting
    waiting.removeAll(keepingCapacity: true)
  }

  public func requestTick() {
    isTickWanted = true
    surface?.clock.requestTick()
  }

  public func requestTick(at time: TimeInterval) {
    deadline = min(deadline ?? time, time)
    surface?.clock.requestTick(at: time)
  }

  public func withdrawTick(at time: TimeInterval) {
    guard deadline == time else { return }
    deadline = nil
    surface?.withdrawTick(at: time)
  }

  /// Asks again for what it still waits for.
  func renewWish() {
    if let deadline { surface?.clock.requestTick(at: deadline) }
  }

  public func present(_ frame: inout RenderFrame, at tick: FrameTick) {
    // The storage changes hands: nothing is allocated while something moves.
    swap(&list.items, &frame.items)
    if !isSeeThrough {
      list.items.insert(
        .quad(
          RenderQuad(
            layer: .max, rect: CGRect(origin: .zero, size: frame.size),
            fill: .color(frame.background))), at: 0)
    }
    list.version += 1
    size = frame.size
    isFresh = true
    surface?.partPresented()
  }

  /// The last picture has been shown.
  func taken() { isFresh = false }

  /// The picture, to be put into that of the window.
  func item(at place: CGRect) -> RenderItem {
    .group(
      RenderGroup(
        list: list, bounds: CGRect(origin: .zero, size: size),
        transform: CGAffineTransform(translationX: place.minX, y: place.minY), clip: place,
        isOpaque: true))
  }

  /// Ticks if it was asked for; a later wish is passed on again.
  func tick(_ tick: FrameTick) {
    let isDue = deadline.map { $0 <= tick.time + 1e-9 } ?? false
    guard isTickWanted || isDue else {
      if let deadline { surface?.clock.requestTick(at: deadline) }
      return
    }
    isTickWanted = false
    if isDue { deadline = nil }
    if let deadline { surface?.clock.requestTick(at: deadline) }
    onTick?(tick)
  }
}
