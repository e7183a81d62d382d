internal import CICU

/// Which way the characters of a text are read, by the Unicode bidirectional algorithm (UAX 9).
///
/// A paragraph reads the way of its first letter, and the way of the layout if it has none: Apple documents a text's
/// direction as based on its content, and its alignment as based on the layout.
struct TextDirections {
    /// The embedding level of each character: even ones read left to right.
    private let levels: [UInt8]
    /// The level of the paragraph of each character.
    private let paragraphLevels: [UInt8]

    /// - Complexity: O(*n*) in the length of the text.
    init(of text: MeasuredText, isRightToLeft: Bool) {
        if !isRightToLeft, text.bytes.allSatisfy({ $0 < 0x80 }) {
            levels = []
            paragraphLevels = []
            return
        }
        let units = Array(String(decoding: text.bytes, as: UTF8.self).utf16)
        let starts = Self.starts(of: text)
        let layoutLevel: UInt8 = isRightToLeft ? 1 : 0
        var levels: [UInt8] = []
        var paragraphLevels: [UInt8] = []
        unsafe units.withUnsafeBufferPointer { units in
            // The answer refers to the units until it is closed, which is inside of this closure.
            let count = CInt(clamping: units.count)
            guard let answer = unsafe cicu_directions(units.baseAddress, count, layoutLevel) else { return }
            defer { unsafe cicu_close_directions(answer) }
            guard let unitLevels = unsafe cicu_levels(answer) else { return }
            // There is a level for each unit, and every start is the place of a unit.
            levels = starts.map { unsafe unitLevels[$0] }
            paragraphLevels = unsafe Self.paragraphLevels(of: answer, starts: starts)
        }
        self.levels = levels
        self.paragraphLevels = paragraphLevels
    }

    /// Says whether the paragraph that holds a character reads right to left.
    func isRightToLeft(at index: Int) -> Bool { !paragraphLevel(at: index).isMultiple(of: 2) }

    /// The embedding level of a character.
    func level(at index: Int) -> UInt8 { index < levels.count ? levels[index] : 0 }

    /// The level of the paragraph that holds a character; past the end, that of the last one.
    func paragraphLevel(at index: Int) -> UInt8 {
        if paragraphLevels.isEmpty { return 0 }
        return paragraphLevels[min(index, paragraphLevels.count - 1)]
    }

    /// The order in which parts of a line with these levels stand, from the left.
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        guard levels.contains(where: { $0 != levels[0] || !$0.isMultiple(of: 2) }) else { return Array(levels.indices) }
        var order = [CInt](repeating: 0, count: levels.count)
        unsafe levels.withUnsafeBufferPointer { levels in
            unsafe order.withUnsafeMutableBufferPointer { order in
                // Both are of this count and live as long as the closure.
                unsafe cicu_reorder(levels.baseAddress, CInt(clamping: levels.count), order.baseAddress)
            }
        }
        return order.map { Int($0) }
    }

    /// Where each character begins, counted in UTF-16.
    private static func starts(of text: MeasuredText) -> [Int] {
        var unit = 0
        return text.clusters.map { cluster in
            defer {
                // A byte that leads a character is one unit, or two where four bytes follow one another.
                for byte in text.bytes[cluster.bytes] where byte & 0xC0 != 0x80 { unit += byte >= 0xF0 ? 2 : 1 }
            }
            return unit
        }
    }

    private static func paragraphLevels(of answer: OpaquePointer, starts: [Int]) -> [UInt8] {
        var end = 0
        var level: UInt8 = 0
        return starts.map { start in
            while start >= end {
                let next = unsafe cicu_paragraph(answer, CInt(clamping: start), &level)
                end = next > start ? Int(next) : .max
            }
            return level
        }
    }
}
