internal import CUnibreak

/// Where lines may end, by the Unicode line breaking algorithm (UAX 14).
enum LineBreaking {
    /// The library's table is built once; a static constant is initialised by one thread only and before any use.
    private static let isReady: Bool = {
        init_linebreak()
        return true
    }()

    /// What stands for a whole emoji: an ideograph, because emoji break like them since Unicode 9 and the library's
    /// tables are older.
    static let emojiStandIn: UInt32 = 0x4E00

    /// Says for each code point whether a line may end after it.
    ///
    /// Thai, Lao, Khmer and Burmese are written without spaces and need a dictionary, which the library has not: their
    /// words break only where they are wider than a line.
    ///
    /// - Parameter codes: Unicode code points.
    /// - Returns: An answer for each; after a line separator a line must end, which is not said here.
    /// - Complexity: O(*n*)
    static func opportunities(in codes: [UInt32]) -> [Bool] {
        guard isReady, !codes.isEmpty else { return [] }
        var answers = [CChar](repeating: 0, count: codes.count)
        unsafe codes.withUnsafeBufferPointer { codes in
            unsafe answers.withUnsafeMutableBufferPointer { answers in
                // The library reads `count` code points and writes one byte for each; both arrays have that many and
                // live as long as this closure. Without a language it uses its default rules.
                unsafe set_linebreaks_utf32(codes.baseAddress, codes.count, nil, answers.baseAddress)
            }
        }
        return answers.map { $0 == LINEBREAK_ALLOWBREAK }
    }
}
