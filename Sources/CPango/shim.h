#ifndef SEGUE_CPANGO_H
#define SEGUE_CPANGO_H
#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

// GObject's casts are macros, which Swift does not see.

static inline void segue_font_map_set_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

static inline cairo_scaled_font_t *segue_scaled_font(PangoFont *font) {
  return PANGO_IS_CAIRO_FONT(font) ? pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font))
                                   : NULL;
}

/// Whether the font's glyphs are pictures (emoji), which have no outlines to fill.
static inline int segue_font_is_colored(PangoFont *font) {
  if (!PANGO_IS_FC_FONT(font)) return 0;
  FcBool color = FcFalse;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  if (pattern == NULL) return 0;
  return FcPatternGetBool(pattern, FC_COLOR, 0, &color) == FcResultMatch && color;
}

/// Whether a font of this family is in the configuration (NULL: the system's).
static inline int segue_has_family(FcConfig *config, const char *family) {
  FcPattern *wanted = FcPatternBuild(NULL, FC_FAMILY, FcTypeString, family, NULL);
  FcObjectSet *objects = FcObjectSetBuild(FC_FAMILY, NULL);
  FcFontSet *found = FcFontList(config, wanted, objects);
  int count = found != NULL ? found->nfont : 0;
  if (found != NULL) FcFontSetDestroy(found);
  FcObjectSetDestroy(objects);
  FcPatternDestroy(wanted);
  return count > 0;
}
#endif
