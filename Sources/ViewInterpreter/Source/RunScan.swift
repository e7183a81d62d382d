/// Looks for runs of brackets and arrows that the parser would follow by recursion until its thread's stack ends.
///
/// The parser counts how deep round brackets and braces nest, but neither angle and square ones in types nor arrows: a hundred
/// thousand of them overflow a stack of half a gigabyte. What is a text and what is a comparison cannot be told before parsing
/// (a quote inside a regular expression opens no text), so everything counts, with limits that no text or comparison reaches.
struct RunScan {
    /// Angle brackets that are open at once; for each, the parser looks ahead to the end of the run.
    private static let mostAngles = 400
    /// Brackets that are open at once, and arrows since the last brace or semicolon.
    private static let mostLevels = 2_000
    /// Conditions inside conditions; for each, the parser looks ahead to the end of the outermost.
    private static let mostConditions = 100

    /// Braces that are open at once; the parser stops long before, and then takes ever longer for the rest.
    private static let mostBraces = 1_000
    /// Number signs in a row: for each, the lexer looks whether a text follows the rest of them.
    private static let mostSigns = 255

    private var angles = 0
    private var levels = 0
    private var braces = 0
    private var conditions = 0
    private var signs = 0

    private var isTooDeep: Bool {
        angles > Self.mostAngles || levels > Self.mostLevels || braces > Self.mostBraces || signs > Self.mostSigns
    }

    /// Returns the first run that is too long.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func problem(in bytes: [UInt8]) -> SourceScan.Problem? {
        var scan = RunScan()
        for position in bytes.indices {
            let byte = bytes[position]
            guard isCounted(byte) else {
                scan.signs = 0
                continue
            }
            scan.count(byte, after: position > 0 ? bytes[position - 1] : 0)
            if scan.isTooDeep { return .tooDeep(offset: position) }
            guard byte == UInt8(ascii: "#") else { continue }
            scan.countCondition(bytes[position...])
            if scan.conditions > mostConditions { return .conditionsTooDeep(offset: position) }
        }
        return nil
    }

    private static func isCounted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ";"):
            true
        default: false
        }
    }

    private mutating func count(_ byte: UInt8, after before: UInt8) {
        signs = byte == UInt8(ascii: "#") ? signs + 1 : 0
        if byte == UInt8(ascii: "{") { braces += 1 }
        if byte == UInt8(ascii: "}") { braces = max(0, braces - 1) }
        switch byte {
        case UInt8(ascii: "<"):
            angles += 1
        case UInt8(ascii: ">"):
            if before == UInt8(ascii: "-") {
                levels += 1
            } else {
                angles = max(0, angles - 1)
            }
        case UInt8(ascii: "("), UInt8(ascii: "["):
            levels += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
            levels = max(0, levels - 1)
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
            angles = 0
            levels = 0
        default: break
        }
    }

    private mutating func countCondition(_ rest: ArraySlice<UInt8>) {
        if rest.starts(with: "#if".utf8) { conditions += 1 }
        if rest.starts(with: "#endif".utf8) { conditions = max(0, conditions - 1) }
    }
}
