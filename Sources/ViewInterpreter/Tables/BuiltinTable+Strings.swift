import ViewRuntime

/// Strings and characters.
extension BuiltinTable {
    mutating func addStrings() {
        addStringMaking()
        addStringReading()
        addStringSlices()
        addStringChanges()
        addCharacters()
        addCharacterSets()
    }

    private mutating func addStringMaking() {
        initializer("String(_ value: T) -> String") { c in
            // A sequence of characters is put together again.
            if c.arguments[0].isList, let values = c.arguments[0].elements, values.allSatisfy({ $0.text != nil }) {
                return .string(values.map(\.description).joined())
            }
            return .string(c.arguments[0].description)
        }
        initializer("UnicodeScalar(_ value: Number) -> Character") { c throws(Failure) in
            guard let value = c.int(0), let code = UInt32(exactly: value), let scalar = Unicode.Scalar(code) else {
                throw c.trap("\(c.arguments[0].debugText) is not a Unicode scalar")
            }
            return .character(Character(scalar))
        }
        initializer("Character(_ scalar: Character) -> Character") { $0.arguments[0] }
        initializer("String(describing: T) -> String") { c throws(Failure) in try c.printed(c.arguments[0].description)
        }
        initializer("String(reflecting: T) -> String") { c throws(Failure) in try c.printed(c.arguments[0].debugText) }
        initializer("String(repeating: Character, count: Int) -> String") { c throws(Failure) in
            let count = try c.elementCount(1, to: "repeat")
            try c.machine.chargeText((c.string(0) ?? "").utf8.count * min(count, 1 << 32), c.position)
            return .string(String(repeating: c.string(0) ?? "", count: count))
        }
        initializer("String(repeating: String, count: Int) -> String") { c throws(Failure) in
            let count = try c.elementCount(1, to: "repeat")
            try c.machine.charge(count * max(c.string(0)?.utf8.count ?? 1, 1) / 16, c.position)
            return .string(String(repeating: c.string(0) ?? "", count: count))
        }
        initializer("String(_ value: Number, radix: Int, uppercase: Bool = false) -> String") { c throws(Failure) in
            let value = c.arguments[0].wideInteger ?? 0
            return .string(String(value, radix: try c.radix(1), uppercase: c.bool(2) ?? false))
        }
        initializer("String(format: String, _ arguments: T...) -> String") { c throws(Failure) in
            try c.machine.step(c.position, by: (c.array(1).count + 1) * CallWork.stepsOfAFormat)
            return .string(NumberFormat.printf(c.string(0) ?? "", c.array(1)))
        }
        initializer("String(format: String, locale: Locale?, _ arguments: T...) -> String", isPure: false) {
            c throws(Failure) in
            let locale = c.optionName(1)
            guard !locale.isEmpty else { return .string(NumberFormat.printf(c.string(0) ?? "", c.array(2))) }
            return try c.made(try c.localizedText(c.string(0) ?? "", c.array(2), locale))
        }
        initializer("String(localized: String) -> String") { .string($0.string(0) ?? "") }
        initializer("String() -> String") { _ in .string("") }
        initializer("Character(_ text: String) -> Character") { c throws(Failure) in
            guard let text = c.string(0), text.count == 1, let character = text.first else {
                throw c.trap("a Character is made of exactly one character, not \(c.arguments[0].debugText)")
            }
            return .character(character)
        }
        initializer("LocalizedStringKey(_ text: String) -> String") { c throws(Failure) in try c.markdown(0) }
    }

    private mutating func addStringReading() {
        member("String", "count: Int") { .int(($0.string).count) }
        member("String", "isEmpty: Bool") { .bool($0.string.isEmpty) }
        member("String", "first: Character?") { $0.string.first.map { .character($0) } ?? .null }
        member("String", "last: Character?") { $0.string.last.map { .character($0) } ?? .null }
        member("String", "description: String") { .string($0.string) }
        member("String", "hashValue: Int") { .int($0.string.count) }
        member("String", "capitalized: String") { c in
            .string(
                c.string.split(separator: " ", omittingEmptySubsequences: false).map {
                    $0.prefix(1).uppercased() + $0.dropFirst().lowercased()
                }.joined(separator: " ")
            )
        }
        member("String", "uppercased() -> String") { .string($0.string.uppercased()) }
        member("String", "lowercased() -> String") { .string($0.string.lowercased()) }
        member("String", "hasPrefix(_ prefix: String) -> Bool") { .bool($0.string.hasPrefix($0.string(0) ?? "")) }
        member("String", "hasSuffix(_ suffix: String) -> Bool") { .bool($0.string.hasSuffix($0.string(0) ?? "")) }
        member("String", "contains(_ other: String) -> Bool") { c in
            .bool(c.string.contains(c.string(0) ?? "") || (c.string(0) ?? "").isEmpty)
        }
        member("String", "contains(_ character: Character) -> Bool") { c in
            .bool(c.string(0).map { c.string.contains($0) } ?? false)
        }
        member("String", "contains(where: (Character) -> Bool) -> Bool", isPure: false) { c throws(Failure) in
            .bool(try c.firstIndex(0) != nil)
        }
        member("String", "localizedCaseInsensitiveContains(_ other: String) -> Bool") { c in
            .bool(c.string.lowercased().contains((c.string(0) ?? "").lowercased()))
        }
        member("String", "localizedStandardContains(_ other: String) -> Bool") { c in
            .bool(c.string.lowercased().contains((c.string(0) ?? "").lowercased()))
        }
        member("String", "replacingOccurrences(of: String, with: String) -> String") { c throws(Failure) in
            try c.replacingEach(c.string(0) ?? "", with: c.string(1) ?? "")
        }
        member("String", "replacing(_ old: String, with: String) -> String") { c throws(Failure) in
            try c.replacingEach(c.string(0) ?? "", with: c.string(1) ?? "")
        }
        member("String", "padding(toLength: Int, withPad: String, startingAt: Int) -> String") { c throws(Failure) in
            let length = max(c.int(0) ?? 0, 0)
            let text = c.string.prefix(length)
            let pad = Array(c.string(1) ?? " ")
            let missing = length - text.count
            guard missing > 0, !pad.isEmpty else { return .string(String(text)) }
            try c.machine.charge(missing, c.position)
            let start = c.int(2) ?? 0
            guard pad.indices.contains(start) else { throw c.outOfRange(start, pad.count) }
            return .string(text + String((0..<missing).map { pad[(start + $0) % pad.count] }))
        }
        member("String", "firstIndex(of: Character) -> Int?") { c in
            Array(c.string).firstIndex(of: c.string(0)?.first ?? " ").map { .int($0) } ?? .null
        }
        member("String", "startIndex: Int") { _ in .int(0) }
        member("String", "endIndex: Int") { .int($0.string.count) }
        member("String", "indices: Range<Int>") { .intRange(0, $0.string.count) }
        member("String", "index(_ index: Int, offsetBy: Int) -> Int") { c throws(Failure) in
            try c.movedIndex(by: c.int(1) ?? 0)
        }
        member("String", "index(after: Int) -> Int") { c throws(Failure) in try c.movedIndex(by: 1) }
        member("String", "index(before: Int) -> Int") { c throws(Failure) in try c.movedIndex(by: -1) }
        member("String", "utf8: [UInt8]") {
            .array($0.string.utf8.map { .sized(SizedInteger(truncating: Int128($0), .uint8)) })
        }
        member("String", "utf16: [UInt16]") {
            .array($0.string.utf16.map { .sized(SizedInteger(truncating: Int128($0), .uint16)) })
        }
        member("String", "unicodeScalars: [Character]") {
            .array($0.string.unicodeScalars.map { .character(Character($0)) })
        }
        member("String", "lazy: String") { .string($0.string) }
        for name in [
            "map", "compactMap", "flatMap", "filter", "forEach", "reduce", "sorted", "enumerated", "allSatisfy",
            "reversed", "min", "max",
        ] {
            copySequenceMember(name, to: "String")
        }
    }

    /// A string goes through its characters with the members of any sequence.
    private mutating func copySequenceMember(_ name: String, to type: String) {
        for overload in members["Sequence"]?[name] ?? [] where name != "filter" { add(overload, to: type) }
        guard name == "filter" else { return }
        member("String", "filter(_ isIncluded: (Character) -> Bool) -> String", isPure: false) { c throws(Failure) in
            .string(try c.filtered(0).map(\.description).joined())
        }
    }

    private mutating func addStringSlices() {
        member("String", "prefix(_ length: Int) -> String") { c throws(Failure) in
            .string(String(c.string.prefix(try c.elementCount(0, to: "take"))))
        }
        member("String", "suffix(_ length: Int) -> String") { c throws(Failure) in
            .string(String(c.string.suffix(try c.elementCount(0, to: "take"))))
        }
        member("String", "dropFirst(_ count: Int = 1) -> String") { c throws(Failure) in
            .string(String(c.string.dropFirst(try c.elementCount(0, to: "drop"))))
        }
        member("String", "dropLast(_ count: Int = 1) -> String") { c throws(Failure) in
            .string(String(c.string.dropLast(try c.elementCount(0, to: "drop"))))
        }
        member("String", "prefix(while: (Character) -> Bool) -> String", isPure: false) { c throws(Failure) in
            let count = try c.countWhile(0)
            return .string(String(c.string.prefix(count)))
        }
        member(
            "String",
            "split(separator: Character, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [String]"
        ) { c throws(Failure) in
            try c.parts(
                c.string.split(
                    separator: c.string(0)?.first ?? " ",
                    maxSplits: try c.splitCount(1),
                    omittingEmptySubsequences: c.bool(2) ?? true
                )
            )
        }
        member(
            "String",
            "split(separator: String, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [String]"
        ) { c throws(Failure) in
            try c.parts(
                c.string.split(
                    separator: c.string(0) ?? " ",
                    maxSplits: try c.splitCount(1),
                    omittingEmptySubsequences: c.bool(2) ?? true
                )
            )
        }
        let form =
            "split(maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, whereSeparator: (Character) -> Bool) -> [String]"
        member("String", form, isPure: false) { c throws(Failure) in try c.partsBetweenSeparators() }
        member("String", "components(separatedBy: String) -> [String]") { c throws(Failure) in
            let separator = c.string(0) ?? ""
            guard !separator.isEmpty else { return .array([.string(c.string)]) }
            return try c.parts(c.string.split(separator: separator, omittingEmptySubsequences: false))
        }
    }

    private mutating func addStringChanges() {
        mutation("String", "append(_ other: String)") { value, c throws(Failure) in
            guard case .string(var text) = value, let other = c.string(0) else { return .void }
            try c.machine.chargeText(other.utf8.count, c.position)
            if text.utf8.count + other.utf8.count > c.machine.limits.textBytes {
                try c.machine.chargeText(text.utf8.count + other.utf8.count, c.position)
            }
            value = .void
            text += other
            value = .string(text)
            return .void
        }
        mutation("String", "insert(_ character: Character, at: Int)") { value, c throws(Failure) in
            guard case .string(var text) = value else { return .void }
            let index = text.index(text.startIndex, offsetBy: try c.textIndex(1, text.count))
            text.insert(contentsOf: c.string(0) ?? "", at: index)
            value = .string(text)
            return .void
        }
        mutation("String", "removeLast() -> Character") { value, c throws(Failure) in
            guard case .string(var text) = value, let last = text.popLast() else {
                throw c.trap("cannot remove a character from an empty string")
            }
            value = .string(text)
            return .character(last)
        }
        mutation("String", "removeFirst() -> Character") { value, c throws(Failure) in
            guard case .string(var text) = value, !text.isEmpty else {
                throw c.trap("cannot remove a character from an empty string")
            }
            let first = text.removeFirst()
            value = .string(text)
            return .character(first)
        }
        mutation("String", "popLast() -> Character?") { value, _ in
            guard case .string(var text) = value, let last = text.popLast() else { return .null }
            value = .string(text)
            return .character(last)
        }
        mutation("String", "removeAll(keepingCapacity: Bool = false)") { value, _ in
            value = .string("")
            return .void
        }
        mutation("String", "removeAll(where: (Character) -> Bool)") { value, c throws(Failure) in
            let function = try c.function(0)
            var kept = ""
            for character in value.text ?? "" where !(try c.machine.call(function, [.character(character)])).isTrue {
                kept.append(character)
            }
            value = .string(kept)
            return .void
        }
        constant("String", "localizedStringWithFormat(_ format: String, _ arguments: T...) -> String", isPure: false) {
            c throws(Failure) in
            try c.made(try c.localizedText(c.string(0) ?? "", c.array(1), c.machine.context.readDeviceLocale()))
        }
    }

    private mutating func addCharacters() {
        let tests: [(String, @Sendable (Character) -> Bool)] = [
            ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }), ("isWhitespace", { $0.isWhitespace }),
            ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }),
            ("isPunctuation", { $0.isPunctuation }),
            ("isSymbol", { $0.isSymbol }), ("isNewline", { $0.isNewline }), ("isASCII", { $0.isASCII }),
            ("isWholeNumber", { $0.isWholeNumber }),
            ("isHexDigit", { $0.isHexDigit }),
        ]
        for (name, test) in tests { member("Character", "\(name): Bool") { .bool(test($0.character)) } }
        member("Character", "uppercased() -> String") { .string($0.character.uppercased()) }
        member("Character", "lowercased() -> String") { .string($0.character.lowercased()) }
        member("Character", "wholeNumberValue: Int?") { $0.character.wholeNumberValue.map { .int($0) } ?? .null }
        member("Character", "asciiValue: UInt8?") {
            $0.character.asciiValue.map { .sized(SizedInteger(truncating: Int128($0), .uint8)) } ?? .null
        }
        member("Character", "unicodeScalars: [Character]") {
            .array($0.character.unicodeScalars.map { .character(Character($0)) })
        }
        member("Character", "description: String") { .string(String($0.character)) }
    }
}

extension BuiltinCall {
    /// The string that a method is called on.
    var string: String { receiver.text ?? "" }

    var character: Character {
        switch receiver {
        case .character(let character): character
        default: receiver.text?.first ?? " "
        }
    }
}

extension BuiltinCall {
    /// Arguments by a format of `printf`, with numbers as a locale has them.
    fileprivate func localizedText(_ format: String, _ arguments: [Value], _ locale: String) throws(Failure) -> String {
        let parts = NumberFormat.parts(format, arguments, isLocalized: true)
        try machine.charge(parts.count * LocaleWork.value, position)
        return LocalizedText(parts: parts, locale: locale).text(in: locale, by: machine.context.environment.formatting)
    }
}
