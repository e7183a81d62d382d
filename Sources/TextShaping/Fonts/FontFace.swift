internal import CHarfBuzz

/// What a glyph or several glyphs advance by, and where the text that they stand for begins.
struct GlyphAdvance: Equatable, Sendable {
    /// The offset of the first byte of its cluster in the text that was shaped.
    var offset: Int
    /// In font units; 0 for marks.
    var units: Int32
}

/// The optional features that text is shaped with.
enum FontFeatures: Int, Sendable {
    /// Kerning and composition only.
    ///
    /// Ligatures and contextual alternates are off: the system's font has none of Inter's (an arrow for `->`), and
    /// browsers switch them off for text with letter spacing.
    case plain
    /// As `plain`, with digits of one width.
    case tabularDigits
    /// All that the script's default set has: Arabic and Indic scripts cannot be written without.
    case script
}

/// A font file, ready for shaping.
///
/// `@unchecked Sendable`: the only stored pointer is a HarfBuzz font that `init` makes immutable before anyone else
/// sees it. HarfBuzz documents immutable objects as free for use by several threads at once: tables are loaded once by
/// atomic exchange, and each call of ``shape(_:features:)`` brings its own buffer.
@safe final class FontFace: @unchecked Sendable {
    /// The font's units an em; positive.
    let unitsPerEm: Double
    private let font: OpaquePointer

    /// Maps the font file at `path` into memory, for as long as the face lives; `nil` if there is no font.
    init?(path: String) {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
        // The face keeps its own reference to the file, the font its own to the face; ours go when `init` ends.
        defer { unsafe hb_blob_destroy(blob) }
        guard let face = unsafe hb_face_create(blob, 0) else { return nil }
        defer { unsafe hb_face_destroy(face) }
        guard unsafe hb_face_get_glyph_count(face) > 0, let font = unsafe hb_font_create(face) else { return nil }
        unsafe hb_font_make_immutable(font)
        unsafe self.font = font
        // Immutable fonts keep the scale they are made with: one unit of advance is one unit of the file.
        unitsPerEm = Double(unsafe hb_face_get_upem(face))
    }

    deinit {
        // The one reference that `init` acquired.
        unsafe hb_font_destroy(font)
    }

    /// Says whether the font has a glyph of its own for `scalar`.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        // `glyph` outlives the call, which keeps no pointer to it.
        return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }

    /// Shapes UTF-8 text of one script and direction and returns its glyphs' advances by rising offset.
    ///
    /// The language is English whatever the process's locale is, so that the answer is the same everywhere.
    ///
    /// - Complexity: O(*n*) in the length of the text for the fonts in use.
    func shape(_ text: ArraySlice<UInt8>, features: FontFeatures) -> [GlyphAdvance] {
        guard let buffer = unsafe hb_buffer_create() else { return [] }
        defer { unsafe hb_buffer_destroy(buffer) }
        unsafe text.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            let count = CInt(clamping: bytes.count)
            // HarfBuzz copies the bytes before it returns; they live as long as this closure.
            unsafe base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { characters in
                unsafe hb_buffer_add_utf8(buffer, characters, count, 0, count)
            }
        }
        unsafe hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        unsafe hb_buffer_guess_segment_properties(buffer)
        let list = Self.list(of: features)
        // The list is alive for the call, which reads `list.count` elements and keeps no pointer.
        unsafe list.withUnsafeBufferPointer { unsafe hb_shape(font, buffer, $0.baseAddress, CUnsignedInt($0.count)) }
        return unsafe Self.advances(in: buffer)
    }

    private static func advances(in buffer: OpaquePointer) -> [GlyphAdvance] {
        var infoCount: CUnsignedInt = 0
        var positionCount: CUnsignedInt = 0
        // Both arrays belong to the buffer, are of the counts given, and stay where they are until the buffer changes.
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &infoCount),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &positionCount)
        else { return [] }
        var advances: [GlyphAdvance] = []
        advances.reserveCapacity(Int(infoCount))
        for index in 0..<Int(min(infoCount, positionCount)) {
            let offset = unsafe Int(infos[index].cluster)
            advances.append(GlyphAdvance(offset: offset, units: unsafe positions[index].x_advance))
        }
        if let first = advances.first, let last = advances.last, first.offset > last.offset {
            advances.reverse()
        }
        return advances
    }

    private static func list(of features: FontFeatures) -> [hb_feature_t] {
        switch features {
        case .plain: plainFeatures
        case .tabularDigits: tabularFeatures
        case .script: []
        }
    }

    private static let plainFeatures = [feature("calt", 0), feature("liga", 0), feature("clig", 0)]
    private static let tabularFeatures = plainFeatures + [feature("tnum", 1)]

    private static func feature(_ tag: StaticString, _ value: UInt32) -> hb_feature_t {
        precondition(tag.utf8CodeUnitCount == 4, "a feature's tag has four letters, was \(tag)")
        let letters = unsafe UnsafeBufferPointer(start: tag.utf8Start, count: 4).map { CChar(bitPattern: $0) }
        return charfbuzz_feature(letters[0], letters[1], letters[2], letters[3], value)
    }
}
