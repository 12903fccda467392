#ifndef SEGUE_CPANGO_H
#define SEGUE_CPANGO_H
#include <cairo/cairo.h>
#include <pango/pangocairo.h>
#endif
