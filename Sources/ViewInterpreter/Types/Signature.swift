/// A parameter of a function, initialiser or modifier.
struct Parameter: Hashable, Sendable {
    /// What a call writes before the argument; `nil` for `_`.
    var label: String?
    var type: StaticType
    /// True if a call may leave it out.
    var hasDefault = false
    var isVariadic = false
    /// True for what is declared as `CGFloat` or `CGFloat?`, which is `Double` to all else than a message.
    var isLength = false
}

/// The name, parameters and result of something built in, read from a line of Swift such as
/// `padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> View`.
struct Signature: Sendable {
    let text: String
    let name: String
    /// `nil` for a property.
    let parameters: [Parameter]?
    let result: StaticType

    /// Reads a signature.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    init(_ text: String) {
        var reader = SignatureReader(text)
        self.text = text
        name = reader.name()
        parameters = reader.parameters()
        result = reader.result()
    }

    /// How a diagnostic shows it: the labels only, `frame(width:height:alignment:)`.
    var labels: String {
        guard let parameters else { return name }
        return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}

/// Reads the small part of Swift's grammar that signatures use.
struct SignatureReader {
    private let characters: [UInt8]
    private var position = 0

    init(_ text: String) { characters = Array(text.utf8) }

    private static let generics: Set<String> = ["Element", "Key", "Value", "T", "U", "Wrapped", "Bound", "Self"]

    mutating func name() -> String {
        skipSpace()
        let start = position
        while let byte = peek, byte != UInt8(ascii: "("), byte != UInt8(ascii: ":") {
            position += 1
        }
        return text(start, position)
    }

    mutating func parameters() -> [Parameter]? {
        guard accept("(") else { return nil }
        var result: [Parameter] = []
        while !accept(")") {
            if accept("...") { continue }
            result.append(parameter())
            _ = accept(",")
        }
        return result
    }

    private mutating func parameter() -> Parameter {
        let first = identifier()
        var label: String? = first == "_" ? nil : first
        if peekAfterSpace() != UInt8(ascii: ":") {
            _ = identifier()
        } else if first == "_" {
            label = nil
        }
        _ = accept(":")
        skipSpace()
        let start = position
        var parameter = Parameter(label: label, type: type())
        parameter.isLength = isLength(from: start)
        if accept("...") {
            parameter.isVariadic = true
            parameter.type = .array(parameter.type)
        }
        if accept("=") {
            parameter.hasDefault = true
            skipDefault()
        }
        return parameter
    }

    /// Says whether the type that was read from here on is `CGFloat` or `CGFloat?`.
    private func isLength(from start: Int) -> Bool {
        var end = position
        while end > start, [UInt8(ascii: " "), UInt8(ascii: "?")].contains(characters[end - 1]) { end -= 1 }
        return characters[start..<end].elementsEqual("CGFloat".utf8)
    }

    private mutating func skipDefault() {
        var depth = 0
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ")"):
                if depth == 0 { return }
                depth -= 1
            case UInt8(ascii: ","):
                if depth == 0 { return }
            default: break
            }
            position += 1
        }
    }

    mutating func result() -> StaticType {
        if accept("->") || accept(":") { return type() }
        return .void
    }

    mutating func type() -> StaticType {
        var isBuilder = false
        var isAutoclosure = false
        while accept("@") {
            let name = identifier()
            if name == "ViewBuilder" || name == "ToolbarContentBuilder" { isBuilder = true }
            if name == "autoclosure" { isAutoclosure = true }
        }
        var base = primary()
        if case .function(var function) = base {
            function.isBuilder = isBuilder
            function.isAutoclosure = isAutoclosure
            base = .function(function)
        }
        while accept("?") { base = base.inOptional }
        return base
    }

    private mutating func primary() -> StaticType {
        if accept("[") {
            let element = type()
            if accept(":") {
                let value = type()
                _ = accept("]")
                return .dictionary(element, value)
            }
            _ = accept("]")
            return .array(element)
        }
        if accept("(") { return tupleOrFunction() }
        return named(identifier())
    }

    private mutating func tupleOrFunction() -> StaticType {
        var elements: [StaticType.TupleElement] = []
        while !accept(")") {
            let start = position
            let label = identifier()
            if !label.isEmpty, accept(":") {
                elements.append(.init(label: label, type: type()))
            } else {
                position = start
                elements.append(.init(label: nil, type: type()))
            }
            _ = accept(",")
        }
        if accept("->") { return .function(.init(parameters: elements.map(\.type), result: type())) }
        if elements.isEmpty { return .void }
        if elements.count == 1 { return elements[0].type }
        return .tuple(elements)
    }

    private mutating func named(_ first: String) -> StaticType {
        if first == "some" || first == "any" { return type() }
        if first == "inout" { return .inOut(type()) }
        var name = first
        while peek == UInt8(ascii: "."), position + 1 < characters.count, characters[position + 1] != UInt8(ascii: ".")
        {
            position += 1
            name += "." + identifier()
        }
        var arguments: [StaticType] = []
        if accept("<") {
            while !accept(">") {
                arguments.append(type())
                _ = accept(",")
            }
        }
        if name.hasSuffix(".Type") { return .metatype(Self.type(named: String(name.dropLast(5)), [])) }
        return Self.type(named: name, arguments)
    }

    private static func type(named name: String, _ arguments: [StaticType]) -> StaticType {
        if generics.contains(name) { return .generic(name) }
        return StaticType(builtinNamed: name, arguments: arguments) ?? .native(name)
    }

    // MARK: Characters

    private var peek: UInt8? { position < characters.count ? characters[position] : nil }

    private mutating func peekAfterSpace() -> UInt8? {
        skipSpace()
        return peek
    }

    private mutating func skipSpace() {
        while peek == UInt8(ascii: " ") { position += 1 }
    }

    private mutating func accept(_ token: StaticString) -> Bool {
        skipSpace()
        let bytes = Array(token.description.utf8)
        guard position + bytes.count <= characters.count else { return false }
        for (offset, byte) in bytes.enumerated() where characters[position + offset] != byte { return false }
        position += bytes.count
        return true
    }

    private mutating func identifier() -> String {
        skipSpace()
        let start = position
        while let byte = peek, Self.isIdentifier(byte) { position += 1 }
        return text(start, position)
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    private func text(_ start: Int, _ end: Int) -> String { String(decoding: characters[start..<end], as: UTF8.self) }
}

extension StaticType {
    /// The type of the standard library that a name stands for; `nil` for others.
    init?(builtinNamed name: String, arguments: [StaticType]) {
        func argument(_ index: Int) -> StaticType { index < arguments.count ? arguments[index] : .unknown }
        switch name {
        case "Int": self = .int
        case "Double", "CGFloat", "TimeInterval", "Float64", "CFTimeInterval": self = .double
        case "Float", "Float32": self = .float
        case "Bool": self = .bool
        case "String", "Substring", "LocalizedStringResource": self = .string
        case "Character": self = .character
        case "Void": self = .void
        case "Never": self = .never
        case "Any", "AnyObject", "AnyHashable", "Sendable", "Hashable", "Equatable", "Error": self = .unknown
        case "Array", "ArraySlice", "ContiguousArray", "Slice": self = .array(argument(0))
        // The places of rows, in order.
        case "IndexSet": self = .array(.int)
        case "Set": self = .set(argument(0))
        case "Dictionary": self = .dictionary(argument(0), argument(1))
        case "Optional": self = argument(0).inOptional
        case "Range", "ClosedRange", "PartialRangeFrom", "CountableRange": self = .range(argument(0))
        case "Binding": self = .binding(argument(0))
        case "Regex": self = .regex(argument(0))
        case "RegexMatch": self = .match(argument(0))
        case "AnyRegexOutput": self = .unknown
        case "AnyView", "EmptyView", "VisualEffect", "TupleView", "ModifiedContent", "Content": self = .view
        default:
            guard let kind = IntegerKind(rawValue: name) else { return nil }
            self = .sized(kind)
        }
    }
}
