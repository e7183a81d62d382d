import ViewRuntime

/// Where in a text of JSON something stands: the keys of objects and places in lists from outside in.
struct JSONPath {
    enum Key {
        case name(String)
        case index(Int)

        /// The key as the prelude's coding key.
        func value(_ machine: Machine) -> Value {
            let (name, index): (String, Int?) =
                switch self {
                case .name(let name): (name, nil)
                case .index(let index): ("Index \(index)", index)
                }
            guard let info = machine.types.first(where: { $0.name == "__CodingKeyName" }) else { return .string(name) }
            return .structure(StructValue(type: info, fields: [.string(name), index.map { .int($0) } ?? .null]))
        }
    }

    var keys: [Key] = []

    static func + (path: JSONPath, key: Key) -> JSONPath { JSONPath(keys: path.keys + [key]) }
}

/// What a decoder throws, in the words of Foundation.
extension JSONDecoding {
    func mismatch(_ type: StaticType, _ json: Value, _ path: JSONPath) -> Failure {
        let name = foundationName(type)
        if json.isNull {
            let words = "Cannot get value of type \(name) -- found null value instead"
            return mistake("valueNotFound", path, words, about: typeValue(type))
        }
        if type.isInteger, case .double(let number) = json {
            return mistake("dataCorrupted", path, "Number \(number) is not representable in Swift.")
        }
        let words = "Expected to decode \(name) but found \(json.wordsOfJSON) instead."
        return mistake("typeMismatch", path, words, about: typeValue(type))
    }

    func noKey(_ key: String, _ path: JSONPath) -> Failure {
        let value = JSONPath.Key.name(key).value(machine)
        let words = "No value associated with key \(value.description) (\"\(key)\")."
        return mistake("keyNotFound", path, words, about: value)
    }

    func noCase(_ info: TypeInfo, _ json: Value, _ path: JSONPath) -> Failure {
        let raw = info.rawType?.description ?? "String"
        let isRaw = info.rawType == nil || (info.rawType == .string ? json.text != nil : json.number != nil)
        guard isRaw else { return mismatch(info.rawType ?? .string, json, path) }
        return mistake(
            "dataCorrupted",
            path,
            "Cannot initialize \(info.name) from invalid \(raw) value \(json.description)"
        )
    }

    /// The error itself; `subject` is the type or key that it is about.
    func mistake(_ name: String, _ path: JSONPath, _ message: String, about subject: Value? = nil) -> Failure {
        guard let info = machine.types.first(where: { $0.isLibraryType("DecodingError") }),
            let found = info.cases.first(where: { $0.name == name }),
            let context = info.nested["Context"]
        else { return machine.trap(message, position) }
        let keys = Value.array(path.keys.map { $0.value(machine) })
        let about = Value.structure(StructValue(type: context, fields: [keys, .string(message), .null]))
        let payload = (subject.map { [$0] } ?? []) + [about]
        return machine.failure(throwing: .enumeration(EnumValue(enumCase: found, payload: payload)), at: position)
    }

    private func typeValue(_ type: StaticType) -> Value {
        .type(TypeReference(type, name: foundationName(type)))
    }

    /// The type's name as decoders write it: they read lists and objects before what is in them.
    private func foundationName(_ type: StaticType) -> String {
        switch type {
        case .array, .set: "Array<Any>"
        case .dictionary: "Dictionary<String, Any>"
        default: type.printedName(among: machine.types)
        }
    }
}

extension Value {
    /// What a decoder calls a value of JSON.
    fileprivate var wordsOfJSON: String {
        switch self {
        case .string: "a string"
        case .bool: "bool"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .null: "null"
        default: "number"
        }
    }
}
