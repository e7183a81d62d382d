import ViewRuntime

/// Makes values of the program's types from JSON, as the compiler's own `Decodable` does.
struct JSONDecoding {
    let machine: Machine
    let position: SourcePosition
    /// True for keys such as `first_name` for a property `firstName`.
    let isSnakeCase: Bool
    /// How dates are written; the names of Foundation's strategies.
    let dates: String

    func value(_ json: Value, as type: StaticType, _ path: JSONPath) throws(Failure) -> Value {
        try machine.step(position)
        switch (type, json) {
        case (.optional, .null): return .null
        case (.optional(let wrapped), _): return try value(json, as: wrapped, path).inOptional
        case (.int, .int), (.string, .string), (.bool, .bool), (.double, .double), (.unknown, _), (.generic, _):
            return json
        case (.int, .double(let number)) where number == number.rounded() && abs(number) < 1e15:
            return .int(Int(number))
        case (.double, .int(let number)): return .double(Double(number))
        case (.float, _) where json.number != nil: return .float(Float(json.number ?? 0))
        case (.decimal, .int), (.decimal, .double):
            // The shortest text of the number is the one that was read.
            if let number = DecimalValue(json.description) { return .native(.decimal(number)) }
        case (.sized(let kind), .int(let number)):
            if let sized = SizedInteger(exactly: Int128(number), kind) { return .sized(sized) }
        case (.character, .string(let text)):
            if let only = text.first, text.count == 1 { return .character(only) }
        case (.array(let element), .array(let values)): return .array(try list(values, element, path))
        case (.set(let element), .array(let values)):
            return .set(OrderedTable(elements: try list(values, element, path)))
        case (.dictionary(_, let element), .dictionary(let table)):
            var result = OrderedTable()
            for key in table.keys {
                result[key] = try value(table[key] ?? .null, as: element, path + .name(key.description))
            }
            return .dictionary(result)
        case (.user(let id), _): return try instance(machine.types[id], id.arguments, json, path)
        case (.native("URL"), .string(let text)), (.native("UUID"), .string(let text)):
            return .native(.option(type: type.description, name: text))
        default: break
        }
        throw mismatch(type, json, path)
    }

    private func list(_ values: [Value], _ type: StaticType, _ path: JSONPath) throws(Failure) -> [Value] {
        var result: [Value] = []
        for (index, json) in values.enumerated() { result.append(try value(json, as: type, path + .index(index))) }
        return result
    }

    private func instance(
        _ info: TypeInfo,
        _ arguments: [StaticType],
        _ json: Value,
        _ path: JSONPath
    ) throws(Failure) -> Value {
        if info.isLibraryType("Date") { return try date(info, json, path) }
        if let own = info.initializers.first(where: { $0.labels == ["from"] }),
            let decoder = machine.types.first(where: { $0.isLibraryType("Decoder") })
        {
            let path = Value.array(path.keys.map { $0.value(machine) })
            let fields: [Value] = [json, .bool(isSnakeCase), .string(dates), .dictionary(OrderedTable()), path]
            return try Instances.make(info, own, [Instances.instance(decoder, fields)], machine)
        }
        if info.kind == .enumeration {
            guard let found = info.cases.first(where: { $0.rawValue != nil && $0.rawValue == json }) else {
                if let made = try caseWithPayload(info, json, path) { return made }
                throw noCase(info, json, path)
            }
            return .enumeration(EnumValue(enumCase: found, payload: []))
        }
        guard case .dictionary(let table) = json else {
            throw mismatch(.dictionary(.string, .native("Any")), json, path)
        }
        // What the type's own parameters stand for, as in 'Page<Movie>'.
        let bindings = Dictionary(zip(info.genericNames, arguments)) { first, _ in first }
        var fields = try Instances.fields(info, machine, skipping: [])
        for property in info.stored {
            guard let key = info.codingKey(property.name), !(property.isConstant && property.initialValue != nil) else {
                continue
            }
            let found = table[.string(key)] ?? (isSnakeCase ? table[.string(Self.snakeCase(key))] : nil)
            if found == nil, property.type.isOptional {
                if case .missing = fields[property.index] { fields[property.index] = .null }
                continue
            }
            guard let found else { throw noKey(key, path) }
            let type = bindings.isEmpty ? property.type : property.openType.partlySubstituting(bindings)
            let made = try value(found, as: type, path + .name(key))
            if case .slot(let slot) = fields[property.index] {
                machine.write(made, to: slot)
            } else {
                fields[property.index] = made
            }
        }
        return Instances.instance(info, fields)
    }

    /// A case written as `{"name": {"label": payload}}`, as the compiler does for an enum without raw values.
    private func caseWithPayload(_ info: TypeInfo, _ json: Value, _ path: JSONPath) throws(Failure) -> Value? {
        guard info.rawType == nil, case .dictionary(let table) = json, table.count == 1, let name = table.keys.first,
            let found = info.cases.first(where: { .string($0.name) == name }),
            case .dictionary(let parts)? = table[name]
        else { return nil }
        var payload: [Value] = []
        for (index, parameter) in found.parameters.enumerated() {
            let label = parameter.label ?? "_\(index)"
            guard let part = parts[.string(label)] else {
                guard parameter.type.isOptional else { throw noKey(label, path) }
                payload.append(.null)
                continue
            }
            payload.append(try value(part, as: parameter.type, path + .name(label)))
        }
        return .enumeration(EnumValue(enumCase: found, payload: payload))
    }

    /// The value under a key of an object, or at a place of a list; `nil` if there is none.
    func member(_ key: Value, of json: Value) -> Value? {
        if case .int(let index) = key { return json.element(at: index) }
        guard case .dictionary(let table) = json else { return nil }
        let name = key.codingKey
        return table[.string(name)] ?? (isSnakeCase ? table[.string(Self.snakeCase(name))] : nil)
    }

    private func date(_ info: TypeInfo, _ json: Value, _ path: JSONPath) throws(Failure) -> Value {
        let seconds: Double?
        switch dates {
        case "iso8601": seconds = json.text.flatMap(JSONDate.seconds)
        case "secondsSince1970": seconds = json.number.map { $0 - JSONDate.reference }
        case "millisecondsSince1970": seconds = json.number.map { $0 / 1_000 - JSONDate.reference }
        default: seconds = json.number
        }
        guard let seconds else {
            if json.number == nil, dates != "iso8601" { throw mismatch(.double, json, path) }
            throw mistake("dataCorrupted", path, "Expected date string to be ISO8601-formatted.")
        }
        return .structure(StructValue(type: info, fields: [.double(seconds)]))
    }

    static func snakeCase(_ name: String) -> String {
        name.reduce(into: "") { result, letter in
            if letter.isUppercase { result += "_" }
            result += letter.lowercased()
        }
    }
}
