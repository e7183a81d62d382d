#ifndef CHARFBUZZ_SHIM_H
#define CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

/// Turns an OpenType feature on (1) or off (0) for a whole buffer; the library's own constants for this are macros.
static inline hb_feature_t charfbuzz_feature(char a, char b, char c, char d, uint32_t value) {
    hb_feature_t feature = { HB_TAG(a, b, c, d), value, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END };
    return feature;
}

#endif
