/// Takes a text apart into stretches: first signs and what stands between them, then pairs of signs.
struct MarkdownParser {
    /// A stretch, or signs that may begin or end one.
    private struct Node {
        var atoms: [Markdown.Atom]
        var marks: Markdown.Marks = []
        /// What the signs are; `nil` for a stretch.
        var sign: Character?
        var canOpen = false
        var canClose = false
    }

    private let atoms: [Markdown.Atom]
    private let isInLink: Bool
    private var nodes: [Node] = []
    private var index = 0
    /// Where brackets close, by where they open, and where runs of backticks stand last, by their length: found once, when the
    /// first of them is met, since a look ahead at each would read the text over and over.
    private lazy var squareEnds = Self.ends(of: "[", "]", in: atoms)
    private lazy var roundEnds = Self.ends(of: "(", ")", in: atoms)
    private lazy var lastTicks = Self.lastTicks(in: atoms)
    /// Pairs are looked for among so many signs, each letter of them counted; the signs of a text that has more stand as written.
    private static let mostSigns = 1_000

    init(_ atoms: [Markdown.Atom], isInLink: Bool = false) {
        self.atoms = atoms
        self.isInLink = isInLink
    }

    mutating func runs() -> [Markdown.Run] {
        while index < atoms.count { readNode() }
        pairSigns()
        return joined()
    }

    // MARK: Reading

    private func letter(_ index: Int) -> Character? {
        guard atoms.indices.contains(index), case .letter(let letter) = atoms[index] else { return nil }
        return letter
    }

    private mutating func readNode() {
        switch letter(index) {
        case "\\": readEscape()
        case "&": readEntity()
        case "`": readCode()
        case "*", "_", "~": readSigns()
        case "[" where !isInLink: readLink()
        case "<" where !isInLink: readAddress()
        default: add(1)
        }
    }

    /// Takes letters as they are.
    private mutating func add(_ count: Int) {
        append(Array(atoms[index..<index + count]))
        index += count
    }

    private mutating func append(_ added: [Markdown.Atom]) {
        if let last = nodes.indices.last, nodes[last].sign == nil, nodes[last].marks.isEmpty {
            nodes[last].atoms += added
        } else {
            nodes.append(Node(atoms: added))
        }
    }

    private mutating func readEscape() {
        if let next = letter(index + 1), next.isMarkdownPunctuation {
            append([.letter(next)])
            index += 2
        } else {
            add(1)
        }
    }

    private static let entities: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "hellip": "…",
        "ndash": "–", "mdash": "—",
    ]

    private mutating func readEntity() {
        var name = ""
        var end = index + 1
        while let next = letter(end), next.isLetter, name.count < 8 {
            name.append(next)
            end += 1
        }
        guard letter(end) == ";", let found = Self.entities[name] else { return add(1) }
        append([.letter(found)])
        index = end + 1
    }

    private func length(of sign: Character, from start: Int) -> Int {
        var end = start
        while letter(end) == sign { end += 1 }
        return end - start
    }

    private mutating func readCode() {
        let count = length(of: "`", from: index)
        guard let last = lastTicks[count], last > index else { return add(count) }
        var start = index + count
        while start < atoms.count {
            let found = length(of: "`", from: start)
            if found == count {
                nodes.append(Node(atoms: Self.code(atoms[index + count..<start]), marks: .code))
                index = start + count
                return
            }
            start += max(found, 1)
        }
        add(count)
    }

    /// Code between its signs: one space on either side only keeps signs apart.
    private static func code(_ inner: ArraySlice<Markdown.Atom>) -> [Markdown.Atom] {
        let space = Markdown.Atom.letter(" ")
        let isPadded = inner.first == space && inner.last == space && inner.contains { $0 != space }
        return Array(isPadded ? inner.dropFirst().dropLast() : inner)
    }

    private mutating func readSigns() {
        guard let sign = letter(index) else { return add(1) }
        let count = length(of: sign, from: index)
        let (before, after) = (index > 0 ? kind(index - 1) : .space, kind(index + count))
        let opens = after != .space && (after == .letter || before != .letter)
        let closes = before != .space && (before == .letter || after != .letter)
        var node = Node(atoms: Array(atoms[index..<index + count]), sign: sign)
        node.canOpen = sign == "_" ? opens && (!closes || before == .punctuation) : opens
        node.canClose = sign == "_" ? closes && (!opens || after == .punctuation) : closes
        nodes.append(node)
        index += count
    }

    private enum Kind { case space, punctuation, letter }

    private func kind(_ index: Int) -> Kind {
        guard atoms.indices.contains(index) else { return .space }
        guard let letter = letter(index) else { return .letter }
        return letter.isWhitespace ? .space : letter.isMarkdownPunctuation ? .punctuation : .letter
    }

    /// `[words](address)`: the words, in the looks of a link.
    private mutating func readLink() {
        guard let close = squareEnds[index], close - index < Self.longestLink, letter(close + 1) == "(",
            let end = roundEnds[close + 1], end - close < Self.longestLink
        else { return add(1) }
        var inner = MarkdownParser(Array(atoms[index + 1..<close]), isInLink: true)
        for run in inner.runs() {
            let content: [Markdown.Atom] =
                switch run.content {
                case .text(let text): text.map { .letter($0) }
                case .value(let number): [.value(number)]
                }
            nodes.append(Node(atoms: content, marks: run.marks.union(.link)))
        }
        index = end + 1
    }

    /// A link's words and its address are no longer than this.
    private static let longestLink = 2_000

    private static func ends(of open: Character, _ close: Character, in atoms: [Markdown.Atom]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var opened: [Int] = []
        var place = 0
        while place < atoms.count {
            switch atoms[place] {
            case .letter("\\"): place += 1
            case .letter(open): opened.append(place)
            case .letter(close): if let start = opened.popLast() { ends[start] = place }
            default: break
            }
            place += 1
        }
        return ends
    }

    private static func lastTicks(in atoms: [Markdown.Atom]) -> [Int: Int] {
        var last: [Int: Int] = [:]
        var count = 0
        for (place, atom) in atoms.enumerated() {
            if case .letter("`") = atom {
                count += 1
                continue
            }
            if count > 0 { last[count] = place - count }
            count = 0
        }
        if count > 0 { last[count] = atoms.count - count }
        return last
    }

    /// `<https://…>`: an address that is its own words.
    private mutating func readAddress() {
        var end = index + 1
        while let next = letter(end), next != ">", next != "<", !next.isWhitespace, end < index + Self.longestLink {
            end += 1
        }
        let words = atoms[index + 1..<min(end, atoms.count)]
        guard letter(end) == ">", words.contains(.letter(":")) || words.contains(.letter("@")) else { return add(1) }
        nodes.append(Node(atoms: Array(words), marks: .link))
        index = end + 1
    }

    // MARK: Pairs

    private mutating func pairSigns() {
        let signs = nodes.reduce(0) { $0 + ($1.sign == nil ? 0 : $1.atoms.count) }
        guard nodes.count <= 10 * Self.mostSigns, signs <= Self.mostSigns else { return }
        for closer in nodes.indices where nodes[closer].canClose {
            while !nodes[closer].atoms.isEmpty, let opener = opener(for: closer) { pair(opener, closer) }
        }
    }

    /// The nearest signs before `closer` that it ends.
    private func opener(for closer: Int) -> Int? {
        let end = nodes[closer]
        return nodes[..<closer].lastIndex { node in
            guard node.canOpen, node.sign == end.sign, !node.atoms.isEmpty else { return false }
            if end.sign == "~" { return node.atoms.count == end.atoms.count && end.atoms.count <= 2 }
            // CommonMark's rule of three.
            let isOpen = node.canClose || end.canOpen
            let (one, other) = (node.atoms.count, end.atoms.count)
            return !(isOpen && (one + other) % 3 == 0 && (one % 3 != 0 || other % 3 != 0))
        }
    }

    private mutating func pair(_ opener: Int, _ closer: Int) {
        let isDouble = nodes[opener].atoms.count >= 2 && nodes[closer].atoms.count >= 2
        let marks: Markdown.Marks = nodes[closer].sign == "~" ? .struck : isDouble ? .bold : .italic
        let count = isDouble ? 2 : 1
        nodes[opener].atoms.removeLast(count)
        nodes[closer].atoms.removeLast(count)
        for index in opener + 1..<closer {
            nodes[index].marks.formUnion(marks)
            // Signs inside a pair belong to nothing outside of it.
            nodes[index].canOpen = false
        }
    }

    private func joined() -> [Markdown.Run] {
        var runs: [Markdown.Run] = []
        var words = ""
        var marks: Markdown.Marks = []
        func end() {
            if !words.isEmpty { runs.append(Markdown.Run(content: .text(words), marks: marks)) }
            words = ""
        }
        for node in nodes {
            if node.marks != marks { end() }
            marks = node.marks
            for atom in node.atoms {
                switch atom {
                case .letter(let letter): words.append(letter)
                case .value(let number):
                    end()
                    runs.append(Markdown.Run(content: .value(number), marks: marks))
                }
            }
        }
        end()
        return runs
    }
}

extension Character {
    /// True for what CommonMark calls punctuation.
    fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol && isASCII }
}
