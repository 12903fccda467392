import CPango
import Foundation

/// The fonts this process draws with.
///
/// A private Fontconfig set-up with the usual folders and none of the user's rules: text looks the
/// same on every machine that has Inter and Noto, and the first line is measured in a few
/// milliseconds. Where Inter is not found that way, the system's own set-up decides.
@preconcurrency @MainActor
public final class FontLibrary {
  /// Pango's caches are the process's; one owner is enough.
  public static let shared = FontLibrary()

  /// Whether Inter was found.
  public let hasSystemFont: Bool
  /// Whether Noto Sans CJK was found.
  public let hasEastAsianFont: Bool
  /// Whether the system's Fontconfig rules are in force.
  public let usesSystemRules: Bool

  let context: OpaquePointer

  private init() {
    let map =
      pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) ?? pango_cairo_font_map_new()!
    var configuration = Self.privateConfiguration()
    if let found = configuration, segue_has_family(found, "Inter") == 0 {
      FcConfigDestroy(found)
      configuration = nil
    }
    hasSystemFont = segue_has_family(configuration, "Inter") != 0
    hasEastAsianFont = segue_has_family(configuration, "Noto Sans CJK SC") != 0
    usesSystemRules = configuration == nil
    if let configuration {
      segue_font_map_set_config(map, configuration)
      FcConfigDestroy(configuration)
    }
    context = pango_font_map_create_context(map)!
    g_object_unref(UnsafeMutableRawPointer(map))

    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    // One layout serves every scale.
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  private static func privateConfiguration() -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    let text = """
      <fontconfig>
        <dir>/usr/share/fonts</dir>
        <dir>/usr/local/share/fonts</dir>
        <dir prefix="xdg">fonts</dir>
        <cachedir>/var/cache/fontconfig</cachedir>
        <cachedir prefix="xdg">fontconfig</cachedir>
        <selectfont><rejectfont>
          <pattern><patelt name="scalable"><bool>false</bool></patelt></pattern>
        </rejectfont></selectfont>
      </fontconfig>
      """
    guard FcConfigParseAndLoadFromMemory(configuration, text, 0) != 0,
      FcConfigBuildFonts(configuration) != 0
    else {
      FcConfigDestroy(configuration)
      return nil
    }
    return configuration
  }
}
