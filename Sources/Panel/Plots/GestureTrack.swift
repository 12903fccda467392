public import Foundation

/// How one gesture and its transition went, for plots: what the finger did, what the scene made of it.
public nonisolated struct GestureTrack: Equatable, Sendable {
  /// A moment of it.
  public struct Sample: Equatable, Sendable {
    /// Since the finger came down. Units: seconds.
    public var time: TimeInterval
    /// Where the finger is, on the device; nil once it is lifted. Units: points.
    public var position: CGPoint?
    /// From one sample to the next. Units: points per second.
    public var rawVelocity: CGPoint
    /// As recognisers report it. Units: points per second.
    public var velocity: CGPoint

    public init(
      time: TimeInterval, position: CGPoint?, rawVelocity: CGPoint = .zero,
      velocity: CGPoint = .zero
    ) {
      self.time = time
      self.position = position
      self.rawVelocity = rawVelocity
      self.velocity = velocity
    }
  }

  /// How far the scene was at a frame.
  public struct Frame: Equatable, Sendable {
    /// Since the finger came down. Units: seconds.
    public var time: TimeInterval
    /// 0…1 of the transition; nil where none ran.
    public var progress: Double?
    /// How far the watched view is from where it was at rest. Units: points.
    public var offset: Double?
    /// What was seen of the views, in the order of `views`; those that were not there are nil.
    public var looks: [ViewLook?]

    public init(
      time: TimeInterval, progress: Double?, offset: Double? = nil, looks: [ViewLook?] = []
    ) {
      self.time = time
      self.progress = progress
      self.offset = offset
      self.looks = looks
    }
  }

  /// Every sample of the finger.
  public var samples: [Sample] = []
  /// Every frame from the first touch to rest.
  public var frames: [Frame] = []
  /// When the finger let go and the scene decided; nil before. Units: seconds.
  public var release: TimeInterval?
  /// The names of the views that were watched.
  public var views: [String] = []
  /// Whether a transition ran in it.
  public var hasTransition = false

  /// More than this is a gesture nobody looks at; the beginning is kept. Source: chosen.
  public static let longest = 6000

  public init() {}

  /// Whether nothing has happened.
  public var isEmpty: Bool { samples.isEmpty && frames.isEmpty }

  /// How long it is. Units: seconds.
  public var duration: TimeInterval {
    max(samples.last?.time ?? 0, frames.last?.time ?? 0)
  }

  /// Whether the finger moved more across than along.
  public var isHorizontal: Bool {
    guard let first = samples.first?.position,
      let last = samples.last(where: { $0.position != nil })?.position
    else { return false }
    return abs(last.x - first.x) > abs(last.y - first.y)
  }

  /// Whether the finger went left or up.
  public var isBackwards: Bool {
    guard let first = samples.first?.position,
      let last = samples.last(where: { $0.position != nil })?.position
    else { return false }
    return along(last) < along(first)
  }

  /// A point's part along the way the finger went.
  public func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

  /// The frame shown at a time: the last that had begun.
  public func frame(at time: TimeInterval) -> Frame? {
    frames.last { $0.time <= time + 1e-9 } ?? frames.first
  }
}
