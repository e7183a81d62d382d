import Testing

/// A message and what each of its fields may hold.
struct MessageForm: Sendable, CustomTestStringConvertible {
    /// A text that is wrong, and the answer to it.
    struct Attack {
        let text: String
        let code: String
        let message: String
    }

    /// What a field holds.
    enum Content: Sendable {
        /// Any text.
        case text
        /// One of some words, or a text with a rule of its own.
        case word
        case number
        /// A number with bounds, both refused.
        case bounded(below: String, above: String)
        case object
        case textOrNumber
        case textOrObject
        case list

        /// Values of other kinds, and those outside of the bounds.
        var wrongValues: [String] {
            let common = ["true", "false"]
            return switch self {
            case .text: common + ["0", "-1.5", "[]", "{}", #"["text"]"#]
            case .word: common + ["0", "-1.5", "[]", "{}", #""""#, #""no such word""#, #""\u0000""#]
            case .number: common + [#""1""#, #""""#, #""NaN""#, "[]", "{}", "[1]"]
            case .bounded(let below, let above): common + [#""1""#, #""NaN""#, "[]", "{}", "[1]", below, above]
            case .object: common + ["0", "-1.5", "[]", #""text""#, "[{}]"]
            case .textOrNumber: common + ["[]", "{}", "-1", "0.5", "1000001"]
            case .textOrObject: common + ["0", "[]", "[{}]"]
            case .list: common + ["0", "{}", #""text""#, "[1]", "[[]]"]
            }
        }

        /// Numbers that a computer cannot hold.
        var endlessValues: [String] {
            switch self {
            case .number, .bounded, .textOrNumber: ["1e999", "-1e999", "NaN", "Infinity", "-Infinity"]
            case .text, .word, .object, .textOrObject, .list: []
            }
        }
    }

    struct Field: Sendable {
        /// Dotted, from the message down.
        let path: String
        let content: Content
        /// What the answer says that it expects.
        let expected: String
        /// A number that is too large for its meaning, with the bounds that the answer adds.
        var isMeasure = false
        var isRequired = false
    }

    let type: String
    /// The members of a message that is as it should be, `path` and value.
    let members: [(path: String, value: String)]
    let fields: [Field]

    var testDescription: String { type }

    var text: String { text(replacing: nil, with: nil) }

    /// All that is wrong with one field at a time.
    var attacks: [Attack] {
        fields.flatMap { field in
            let wrong = field.content.wrongValues.map {
                attack(field, $0, "wrongField", "'\(field.path)' is not as expected: it must be \(field.expected)")
            }
            let endless = field.content.endlessValues.map {
                attack(field, $0, "notFinite", "'\(field.path)' is not a finite number; expected \(field.expected)")
            }
            return wrong + endless + missing(field) + beyondMeasure(field)
        }
    }

    private func missing(_ field: Field) -> [Attack] {
        guard field.isRequired else { return [] }
        let words = "'\(field.path)' is missing; expected \(field.expected)"
        return [attack(field, nil, "missingField", words), attack(field, "null", "missingField", words)]
    }

    private func beyondMeasure(_ field: Field) -> [Attack] {
        guard field.isMeasure else { return [] }
        let words =
            "'\(field.path)' is not as expected: it must be \(field.expected), from -1000000000 to 1000000000"
        return ["1e308", "-1e308", "9223372036854775808", "1000000000.1"].map { attack(field, $0, "wrongField", words) }
    }

    private func attack(_ field: Field, _ value: String?, _ code: String, _ message: String) -> Attack {
        Attack(text: text(replacing: field.path, with: value), code: code, message: message)
    }

    /// The message with another value in a field, or without it.
    private func text(replacing path: String?, with value: String?) -> String {
        var isThere = false
        var kept: [(path: String, value: String)] = []
        for member in members {
            if member.path == path {
                isThere = true
                if let value { kept.append((member.path, value)) }
            } else if let path, member.path.hasPrefix(path + ".") {
                continue
            } else {
                kept.append(member)
            }
        }
        if let path, let value, !isThere { kept.append((path, value)) }
        return #"{"type":"\#(type)","id":7\#(Self.object(kept, under: ""))}"#
    }

    /// The members at one level, each with a comma before it.
    private static func object(_ members: [(path: String, value: String)], under prefix: String) -> String {
        var names: [String] = []
        for member in members where member.path.hasPrefix(prefix) {
            let name = String(member.path.dropFirst(prefix.count).prefix { $0 != "." })
            if !names.contains(name) { names.append(name) }
        }
        return names.map { name in
            if let member = members.first(where: { $0.path == prefix + name }) {
                return #","\#(name)":\#(member.value)"#
            }
            return #","\#(name)":{\#(object(members, under: "\(prefix)\(name).").dropFirst())}"#
        }.joined()
    }
}
