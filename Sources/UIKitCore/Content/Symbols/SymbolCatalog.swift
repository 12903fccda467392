import Foundation

/// The symbols there are, by SF Symbols' names.
enum SymbolCatalog {
  /// The symbol of a name; `….circle` and `….circle.fill` put any symbol into a circle.
  static func symbol(named name: String) -> Symbol? {
    if let found = arrows[name] ?? actions[name] ?? things[name] ?? media[name] ?? status[name] {
      return found
    }
    if let base = name.dropping(".circle.fill"), let inner = filled(base) {
      return Symbol(
        size: circle, parts: [.shape("O 50 50 47"), inscribed(inner, isCut: true)])
    }
    if let base = name.dropping(".circle"), let inner = filled(base) {
      return Symbol(
        size: circle, parts: [.line("O 50 50 43"), inscribed(inner, isCut: false)])
    }
    return nil
  }

  /// What stands in a circle is solid where it can be.
  private static func filled(_ name: String) -> Symbol? {
    symbol(named: name + ".fill") ?? symbol(named: name)
  }

  private static let circle = CGSize(width: 100, height: 100)

  /// The symbol small enough for a circle. Source: chosen, its longer side is 46 of 100.
  private static func inscribed(_ inner: Symbol, isCut: Bool) -> Symbol.Part {
    let scale = 46 / max(inner.size.width, inner.size.height)
    return .inner(inner.parts, size: inner.size, scale: scale, isCut: isCut)
  }
}

extension String {
  fileprivate func dropping(_ ending: String) -> String? {
    hasSuffix(ending) ? String(dropLast(ending.count)) : nil
  }
}
