/// The name of a field in a JSON object.
struct FieldName: CodingKey {
    let stringValue: String

    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { return nil }
}

/// Reads fields of one JSON object and says what is wrong with them, where, and what was expected.
///
/// A field that is `null` counts as left out. Fields that nobody asks for are ignored.
struct FieldReader {
    /// Numbers beyond this magnitude, in points or seconds, cannot mean anything and are refused.
    static let largestNumber = 1_000_000_000.0

    private let container: KeyedDecodingContainer<FieldName>
    /// Dotted, from the message down; empty for the message itself.
    private let path: String

    init(_ container: KeyedDecodingContainer<FieldName>, path: String) {
        self.container = container
        self.path = path
    }

    func has(_ name: String) -> Bool {
        let key = FieldName(name)
        guard container.contains(key) else { return false }
        return (try? container.decodeNil(forKey: key)) != true
    }

    func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    func missing(_ name: String, _ expected: String) -> MessageError {
        MessageError(.missingField, "'\(place(name))' is missing; expected \(expected)")
    }

    func wrong(_ name: String, _ expected: String) -> MessageError {
        MessageError(.wrongField, "'\(place(name))' is not as expected: it must be \(expected)")
    }

    // MARK: Numbers

    func optionalNumber(_ name: String, _ expected: String = "a number") throws(MessageError) -> Double? {
        guard has(name) else { return nil }
        let number = try decoded(Double.self, name, expected)
        guard number.isFinite else { throw notFinite(name, expected) }
        return number
    }

    /// A length or time that is not beyond all measure.
    func optionalMeasure(_ name: String, _ expected: String) throws(MessageError) -> Double? {
        guard let number = try optionalNumber(name, expected) else { return nil }
        guard abs(number) <= Self.largestNumber else {
            throw wrong(name, "\(expected), from -1000000000 to 1000000000")
        }
        return number
    }

    func measure(_ name: String, _ expected: String) throws(MessageError) -> Double {
        guard let number = try optionalMeasure(name, expected) else { throw missing(name, expected) }
        return number
    }

    func number(_ name: String, in range: ClosedRange<Double>, _ expected: String) throws(MessageError) -> Double {
        guard let number = try optionalNumber(name, expected) else { throw missing(name, expected) }
        guard range.contains(number) else { throw wrong(name, expected) }
        return number
    }

    func optionalInteger(_ name: String, in range: ClosedRange<Int>, _ expected: String) throws(MessageError) -> Int? {
        guard let number = try optionalNumber(name, expected) else { return nil }
        guard let integer = Int(exactly: number), range.contains(integer) else { throw wrong(name, expected) }
        return integer
    }

    private func notFinite(_ name: String, _ expected: String) -> MessageError {
        MessageError(.notFinite, "'\(place(name))' is not a finite number; expected \(expected)")
    }

    // MARK: Texts

    func optionalText(_ name: String, _ expected: String) throws(MessageError) -> String? {
        guard has(name) else { return nil }
        return try decoded(String.self, name, expected)
    }

    func text(_ name: String, _ expected: String) throws(MessageError) -> String {
        guard let text = try optionalText(name, expected) else { throw missing(name, expected) }
        return text
    }

    func optionalTexts(_ name: String, _ expected: String) throws(MessageError) -> [String]? {
        guard has(name) else { return nil }
        return try decoded([String].self, name, expected)
    }

    /// One of a closed set of words.
    func optionalChoice<Choice>(_ name: String, of type: Choice.Type) throws(MessageError) -> Choice?
    where Choice: RawRepresentable<String> & CaseIterable {
        let expected = "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", ")
        guard let word = try optionalText(name, expected) else { return nil }
        guard let choice = Choice(rawValue: word) else { throw wrong(name, expected) }
        return choice
    }

    func isText(_ name: String) -> Bool { (try? container.decode(String.self, forKey: FieldName(name))) != nil }

    // MARK: Objects

    func optionalObject(_ name: String, _ expected: String) throws(MessageError) -> FieldReader? {
        guard has(name) else { return nil }
        do {
            let nested = try container.nestedContainer(keyedBy: FieldName.self, forKey: FieldName(name))
            return FieldReader(nested, path: place(name))
        } catch {
            throw wrong(name, expected)
        }
    }

    private func decoded<Value: Decodable>(
        _ type: Value.Type,
        _ name: String,
        _ expected: String
    ) throws(MessageError) -> Value {
        do {
            return try container.decode(type, forKey: FieldName(name))
        } catch is DecodingError {
            throw wrong(name, expected)
        } catch {
            // The library reads a number when it is asked for; what fails then is a number out of range.
            throw type == Double.self ? notFinite(name, expected) : wrong(name, expected)
        }
    }
}
