import CPango
public import Foundation
import Geometry

extension CGContext {
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint {
      cairo_set_fill_rule(cr, rule.cairo)
      setSource(state.fill)
      if state.blendMode.isUnbounded {
        cairo_save(cr)
        cairo_clip(cr)
        cairo_paint(cr)
        cairo_restore(cr)
      } else {
        cairo_fill(cr)
      }
    }
  }

  public func strokePath() {
    paint {
      setSource(state.stroke)
      cairo_stroke(cr)
    }
  }

  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes the rectangle with a line of its own width. Units: points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Makes the rectangle transparent.
  public func clear(_ rect: CGRect) {
    guard !state.isDegenerate else { return }
    underMask {
      cairo_save(cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
      beginPath()
      addRect(rect)
      cairo_fill(cr)
      cairo_restore(cr)
    }
  }

  /// Cuts what is drawn after to the current path as well.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cr, rule.cairo)
    cairo_clip(cr)
  }

  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The rectangle around what may be drawn on. Units: points.
  public var boundingBoxOfClipPath: CGRect {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(cr, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Collects what is drawn until `endTransparencyLayer`, to show it as one picture.
  public func beginTransparencyLayer() {
    cairo_save(cr)
    state.isLayer = true
    saved.append(state)
    state.isLayer = false
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
    // The layer is cut as a whole at its end.
    state.mask = nil
    cairo_push_group(cr)
  }

  /// Shows what was collected with the alpha, the shadow and the blend mode of before.
  public func endTransparencyLayer() {
    guard let index = saved.lastIndex(where: \.isLayer) else { return }
    while saved.count > index + 1 {
      state = saved.removeLast()
      cairo_restore(cr)
    }
    guard var outer = saved.popLast(), let group = cairo_pop_group(cr) else { return }
    outer.isLayer = false
    cairo_restore(cr)
    state = outer
    paint {
      cairo_set_source(cr, group)
      cairo_paint_with_alpha(cr, state.alpha)
    }
    cairo_pattern_destroy(group)
  }

  /// Runs `body`, which draws with Cairo, under the blend mode and above a shadow if there is one.
  func paint(_ body: () -> Void) {
    guard !state.isDegenerate else {
      beginPath()
      return
    }
    underMask { paintUnmasked(body) }
  }

  private func paintUnmasked(_ body: () -> Void) {
    cairo_set_operator(cr, state.blendMode.cairo)
    guard let shadow = state.shadow else {
      body()
      return
    }
    cairo_push_group(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    body()
    guard let group = cairo_pop_group(cr) else { return }
    draw(shadow, of: group)
    cairo_set_source(cr, group)
    cairo_paint(cr)
    cairo_pattern_destroy(group)
  }

  func setSource(_ color: CGColor) {
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha * state.alpha)
  }
}
