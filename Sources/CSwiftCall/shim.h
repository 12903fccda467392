#ifndef SEGUE_CSWIFTCALL_H
#define SEGUE_CSWIFTCALL_H
#include <stdint.h>
/*
 * Calls a Swift initialiser `init(style:reuseIdentifier:)` by its address, for the class whose
 * metadata is `type`, with the style 0 and the identifier nil. Swift itself calls an initialiser
 * through a class value only when it is `required`.
 */
typedef void *(*segue_cell_initializer)(
    uint8_t style, uintptr_t identifier0, uintptr_t identifier1,
    __attribute__((swift_context)) const void *type) __attribute__((swiftcall));

static inline void *segue_make_cell(uintptr_t function, const void *type) {
  return ((segue_cell_initializer)function)(0, 0, 0, type);
}
/* The same for `init(reuseIdentifier:)`. */
typedef void *(*segue_header_initializer)(
    uintptr_t identifier0, uintptr_t identifier1,
    __attribute__((swift_context)) const void *type) __attribute__((swiftcall));

static inline void *segue_make_header(uintptr_t function, const void *type) {
  return ((segue_header_initializer)function)(0, 0, type);
}
/* The same for `init()`. */
typedef void *(*segue_object_initializer)(
    __attribute__((swift_context)) const void *type) __attribute__((swiftcall));

static inline void *segue_make_object(uintptr_t function, const void *type) {
  return ((segue_object_initializer)function)(type);
}
/*
 * The same for `init(layer:)`, whose argument is a value of any type in memory; the initialiser
 * takes what lies there.
 */
typedef void *(*segue_layer_initializer)(
    void *layer, __attribute__((swift_context)) const void *type) __attribute__((swiftcall));

static inline void *segue_make_layer(uintptr_t function, void *layer, const void *type) {
  return ((segue_layer_initializer)function)(layer, type);
}
#endif
