import ViewRuntime

/// Less common members of texts and characters.
extension BuiltinTable {
    mutating func addTextParts() {
        addCharacterKinds()
        addTextPlaces()
        addTextForms()
        // A key without a table of translations is shown itself.
        let rest = "tableName: String? = nil, bundle: T? = nil, value: String = \"\", comment: String"
        function("NSLocalizedString(_ key: String, \(rest)) -> String") { c in
            c.string(3)?.isEmpty == false ? c.arguments[3] : c.arguments[0]
        }
        member("Int", "utf16Offset(in: String) -> Int") { c in
            let text = c.string(0) ?? ""
            return .int(text.prefix(max(c.receiver.integer ?? 0, 0)).utf16.count)
        }
        initializer("String.Index(utf16Offset: Int, in: String) -> Int") { c in
            let text = c.string(1) ?? ""
            return .int(String(text.utf16.prefix(max(c.int(0) ?? 0, 0)))?.count ?? c.int(0) ?? 0)
        }
        member("String", "enumerateLines(_ body: (String, inout Bool) -> Void)", isPure: false) { c throws(Failure) in
            for line in c.letters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                _ = try c.callFunction(0, [.string(String(line)), .bool(false)])
            }
            return .void
        }
    }

    private mutating func addCharacterKinds() {
        let kinds: [(String, @Sendable (Character) -> Bool)] = [
            ("isCurrencySymbol", { $0.isCurrencySymbol }), ("isMathSymbol", { $0.isMathSymbol }),
            ("isCased", { $0.isCased }),
        ]
        for (name, test) in kinds {
            member("Character", "\(name): Bool") { .bool($0.receiver.text?.first.map(test) ?? false) }
        }
        member("Character", "utf8: [UInt8]") { c in
            .array((c.receiver.text ?? "").utf8.map { .sized(SizedInteger(truncating: Int128($0), .uint8)) })
        }
        member("Character", "utf16: [UInt16]") { c in
            .array((c.receiver.text ?? "").utf16.map { .sized(SizedInteger(truncating: Int128($0), .uint16)) })
        }
    }

    private mutating func addTextPlaces() {
        member("String", "lastIndex(where: (Character) -> Bool) -> Int?", isPure: false) { c throws(Failure) in
            let letters = c.letters
            for index in letters.indices.reversed()
            where try c.callFunction(0, [.character(letters[index])]).isTrue { return .int(index) }
            return .null
        }
        member("String", "last(where: (Character) -> Bool) -> Character?", isPure: false) { c throws(Failure) in
            for letter in c.letters.reversed() where try c.callFunction(0, [.character(letter)]).isTrue {
                return .character(letter)
            }
            return .null
        }
        member("String", "suffix(from: Int) -> String") { c throws(Failure) in .string(try c.part(c.int(0) ?? 0, nil)) }
        member("String", "prefix(upTo: Int) -> String") { c throws(Failure) in .string(try c.part(0, c.int(0) ?? 0)) }
        member("String", "prefix(through: Int) -> String") { c throws(Failure) in
            .string(try c.part(0, (c.int(0) ?? 0).clampedSum(1)))
        }
        member("String", "trimmingPrefix(while: (Character) -> Bool) -> String", isPure: false) { c throws(Failure) in
            let letters = c.letters
            var start = 0
            while start < letters.count, try c.callFunction(0, [.character(letters[start])]).isTrue { start += 1 }
            return .string(String(letters[start...]))
        }
        member("String", "trimmingPrefix(_ prefix: String) -> String") { c in
            let (text, prefix) = (c.receiver.text ?? "", c.string(0) ?? "")
            return .string(text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text)
        }
        member("String", "base: String") { $0.receiver }
        member("String", "isContiguousUTF8: Bool") { _ in .bool(true) }
    }

    private mutating func addTextForms() {
        member("String", "commonPrefix(with: String) -> String") { c in
            .string(String(zip(c.letters, c.string(0) ?? "").prefix { $0 == $1 }.map(\.0)))
        }
        for name in ["appending", "appendingFormat"] {
            member("String", "\(name)(_ other: String) -> String") { c throws(Failure) in
                try c.made((c.receiver.text ?? "") + (c.string(0) ?? ""))
            }
        }
        for set in ["urlQueryAllowed", "urlPathAllowed", "urlHostAllowed", "urlFragmentAllowed", "urlUserAllowed"] {
            constant("CharacterSet", "\(set): CharacterSet") { _ in
                let marks =
                    set == "urlHostAllowed"
                    ? "!$&'()*+,;=" : set == "urlPathAllowed" ? "!$&'()*+,:=@/" : "!$&'()*+,/:;=?@"
                let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
                return .native(.characterSet(CharacterSetValue(letters + marks)))
            }
        }
        member("String", "addingPercentEncoding(withAllowedCharacters: CharacterSet) -> String?") { c throws(Failure) in
            guard case .characterSet(let allowed)? = c.native(0) else { return .null }
            var result = ""
            for scalar in (c.receiver.text ?? "").unicodeScalars {
                if scalar.isASCII, allowed.contains(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    for byte in String(scalar).utf8 {
                        result += byte < 16 ? "%0" : "%"
                        result += String(byte, radix: 16, uppercase: true)
                    }
                }
            }
            return try c.made(result)
        }
        member("String", "removingPercentEncoding: String?") { c in
            c.receiver.text?.strictlyPercentDecoded.map { .string($0) } ?? .null
        }
        for form in ["options: String.CompareOptions, locale: Locale?", "options: String.CompareOptions"] {
            member("String", "folding(\(form)) -> String") { c throws(Failure) in
                let names = c.arguments[0].optionNames
                var text = c.receiver.text ?? ""
                if names.contains("caseInsensitive") { text = text.lowercased() }
                if names.contains("diacriticInsensitive") { text = text.withoutDiacritics }
                return try c.made(text)
            }
        }
    }
}

extension BuiltinCall {
    fileprivate var letters: [Character] { Array(receiver.text ?? "") }

    /// The characters between two places.
    fileprivate func part(_ lower: Int, _ upper: Int?) throws(Failure) -> String {
        let letters = letters
        let upper = upper ?? letters.count
        guard lower >= 0, lower <= upper, upper <= letters.count else {
            throw trap("string index is out of bounds: the text has \(letters.count) characters")
        }
        return String(letters[lower..<upper])
    }
}

extension String {
    /// The text that a percent-encoded one stands for; `nil` if a `%` has no two digits behind it.
    fileprivate var strictlyPercentDecoded: String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let code = UInt8(String(Substring(rest.prefix(2))), radix: 16) else { return nil }
            bytes.append(code)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// The text with plain letters in the place of those with marks: each is taken apart and its marks are left out.
    fileprivate var withoutDiacritics: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar.properties.generalCategory == .nonspacingMark { continue }
            result.append(Self.plain[scalar] ?? scalar)
        }
        return String(result)
    }

    /// Letters of Latin-1 and Latin Extended-A with marks, by the letter that is left without them, as Unicode decomposes them.
    private static let plain: [Unicode.Scalar: Unicode.Scalar] = {
        let groups: [(Unicode.Scalar, String)] = [
            ("A", "ÀÁÂÃÄÅĀĂĄ"), ("a", "àáâãäåāăą"), ("C", "ÇĆĈĊČ"), ("c", "çćĉċč"), ("D", "Ď"), ("d", "ď"),
            ("E", "ÈÉÊËĒĔĖĘĚ"), ("e", "èéêëēĕėęě"), ("G", "ĜĞĠĢ"), ("g", "ĝğġģ"), ("H", "Ĥ"), ("h", "ĥ"),
            ("I", "ÌÍÎÏĨĪĬĮİ"), ("i", "ìíîïĩīĭį"), ("J", "Ĵ"), ("j", "ĵ"), ("K", "Ķ"), ("k", "ķ"), ("L", "ĹĻĽ"),
            ("l", "ĺļľ"),
            ("N", "ÑŃŅŇ"), ("n", "ñńņň"), ("O", "ÒÓÔÕÖŌŎŐ"), ("o", "òóôõöōŏő"), ("R", "ŔŖŘ"), ("r", "ŕŗř"),
            ("S", "ŚŜŞŠ"), ("s", "śŝşš"), ("T", "ŢŤ"), ("t", "ţť"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"), ("u", "ùúûüũūŭůűų"),
            ("W", "Ŵ"),
            ("w", "ŵ"), ("Y", "ÝŶŸ"), ("y", "ýÿŷ"), ("Z", "ŹŻŽ"), ("z", "źżž"),
        ]
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (letter, marked) in groups {
            for scalar in marked.unicodeScalars { table[scalar] = letter }
        }
        return table
    }()
}
