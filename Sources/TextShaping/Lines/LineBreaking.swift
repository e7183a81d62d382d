internal import CICU
internal import Synchronization

/// Where lines may end, by the Unicode line breaking algorithm (UAX 14), and by dictionaries in scripts that are written
/// without spaces: Thai, Lao, Khmer, Burmese.
final class LineBreaking: Sendable {
    /// Iterators that nobody uses now: making one takes milliseconds, giving it a text less than a microsecond.
    private let idle = Mutex<[LineBreakIterator]>([])

    /// The places where a line may end, as rising offsets in a UTF-8 text; the text's end is the last of them.
    ///
    /// - Complexity: O(*n*)
    func opportunities(in bytes: [UInt8]) -> [Int] {
        guard !bytes.isEmpty, let iterator = idle.withLock({ $0.popLast() }) ?? LineBreakIterator() else {
            return [bytes.count]
        }
        defer { idle.withLock { $0.append(iterator) } }
        return iterator.opportunities(in: bytes)
    }
}

/// An iterator of the library.
///
/// `@unchecked Sendable`: the library allows use by one thread at a time, whichever; who takes one out of the pool of
/// ``LineBreaking`` is the only one to hold it.
@safe private final class LineBreakIterator: @unchecked Sendable {
    private let iterator: OpaquePointer

    init?() {
        guard let iterator = unsafe cicu_line_iterator() else { return nil }
        unsafe self.iterator = iterator
    }

    deinit { unsafe cicu_close_iterator(iterator) }

    func opportunities(in bytes: [UInt8]) -> [Int] {
        var result: [Int] = []
        unsafe bytes.withUnsafeBytes { buffer in
            let text = unsafe buffer.bindMemory(to: CChar.self)
            // The iterator refers to the bytes until it gets another text, and reads them inside of this closure only.
            guard unsafe cicu_set_text(iterator, text.baseAddress, Int64(text.count)) else { return }
            while case let next = unsafe cicu_next(iterator), next >= 0 { result.append(Int(next)) }
        }
        return result
    }
}
