/// What a regular expression says, as a tree.
indirect enum RegexNode: Sendable {
    case characters(RegexClass)
    case sequence([RegexNode])
    case alternatives([RegexNode])
    /// A group that is kept, by its number from 1 on.
    case capture(Int, RegexNode)
    /// `most` is `nil` without an upper limit.
    case repetition(RegexNode, least: Int, most: Int?, kind: Repetition)
    case look(RegexNode, isBehind: Bool, isNegated: Bool)
    /// A group that gives nothing back once it has matched.
    case atomic(RegexNode)
    case reference(Int)
    case place(Place)

    enum Repetition: Sendable {
        case greedy
        case lazy
        /// Gives nothing back.
        case possessive
    }

    enum Place: Sendable {
        case textStart
        case textEnd
        /// Before a last line end as well.
        case lastLineEnd
        case lineStart
        case lineEnd
        case wordBoundary
        case noWordBoundary
    }
}

/// How a regular expression is read: what the letters of `(?ismx)` turn on; `nil` where nothing says so or otherwise.
struct RegexOptions: Hashable, Sendable {
    var ignoresCase: Bool?
    /// True where a dot takes the end of a line too.
    var dotTakesLineEnds: Bool?
    /// True where `^` and `$` stand for the ends of lines.
    var hasLines: Bool?
    /// True where spaces and comments do not count.
    var isExtended: Bool?
}

/// Which characters an element of a regular expression takes.
struct RegexClass: Sendable {
    indirect enum Member: Sendable {
        case character(Character)
        case range(Character, Character)
        case kind(Kind)
        case not(Member)
        case nested(RegexClass)
    }

    enum Kind: Sendable {
        case any
        case anyOfLine
        case digit
        case word
        case space
        case horizontalSpace
        case letter
        case uppercase
        case lowercase
        case punctuation
        case symbol
        case hexDigit
    }

    var members: [Member]
    var isNegated = false
    var ignoresCase = false

    func contains(_ character: Character) -> Bool {
        members.contains { Self.matches($0, character, ignoresCase: ignoresCase) } != isNegated
    }

    /// How much looking at one character costs, in steps of the matcher.
    var work: Int { max(members.count, 1) * (ignoresCase ? 4 : 1) }

    private static func matches(_ member: Member, _ character: Character, ignoresCase: Bool) -> Bool {
        switch member {
        case .character(let wanted):
            return wanted == character || (ignoresCase && wanted.lowercased() == character.lowercased())
        case .range(let lower, let upper):
            if lower <= character, character <= upper { return true }
            guard ignoresCase else { return false }
            let forms = [character.lowercased(), character.uppercased()].compactMap(\.first)
            return forms.contains { lower <= $0 && $0 <= upper }
        case .kind(let kind): return kind.contains(character)
        case .not(let other): return !matches(other, character, ignoresCase: ignoresCase)
        case .nested(let other): return other.contains(character)
        }
    }
}

extension RegexClass.Kind {
    func contains(_ character: Character) -> Bool {
        switch self {
        case .any: true
        case .anyOfLine: !character.isNewline
        case .digit: character.isNumber && character.wholeNumberValue != nil
        case .word: character.isLetter || character.isNumber || character == "_"
        case .space: character.isWhitespace
        case .horizontalSpace: character.isWhitespace && !character.isNewline
        case .letter: character.isLetter
        case .uppercase: character.isUppercase
        case .lowercase: character.isLowercase
        case .punctuation: character.isPunctuation
        case .symbol: character.isSymbol || character.isCurrencySymbol || character.isMathSymbol
        case .hexDigit: character.isHexDigit
        }
    }
}

/// A group of a regular expression.
struct RegexCapture: Hashable, Sendable {
    var name: String?
    /// True for a group that a match may leave out.
    var isOptional: Bool
}

/// Why a text is no regular expression, or none that is understood here.
struct RegexMistake: Error {
    var message: String
}
