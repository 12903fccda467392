/* Counts what a program asks of the heap, while loaded before the C library (LD_PRELOAD).
 * Every call goes on to glibc's own allocator under its other name, so blocks are freed as ever. */
#include "AllocationCount.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Atomic uint64_t count;

static void note(void) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

uint64_t segue_allocation_count(void) {
  return atomic_load_explicit(&count, memory_order_relaxed);
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  note();
  return __libc_calloc(items, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  note();
  void *made = __libc_memalign(alignment, size);
  if (made == NULL && size != 0) return ENOMEM;
  *block = made;
  return 0;
}
