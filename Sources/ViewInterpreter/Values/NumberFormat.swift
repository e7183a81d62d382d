import ViewRuntime

/// Writes numbers the ways in which formats ask for them.
enum NumberFormat {
    /// The number with a fixed count of decimals, as C's `%.*f` writes it.
    ///
    /// Exact: the binary fraction is multiplied out in decimal digits and rounded half to even on what remains.
    static func fixed(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        let magnitude = value.magnitude
        let whole = magnitude.rounded(.down)
        var fraction = magnitude - whole
        var digits: [UInt8] = []
        for _ in 0..<decimals {
            // A fraction below 1 has at most 52 bits after the point; times ten and cut stays exact enough to tell digits apart.
            fraction *= 10
            let digit = fraction.rounded(.down)
            digits.append(UInt8(digit))
            fraction -= digit
        }
        var wholeDigits = decimalDigits(whole)
        if fraction > 0.5 || (fraction == 0.5 && (digits.last ?? wholeDigits.last ?? 0) % 2 == 1) {
            roundUp(&wholeDigits, &digits)
        }
        let text = wholeDigits.map { String($0) }.joined()
        let tail = digits.isEmpty ? "" : "." + digits.map { String($0) }.joined()
        return (value.sign == .minus ? "-" : "") + text + tail
    }

    private static func roundUp(_ whole: inout [UInt8], _ digits: inout [UInt8]) {
        for index in digits.indices.reversed() {
            if digits[index] < 9 {
                digits[index] += 1
                return
            }
            digits[index] = 0
        }
        for index in whole.indices.reversed() {
            if whole[index] < 9 {
                whole[index] += 1
                return
            }
            whole[index] = 0
        }
        whole.insert(1, at: 0)
    }

    private static func decimalDigits(_ whole: Double) -> [UInt8] {
        if let integer = UInt64(exactly: whole) { return String(integer).utf8.map { $0 - UInt8(ascii: "0") } }
        var rest = whole
        var digits: [UInt8] = []
        while rest >= 1 {
            digits.append(UInt8(rest.truncatingRemainder(dividingBy: 10)))
            rest = (rest / 10).rounded(.down)
        }
        return digits.reversed()
    }

    /// The number as C's `printf` writes it for a format such as `%.2f`, `%d`, `%03d`, `%@` or `%%`.
    static func printf(_ format: String, _ arguments: [Value]) -> String {
        parts(format, arguments, isLocalized: false).reduce(into: "") { text, part in
            if case .literal(let literal) = part { text += literal }
        }
    }

    /// The stretches of a text by a format of `printf`.
    ///
    /// If it is localised, whole numbers and those with a fixed count of decimals are left to the locale, as Foundation does.
    static func parts(_ format: String, _ arguments: [Value], isLocalized: Bool) -> [LocalizedText.Part] {
        var result: [LocalizedText.Part] = []
        var rest = arguments[...]
        var characters = Substring(format)
        var literal = ""
        while let character = characters.popFirst() {
            guard character == "%" else {
                literal.append(character)
                continue
            }
            guard let conversion = Conversion(&characters) else { break }
            if conversion.letter == "%" {
                literal.append("%")
                continue
            }
            let value = rest.popFirst() ?? .null
            if isLocalized, let part = conversion.localized(value) {
                result += [.literal(literal), part]
                literal = ""
                continue
            }
            literal += padded(
                one(conversion.letter, conversion.precision, value, conversion.flags),
                conversion.width,
                conversion.flags
            )
        }
        return result + [.literal(literal)]
    }

    /// What stands after a `%`.
    private struct Conversion {
        var flags = ""
        var width: Int
        var precision: Int?
        var letter: Character

        /// Takes it off the front of what is left of a format; `nil` if that ends before the letter.
        init?(_ characters: inout Substring) {
            while let next = characters.first, "-+ 0#".contains(next) { flags.append(characters.removeFirst()) }
            width = digits(Self.number(&characters))
            if characters.first == "." {
                characters.removeFirst()
                precision = digits(Self.number(&characters))
            }
            while let next = characters.first, "lhqzt".contains(next) { characters.removeFirst() }
            guard let last = characters.popFirst() else { return nil }
            letter = last
        }

        private static func number(_ characters: inout Substring) -> String {
            var text = ""
            while let next = characters.first, next.isNumber { text.append(characters.removeFirst()) }
            return text
        }

        /// The value as one that a locale writes; `nil` for conversions that are C's own.
        func localized(_ value: Value) -> LocalizedText.Part? {
            guard value.number != nil else { return nil }
            var style = NumberFormatStyle(kind: .number)
            switch letter {
            case "f", "F": style.fraction = (precision ?? 6)...(precision ?? 6)
            case "d", "i", "u": style.fraction = 0...0
            default: return nil
            }
            if flags.contains("+") { style.sign = .always(includingZero: true) }
            let isFilled = flags.contains("0") && !flags.contains("-")
            if isFilled, letter != "f", letter != "F" { style.integerDigits = max(width, 1)...mostDigits }
            return FormatText.localized(value, by: style).map {
                .value($0, width: isFilled ? 0 : flags.contains("-") ? -width : width)
            }
        }
    }

    /// The most digits and the widest column that are written; the longest number that a program can have has 309 digits.
    static let mostDigits = 1_000

    private static func digits(_ text: String) -> Int { min(Int(text) ?? (text.isEmpty ? 0 : mostDigits), mostDigits) }

    private static func one(_ conversion: Character, _ precision: Int?, _ value: Value, _ flags: String) -> String {
        let sign = flags.contains("+") && (value.number ?? -1) >= 0 ? "+" : ""
        switch conversion {
        case "f", "F": return sign + fixed(value.number ?? 0, decimals: precision ?? 6)
        case "e", "E":
            let text = scientific(value.number ?? 0, decimals: precision ?? 6)
            return sign + (conversion == "E" ? text.uppercased() : text)
        case "g", "G": return sign + general(value.number ?? 0, digits: max(precision ?? 6, 1))
        case "d", "i", "u":
            let digits = value.wideInteger.map { String($0) } ?? "0"
            return sign + String(repeating: "0", count: max((precision ?? 0) - digits.count, 0)) + digits
        case "x": return String(value.wideInteger ?? 0, radix: 16)
        case "X": return String(value.wideInteger ?? 0, radix: 16, uppercase: true)
        case "o": return String(value.wideInteger ?? 0, radix: 8)
        case "c":
            return value.integer.flatMap { UInt32(exactly: $0) }.flatMap { Unicode.Scalar($0) }.map { String($0) } ?? ""
        default: return value.description
        }
    }

    /// The number as C's `%e` writes it.
    private static func scientific(_ value: Double, decimals: Int) -> String {
        guard value.isFinite, value != 0 else {
            return fixed(value, decimals: decimals) + (value == 0 ? "e+00" : "")
        }
        var exponent = decimalExponent(value)
        var text = mantissa(value, exponent, decimals)
        if text.drop(while: { $0 == "-" }).hasPrefix("10") {
            exponent += 1
            text = mantissa(value, exponent, decimals)
        }
        let digits = String(exponent.magnitude)
        return text + (exponent < 0 ? "e-" : "e+") + (digits.count < 2 ? "0" : "") + digits
    }

    private static func decimalExponent(_ value: Double) -> Int {
        // The shortest text has the exponent, and the number of digits before the point.
        let text = value.magnitude.description
        let parts = text.split(separator: "e")
        if parts.count == 2, let exponent = Int(parts[1]) { return exponent }
        let number = text.split(separator: ".")
        if let whole = number.first, whole != "0" { return whole.count - 1 }
        let zeros = (number.last ?? "").prefix { $0 == "0" }.count
        return -zeros - 1
    }

    private static func mantissa(_ value: Double, _ exponent: Int, _ decimals: Int) -> String {
        var scaled = value
        for _ in 0..<exponent.magnitude { scaled = exponent < 0 ? scaled * 10 : scaled / 10 }
        return fixed(scaled, decimals: decimals)
    }

    /// The number as C's `%g` writes it: the shorter form, without zeros at its end.
    private static func general(_ value: Double, digits: Int) -> String {
        guard value.isFinite, value != 0 else { return value == 0 ? "0" : fixed(value, decimals: 0) }
        let exponent = decimalExponent(value)
        if exponent < -4 || exponent >= digits {
            let text = scientific(value, decimals: digits - 1)
            guard let mark = text.firstIndex(of: "e") else { return text }
            return withoutZeros(String(text[..<mark])) + text[mark...]
        }
        return withoutZeros(fixed(value, decimals: max(digits - 1 - exponent, 0)))
    }

    private static func withoutZeros(_ text: String) -> String {
        guard text.contains(".") else { return text }
        var text = text
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }

    private static func padded(_ text: String, _ width: Int, _ flags: String) -> String {
        let missing = width - text.count
        guard missing > 0 else { return text }
        if flags.contains("-") { return text + String(repeating: " ", count: missing) }
        if flags.contains("0") {
            let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
            return text.prefix(isSigned ? 1 : 0) + String(repeating: "0", count: missing)
                + text.dropFirst(isSigned ? 1 : 0)
        }
        return String(repeating: " ", count: missing) + text
    }
}
