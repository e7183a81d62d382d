#ifndef CUNIBREAK_SHIM_H
#define CUNIBREAK_SHIM_H

#include <linebreak.h>

#endif
