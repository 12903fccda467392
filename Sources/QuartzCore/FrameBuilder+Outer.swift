import Display
import Foundation
import Geometry

extension FrameBuilder {
  /// The group and its layer's shadow as one group.
  func shadowed(_ group: RenderGroup, _ layer: CALayer, _ values: LayerValues) -> RenderGroup {
    var items: [RenderItem] = []
    var extent = CGRect.null
    emitShadow(
      of: layer, values, into: &items, toList: .identity, opacity: 1, clip: nil, extent: &extent)
    guard !items.isEmpty else { return group }
    var inner = group
    inner.transform = .identity
    inner.projection = nil
    inner.opacity = 1
    inner.clip = nil
    items.append(.group(inner))
    let key = OuterKey(
      version: group.list.version, bounds: values.bounds, radius: values.shadowRadius,
      opacity: values.shadowOpacity, offset: values.shadowOffset, color: values.shadowColor)
    let list = layer.backing.outerList ?? RenderList()
    if layer.flags.insideDirty || layer.backing.outerKey != key || layer.shadowPath != nil {
      list.items = items
      list.version += 1
    }
    layer.backing.outerList = list
    layer.backing.outerKey = key
    var outer = group
    outer.list = list
    outer.bounds = group.bounds.union(extent)
    outer.mask = nil
    outer.corners = .none
    outer.isOpaque = false
    return outer
  }

  /// A mask that is more than what a layer draws upright: faint, masked itself, in perspective.
  func outerMask(_ mask: CALayer) -> RenderMask {
    let list = mask.backing.outerList ?? RenderList()
    mask.backing.outerList = list
    if mask.flags.insideDirty || mask.backing.outerKey != nil || list.version == 0 {
      mask.backing.outerKey = nil
      var items: [RenderItem] = []
      var extent = CGRect.null
      emit(mask, into: &items, base: .identity, depth: nil, clip: nil, extent: &extent)
      if mask.flags.insideDirty { mask.backing.listIsCurrent = false }
      mask.flags.insideDirty = false
      list.items = items
      list.version += 1
      mask.backing.outerExtent = extent.isNull ? .zero : extent
    }
    return RenderMask(list: list, transform: .identity, bounds: mask.backing.outerExtent)
  }
}
