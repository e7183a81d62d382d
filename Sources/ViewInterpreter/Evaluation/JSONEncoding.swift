import ViewRuntime

/// Writes values of the program as JSON, as the compiler's own `Encodable` does, or as the program's own `encode(to:)` says.
struct JSONEncoding {
    let machine: Machine
    let position: SourcePosition
    var isPretty = false
    var sortsKeys = false
    /// True for keys such as `first_name` for a property `firstName`.
    var isSnakeCase = false
    /// How dates are written; the names of Foundation's strategies.
    var dates = ""

    /// How many values the one that is written now stands in; what an `encode(to:)` has collected counts as one of them.
    private var depth = 0
    /// The most values inside values: 500 levels of types with an `encode(to:)` of their own, as many as are read.
    private static let deepest = 1_500

    init(machine: Machine, position: SourcePosition) {
        self.machine = machine
        self.position = position
    }

    /// The same, for what stands in the value that is written now.
    private var inside: JSONEncoding {
        var encoding = self
        encoding.depth += 1
        return encoding
    }

    func text(_ value: Value, indent: String = "") throws(Failure) -> String {
        try machine.charge(steps: CallWork.stepsOfJSON, position)
        guard depth <= Self.deepest else {
            throw machine.trap("the value nests too deep to be written as JSON", position)
        }
        switch value {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .int, .sized: return value.description
        case .double, .float: return try number(value.number ?? 0)
        case .string, .character: return Self.quoted(value.description)
        case .array, .slice, .set: return try elements(value.elements ?? [], indent)
        case .dictionary(let table):
            var pairs: [(String, Value)] = []
            for key in table.keys { pairs.append((key.codingKey, table[key] ?? .null)) }
            return try object(pairs, indent)
        case .structure, .object, .enumeration:
            if let written = try written(value) { return try inside.text(written, indent: indent) }
            return try synthesized(value, indent)
        case .native: return value.decimal?.description ?? Self.quoted(value.description)
        default: throw machine.trap("\(value.debugText) cannot be written as JSON", position)
        }
    }

    private func number(_ number: Double) throws(Failure) -> String {
        guard number.isFinite else { throw machine.trap("\(number) cannot be written as JSON", position) }
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : number.description
    }

    // MARK: What the program says itself

    /// What the type's own `encode(to:)` makes of an instance; `nil` for a type without one.
    private func written(_ value: Value) throws(Failure) -> Value? {
        guard let info = value.typeInfo, !info.isLibraryType("Date"),
            let code = info.lookup("encode").lazy.compactMap(\.ownEncoding).first,
            let encoderType = machine.types.first(where: { $0.isLibraryType("Encoder") })
        else { return nil }
        let encoder = Instances.instance(encoderType, try Instances.fields(encoderType, machine, skipping: []))
        _ = try machine.run(code, machine.makeFrame(code, [encoder], value, []))
        return encoder.field("encoded")
    }

    /// What the encoder of the prelude has collected; `nil` for any other value.
    private func collected(_ value: Value, _ indent: String) throws(Failure) -> String? {
        guard value.typeInfo?.name == "__EncodedValue", let kind = value.field("kind")?.integer else { return nil }
        switch kind {
        case 1: return try inside.text(value.field("value")?.outOfOptional ?? .null, indent: indent)
        case 2: return try elements(value.field("list")?.elements ?? [], indent)
        case 3:
            let keys = (value.field("keys")?.elements ?? []).map(\.description)
            return try object(Array(zip(keys, value.field("list")?.elements ?? [])), indent)
        default: return "{}"
        }
    }

    // MARK: What the compiler writes

    private func synthesized(_ value: Value, _ indent: String) throws(Failure) -> String {
        if let collected = try collected(value, indent) { return collected }
        switch value {
        case .structure(let value): return try fields(value.type, value.fields, indent)
        case .object(let object): return try fields(object.type, object.fields, indent)
        case .enumeration(let value):
            if let raw = value.enumCase.rawValue { return try text(raw) }
            var pairs: [(String, Value)] = []
            for (index, payload) in value.payload.enumerated() where !payload.isNull {
                pairs.append((value.enumCase.parameters[index].label ?? "_\(index)", payload.outOfOptional))
            }
            let payload = try object(pairs, indent + "  ")
            return list([Self.quoted(value.enumCase.name) + colon + payload], "{", "}", indent)
        default: return "null"
        }
    }

    private func fields(_ info: TypeInfo, _ fields: [Value], _ indent: String) throws(Failure) -> String {
        if info.isLibraryType("Date"), let seconds = fields.first?.number { return try date(seconds) }
        var pairs: [(String, Value)] = []
        for property in info.stored {
            guard let key = info.codingKey(property.name) else { continue }
            var value = fields[property.index]
            if case .slot(let slot) = value { value = Value(program: slot.peeked) }
            if !value.isNull { pairs.append((key, value.outOfOptional)) }
        }
        return try object(pairs, indent)
    }

    /// A date, given in seconds since 2001.
    private func date(_ seconds: Double) throws(Failure) -> String {
        switch dates {
        case "iso8601": Self.quoted(JSONDate.text(seconds))
        case "secondsSince1970": try number(seconds + JSONDate.reference)
        case "millisecondsSince1970": try number((seconds + JSONDate.reference) * 1_000)
        default: try number(seconds)
        }
    }

    // MARK: Text

    private var colon: String { isPretty ? " : " : ":" }

    private func elements(_ values: [Value], _ indent: String) throws(Failure) -> String {
        var parts: [String] = []
        for value in values { parts.append(try inside.text(value, indent: indent + "  ")) }
        return list(parts, "[", "]", indent)
    }

    private func object(_ pairs: [(String, Value)], _ indent: String) throws(Failure) -> String {
        var parts: [String] = []
        for (key, value) in sortsKeys ? pairs.sorted(by: { $0.0 < $1.0 }) : pairs {
            let name = isSnakeCase ? JSONDecoding.snakeCase(key) : key
            parts.append(Self.quoted(name) + colon + (try inside.text(value, indent: indent + "  ")))
        }
        return list(parts, "{", "}", indent)
    }

    private func list(_ parts: [String], _ start: String, _ end: String, _ indent: String) -> String {
        guard isPretty else { return start + parts.joined(separator: ",") + end }
        if parts.isEmpty { return start + "\n\n" + indent + end }
        return start + "\n" + parts.map { indent + "  " + $0 }.joined(separator: ",\n") + "\n" + indent + end
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "/": result += "\\/"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                if scalar.value < 32 {
                    let code = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}

extension Member {
    /// A method `encode(to:)` of the program.
    fileprivate var ownEncoding: FunctionCode? {
        if case .method(let code) = self, code.labels == ["to"], !code.isRequirement { code } else { nil }
    }
}

extension Value {
    /// What a stored property of an instance holds.
    fileprivate func field(_ name: String) -> Value? {
        guard let index = typeInfo?.storedIndex(of: name) else { return nil }
        switch self {
        case .structure(let value): return value.fields[index]
        case .object(let object): return object.fields[index]
        default: return nil
        }
    }
}
