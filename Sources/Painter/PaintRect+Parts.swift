extension PaintRect {
  /// Gives the up to four rectangles that make up what of `self` lies outside `hole`.
  nonisolated func forEachPart(outside hole: PaintRect, _ body: (PaintRect) -> Void) {
    let inner = intersection(hole)
    if inner.isEmpty {
      body(self)
      return
    }
    if inner.top > top {
      body(PaintRect(left: left, top: top, right: right, bottom: inner.top))
    }
    if inner.left > left {
      body(PaintRect(left: left, top: inner.top, right: inner.left, bottom: inner.bottom))
    }
    if inner.right < right {
      body(PaintRect(left: inner.right, top: inner.top, right: right, bottom: inner.bottom))
    }
    if inner.bottom < bottom {
      body(PaintRect(left: left, top: inner.bottom, right: right, bottom: bottom))
    }
  }
}
