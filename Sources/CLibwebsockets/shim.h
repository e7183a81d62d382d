#ifndef CLIBWEBSOCKETS_SHIM_H
#define CLIBWEBSOCKETS_SHIM_H

#include <libwebsockets.h>
#include <sys/eventfd.h>
#include <uv.h>
#include <zlib.h>

/* LWS_PRE: the bytes that lws_write() needs free before a payload. A computed constant, which Swift does not import. */
static inline size_t CLibwebsockets_pre(void) {
    return LWS_PRE;
}

/* deflateInit2() and inflateInit2() are macros that add the version and the size of the caller's z_stream. */
static inline int CLibwebsockets_deflateInit(z_stream *stream, int level, int windowBits, int memoryLevel) {
    return deflateInit2(stream, level, Z_DEFLATED, windowBits, memoryLevel, Z_DEFAULT_STRATEGY);
}

static inline int CLibwebsockets_inflateInit(z_stream *stream, int windowBits) {
    return inflateInit2(stream, windowBits);
}

#endif
