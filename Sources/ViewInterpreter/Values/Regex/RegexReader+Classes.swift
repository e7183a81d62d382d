/// Escapes and classes of characters.
extension RegexReader {
    mutating func escape() throws(RegexMistake) -> RegexNode? {
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
            guard accept("}") else { throw RegexMistake(message: "'{' after '\\u' is not closed with '}'") }
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

    mutating func characterClass() throws(RegexMistake) -> RegexClass {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw RegexMistake(message: "classes nest too deep") }
        var result = RegexClass(members: [], isNegated: accept("^"), ignoresCase: options.ignoresCase == true)
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
