import CPango

/// The end of an open line.
///
/// Mirrors: `CGLineCap`.
public nonisolated enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2

  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

/// The corner where two lines meet.
///
/// Mirrors: `CGLineJoin`.
public nonisolated enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2

  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

/// What counts as inside a path that crosses itself.
///
/// Mirrors: `CGPathFillRule`.
public nonisolated enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1

  var cairo: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}
