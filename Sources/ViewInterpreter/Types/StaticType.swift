/// What lowering knows of a value's type; ``unknown`` where it cannot tell, and then the value itself decides at run time.
indirect enum StaticType: Hashable, Sendable {
    case unknown
    case void
    case never
    case int
    /// An integer type other than `Int`.
    case sized(IntegerKind)
    case double
    case float
    case bool
    case string
    case character
    case null
    case optional(StaticType)
    case array(StaticType)
    case dictionary(StaticType, StaticType)
    case set(StaticType)
    case range(StaticType)
    case tuple([TupleElement])
    case function(FunctionType)
    /// A type of the program.
    case user(TypeID)
    /// A type of SwiftUI or Foundation, by its name.
    case native(String)
    case metatype(StaticType)
    /// A generic parameter that a call fills in.
    case generic(String)
    case binding(StaticType)
    case inOut(StaticType)
    /// A regular expression, by what its matches give.
    case regex(StaticType)
    /// A match of one.
    case match(StaticType)

    /// An element of a tuple type.
    struct TupleElement: Hashable, Sendable {
        var label: String?
        var type: StaticType
    }

    /// The type of a function or closure.
    struct FunctionType: Hashable, Sendable {
        var parameters: [StaticType]
        var result: StaticType
        /// True for a parameter marked `@ViewBuilder`.
        var isBuilder = false
        /// The program's own result builder of a parameter, by its identifier.
        var builder: Int?
        var isAutoclosure = false
    }

    static let view = StaticType.native("View")
    static let decimal = StaticType.native("Decimal")

    /// True for an optional of a generic parameter.
    var isOpenOptional: Bool {
        if case .optional(.generic) = self { return true }
        return false
    }

    /// The type without optionality.
    var unwrapped: StaticType {
        if case .optional(let wrapped) = self { return wrapped }
        return self
    }

    /// What the ends of a range are; unknown for what is no range, and for ends of any type.
    var boundOfRange: StaticType {
        if case .range(let bound) = unwrapped { return bound.substituting([:]) }
        return .unknown
    }

    var isOptional: Bool {
        if case .optional = self { return true }
        return self == .null
    }

    /// The type of a chain that may end early: an optional stays as it is.
    var asOptional: StaticType {
        switch self {
        case .optional, .unknown, .null: self
        default: .optional(self)
        }
    }

    /// True for a type of the program and for what is put together of such: comparing, hashing or describing its values may run
    /// the program's own code.
    var mayRunCode: Bool {
        switch self {
        case .user: true
        case .optional(let type), .array(let type), .set(let type), .range(let type): type.mayRunCode
        case .dictionary(let key, let value): key.mayRunCode || value.mayRunCode
        case .tuple(let elements): elements.contains { $0.type.mayRunCode }
        default: false
        }
    }

    /// True for what a closure of two parameters may take apart.
    var mayBePair: Bool {
        switch self {
        case .tuple, .unknown, .generic: true
        default: false
        }
    }

    /// True for what may stand for `Void`.
    var mayBeVoid: Bool {
        switch self {
        case .void, .unknown, .generic: true
        default: false
        }
    }

    /// True for a type of the program.
    var isOwn: Bool {
        if case .user = self { return true }
        return false
    }

    /// True for types of numbers other than `Int`, which a literal becomes where they are asked for.
    var isConvertedNumber: Bool {
        switch self {
        case .double, .float, .sized, .decimal: true
        default: false
        }
    }

    /// True for types of numbers other than `Double` that a literal with a point may become.
    var takesFractions: Bool { self == .float || self == .decimal }

    var isInteger: Bool {
        if case .sized = self { return true }
        return self == .int
    }

    var isNumber: Bool { isConvertedNumber || self == .int }

    var functionType: FunctionType? {
        if case .function(let type) = unwrapped { return type }
        return nil
    }

    /// The element that iterating gives.
    var elementType: StaticType {
        switch self {
        case .array(let element), .set(let element), .range(let element): element
        case .string: .character
        case .dictionary(let key, let value):
            .tuple([TupleElement(label: "key", type: key), TupleElement(label: "value", type: value)])
        case .binding(let wrapped): .binding(wrapped.elementType)
        case .native("LayoutSubviews"): .native("LayoutSubview")
        default: .unknown
        }
    }

    /// What a collection's own generic parameters stand for, as far as they are known.
    var elementBindings: [String: StaticType] {
        switch self {
        case .array(let element) where element != .unknown, .set(let element) where element != .unknown:
            ["Element": element]
        case .dictionary(let key, let value):
            ["Key": key, "Value": value].filter { $0.value != .unknown }
        default: [:]
        }
    }

    /// Fills in generic parameters; one without a binding becomes unknown.
    func substituting(_ bindings: [String: StaticType]) -> StaticType {
        switch self {
        case .generic(let name): bindings[name] ?? .unknown
        case .optional(let type): type.substituting(bindings).inOptional
        case .array(let type): .array(type.substituting(bindings))
        case .set(let type): .set(type.substituting(bindings))
        case .range(let type): .range(type.substituting(bindings))
        case .binding(let type): .binding(type.substituting(bindings))
        case .inOut(let type): .inOut(type.substituting(bindings))
        case .metatype(let type): .metatype(type.substituting(bindings))
        case .regex(let output): .regex(output.substituting(bindings))
        case .match(let output): .match(output.substituting(bindings))
        case .dictionary(let key, let value): .dictionary(key.substituting(bindings), value.substituting(bindings))
        case .tuple(let elements):
            .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.substituting(bindings)) })
        case .function(var function):
            {
                function.parameters = function.parameters.map { $0.substituting(bindings) }
                function.result = function.result.substituting(bindings)
                return .function(function)
            }()
        case .user(let id): .user(id.mapping { $0.substituting(bindings) })
        case .unknown, .void, .never, .int, .sized, .double, .float, .bool, .string, .character, .null, .native: self
        }
    }

    /// Notes what generic parameters of this type must be for `actual` to fit.
    func bind(to actual: StaticType, _ bindings: inout [String: StaticType]) {
        switch (self, actual) {
        case (_, .unknown): return
        case (.generic(let name), _):
            if bindings[name] == nil || bindings[name] == .unknown { bindings[name] = actual }
        case (.inOut(let type), .inOut(let other)): type.bind(to: other, &bindings)
        case (.optional(let wrapped), _): wrapped.bind(to: actual.unwrapped, &bindings)
        case (.inOut(let type), _): type.bind(to: actual, &bindings)
        case (.array(let element), .array), (.array(let element), .set), (.array(let element), .range),
            (.array(let element), .string),
            (.array(let element), .dictionary), (.array(let element), .native("LayoutSubviews")):
            element.bind(to: actual.elementType, &bindings)
        case (.user(let type), .user(let other)) where type.index == other.index:
            for (argument, actual) in zip(type.arguments, other.arguments) { argument.bind(to: actual, &bindings) }
        case (.set(let element), .set), (.range(let element), .range): element.bind(to: actual.elementType, &bindings)
        case (.binding(let type), .binding(let other)): type.bind(to: other, &bindings)
        case (.metatype(let type), .metatype(let other)), (.regex(let type), .regex(let other)),
            (.match(let type), .match(let other)):
            type.bind(to: other, &bindings)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            key.bind(to: otherKey, &bindings)
            value.bind(to: otherValue, &bindings)
        case (.tuple(let elements), .tuple(let others)) where elements.count == others.count:
            for (element, other) in zip(elements, others) { element.type.bind(to: other.type, &bindings) }
        case (.function(let function), .function(let other)):
            for (parameter, otherParameter) in zip(function.parameters, other.parameters) {
                parameter.bind(to: otherParameter, &bindings)
            }
            function.result.bind(to: other.result, &bindings)
        default: return
        }
    }
}

extension StaticType: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknown: "_"
        case .void: "Void"
        case .never: "Never"
        case .int: "Int"
        case .sized(let kind): kind.name
        case .double: "Double"
        case .float: "Float"
        case .bool: "Bool"
        case .string: "String"
        case .character: "Character"
        case .null: "nil"
        case .optional(let type): "\(type)?"
        case .array(let type): "[\(type)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .set(let type): "Set<\(type)>"
        case .range(let type): "Range<\(type)>"
        case .tuple(let elements):
            "(" + elements.map { ($0.label.map { "\($0): " } ?? "") + "\($0.type)" }.joined(separator: ", ") + ")"
        case .function(let function):
            "(" + function.parameters.map(\.description).joined(separator: ", ") + ") -> \(function.result)"
        case .user(let id): "type \(id.index)"
        case .native(let name): name
        case .metatype(let type): "\(type).Type"
        case .regex(let output): "Regex<\(output)>"
        case .match(let output): "Regex<\(output)>.Match"
        case .generic(let name): name
        case .binding(let type): "Binding<\(type)>"
        case .inOut(let type): "inout \(type)"
        }
    }
}
