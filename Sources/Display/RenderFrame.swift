public import Foundation

/// What the picture is, in points: the root of a tree of display lists.
public struct RenderFrame {
  /// The surface's size, points.
  public var size: CGSize
  /// What shows where nothing is drawn.
  public var background: RenderColor
  /// Everything drawn, back to front.
  public var items: [RenderItem]

  public init(size: CGSize = .zero, background: RenderColor = .black) {
    self.size = size
    self.background = background
    items = []
  }
}

/// One thing to draw. Back to front; `transform`s lead from the item's own space to that of the
/// list it stands in.
public enum RenderItem {
  case quad(RenderQuad)
  case shadow(RenderShadow)
  case border(RenderBorder)
  case group(RenderGroup)
}

/// A display list that belongs to one layer and outlives frames.
///
/// Whoever fills it changes `version` whenever anything in it, nested lists included, would draw
/// differently. Equal version, equal pixels: the compositor may keep what it drew.
public final class RenderList {
  /// Unique for the life of the process.
  public let id: UInt64
  public var version: UInt64 = 0
  public var items: [RenderItem] = []

  private static var nextID: UInt64 = 0

  public init() {
    Self.nextID += 1
    id = Self.nextID
  }
}
