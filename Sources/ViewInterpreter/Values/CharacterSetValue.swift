/// A `CharacterSet` of Foundation: which Unicode scalars belong to it.
///
/// Whole classes of scalars are bits; single ones that differ from their class are listed. So every operation of sets
/// gives a value of the same flat form, however often a program combines them.
struct CharacterSetValue: Hashable {
    /// The classes that belong to the set, a bit each.
    private var classes: UInt64 = 0
    /// Scalars whose membership is the opposite of what their class says.
    private(set) var exceptions: Set<Unicode.Scalar> = []

    init() {}

    init(_ text: String) { insert(text) }

    private init(classes: [ScalarClass]) { self.classes = classes.reduce(0) { $0 | $1.bit } }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        (classes & ScalarClass(scalar).bit != 0) != exceptions.contains(scalar)
    }

    /// Says whether all scalars of a character belong to the set.
    func contains(_ character: Character) -> Bool { character.unicodeScalars.allSatisfy { contains($0) } }

    var inverted: CharacterSetValue {
        var result = self
        result.classes = ~classes
        return result
    }

    mutating func insert(_ text: String) { set(text, isMember: true) }
    mutating func remove(_ text: String) { set(text, isMember: false) }

    private mutating func set(_ text: String, isMember: Bool) {
        for scalar in text.unicodeScalars where contains(scalar) != isMember {
            if exceptions.remove(scalar) == nil { exceptions.insert(scalar) }
        }
    }

    /// The set whose members are told by `rule` from whether a scalar belongs to this set and to another.
    func combined(with other: CharacterSetValue, _ rule: (Bool, Bool) -> Bool) -> CharacterSetValue {
        var result = CharacterSetValue()
        for index in 0..<UInt64.bitWidth {
            let bit: UInt64 = 1 << UInt64(index)
            if rule(classes & bit != 0, other.classes & bit != 0) { result.classes |= bit }
        }
        for scalar in exceptions.union(other.exceptions)
        where result.contains(scalar) != rule(contains(scalar), other.contains(scalar)) {
            result.exceptions.insert(scalar)
        }
        return result
    }

    /// The sets that Foundation names.
    ///
    /// Source: Apple's documentation of `CharacterSet`, which lists the general categories and the single characters of
    /// each; for URLs, RFC 3986, appendix A.
    static let named: [String: CharacterSetValue] = {
        let letters = ScalarClass.letters + ScalarClass.marks
        var sets: [String: CharacterSetValue] = [
            "letters": CharacterSetValue(classes: letters),
            "alphanumerics": CharacterSetValue(classes: letters + ScalarClass.numbers),
            "decimalDigits": CharacterSetValue(classes: [.category(.decimalNumber)]),
            "uppercaseLetters": CharacterSetValue(
                classes: [.category(.uppercaseLetter), .category(.titlecaseLetter)]
            ),
            "lowercaseLetters": CharacterSetValue(classes: [.category(.lowercaseLetter)]),
            "capitalizedLetters": CharacterSetValue(classes: [.category(.titlecaseLetter)]),
            "nonBaseCharacters": CharacterSetValue(classes: ScalarClass.marks),
            "punctuationCharacters": CharacterSetValue(classes: ScalarClass.punctuation),
            "symbols": CharacterSetValue(classes: ScalarClass.symbols),
            "whitespaces": CharacterSetValue(classes: [.category(.spaceSeparator), .tab]),
            "newlines": CharacterSetValue(classes: [.newline]),
            "whitespacesAndNewlines": CharacterSetValue(classes: [.category(.spaceSeparator), .tab, .newline]),
            "controlCharacters": CharacterSetValue(
                classes: [.category(.control), .category(.format), .tab, .newline]
            ),
        ]
        let digits = "0123456789"
        let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        let unreserved = latin + digits + "-._~"
        let delimiters = "!$&'()*+,;="
        for (name, others) in [
            ("urlUserAllowed", ""), ("urlPasswordAllowed", ""), ("urlHostAllowed", ":[]"), ("urlPathAllowed", ":@/"),
            ("urlQueryAllowed", ":@/?"), ("urlFragmentAllowed", ":@/?"),
        ] { sets[name] = CharacterSetValue(unreserved + delimiters + others) }
        return sets
    }()
}

/// A class of Unicode scalars: a general category, but for tab and what ends lines, which are their own.
private enum ScalarClass {
    case category(Unicode.GeneralCategory)
    case tab
    case newline

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x09: self = .tab
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
        default: self = .category(scalar.properties.generalCategory)
        }
    }

    /// The bit that stands for the class in a set.
    var bit: UInt64 {
        switch self {
        case .tab: 1
        case .newline: 2
        case .category(let category): 4 << UInt64(Self.order.firstIndex(of: category) ?? Self.order.count)
        }
    }

    static let letters: [ScalarClass] = order[0..<5].map { .category($0) }
    static let marks: [ScalarClass] = order[5..<8].map { .category($0) }
    static let numbers: [ScalarClass] = order[8..<11].map { .category($0) }
    static let punctuation: [ScalarClass] = order[11..<18].map { .category($0) }
    static let symbols: [ScalarClass] = order[18..<22].map { .category($0) }

    private static let order: [Unicode.GeneralCategory] = [
        .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark,
        .decimalNumber, .letterNumber, .otherNumber,
        .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation,
        .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
        .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .surrogate, .privateUse, .unassigned,
    ]
}
