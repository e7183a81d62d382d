import ViewRuntime

/// What the JSON coders of the prelude ask for.
extension BuiltinTable {
    mutating func addJSON() {
        options("String.Encoding", ["utf8", "ascii", "utf16", "unicode", "isoLatin1"])
        function("__decodeJSON(_ type: T, _ text: String, _ isSnakeCase: Bool, _ dates: String) -> U", isPure: false) {
            c throws(Failure) in
            let decoding = JSONDecoding(
                machine: c.machine,
                position: c.position,
                isSnakeCase: c.bool(2) == true,
                dates: c.string(3) ?? ""
            )
            guard case .type(let reference) = c.arguments[0] else { throw c.trap("'decode' needs a type") }
            let json: Value
            do throws(JSONReader.Mistake) {
                json = try JSONReader.value(c.string(1) ?? "")
            } catch {
                let words = "The given data was not valid JSON: \(error.message)"
                throw decoding.mistake("dataCorrupted", JSONPath(), words)
            }
            return try decoding.value(json, as: reference.type, JSONPath())
        }
        addDecoding()
        function(
            "__encodeJSON(_ value: T, _ isPretty: Bool, _ sortsKeys: Bool, _ isSnakeCase: Bool, _ dates: String) -> String",
            isPure: false
        ) { c throws(Failure) in
            var encoding = JSONEncoding(machine: c.machine, position: c.position)
            encoding.isPretty = c.bool(1) == true
            encoding.sortsKeys = c.bool(2) == true
            encoding.isSnakeCase = c.bool(3) == true
            encoding.dates = c.string(4) ?? ""
            return try c.made(try encoding.text(c.arguments[0]))
        }
        function("__keyName(_ key: Any) -> String") { .string($0.arguments[0].codingKey) }
    }

    /// What a type that decodes itself asks of its decoder.
    private mutating func addDecoding() {
        function(
            "__decodeMember(_ type: T, _ json: Any, _ key: Any, _ isSnakeCase: Bool, _ dates: String) -> U",
            isPure: false
        ) { c throws(Failure) in
            let decoding = c.decoding(isSnakeCase: 3, dates: 4)
            guard case .type(let reference) = c.arguments[0] else { throw c.trap("'decode' needs a type") }
            guard let found = decoding.member(c.arguments[2], of: c.arguments[1]) else {
                if reference.type.isOptional { return .null }
                throw decoding.noKey(c.arguments[2].codingKey, JSONPath())
            }
            return try decoding.value(found, as: reference.type, JSONPath(keys: [.name(c.arguments[2].codingKey)]))
        }
        function("__decodeValue(_ type: T, _ json: Any, _ isSnakeCase: Bool, _ dates: String) -> U", isPure: false) {
            c throws(Failure) in
            guard case .type(let reference) = c.arguments[0] else { throw c.trap("'decode' needs a type") }
            return try c.decoding(isSnakeCase: 2, dates: 3).value(c.arguments[1], as: reference.type, JSONPath())
        }
        function("__memberOf(_ json: Any, _ key: Any, _ isSnakeCase: Bool) -> Any?", isPure: false) { c in
            c.decoding(isSnakeCase: 2, dates: nil).member(c.arguments[1], of: c.arguments[0]) ?? .null
        }
        function("__hasMember(_ json: Any, _ key: Any, _ isSnakeCase: Bool) -> Bool", isPure: false) { c in
            .bool(c.decoding(isSnakeCase: 2, dates: nil).member(c.arguments[1], of: c.arguments[0])?.isNull == false)
        }
        function("__countOf(_ json: Any) -> Int?", isPure: false) { c in
            c.arguments[0].elements.map { .int($0.count) } ?? .null
        }
    }
}

extension BuiltinCall {
    /// The decoder that the arguments at these places describe.
    fileprivate func decoding(isSnakeCase: Int, dates: Int?) -> JSONDecoding {
        JSONDecoding(
            machine: machine,
            position: position,
            isSnakeCase: bool(isSnakeCase) == true,
            dates: dates.flatMap { string($0) } ?? ""
        )
    }
}

extension Value {
    /// The key in JSON that a coding key stands for: its raw value if that is a text, else its name.
    var codingKey: String {
        switch self {
        case .enumeration(let key): return key.enumCase.rawValue?.text ?? key.enumCase.name
        case .structure(let key):
            guard let index = key.type.storedIndex(of: "stringValue") else { return description }
            return key.fields[index].description
        default: return description
        }
    }
}
