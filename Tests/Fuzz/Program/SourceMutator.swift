import ViewInterpreter

/// Changes programs by their words and brackets, so that most of them still parse.
struct SourceMutator {
    private static let language = """
        struct class enum extension protocol func var let init deinit subscript static mutating private override lazy weak
        if else guard switch case default where for in while repeat break continue return fallthrough defer do catch throw try
        await async is as some any self Self super nil true false inout indirect import typealias associatedtype operator
        get set willSet didSet @State @Binding @Environment @Published @ViewBuilder @escaping @autoclosure #if #endif #Preview
        = == != < > <= >= + - * / % && || ! ? ?? & ... ..< -> . , : ; \\ \\. $0 $ _ ~ ( ) [ ] { } " \\( \"\"\" #" "# // /* */
        0 1 -1 2.5 1e9 0xFF 9223372036854775807 -9223372036854775808 1e308 0.1 .nan .infinity .zero
        Int Double CGFloat String Bool Character Array Set Dictionary Optional Result Range CGPoint CGSize CGRect Text View
        map filter reduce sorted append insert remove removeAll count first last isEmpty contains joined split prefix suffix
        \\.self id content proxy value geometry body
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private let words: [String]

    init() {
        let views = Set(SupportTable.views.map(\.name)).sorted()
        let modifiers = Set(SupportTable.modifiers.map(\.name)).sorted().map { "." + $0 }
        let calls = (SupportTable.views + SupportTable.modifiers).map(\.form)
        words = Self.language + views + modifiers + SupportTable.typeNames + calls
    }

    /// A program that differs from `source` in a few places.
    func mutate(_ source: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
        var tokens = Self.tokens(source)
        guard !tokens.isEmpty else { return nil }
        for _ in 0...random.below(4) { change(&tokens, &random) }
        return tokens.flatMap { $0 }
    }

    private func change(_ tokens: inout [[UInt8]], _ random: inout FuzzRandom) {
        guard !tokens.isEmpty else { return }
        let place = random.below(tokens.count)
        switch random.below(12) {
        case 0: tokens.removeSubrange(place..<min(place + 1 + random.below(6), tokens.count))
        case 1: tokens.insert(contentsOf: tokens[place..<min(place + 1 + random.below(30), tokens.count)], at: place)
        case 2: tokens.swapAt(place, random.below(tokens.count))
        case 3: tokens[place] = tokens[random.below(tokens.count)]
        case 4, 5: tokens.insert(word(&random), at: place)
        case 6: tokens[place] = word(&random)
        case 7: tokens.removeSubrange(Self.group(in: tokens, from: place))
        case 8, 9:
            // A group of brackets in place of another: an expression, an argument list or a block elsewhere.
            let group = Array(tokens[Self.group(in: tokens, from: random.below(tokens.count))])
            tokens.replaceSubrange(Self.group(in: tokens, from: place), with: group)
        case 10:
            let group = Array(tokens[Self.group(in: tokens, from: random.below(tokens.count))])
            tokens.insert(contentsOf: group, at: place)
        default:
            let count = 1 << random.below(12)
            tokens.insert(contentsOf: Array(repeating: tokens[place], count: count), at: place)
        }
    }

    private func word(_ random: inout FuzzRandom) -> [UInt8] {
        let word = words[random.below(words.count)]
        return Array((random.chance(of: 1, in: 2) ? word + " " : word).utf8)
    }

    /// The first bracket from `place` on with all that is in it; the token at `place` if none follows.
    private static func group(in tokens: [[UInt8]], from place: Int) -> Range<Int> {
        guard let start = tokens[place...].firstIndex(where: { $0.count == 1 && "([{".utf8.contains($0[0]) }) else {
            return place..<(place + 1)
        }
        var depth = 0
        for index in start..<tokens.count where tokens[index].count == 1 {
            if "([{".utf8.contains(tokens[index][0]) { depth += 1 }
            if ")]}".utf8.contains(tokens[index][0]) { depth -= 1 }
            if depth == 0 { return start..<(index + 1) }
        }
        return start..<tokens.count
    }

    /// Words, runs of space, and everything else byte by byte.
    private static func tokens(_ source: [UInt8]) -> [[UInt8]] {
        var tokens: [[UInt8]] = []
        var lastKind = Kind.other
        for byte in source {
            let kind = Kind(byte)
            if kind == lastKind, kind != .other, !tokens.isEmpty {
                tokens[tokens.count - 1].append(byte)
            } else {
                tokens.append([byte])
            }
            lastKind = kind
        }
        return tokens
    }

    private enum Kind {
        case word, space, other

        init(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...,
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                self = .word
            case 0x20, 0x09, 0x0A, 0x0D: self = .space
            default: self = .other
            }
        }
    }
}
