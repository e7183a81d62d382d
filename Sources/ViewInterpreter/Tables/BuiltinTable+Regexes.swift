import ViewRuntime

/// Regular expressions: literals, `Regex`, and the members of texts that take them.
extension BuiltinTable {
    mutating func addRegexes() {
        initializer("Regex(_ pattern: String) -> Regex<T>") { c throws(Failure) in
            .native(.regex(try c.regex(c.string(0) ?? "", RegexOptions())))
        }
        let options: [(String, any WritableKeyPath<RegexOptions, Bool?> & Sendable)] = [
            ("ignoresCase", \.ignoresCase), ("dotMatchesNewlines", \.dotTakesLineEnds),
            ("anchorsMatchLineEndings", \.hasLines),
        ]
        for (name, option) in options {
            member("Regex", "\(name)(_ isOn: Bool = true) -> Regex<T>") { c throws(Failure) in
                // What was said first holds: each call wraps what there is.
                guard let regex = c.receiver.regex, regex.options[keyPath: option] == nil else { return c.receiver }
                var options = regex.options
                options[keyPath: option] = c.bool(0) ?? true
                return .native(.regex(try c.regex(regex.text, options)))
            }
        }
        for (name, method) in [("firstMatch", Search.first), ("wholeMatch", .whole), ("prefixMatch", .prefix)] {
            member("String", "\(name)(of: Regex<T>) -> RegexMatch<T>?") { c throws(Failure) in
                try c.match(c.arguments[0], in: c.receiver, method)
            }
            member("Regex", "\(name)(in: String) -> RegexMatch<T>?") { c throws(Failure) in
                try c.match(c.receiver, in: c.arguments[0], method)
            }
        }
        addRegexSearches()
        addRegexChanges()
    }

    private mutating func addRegexSearches() {
        member("String", "matches(of: Regex<T>) -> [RegexMatch<T>]") { c throws(Failure) in
            let text = c.characters
            var values: [Value] = []
            for match in try c.matches(c.arguments[0]) { values.append(try c.value(match, c.arguments[0], text)) }
            return .array(values)
        }
        member("String", "ranges(of: Regex<T>) -> [Range<Int>]") { c throws(Failure) in
            .array(try c.matches(c.arguments[0]).map { .intRange($0.range.lowerBound, $0.range.upperBound) })
        }
        member("String", "firstRange(of: Regex<T>) -> Range<Int>?") { c throws(Failure) in
            let found = try c.found(c.arguments[0], in: c.characters, .first)
            return found.map { .intRange($0.range.lowerBound, $0.range.upperBound) } ?? .null
        }
        member("String", "contains(_ regex: Regex<T>) -> Bool") { c throws(Failure) in
            .bool(try c.found(c.arguments[0], in: c.characters, .first) != nil)
        }
        member("String", "starts(with: Regex<T>) -> Bool") { c throws(Failure) in
            .bool(try c.found(c.arguments[0], in: c.characters, .prefix) != nil)
        }
    }

    private mutating func addRegexChanges() {
        let limits = "maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true"
        member("String", "split(separator: Regex<T>, \(limits)) -> [String]") { c throws(Failure) in
            let text = c.characters
            let keepsEmpty = c.bool(2) == false
            var parts: [Value] = []
            var start = 0
            for match in try c.matches(c.arguments[0]) {
                guard parts.count < c.int(1) ?? .max else { break }
                if keepsEmpty || match.range.lowerBound > start {
                    parts.append(.string(String(text[start..<match.range.lowerBound])))
                }
                start = match.range.upperBound
            }
            if keepsEmpty || start < text.count { parts.append(.string(String(text[start...]))) }
            return .array(parts)
        }
        member("String", "trimmingPrefix(_ regex: Regex<T>) -> String") { c throws(Failure) in
            let text = c.characters
            let end = try c.found(c.arguments[0], in: text, .prefix)?.range.upperBound ?? 0
            return .string(String(text[end...]))
        }
        for replacement in ["with: String", "with: (RegexMatch<T>) -> String", "_ make: (RegexMatch<T>) -> String"] {
            let parameters = "_ regex: Regex<T>, \(replacement), maxReplacements: Int = 9223372036854775807"
            member("String", "replacing(\(parameters)) -> String", isPure: false) { c throws(Failure) in
                try c.replaced()
            }
            mutation("String", "replace(\(parameters))") { value, c throws(Failure) in
                c.receiver = value
                value = try c.replaced()
                return .void
            }
        }
    }

    /// Where a match has to be.
    fileprivate enum Search {
        case first
        case whole
        case prefix
    }
}

extension BuiltinCall {
    /// What reading a byte of an expression takes: 0.6 µs.
    private var stepsOfAPatternsByte: Int { 12 }

    fileprivate var characters: [Character] { Array(receiver.text ?? "") }

    /// Reads an expression, and throws what the program may catch if it is none.
    fileprivate func regex(_ text: String, _ options: RegexOptions) throws(Failure) -> RegexValue {
        try machine.step(position, by: text.utf8.count * stepsOfAPatternsByte)
        let regex: RegexValue
        do throws(RegexMistake) {
            regex = try RegexValue(text, options)
        } catch {
            throw machine.failure(throwing: .string("regular expression: \(error.message)"), at: position)
        }
        try machine.step(position, by: regex.code.steps.count * 4)
        return regex
    }

    /// Runs a search, counts its steps, and stops the program where they are too many.
    private func run<Result>(
        _ regex: Value,
        _ text: [Character],
        _ search: (inout RegexMatcher) throws(RegexMatcher.Exhausted) -> Result?
    ) throws(Failure) -> Result? {
        guard let value = regex.regex else { return nil }
        var matcher = RegexMatcher(value.code, text)
        let result: Result?
        do throws(RegexMatcher.Exhausted) {
            result = try search(&matcher)
        } catch {
            throw trap("the regular expression /\(value.text)/ takes too many steps for this text")
        }
        try machine.charge((matcher.work + text.count) / 4, position)
        return result
    }

    fileprivate func found(
        _ regex: Value,
        in text: [Character],
        _ search: BuiltinTable.Search
    ) throws(Failure) -> RegexMatch? {
        try run(regex, text) { matcher throws(RegexMatcher.Exhausted) in
            switch search {
            case .first: try matcher.first()
            case .whole: try matcher.match(at: 0, isWhole: true)
            case .prefix: try matcher.match(at: 0)
            }
        }
    }

    /// What a match is as a value: its range, and a tuple of the whole and the groups, whose texts the program pays for.
    fileprivate func value(_ match: RegexMatch, _ regex: Value, _ text: [Character]) throws(Failure) -> Value {
        let length = match.groups.reduce(match.range.count) { $0 + ($1?.count ?? 0) }
        try machine.charge(length / 4 + match.groups.count, position)
        let whole = Value.string(String(text[match.range]))
        let captures = regex.regex?.code.captures ?? []
        let parts = match.groups.map { $0.map { .string(String(text[$0])) } ?? Value.null }
        let labels = captures.contains { $0.name != nil } ? [""] + captures.map { $0.name ?? "" } : []
        let output = captures.isEmpty ? whole : .tuple(TupleValue([whole] + parts, labels: labels))
        return .native(.regexMatch(output, match.range))
    }

    fileprivate func match(_ regex: Value, in text: Value, _ search: BuiltinTable.Search) throws(Failure) -> Value {
        let characters = Array(text.text ?? "")
        guard let match = try found(regex, in: characters, search) else { return .null }
        return try value(match, regex, characters)
    }

    fileprivate func matches(_ regex: Value) throws(Failure) -> [RegexMatch] {
        try run(regex, characters) { matcher throws(RegexMatcher.Exhausted) in try matcher.all() } ?? []
    }

    /// The receiver with other texts in the place of matches: one for all, or what a closure makes of each.
    fileprivate func replaced() throws(Failure) -> Value {
        let text = characters
        var result = ""
        var start = 0
        for match in try matches(arguments[0]).prefix(max(int(2) ?? .max, 0)) {
            result += String(text[start..<match.range.lowerBound])
            if let fixed = arguments[1].text {
                result += fixed
            } else {
                result += try callFunction(1, [try value(match, arguments[0], text)]).text ?? ""
            }
            try machine.checkText(result.utf8.count, position)
            start = match.range.upperBound
        }
        return try made(result + String(text[start...]))
    }

    /// For `range(of:options: .regularExpression)`: the matches of a pattern; `nil` if the options say that it is none.
    func patternMatches(_ pattern: Int, options: Int) throws(Failure) -> [RegexMatch]? {
        let names = arguments[options].optionNames
        guard names.contains("regularExpression") else { return nil }
        let text = string(pattern) ?? ""
        let whole = names.contains("anchored") ? "\\A(?:" + text + ")" : text
        try machine.step(position, by: whole.utf8.count * stepsOfAPatternsByte)
        let regex: RegexValue
        do throws(RegexMistake) {
            regex = try RegexValue(whole, RegexOptions(ignoresCase: names.contains("caseInsensitive")))
        } catch {
            machine.warn("\(Value.string(text).debugText) is no regular expression: \(error.message)", position)
            return []
        }
        return try matches(.native(.regex(regex)))
    }

    /// A template such as `$2, $1` with the groups of a match filled in.
    func filled(_ template: String, _ match: RegexMatch, _ text: [Character]) -> String {
        var result = ""
        var rest = Substring(template)
        while let character = rest.popFirst() {
            if character == "\\", let next = rest.popFirst() {
                result.append(next)
            } else if character == "$", let digit = rest.first?.wholeNumberValue {
                rest.removeFirst()
                let range = digit == 0 ? match.range : digit <= match.groups.count ? match.groups[digit - 1] : nil
                result += range.map { String(text[$0]) } ?? ""
            } else {
                result.append(character)
            }
        }
        return result
    }
}

extension Value {
    var regex: RegexValue? {
        if case .native(let box) = self, case .regex(let regex) = box.native { regex } else { nil }
    }
}
