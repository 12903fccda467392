#ifndef SEGUE_CX11_H
#define SEGUE_CX11_H
/* The X headers X11Display needs, in the order in which they depend on each other. */
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/Xresource.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <X11/cursorfont.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/Xrender.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/Xfixes.h>
#include <X11/extensions/Xpresent.h>
#include <X11/extensions/sync.h>
#include <X11/extensions/syncconst.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/eventfd.h>
#include <locale.h>
#include <langinfo.h>
#include <string.h>
#include <poll.h>
#include <signal.h>
#include <time.h>
/* glibc shows it to GNU sources only, which a module's header cannot become. */
extern int ppoll(
    struct pollfd *entries, nfds_t count, const struct timespec *timeout, const sigset_t *mask);
/*
 * Drops the requests that wait for the socket. Once the line is broken nothing makes room for the
 * next one any more, and Xlib writes requests without room to a null pointer. The display's layout
 * is public for Xlib's own macros: private12 is the output buffer's start, private13 its next byte.
 */
static inline void segue_drop_output(Display *display) {
  _XPrivDisplay parts = (_XPrivDisplay)display;
  parts->private13 = parts->private12;
}
/* Functions that take names and values in turn, which Swift cannot call. */
static inline XIC segue_create_input_context(XIM method, Window window) {
  return XCreateIC(
      method, XNInputStyle, (long)(XIMPreeditNothing | XIMStatusNothing), XNClientWindow, window,
      XNFocusWindow, window, (char *)NULL);
}
static inline unsigned long segue_input_events(XIC context) {
  unsigned long mask = 0;
  XGetICValues(context, XNFilterEvents, &mask, (char *)NULL);
  return mask;
}
/* The locale decides what Compose and dead keys make; without one, that of plain UTF-8. */
static inline void segue_use_text_locale(void) {
  if (setlocale(LC_CTYPE, "") == NULL || strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
    setlocale(LC_CTYPE, "C.UTF-8");
  }
  XSetLocaleModifiers("");
}
#endif
