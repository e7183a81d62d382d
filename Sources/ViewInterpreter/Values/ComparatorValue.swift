import ViewRuntime

/// How elements are put in order: by a member, one way or the other.
struct ComparatorValue {
    /// Where the member is that counts; without components the element itself.
    var path: KeyPathValue
    var isReversed: Bool
    /// True if texts compare as in a list of files: without regard to case, numbers by value.
    var isLocalized: Bool

    /// -1 if the first value comes before the second one, 1 if it comes after it, 0 if neither.
    func compare(_ first: Value, _ second: Value, _ machine: Machine) throws(Failure) -> Int {
        let (a, b) = (try path.read(first, machine), try path.read(second, machine))
        let order: Int =
            if a.isNull || b.isNull {
                (a.isNull ? 0 : 1) - (b.isNull ? 0 : 1)
            } else if isLocalized, let left = a.text, let right = b.text {
                TextOrder.localized(left, right)
            } else {
                a.isOrdered(before: b) ? -1 : b.isOrdered(before: a) ? 1 : 0
            }
        return isReversed ? -order : order
    }
}

/// Orders of texts other than by their characters.
enum TextOrder {
    /// As a list of files has it: without regard to case and accents at first, runs of digits by their value.
    static func localized(_ first: String, _ second: String) -> Int {
        let folded = numeric(folded(first), folded(second))
        return folded != 0 ? folded : plain(second, first)
    }

    static func plain(_ first: String, _ second: String) -> Int { first < second ? -1 : second < first ? 1 : 0 }

    static func caseInsensitive(_ first: String, _ second: String) -> Int {
        plain(first.lowercased(), second.lowercased())
    }

    /// Texts by their characters, runs of digits by their value.
    static func numeric(_ first: String, _ second: String) -> Int {
        var (a, b) = (Substring(first), Substring(second))
        while let x = a.first, let y = b.first {
            if x.isASCII, x.isNumber, y.isASCII, y.isNumber {
                let (m, n) = (a.prefix { $0.isASCII && $0.isNumber }, b.prefix { $0.isASCII && $0.isNumber })
                let (p, q) = (m.drop { $0 == "0" }, n.drop { $0 == "0" })
                if p.count != q.count { return p.count < q.count ? -1 : 1 }
                if p != q { return p < q ? -1 : 1 }
                a = a.dropFirst(m.count)
                b = b.dropFirst(n.count)
            } else if x != y {
                return x < y ? -1 : 1
            } else {
                a = a.dropFirst()
                b = b.dropFirst()
            }
        }
        return a.isEmpty ? (b.isEmpty ? 0 : -1) : 1
    }

    /// Small letters without accents.
    private static func folded(_ text: String) -> String {
        String(text.lowercased().map { $0.unicodeScalars.first.map { Character(basic($0)) } ?? $0 })
    }

    private static func basic(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "à"..."å": "a"
        case "ç": "c"
        case "è"..."ë": "e"
        case "ì"..."ï": "i"
        case "ñ": "n"
        case "ò"..."ö": "o"
        case "ù"..."ü": "u"
        default: scalar
        }
    }
}
