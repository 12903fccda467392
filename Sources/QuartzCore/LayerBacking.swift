import Display
import Drawing
import Foundation

/// What a layer shows of its own, and the list its subtree was last drawn into.
struct LayerBacking {
  /// Set by `contents`.
  var image: CGImage?
  /// The bitmap the compositor keeps, of `image` or of what the layer drew.
  var content: RenderContent?
  /// Where drawn `content` begins, in the layer's own space.
  var contentOrigin = CGPoint.zero
  /// Points covered by `content`.
  var contentSize = CGSize.zero
  /// Pixels a point of drawn `content`.
  var contentScale: CGFloat = 0
  /// The subtree as one picture, while the layer is a group.
  var list: RenderList?
  /// Whether `list` holds what the subtree draws now, but for `insideDirty`.
  var listIsCurrent = false
  /// What `list` draws reaches, in the layer's own space.
  var extent = CGRect.null
  /// The shadow, where it is no plain rectangle's.
  var shadow: ShadowPicture?
  /// The subtree as a picture with something around it: a shadow in perspective, a mask's opacity.
  var outerList: RenderList?
  /// What `outerList` draws reaches, in the superlayer's space of a mask.
  var outerExtent = CGRect.null
  /// What `outerList` was last made of, where that is not told by `insideDirty`.
  var outerKey: OuterKey?

  /// The same bitmaps, which nobody draws into any more, and no lists.
  func frozen() -> LayerBacking {
    content?.freeze()
    shadow?.content.freeze()
    return LayerBacking(
      image: image, content: content, contentOrigin: contentOrigin, contentSize: contentSize,
      contentScale: contentScale, extent: extent, shadow: shadow, outerExtent: outerExtent)
  }
}

/// What a layer's picture with its shadow depends on.
struct OuterKey: Equatable {
  let version: UInt64
  let bounds: CGRect
  let radius: CGFloat
  let opacity: CGFloat
  let offset: CGSize
  let color: RenderColor
}

extension CALayer {
  var pixelScale: CGFloat {
    contentsScale > 0 ? contentsScale : (tree?.scale ?? 1) * max(1, rasterizationScale)
  }

  /// Keeps a bitmap as large as the bounds whose pixels are drawn when the compositor asks.
  func displayBacking() {
    backing.image = nil
    let scale = drawingScale
    let rect = drawnRect
    let size = rect.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      backing.content = nil
      return
    }
    // A thousandth of a pixel more is rounding, not content.
    backing.contentOrigin = rect.origin
    let width = Int(min((size.width * scale - 0.001).rounded(.up), 16384))
    let height = Int(min((size.height * scale - 0.001).rounded(.up), 16384))
    if let content = backing.content, !content.isFrozen, content.width == width,
      content.height == height,
      content.isOpaque == isOpaque
    {
      content.invalidate()
    } else {
      backing.content = RenderContent(width: width, height: height, isOpaque: isOpaque) {
        [link] buffer in link.layer?.rasterize(into: buffer, scale: scale)
      }
    }
    backing.contentSize = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    backing.contentScale = scale
  }

  private func rasterize(into buffer: PixelBuffer, scale: CGFloat) {
    let context = CGContext(
      data: buffer.bytes, width: buffer.width, height: buffer.height,
      bytesPerRow: buffer.bytesPerRow, scale: scale)
    let origin = drawsBeyondBounds ? backing.contentOrigin : model.bounds.origin
    context.translateBy(x: -origin.x, y: -origin.y)
    isDrawingShown = true
    draw(in: context)
    isDrawingShown = false
  }

  func setContents(_ image: CGImage?) {
    guard image !== backing.image || (image == nil && backing.content != nil) else { return }
    let action = tree == nil ? nil : action(forKey: "contents")
    backing.image = image
    backing.content = image.map { ImageContents.content(for: $0) }
    if let image {
      let scale = contentsScale > 0 ? contentsScale : 1
      backing.contentSize = CGSize(
        width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
    flags.needsDisplay = false
    insideChanged()
    action?.run(forKey: "contents", object: self, arguments: nil)
  }

  /// A scale or a tree has changed: what was drawn by the layer itself is drawn anew.
  func setNeedsDisplayIfDrawn() {
    guard backing.content != nil, backing.image == nil else { return }
    setNeedsDisplay()
  }

  public func displayIfNeeded() {
    guard flags.needsDisplay else { return }
    flags.needsDisplay = false
    display()
  }

  public func needsDisplay() -> Bool { flags.needsDisplay }

  public func needsLayout() -> Bool { flags.needsLayout }

  /// Whether the layer or something in it has to be laid out or displayed.
  package var awaitsCommit: Bool { flags.subtreeNeedsCommit }

  /// Lays out the receiver and everything below it that waits for layout.
  public func layoutIfNeeded() {
    guard flags.needsLayout || flags.subtreeNeedsCommit else { return }
    // A layout that asks for layout is granted a few rounds; UIKit calls more a feedback loop.
    var rounds = 0
    while flags.needsLayout, rounds < 10 {
      flags.needsLayout = false
      layoutSublayers()
      rounds += 1
    }
    for child in storedChildren { child.layoutIfNeeded() }
    storedMask?.layoutIfNeeded()
  }

  /// Layout, then display, of the whole subtree.
  func commitSubtree() {
    guard flags.subtreeNeedsCommit else { return }
    flags.subtreeNeedsCommit = false
    if flags.needsLayout {
      flags.needsLayout = false
      layoutSublayers()
    }
    displayIfNeeded()
    for child in storedChildren { child.commitSubtree() }
    storedMask?.commitSubtree()
  }
}

/// One compositor bitmap per image, however many layers show it.
enum ImageContents {
  private struct Entry {
    weak var image: CGImage?
    weak var content: RenderContent?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func content(for image: CGImage) -> RenderContent {
    if let entry = entries[ObjectIdentifier(image)], entry.image === image,
      let content = entry.content
    {
      return content
    }
    entries = entries.filter { $0.value.image != nil && $0.value.content != nil }
    let content = RenderContent(
      width: image.width, height: image.height, isOpaque: image.isOpaque
    ) { buffer in
      image.copyPixels(to: buffer.bytes, bytesPerRow: buffer.bytesPerRow)
    }
    entries[ObjectIdentifier(image)] = Entry(image: image, content: content)
    return content
  }
}
