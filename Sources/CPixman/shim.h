#ifndef SEGUE_CPIXMAN_H
#define SEGUE_CPIXMAN_H
#include <pixman.h>
#endif
