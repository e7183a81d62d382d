#ifndef CICU_SHIM_H
#define CICU_SHIM_H

#include <stdbool.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

// The library's function names are macros that add its version, which Swift does not see; these have names that last.

/// Makes an iterator over the places where lines may end, by the rules of no language in particular; NULL if it has no data.
static inline UBreakIterator *cicu_line_iterator(void) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, "", NULL, 0, &status);
    return U_SUCCESS(status) ? iterator : NULL;
}

static inline void cicu_close_iterator(UBreakIterator *iterator) { ubrk_close(iterator); }

/// Puts the iterator at the start of a UTF-8 text, which must stay where it is until the last call of `cicu_next`.
static inline bool cicu_set_text(UBreakIterator *iterator, const char *text, int64_t length) {
    UErrorCode status = U_ZERO_ERROR;
    UText view = UTEXT_INITIALIZER;
    utext_openUTF8(&view, text, length, &status);
    // The iterator takes a copy of the view, which owns nothing, and refers to the same bytes.
    ubrk_setUText(iterator, &view, &status);
    utext_close(&view);
    return U_SUCCESS(status);
}

/// The offset in bytes of the next place, or UBRK_DONE.
static inline int32_t cicu_next(UBreakIterator *iterator) { return ubrk_next(iterator); }

/// Resolves the directions of a UTF-16 text; paragraphs without a letter get `fallback`, 0 or 1. NULL if there is no memory.
///
/// The text must stay where it is until the answer is closed.
static inline UBiDi *cicu_directions(const UChar *text, int32_t length, UBiDiLevel fallback) {
    UErrorCode status = U_ZERO_ERROR;
    UBiDi *bidi = ubidi_open();
    if (bidi == NULL) return NULL;
    ubidi_setPara(bidi, text, length, fallback == 0 ? UBIDI_DEFAULT_LTR : UBIDI_DEFAULT_RTL, NULL, &status);
    if (U_SUCCESS(status)) return bidi;
    ubidi_close(bidi);
    return NULL;
}

static inline void cicu_close_directions(UBiDi *bidi) { ubidi_close(bidi); }

/// The level of every unit of the text, as long as the answer is open; NULL if there is no memory.
static inline const UBiDiLevel *cicu_levels(UBiDi *bidi) {
    UErrorCode status = U_ZERO_ERROR;
    const UBiDiLevel *levels = ubidi_getLevels(bidi, &status);
    return U_SUCCESS(status) ? levels : NULL;
}

/// The end of the paragraph that holds a unit, and its level; -1 if the unit is none of the text.
static inline int32_t cicu_paragraph(UBiDi *bidi, int32_t unit, UBiDiLevel *level) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t end = -1;
    ubidi_getParagraph(bidi, unit, NULL, &end, level, &status);
    return U_SUCCESS(status) ? end : -1;
}

/// Says for each place of a line from the left which part, of those whose levels are given, stands there.
static inline void cicu_reorder(const UBiDiLevel *levels, int32_t count, int32_t *order) {
    ubidi_reorderVisual(levels, count, order);
}

#endif
