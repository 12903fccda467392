import CPango
import Foundation

extension Font {
  /// Pango's description of the font; the caller frees it.
  func description(eastAsian: EastAsianForm) -> OpaquePointer {
    let made = pango_font_description_new()!
    pango_font_description_set_family(made, families(eastAsian: eastAsian))
    pango_font_description_set_weight(made, PangoWeight(rawValue: UInt32(weight)))
    pango_font_description_set_style(made, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(made, max(size, 0.01) * Double(PANGO_SCALE))
    return made
  }

  private func families(eastAsian: EastAsianForm) -> String {
    let fallback = "Inter,Noto Sans CJK \(eastAsian.rawValue),Noto Sans,DejaVu Sans,sans-serif"
    switch family {
    case .system: return fallback
    case .monospaced: return "DejaVu Sans Mono,Noto Sans Mono,Liberation Mono,\(fallback)"
    case .named(let name): return "\(name.replacing(",", with: " ")),\(fallback)"
    }
  }
}

/// Whose shapes a Chinese character takes where languages differ.
nonisolated enum EastAsianForm: String {
  case simplifiedChinese = "SC"
  case japanese = "JP"
  case korean = "KR"

  /// Kana means Japanese and Hangul Korean; characters alone are taken for Chinese.
  init(of text: String) {
    self = .simplifiedChinese
    for scalar in text.unicodeScalars where scalar.value >= 0x1100 {
      switch scalar.value {
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
        self = .japanese
        return
      case 0xAC00...0xD7AF, 0x1100...0x11FF:
        self = .korean
      default:
        continue
      }
    }
  }
}
