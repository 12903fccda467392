public import Display
public import Foundation

/// Turns frames into the fewest pixel operations.
///
/// A frame's lists become nodes in whole device pixels, kept from frame to frame. What differs is
/// damage; inside it, front to back, every node is cut by the opaque ones before it; what is left
/// is drawn back to front. Groups are drawn into pictures of their own and those kept.
public final class Painter {
  /// What was done so far.
  public internal(set) var counters = PaintCounters()
  /// How many bytes the pictures of groups and contents may take before the oldest unused ones go.
  /// Source: chosen, some forty pages of a phone at 2x.
  public var pictureBudget = 256 << 20
  /// How many bytes they take.
  public internal(set) var pictureBytes = 0

  /// The largest side of a group's picture, and of what is drawn upright before it is turned.
  static var largestPicture: Int32 { 16384 }
  static var largestBake: Int { 6144 }
  /// The most pixels of one picture: 256 MB. Source: chosen.
  static var mostPixels: Int { 1 << 26 }

  /// Up to this enlargement edges may stay soft; beyond, they would look blurred and are put on
  /// whole pixels. Source: chosen.
  static var softGrowth: CGFloat { 1.8 }

  let device: any PaintDevice
  let masks = MaskStore()
  var scale: CGFloat = 1
  /// Counts calls of `paint`.
  var frameNumber = 0
  /// Counts calls of `paint` that found something changed.
  var epoch = 0

  var lists: [ListRecord?] = []
  var listSlots: [UInt64: Int32] = [:]
  var vacantLists: [Int32] = []
  var contents: [ContentRecord?] = []
  var contentSlots: [UInt64: Int32] = [:]
  var vacantContents: [Int32] = []
  /// The frame's own items, as a list.
  let rootSlot: Int32

  // Scratch, used as stacks while pictures are drawn within pictures.
  var entries = PaintStack<PaintEntry>(capacity: 256)
  var pieces = PaintStack<PaintRect>(capacity: 512)
  var covers = PaintStack<PaintRect>(capacity: 128)
  var fills = PaintStack<PaintRect>(capacity: 256)
  var bakes: [BakePicture] = []
  var fade = PaintPicture.none
  var fadeWidth = 0
  var fadeHeight = 0

  private var width: Int32 = 0
  private var height: Int32 = 0
  /// The damage of the last frames, the newest first.
  private var history = InlineArray<4, PaintDamage>(repeating: PaintDamage())
  private var historyCount = 0

  /// A painter that has painted nothing yet.
  public init(device: any PaintDevice) {
    self.device = device
    rootSlot = 0
    lists.append(ListRecord(id: 0))
    listSlots[0] = 0
  }

  /// Paints what differs between `target` and `frame`.
  ///
  /// - Parameters:
  ///   - frame: its storage may be exchanged for other storage, to be refilled.
  ///   - scale: device pixels per point.
  ///   - pixelWidth: of the target.
  ///   - pixelHeight: of the target.
  ///   - target: where to paint.
  ///   - bufferAge: how many calls ago `target` was painted: 1 for the previous call, 0 if its
  ///     pixels are unknown.
  /// - Returns: where the frame differs from the one of the previous call, in device pixels. With
  ///   unchanged frames and age 1 it is empty and no operation is done.
  public func paint(
    _ frame: inout RenderFrame, scale: CGFloat, pixelWidth: Int, pixelHeight: Int,
    into target: PaintPicture, bufferAge: Int
  ) -> PaintDamage {
    let limit = Int(Int16.max)
    let whole = PaintRect(
      x: 0, y: 0, width: min(pixelWidth, limit), height: min(pixelHeight, limit))
    guard !whole.isEmpty, scale.isFinite, scale > 0, let root = lists[Int(rootSlot)] else {
      return PaintDamage()
    }
    frameNumber += 1
    prepare(scale: scale, size: whole)
    root.turnOver()
    root.nodes.append(background(frame.background, in: whole))
    root.isBusy = true
    flatten(frame.items, into: root)
    root.isBusy = false
    compare(root)
    var damage = PaintDamage()
    damage.insert(root.damage, clippedTo: whole)
    if historyCount == 0 { damage = PaintDamage(whole) }
    remember(damage)
    if !damage.isEmpty { epoch += 1 }
    let region = region(age: bufferAge, whole: whole)
    if !region.isEmpty {
      root.isBusy = true
      render(rootSlot, into: target, dx: 0, dy: 0, region: region, isClearing: false)
      root.isBusy = false
    }
    if !damage.isEmpty { sweepIfDue() }
    return damage
  }

  /// Frees everything that the last frame did not need.
  public func purge() {
    sweep(patience: 0, life: 0)
    masks.removeAll(self)
  }

  /// Forgets what was known where it no longer fits.
  private func prepare(scale: CGFloat, size: PaintRect) {
    if scale != self.scale {
      self.scale = scale
      historyCount = 0
      for record in lists {
        guard let record else { continue }
        dropPicture(of: record)
        record.isKnown = false
        record.nodes.removeAll()
        record.oldNodes.removeAll()
      }
    }
    if size.right != width || size.bottom != height {
      width = size.right
      height = size.bottom
      historyCount = 0
    }
  }

  private func background(_ color: RenderColor, in whole: PaintRect) -> PaintNode {
    var node = PaintNode(key: 0, kind: .solid)
    let paint = PixelGrid.color(color, opacity: 1)
    // Over nothing, what is translucent lies over black.
    node.color = PaintColor(argb: paint.argb | 0xFF00_0000)
    node.isOpaque = true
    node.rect = whole
    node.bounds = whole
    return node
  }

  private func remember(_ damage: PaintDamage) {
    for index in (1..<4).reversed() { history[index] = history[index - 1] }
    history[0] = damage
    historyCount = min(historyCount + 1, 4)
  }

  /// What a target of some age lacks.
  private func region(age: Int, whole: PaintRect) -> PaintDamage {
    guard age > 0, age < historyCount else { return PaintDamage(whole) }
    var result = history[0]
    for index in 1..<max(1, age) { result.insert(history[index], clippedTo: whole) }
    return result
  }

  /// Combines pixels, and counts.
  func composite(
    _ operation: PaintOperator, source: PaintInput, mask: PaintInput, target: PaintPicture,
    rect: PaintRect
  ) {
    counters.operations += 1
    counters.pixels += rect.area
    device.composite(operation, source: source, mask: mask, destination: target, rect: rect)
  }

  /// Fills the scratch rectangles from `start` on, takes them off, and counts.
  func fill(from start: Int, color: PaintColor, operation: PaintOperator, target: PaintPicture) {
    let rects = fills.suffix(from: start)
    if !rects.isEmpty {
      counters.operations += 1
      for rect in rects { counters.pixels += rect.area }
      device.fill(target, color: color, operation: operation, rects: rects)
    }
    fills.truncate(to: start)
  }
}
