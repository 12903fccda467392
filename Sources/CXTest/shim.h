#ifndef SEGUE_CXTEST_H
#define SEGUE_CXTEST_H
/* A second X client that moves the real pointer. */
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/keysym.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/sync.h>
#endif
