#ifndef SEGUE_ALLOCATION_COUNT_H
#define SEGUE_ALLOCATION_COUNT_H
#include <stdint.h>
/* Blocks of heap memory asked for since the program's start, on all threads. */
uint64_t segue_allocation_count(void);
#endif
