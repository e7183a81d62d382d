/// Reads the usual grammar of regular expressions: that of Swift's literals, of PCRE and of ICU, as far as they agree.
struct RegexReader {
    private let characters: [Character]
    private var position = 0
    private(set) var captures: [RegexCapture] = []
    private var ignoresCase = false
    private var dotTakesLineEnds = false
    private var hasLines = false
    /// True where spaces and comments do not count.
    private var isExtended: Bool
    private var optionalDepth = 0
    private var depth = 0

    /// Groups inside each other.
    private static let deepest = 100

    init(_ text: String, isExtended: Bool = false) {
        characters = Array(text)
        self.isExtended = isExtended
    }

    /// - Complexity: O(*n*) in the length of the text.
    mutating func read() throws(RegexMistake) -> RegexNode {
        let node = try alternatives()
        guard position == characters.count else { throw RegexMistake(message: "')' closes no group") }
        return node
    }

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func accept(_ text: String) -> Bool {
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
            if isExtended, skipSpace() { continue }
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
        if isExtended { while next?.isWhitespace == true { position += 1 } }
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

    private mutating func number() -> Int? {
        var digits = ""
        while let digit = next, digit.isASCII, digit.isNumber {
            digits.append(digit)
            position += 1
        }
        return Int(digits).map { min($0, 100_000) }
    }

    /// One element; `nil` for what only sets how the rest is read.
    private mutating func atom() throws(RegexMistake) -> RegexNode? {
        let character = characters[position]
        position += 1
        switch character {
        case ".": return single(.kind(dotTakesLineEnds ? .any : .anyOfLine))
        case "^": return .place(hasLines ? .lineStart : .textStart)
        case "$": return .place(hasLines ? .lineEnd : .lastLineEnd)
        case "(": return try group()
        case "[": return .characters(try characterClass())
        case "\\": return try escape()
        case "*", "+", "?": throw RegexMistake(message: "'\(character)' repeats nothing")
        default: return single(.character(character))
        }
    }

    private func single(_ member: RegexClass.Member) -> RegexNode {
        .characters(RegexClass(members: [member], ignoresCase: ignoresCase))
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
        return try options()
    }

    private mutating func closed() throws(RegexMistake) -> RegexNode {
        let state = (ignoresCase, dotTakesLineEnds, hasLines, isExtended)
        let node = try alternatives()
        (ignoresCase, dotTakesLineEnds, hasLines, isExtended) = state
        guard accept(")") else { throw RegexMistake(message: "a group is not closed with ')'") }
        return node
    }

    private mutating func captured(_ name: String?) throws(RegexMistake) -> RegexNode {
        captures.append(RegexCapture(name: name, isOptional: optionalDepth > 0))
        let number = captures.count
        return .capture(number, try closed())
    }

    private mutating func name(until end: Character) throws(RegexMistake) -> String {
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
    private mutating func options() throws(RegexMistake) -> RegexNode? {
        let state = (ignoresCase, dotTakesLineEnds, hasLines, isExtended)
        var isOn = true
        while let character = next, character != ")", character != ":" {
            switch character {
            case "-": isOn = false
            case "i": ignoresCase = isOn
            case "s": dotTakesLineEnds = isOn
            case "m": hasLines = isOn
            case "x": isExtended = isOn
            case "n", "U", "u", "w", "D", "S", "W", "P", "X", "b": break
            default: throw RegexMistake(message: "'(?\(character)' is not understood")
            }
            position += 1
        }
        if accept(")") { return nil }
        guard accept(":") else { throw RegexMistake(message: "a group is not closed with ')'") }
        let node = try alternatives()
        (ignoresCase, dotTakesLineEnds, hasLines, isExtended) = state
        guard accept(")") else { throw RegexMistake(message: "a group is not closed with ')'") }
        return node
    }

    // MARK: Escapes and classes

    private mutating func escape() throws(RegexMistake) -> RegexNode? {
        guard let character = next else { throw RegexMistake(message: "the expression ends with '\\'") }
        position += 1
        switch character {
        case "b": return .place(.wordBoundary)
        case "B": return .place(.noWordBoundary)
        case "A": return .place(.textStart)
        case "z": return .place(.textEnd)
        case "Z": return .place(.lastLineEnd)
        case "k":
            guard accept("<") else { throw RegexMistake(message: "'\\k' needs the name of a group") }
            let name = try name(until: ">")
            guard let index = captures.firstIndex(where: { $0.name == name }) else {
                throw RegexMistake(message: "there is no group '\(name)'")
            }
            return .reference(index + 1)
        case "1"..."9":
            position -= 1
            let group = number() ?? 0
            guard group <= captures.count else { throw RegexMistake(message: "there is no group \(group)") }
            return .reference(group)
        case "Q":
            var literal: [RegexNode] = []
            while position < characters.count, !accept("\\E") {
                literal.append(single(.character(characters[position])))
                position += 1
            }
            return .sequence(literal)
        default:
            return single(try escapedMember(character))
        }
    }

    private mutating func escapedMember(_ character: Character) throws(RegexMistake) -> RegexClass.Member {
        switch character {
        case "d": return .kind(.digit)
        case "D": return .not(.kind(.digit))
        case "w": return .kind(.word)
        case "W": return .not(.kind(.word))
        case "s": return .kind(.space)
        case "S": return .not(.kind(.space))
        case "h": return .kind(.horizontalSpace)
        case "H": return .not(.kind(.horizontalSpace))
        case "R", "v": return .nested(RegexClass(members: [.character("\n"), .character("\r"), .character("\r\n")]))
        case "N": return .kind(.anyOfLine)
        case "X": return .kind(.any)
        case "n": return .character("\n")
        case "t": return .character("\t")
        case "r": return .character("\r")
        case "f": return .character("\u{C}")
        case "e": return .character("\u{1B}")
        case "0": return .character("\0")
        case "u", "x": return .character(try scalar(character == "u" ? 4 : 2))
        case "p", "P":
            let member = try property()
            return character == "P" ? .not(member) : member
        default:
            if character.isASCII, character.isLetter {
                throw RegexMistake(message: "'\\\(character)' is not understood")
            }
            return .character(character)
        }
    }

    /// `\u{1F600}`, `\u00E9`, `\x41`.
    private mutating func scalar(_ count: Int) throws(RegexMistake) -> Character {
        var digits = ""
        if accept("{") {
            while let digit = next, digit != "}" {
                digits.append(digit)
                position += 1
            }
            position += 1
        } else {
            while digits.count < count, let digit = next, digit.isHexDigit {
                digits.append(digit)
                position += 1
            }
        }
        guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
            throw RegexMistake(message: "'\(digits)' is no character")
        }
        return Character(scalar)
    }

    private mutating func property() throws(RegexMistake) -> RegexClass.Member {
        guard accept("{") else { throw RegexMistake(message: "'\\p' needs a property in braces") }
        let isNegated = accept("^")
        let name = try name(until: "}")
        let known: [String: RegexClass.Kind] = [
            "L": .letter, "Letter": .letter, "Alphabetic": .letter, "Alpha": .letter, "alpha": .letter,
            "Lu": .uppercase, "Uppercase": .uppercase, "upper": .uppercase, "Ll": .lowercase, "Lowercase": .lowercase,
            "lower": .lowercase, "N": .digit, "Nd": .digit, "digit": .digit, "P": .punctuation,
            "Punctuation": .punctuation, "punct": .punctuation, "S": .symbol, "Symbol": .symbol, "Z": .space,
            "Zs": .space, "White_Space": .space, "space": .space, "alnum": .word, "word": .word, "xdigit": .hexDigit,
        ]
        guard let kind = known[name.replacing("General_Category=", with: "")] else {
            throw RegexMistake(message: "the property '\(name)' is not understood")
        }
        return isNegated ? .not(.kind(kind)) : .kind(kind)
    }

    private mutating func characterClass() throws(RegexMistake) -> RegexClass {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw RegexMistake(message: "classes nest too deep") }
        var result = RegexClass(members: [], isNegated: accept("^"), ignoresCase: ignoresCase)
        var isFirst = true
        while let character = next, isFirst || character != "]" {
            isFirst = false
            position += 1
            var member: RegexClass.Member
            switch character {
            case "[" where next == ":":
                position += 1
                let isNegated = accept("^")
                member = try posix()
                if isNegated { member = .not(member) }
            case "[": member = .nested(try characterClass())
            case "\\":
                guard let escaped = next else { throw RegexMistake(message: "a class is not closed with ']'") }
                position += 1
                member = escaped == "b" ? .character("\u{8}") : try escapedMember(escaped)
            default: member = .character(character)
            }
            if case .character(let lower) = member, next == "-", position + 1 < characters.count,
                characters[position + 1] != "]"
            {
                position += 1
                member = try range(from: lower)
            }
            result.members.append(member)
        }
        guard accept("]") else { throw RegexMistake(message: "a class is not closed with ']'") }
        return result
    }

    private mutating func range(from lower: Character) throws(RegexMistake) -> RegexClass.Member {
        var upper = characters[position]
        position += 1
        if upper == "\\", let escaped = next {
            position += 1
            guard case .character(let found) = try escapedMember(escaped) else {
                throw RegexMistake(message: "a range needs a character at its end")
            }
            upper = found
        }
        guard lower <= upper else { throw RegexMistake(message: "the range '\(lower)-\(upper)' is empty") }
        return .range(lower, upper)
    }

    /// The rest of `[:alpha:]`.
    private mutating func posix() throws(RegexMistake) -> RegexClass.Member {
        let kinds: [String: RegexClass.Kind] = [
            "alpha": .letter, "digit": .digit, "alnum": .word, "upper": .uppercase, "lower": .lowercase,
            "space": .space, "blank": .horizontalSpace, "punct": .punctuation, "xdigit": .hexDigit, "word": .word,
        ]
        let name = try name(until: ":")
        guard accept("]"), let kind = kinds[name] else {
            throw RegexMistake(message: "'[:\(name):]' is not understood")
        }
        return .kind(kind)
    }
}
