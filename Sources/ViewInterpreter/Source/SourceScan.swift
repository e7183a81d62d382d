/// A quick look over a program's text before it is parsed, so that nothing hostile reaches code that recurses.
struct SourceScan {
    /// Why a source is refused.
    enum Problem: Hashable {
        case tooLarge(bytes: Int)
        case tooDeep(offset: Int)
        case chainTooLong(offset: Int)
        case conditionsTooDeep(offset: Int)
        case notText(offset: Int)
        /// A character that shows nothing, outside of strings and comments.
        case invisible(offset: Int, scalar: UInt32)
        /// One mark over and over again.
        case repeated(offset: Int, mark: UInt8)
    }

    /// What stands inside an open bracket.
    private struct Level {
        /// Links of the chain that goes on.
        var links = 0
        /// The text that goes on behind the bracket, if it is an interpolation's.
        var text: QuotedText?
    }

    private let bytes: [UInt8]
    private let limits: ProgramLimits
    private var position = 0
    /// The brackets that are open, outermost first; the first stands for the source itself.
    private var levels = [Level()]
    private var branches = 0
    /// Square brackets opened one right inside the other, with nothing but round ones and space between.
    private var squares = 0
    /// The parser takes twice as long for each further one of them, as it tries both a type and a value.
    private static let mostSquares = 10
    /// How often the same mark may stand in a row: Swift has no use for more.
    private static let mostRepeats = 200
    /// Where the text goes on after the white space that was looked over last.
    private var nextWord = 0

    /// Looks for what is over the limits.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func problem(in source: String, limits: ProgramLimits) -> Problem? {
        let count = source.utf8.count
        guard count <= limits.sourceBytes else { return .tooLarge(bytes: count) }
        let bytes = Array(source.utf8)
        if let problem = RunScan.problem(in: bytes) { return problem }
        var scan = SourceScan(bytes: bytes, limits: limits)
        return scan.run()
    }

    private init(bytes: [UInt8], limits: ProgramLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    private mutating func run() -> Problem? {
        while position < bytes.count {
            let byte = bytes[position]
            if Self.isPlain(byte) {
                squares = 0
                position += 1
                continue
            }
            countSquares(byte)
            if squares > Self.mostSquares { return .tooDeep(offset: position) }
            if isRepeated(byte) { return .repeated(offset: position, mark: byte) }
            if byte >= 0xC2, let scalar = invisibleScalar() { return .invisible(offset: position, scalar: scalar) }
            switch byte {
            case 0: return .notText(offset: position)
            case UInt8(ascii: "/"): skipComment()
            case UInt8(ascii: "\""): openText()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): levels.append(Level())
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closeBracket()
            case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "~"),
                UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "|"),
                UInt8(ascii: "^"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "@"):
                addLink()
            case UInt8(ascii: ","), UInt8(ascii: ";"): endChain()
            case UInt8(ascii: "\n"): endLine()
            case UInt8(ascii: "e"): countElse()
            case UInt8(ascii: "t"), UInt8(ascii: "a"): countPrefixWord()
            default: break
            }
            if levels.count > limits.nesting { return .tooDeep(offset: position) }
            position += 1
            if levels[levels.count - 1].links > limits.chainLinks * 2 { return .chainTooLong(offset: position) }
            if branches > limits.chainLinks { return .chainTooLong(offset: position) }
        }
        return nil
    }

    /// Says whether a byte counts nowhere: letters that begin no word that is counted, and digits.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "t"): false
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private func isRepeated(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "$"),
            UInt8(ascii: "\\"), UInt8(ascii: "'"):
            break
        default: return false
        }
        return bytes[position...].prefix(Self.mostRepeats + 1).prefix { $0 == byte }.count > Self.mostRepeats
    }

    /// The character here, if it shows nothing: zero-width spaces, marks of direction, soft hyphens.
    private func invisibleScalar() -> UInt32? {
        let scalar: UInt32
        if bytes[position] == 0xC2, position + 1 < bytes.count {
            scalar = UInt32(bytes[position + 1])
        } else if bytes[position] & 0xF0 == 0xE0, position + 2 < bytes.count {
            scalar =
                UInt32(bytes[position] & 0x0F) << 12 | UInt32(bytes[position + 1] & 0x3F) << 6
                | UInt32(bytes[position + 2] & 0x3F)
        } else {
            return nil
        }
        switch scalar {
        case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069: return scalar
        case 0xFEFF: return position == 0 ? nil : scalar
        default: return nil
        }
    }

    private mutating func countSquares(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["): squares += 1
        case UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
        default: squares = 0
        }
    }

    private mutating func addLink() { levels[levels.count - 1].links += 1 }

    private mutating func endChain() { levels[levels.count - 1].links = 0 }

    private mutating func closeBracket() {
        let closed = levels.count > 1 ? levels.removeLast() : Level()
        addLink()
        guard let text = closed.text, bytes[position] == UInt8(ascii: ")") else { return }
        position += 1
        skip(text)
    }

    private mutating func openText() {
        let text = QuotedText(at: position, in: bytes)
        position += text.quotes
        skip(text)
    }

    /// Skips a text up to its end or its next interpolation, whose brackets count like any others.
    private mutating func skip(_ text: QuotedText) {
        if text.skip(&position, in: bytes) == .interpolation { levels.append(Level(text: text)) }
    }

    /// A chain goes on in the next line only if that line starts with a dot or a closing bracket.
    private mutating func endLine() {
        var next = max(position + 1, nextWord)
        defer { nextWord = next }
        while next < bytes.count,
            [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[next])
        {
            next += 1
        }
        guard next < bytes.count else { return }
        let goesOn = [UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "/")]
        if !goesOn.contains(bytes[next]) { endChain() }
    }

    /// Counts `else if`, which nests without brackets.
    private mutating func countElse() {
        if bytes[position...].starts(with: Self.elseIf) { branches += 1 }
    }

    /// Counts `try`, `await` and their like, which nest without brackets.
    private mutating func countPrefixWord() {
        if Self.prefixWords.contains(where: bytes[position...].starts) { addLink() }
    }

    private static let elseIf = Array("else if".utf8)
    private static let prefixWords = [Array("try ".utf8), Array("await ".utf8)]

    private mutating func skipComment() {
        guard position + 1 < bytes.count else { return }
        if bytes[position + 1] == UInt8(ascii: "/") {
            while position + 1 < bytes.count, bytes[position + 1] != UInt8(ascii: "\n") { position += 1 }
        } else if bytes[position + 1] == UInt8(ascii: "*") {
            skipBlockComment()
        }
    }

    /// Skips a comment of several lines together with those inside it.
    private mutating func skipBlockComment() {
        var depth = 0
        while position + 1 < bytes.count {
            switch (bytes[position], bytes[position + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
            default:
                position += 1
                continue
            }
            position += 1
            if depth == 0 { return }
            position += 1
        }
    }
}
