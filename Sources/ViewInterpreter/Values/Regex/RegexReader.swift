/// Reads the usual grammar of regular expressions: that of Swift's literals, of PCRE and of ICU, as far as they agree.
struct RegexReader {
    let characters: [Character]
    var position = 0
    private(set) var captures: [RegexCapture] = []
    /// How what comes next is read.
    private(set) var options: RegexOptions
    private var optionalDepth = 0
    var depth = 0

    /// Groups inside each other.
    static let deepest = 100

    /// The longest text of an expression: one with more elements than this is too large whatever they are.
    private static let longest = 20_000

    init(_ text: String, _ options: RegexOptions) throws(RegexMistake) {
        guard text.utf8.count <= Self.longest else { throw RegexMistake(message: "the expression is too large") }
        characters = Array(text)
        self.options = options
    }

    /// - Complexity: O(*n*) in the length of the text.
    mutating func read() throws(RegexMistake) -> RegexNode {
        let node = try alternatives()
        guard position == characters.count else { throw RegexMistake(message: "')' closes no group") }
        return node
    }

    var next: Character? { position < characters.count ? characters[position] : nil }

    mutating func accept(_ text: String) -> Bool {
        let wanted = Array(text)
        guard characters.count - position >= wanted.count,
            Array(characters[position..<position + wanted.count]) == wanted
        else { return false }
        position += wanted.count
        return true
    }

    private mutating func alternatives() throws(RegexMistake) -> RegexNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw RegexMistake(message: "groups nest too deep") }
        // A group in one of several alternatives may be left out.
        let isOpen = hasAlternatives
        if isOpen { optionalDepth += 1 }
        defer { if isOpen { optionalDepth -= 1 } }
        var branches = [try sequence()]
        while accept("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .alternatives(branches)
    }

    /// Says whether a '|' of the group that begins here follows.
    private var hasAlternatives: Bool {
        var level = 0
        var index = position
        var isInClass = false
        while index < characters.count {
            switch characters[index] {
            case "\\": index += 1
            case "[": isInClass = true
            case "]": isInClass = false
            case "(" where !isInClass: level += 1
            case ")" where !isInClass:
                if level == 0 { return false }
                level -= 1
            case "|" where !isInClass && level == 0: return true
            default: break
            }
            index += 1
        }
        return false
    }

    private mutating func sequence() throws(RegexMistake) -> RegexNode {
        var nodes: [RegexNode] = []
        while let character = next, character != "|", character != ")" {
            if options.isExtended == true, skipSpace() { continue }
            let start = position
            let first = captures.count
            let node = try atom()
            guard let (least, most) = try quantifier() else {
                if let node { nodes.append(node) }
                continue
            }
            guard let node else { throw RegexMistake(message: "'\(characters[start])' repeats nothing") }
            if least == 0 { for index in first..<captures.count { captures[index].isOptional = true } }
            let kind: RegexNode.Repetition = accept("?") ? .lazy : accept("+") ? .possessive : .greedy
            nodes.append(.repetition(node, least: least, most: most, kind: kind))
        }
        return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    /// Skips a space or a comment; false where there is none.
    private mutating func skipSpace() -> Bool {
        guard let character = next else { return false }
        if character == "#" {
            while next?.isNewline == false { position += 1 }
            return true
        }
        guard character.isWhitespace else { return false }
        position += 1
        return true
    }

    private mutating func quantifier() throws(RegexMistake) -> (Int, Int?)? {
        if options.isExtended == true { while next?.isWhitespace == true { position += 1 } }
        switch next {
        case "*":
            position += 1
            return (0, nil)
        case "+":
            position += 1
            return (1, nil)
        case "?":
            position += 1
            return (0, 1)
        case "{":
            let start = position
            position += 1
            let least = number()
            let hasComma = accept(",")
            let most = hasComma ? number() : least
            guard accept("}"), least != nil || most != nil else {
                position = start
                return nil
            }
            if let most, most < least ?? 0 { throw RegexMistake(message: "'{\(least ?? 0),\(most)}' is empty") }
            return (least ?? 0, most)
        default: return nil
        }
    }

    mutating func number() -> Int? {
        var digits = ""
        while let digit = next, digit.isASCII, digit.isNumber {
            digits.append(digit)
            position += 1
        }
        return digits.isEmpty ? nil : min(Int(digits) ?? .max, 100_000)
    }

    /// One element; `nil` for what only sets how the rest is read.
    private mutating func atom() throws(RegexMistake) -> RegexNode? {
        let character = characters[position]
        position += 1
        switch character {
        case ".": return single(.kind(options.dotTakesLineEnds == true ? .any : .anyOfLine))
        case "^": return .place(options.hasLines == true ? .lineStart : .textStart)
        case "$": return .place(options.hasLines == true ? .lineEnd : .lastLineEnd)
        case "(": return try group()
        case "[": return .characters(try characterClass())
        case "\\": return try escape()
        case "*", "+", "?": throw RegexMistake(message: "'\(character)' repeats nothing")
        default: return single(.character(character))
        }
    }

    func single(_ member: RegexClass.Member) -> RegexNode {
        .characters(RegexClass(members: [member], ignoresCase: options.ignoresCase == true))
    }

    // MARK: Groups

    private mutating func group() throws(RegexMistake) -> RegexNode? {
        guard accept("?") else { return try captured(nil) }
        if accept("#") {
            while let character = next, character != ")" { position += 1 }
            guard accept(")") else { throw RegexMistake(message: "a comment is not closed with ')'") }
            return nil
        }
        if accept(":") { return try closed() }
        if accept(">") { return .atomic(try closed()) }
        for (mark, isBehind, isNegated) in [
            ("=", false, false), ("!", false, true), ("<=", true, false), ("<!", true, true),
        ] where accept(mark) {
            return .look(try closed(), isBehind: isBehind, isNegated: isNegated)
        }
        if accept("P<") || accept("<") { return try captured(try name(until: ">")) }
        return try changedOptions()
    }

    private mutating func closed() throws(RegexMistake) -> RegexNode {
        let outer = options
        let node = try alternatives()
        options = outer
        guard accept(")") else { throw RegexMistake(message: "a group is not closed with ')'") }
        return node
    }

    private mutating func captured(_ name: String?) throws(RegexMistake) -> RegexNode {
        captures.append(RegexCapture(name: name, isOptional: optionalDepth > 0))
        let number = captures.count
        return .capture(number, try closed())
    }

    mutating func name(until end: Character) throws(RegexMistake) -> String {
        var name = ""
        while let character = next, character != end {
            name.append(character)
            position += 1
        }
        guard accept(String(end)), !name.isEmpty else {
            throw RegexMistake(message: "the name of a group is not closed")
        }
        return name
    }

    /// `(?i)` for what follows, and `(?i:…)` for a group.
    private mutating func changedOptions() throws(RegexMistake) -> RegexNode? {
        let outer = options
        var isOn = true
        while let character = next, character != ")", character != ":" {
            switch character {
            case "-": isOn = false
            case "i": options.ignoresCase = isOn
            case "s": options.dotTakesLineEnds = isOn
            case "m": options.hasLines = isOn
            case "x": options.isExtended = isOn
            case "n", "U", "u", "w", "D", "S", "W", "P", "X", "b": break
            default: throw RegexMistake(message: "'(?\(character)' is not understood")
            }
            position += 1
        }
        if accept(")") { return nil }
        guard accept(":") else { throw RegexMistake(message: "a group is not closed with ')'") }
        let node = try closed()
        options = outer
        return node
    }
}
