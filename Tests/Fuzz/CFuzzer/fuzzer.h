// What programs may call of libFuzzer; its own header is not part of the toolchain.
#pragma once
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>

/// Fuzzes until the options in `argv` say stop; calls `callback` with each input.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));

/// Bytes that are allocated now.
static inline size_t allocatedByteCount(void) { return mallinfo2().uordblks; }

/// Changes `size` bytes in place, in a buffer of `max_size`; returns the new size.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
