import Display
import Foundation
import Geometry

/// Turns a layer tree, as sampled, into display lists.
///
/// A list is rebuilt only when something in it has changed. What becomes a list of its own depends
/// on the tree alone, never on history: the same tree gives the same lists.
struct FrameBuilder {
  mutating func build(_ root: CALayer, into frame: inout RenderFrame) {
    frame.size = root.presented.bounds.size
    frame.items.removeAll(keepingCapacity: true)
    var extent = CGRect.null
    emit(root, into: &frame.items, base: .identity, depth: nil, clip: nil, extent: &extent)
  }

  /// - Parameters:
  ///   - base: from the superlayer's space to the list's.
  ///   - clip: in the list's space.
  ///   - extent: grows by what is drawn, in the list's space.
  func emit(
    _ layer: CALayer, into items: inout [RenderItem], base: CGAffineTransform,
    depth: CATransform3D?, clip: CGRect?, extent: inout CGRect
  ) {
    let values = layer.presented
    guard !layer.flags.isHidden, values.opacity > 0 else { return }
    if let change = layer.liveTransition {
      emitTransition(
        change, of: layer, values, into: &items, base: base, depth: depth, clip: clip,
        extent: &extent)
      return
    }
    emit(
      layer, values, into: &items, base: base, depth: depth, clip: clip, extent: &extent)
  }

  /// - Parameters:
  ///   - depth: in place of `base` where the layer stands in perspective.
  ///   - fade: how much of the layer is there while it changes.
  func emit(
    _ layer: CALayer, _ values: LayerValues, into items: inout [RenderItem],
    base: CGAffineTransform, depth: CATransform3D?, clip: CGRect?, fade: CGFloat = 1,
    extent: inout CGRect
  ) {
    let opacity = min(values.opacity, 1) * fade
    guard opacity > 0 else { return }
    if depth != nil || values.transform.hasPerspective || layer.keepsDepth {
      let whole = values.toSuperlayer3D.concatenating(depth ?? CATransform3D(base))
      if layer.keepsDepth {
        emitChildren(
          of: layer, values, into: &items, base: .identity, depth: whole, clip: clip,
          extent: &extent)
        return
      }
      let seen = whole.plane
      guard seen.isFinite, layer.isDoubleSided || seen.determinant * seen.pw > 0 else { return }
      if whole.hasPerspective {
        emitGroup(
          layer, values, into: &items, toList: .identity, seen: seen, opacity: opacity,
          clip: clip, extent: &extent)
        return
      }
    }
    let toList =
      depth.map { values.toSuperlayer3D.concatenating($0).affine }
      ?? values.toSuperlayer.concatenating(base)
    guard toList.tx.isFinite, toList.ty.isFinite, toList.determinant.isFinite else { return }
    guard layer.isDoubleSided || toList.determinant > 0 else { return }

    emitShadow(
      of: layer, values, into: &items, toList: toList, opacity: opacity, clip: clip,
      extent: &extent)
    if fade < 1 || layer.mustBeGroup(values, toList: toList) {
      emitGroup(
        layer, values, into: &items, toList: toList, seen: nil, opacity: opacity, clip: clip,
        extent: &extent)
      return
    }
    if layer.mayBePage(values, toList: toList),
      emitPage(
        layer, values, into: &items, toList: toList, clip: clip, extent: &extent)
    {
      return
    }
    if layer.flags.insideDirty { layer.backing.listIsCurrent = false }
    layer.flags.insideDirty = false
    emitInside(
      layer, values, into: &items, toList: toList, opacity: opacity, clip: clip,
      roundsCorners: true, extent: &extent)
  }

  // MARK: Groups

  private func emitGroup(
    _ layer: CALayer, _ values: LayerValues, into items: inout [RenderItem],
    toList: CGAffineTransform, seen: PlaneProjection?, opacity: CGFloat, clip: CGRect?,
    extent: inout CGRect
  ) {
    let cutsCorners = layer.flags.masksToBounds && values.cornerRadius > 0
    let isNew = layer.flags.insideDirty
    let list = refreshedList(of: layer, values, roundsCorners: !cutsCorners)
    var group = RenderGroup(list: list, bounds: layer.backing.extent)
    if layer.flags.masksToBounds { group.bounds = values.bounds }
    guard !group.bounds.isEmpty else { return }
    group.transform = toList
    group.projection = seen
    group.opacity = opacity
    group.clip = clip
    group.corners = cutsCorners ? layer.corners(values) : .none
    group.isOpaque = layer.isCovered(values, bounds: group.bounds)
    if let mask = layer.mask { group.mask = self.mask(mask, of: group.bounds) }
    if seen != nil {
      // In perspective the shadow lies in the layer's own plane.
      layer.flags.insideDirty = isNew
      group = shadowed(group, layer, values)
      layer.flags.insideDirty = false
    }
    items.append(.group(group))
    let reach = seen?.bounds(of: group.bounds) ?? group.bounds.applying(toList)
    extent = extent.union(reach.cut(by: clip))
  }

  /// A page that stays inside its bounds and covers them can be kept as one opaque picture; the
  /// pixels are the same either way. False when this one cannot.
  private func emitPage(
    _ layer: CALayer, _ values: LayerValues, into items: inout [RenderItem],
    toList: CGAffineTransform, clip: CGRect?, extent: inout CGRect
  ) -> Bool {
    let list = refreshedList(of: layer, values, roundsCorners: true)
    let reach = layer.backing.extent
    guard values.bounds.insetBy(dx: -0.001, dy: -0.001).contains(reach) else { return false }
    var group = RenderGroup(list: list, bounds: values.bounds, transform: toList)
    group.clip = clip
    group.isOpaque = true
    items.append(.group(group))
    extent = extent.union(values.bounds.applying(toList).cut(by: clip))
    return true
  }

  func refreshedList(
    of layer: CALayer, _ values: LayerValues, roundsCorners: Bool
  ) -> RenderList {
    let list = layer.backing.list ?? RenderList()
    layer.backing.list = list
    guard layer.flags.insideDirty || !layer.backing.listIsCurrent else { return list }
    layer.flags.insideDirty = false
    layer.backing.listIsCurrent = true
    // Moved out while it grows, so that the storage stays the list's own.
    var items = list.items
    list.items = []
    items.removeAll(keepingCapacity: true)
    var extent = CGRect.null
    emitInside(
      layer, values, into: &items, toList: .identity, opacity: 1, clip: nil,
      roundsCorners: roundsCorners, extent: &extent)
    list.items = items
    list.version += 1
    layer.backing.extent = extent
    return list
  }

  /// - Parameter seen: what of the masked layer there is to see, in its own space.
  private func mask(_ mask: CALayer, of seen: CGRect) -> RenderMask {
    let values = mask.presented
    mask.show(seen.applying(values.toSuperlayer.inverted()))
    if mask.flags.isHidden || values.opacity < 1 || mask.mask != nil || values.shadowOpacity > 0
      || values.transform.hasPerspective
    {
      return outerMask(mask)
    }
    let list = refreshedList(of: mask, values, roundsCorners: true)
    return RenderMask(
      list: list, transform: values.toSuperlayer,
      bounds: mask.flags.masksToBounds ? values.bounds : mask.backing.extent)
  }

  // MARK: The layer's own parts

  private func emitInside(
    _ layer: CALayer, _ values: LayerValues, into items: inout [RenderItem],
    toList: CGAffineTransform, opacity: CGFloat, clip: CGRect?, roundsCorners: Bool,
    extent: inout CGRect
  ) {
    let id = layer.identity
    let corners = roundsCorners ? layer.corners(values) : .none
    if let color = values.backgroundColor, color.alpha > 0, !values.bounds.isEmpty {
      items.append(
        .quad(
          RenderQuad(
            layer: id, rect: values.bounds, fill: .color(color), transform: toList,
            opacity: opacity, corners: corners, clip: clip)))
      extent = extent.union(values.bounds.applying(toList).cut(by: clip))
    }
    var inner = clip
    if layer.flags.masksToBounds {
      let cut = values.bounds.applying(toList)
      inner = clip.map { $0.intersection(cut) } ?? cut
    }
    if let content = layer.backing.content {
      let rect = layer.contentRect(values)
      let isWhole = values.bounds.insetBy(dx: -1, dy: -1).contains(rect)
      items.append(
        .quad(
          RenderQuad(
            layer: id, rect: rect, fill: .content(content, unit: values.contentsRect),
            transform: toList, opacity: opacity,
            corners: layer.flags.masksToBounds && isWhole ? corners : .none, clip: inner)))
      extent = extent.union(rect.applying(toList).cut(by: inner))
    }
    if layer.hasChildren, inner?.isEmpty != true {
      emitChildren(
        of: layer, values, into: &items, base: toList, depth: nil, clip: inner, extent: &extent)
    }
    if values.borderWidth > 0, values.borderColor.alpha > 0, !values.bounds.isEmpty {
      items.append(
        .border(
          RenderBorder(
            layer: id, rect: values.bounds, corners: layer.corners(values),
            color: values.borderColor, width: values.borderWidth, opacity: opacity,
            transform: toList, clip: clip)))
      extent = extent.union(values.bounds.applying(toList).cut(by: clip))
    }
  }
}

extension FrameBuilder {
  private func emitChildren(
    of layer: CALayer, _ values: LayerValues, into items: inout [RenderItem],
    base: CGAffineTransform, depth: CATransform3D?, clip: CGRect?, extent: inout CGRect
  ) {
    var base = base
    var depth = depth
    if !values.sublayerTransform.isIdentity {
      let shift = values.sublayerShift
      if depth != nil || !shift.isAffine {
        depth = shift.concatenating(depth ?? CATransform3D(base))
      } else {
        base = shift.affine.concatenating(base)
      }
    }
    for child in layer.drawingOrder {
      emit(child, into: &items, base: base, depth: depth, clip: clip, extent: &extent)
    }
  }
}

extension CGRect {
  /// The part inside `clip`, where there is one.
  nonisolated func cut(by clip: CGRect?) -> CGRect {
    clip.map { intersection($0) } ?? self
  }
}
