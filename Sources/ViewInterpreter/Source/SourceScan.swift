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

    private let bytes: [UInt8]
    private let limits: ProgramLimits
    private var position = 0
    /// Links of the chain that goes on, one count for each open bracket.
    private var links: [Int] = [0]
    private var branches = 0
    /// Square brackets opened one right inside the other, with nothing but round ones and space between.
    private var squares = 0
    /// The parser takes twice as long for each further one of them, as it tries both a type and a value.
    private static let mostSquares = 10
    /// How often the same mark stands here without anything between, which Swift has no use for.
    private var repeats = 0
    private static let mostRepeats = 200
    private static let repeatedMarks = Set("`\";@$\\'".utf8)
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
            countSquares(byte)
            if squares > Self.mostSquares { return .tooDeep(offset: position) }
            countRepeats(byte)
            if repeats > Self.mostRepeats { return .repeated(offset: position - repeats, mark: byte) }
            if byte >= 0xC2, let scalar = invisibleScalar() { return .invisible(offset: position, scalar: scalar) }
            switch byte {
            case 0: return .notText(offset: position)
            case UInt8(ascii: "/"): skipComment()
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                links.append(0)
                if links.count > limits.nesting { return .tooDeep(offset: position) }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if links.count > 1 { links.removeLast() }
                addLink()
            case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "~"),
                UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "|"),
                UInt8(ascii: "^"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "@"):
                addLink()
            case UInt8(ascii: ","), UInt8(ascii: ";"): links[links.count - 1] = 0
            case UInt8(ascii: "\n"): endLine()
            case UInt8(ascii: "e"): countElse()
            case UInt8(ascii: "t"), UInt8(ascii: "a"): countPrefixWord()
            default: break
            }
            position += 1
            if let last = links.last, last > limits.chainLinks * 2 { return .chainTooLong(offset: position) }
            if branches > limits.chainLinks { return .chainTooLong(offset: position) }
        }
        return nil
    }

    private mutating func countRepeats(_ byte: UInt8) {
        guard position > 0, bytes[position - 1] == byte, Self.repeatedMarks.contains(byte) else {
            repeats = 0
            return
        }
        repeats += 1
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

    private mutating func addLink() { links[links.count - 1] += 1 }

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
        if !goesOn.contains(bytes[next]) { links[links.count - 1] = 0 }
    }

    /// Counts `else if`, which nests without brackets.
    private mutating func countElse() {
        if matches("else if") { branches += 1 }
    }

    /// Counts `try`, `await` and their like, which nest without brackets.
    private mutating func countPrefixWord() {
        if matches("try ") || matches("await ") { addLink() }
    }

    private func matches(_ word: StaticString) -> Bool {
        let wanted = Array(word.description.utf8)
        guard position + wanted.count <= bytes.count else { return false }
        return wanted.indices.allSatisfy { bytes[position + $0] == wanted[$0] }
    }

    private mutating func skipComment() {
        guard position + 1 < bytes.count else { return }
        if bytes[position + 1] == UInt8(ascii: "/") {
            while position + 1 < bytes.count, bytes[position + 1] != UInt8(ascii: "\n") { position += 1 }
        } else if bytes[position + 1] == UInt8(ascii: "*") {
            position += 2
            while position + 1 < bytes.count,
                bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
            {
                position += 1
            }
            position += 1
        }
    }

    /// Skips a string up to its end or its first interpolation, whose brackets count like any others.
    private mutating func skipString() {
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""), UInt8(ascii: "\n"): return
            case UInt8(ascii: "\\"):
                if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "(") { return }
                position += 1
            default: break
            }
            position += 1
        }
    }
}
