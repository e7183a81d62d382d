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
        var result = ""
        var rest = arguments[...]
        var characters = Substring(format)
        while let character = characters.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            var flags = ""
            while let next = characters.first, "-+ 0#".contains(next) { flags.append(characters.removeFirst()) }
            var width = ""
            while let next = characters.first, next.isNumber { width.append(characters.removeFirst()) }
            var precision: String?
            if characters.first == "." {
                characters.removeFirst()
                var digits = ""
                while let next = characters.first, next.isNumber { digits.append(characters.removeFirst()) }
                precision = digits
            }
            while let next = characters.first, "lhqzt".contains(next) { characters.removeFirst() }
            guard let conversion = characters.popFirst() else { break }
            if conversion == "%" {
                result.append("%")
                continue
            }
            let text = one(conversion, precision.map { Int($0) ?? 0 }, rest.popFirst() ?? .null, flags)
            result += padded(text, Int(width) ?? 0, flags)
        }
        return result
    }

    private static func one(_ conversion: Character, _ precision: Int?, _ value: Value, _ flags: String) -> String {
        let sign = flags.contains("+") && (value.number ?? -1) >= 0 ? "+" : ""
        switch conversion {
        case "f", "F", "g", "e": return sign + fixed(value.number ?? 0, decimals: precision ?? 6)
        case "d", "i", "u":
            let digits = String(value.integer ?? Int(value.number ?? 0))
            return sign + String(repeating: "0", count: max((precision ?? 0) - digits.count, 0)) + digits
        case "x": return String(value.integer ?? 0, radix: 16)
        case "X": return String(value.integer ?? 0, radix: 16, uppercase: true)
        default: return value.description
        }
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

    /// A number as `format: .number` shows it in English: groups of three, at most three decimals unless said otherwise.
    static func grouped(_ value: Value, decimals: Int?) -> String {
        var text: String
        if case .int(let integer) = value {
            text = String(integer)
        } else {
            text = fixed(value.number ?? 0, decimals: decimals ?? 3)
            if decimals == nil, text.contains(".") {
                while text.hasSuffix("0") { text.removeLast() }
                if text.hasSuffix(".") { text.removeLast() }
            }
        }
        let isNegative = text.hasPrefix("-")
        if isNegative { text.removeFirst() }
        let parts = text.split(separator: ".", maxSplits: 1)
        var whole = ""
        for (index, digit) in (parts.first ?? "0").enumerated() {
            if index > 0, ((parts.first?.count ?? 0) - index) % 3 == 0 { whole.append(",") }
            whole.append(digit)
        }
        return (isNegative ? "-" : "") + whole + (parts.count > 1 ? "." + parts[1] : "")
    }
}
