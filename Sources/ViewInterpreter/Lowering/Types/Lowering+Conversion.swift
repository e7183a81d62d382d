import LayoutCore
import SwiftSyntax
import ViewRuntime

/// Whether a value goes where a type is wanted, and what has to happen to it on the way.
extension Lowering {
    func lowerCast(_ node: AsExprSyntax, _ expected: StaticType) -> Lowered {
        let type = resolve(node.type)
        let operand = lower(node.expression, node.questionOrExclamationMark == nil ? type : .unknown)
        let code = operand.code
        let position = position(node)
        switch node.questionOrExclamationMark?.text {
        case nil: return bridged(operand, to: type) ?? coerced(operand, to: type, at: node.expression)
        case "?":
            return Lowered(type.inOptional, position) { [program] frame throws(Failure) in
                let value = try code(frame)
                return TypeTest.value(value, is: type, program) ? value : .null
            }
        default:
            let name = name(type)
            return Lowered(type, position) { [program] frame throws(Failure) in
                let value = try code(frame)
                guard TypeTest.value(value, is: type, program) else {
                    throw frame.machine.trap("could not cast \(value.debugText) to '\(name)'", position)
                }
                return value
            }
        }
    }

    /// `price as NSDecimalNumber`: a number as one of Foundation's objects; `nil` for other casts.
    private func bridged(_ lowered: Lowered, to type: StaticType) -> Lowered? {
        if let info = info(type), isFoundationError(info), info !== self.info(lowered.type) {
            let code = lowered.code
            let convert = foundationError(info)
            return Lowered(type, lowered.position) { frame throws(Failure) in
                try convert(try code(frame), frame.machine)
            }
        }
        guard lowered.type.isNumber, !lowered.isFailed, let info = info(type),
            ["NSNumber", "NSDecimalNumber"].contains(info.name)
        else { return nil }
        let make = constructorFunction(info, 1, labels: ["decimal"])
        let code = asNumber(lowered, .decimal).code
        return Lowered(type, lowered.position) { frame throws(Failure) in
            let value = try code(frame)
            return try frame.machine.call(make, [value.asDecimal.map { .native(.decimal($0)) } ?? value])
        }
    }

    /// True for Foundation's class of errors, as which any error may be taken.
    func isFoundationError(_ info: TypeInfo) -> Bool { info.name == "NSError" && info.position.isOutside }

    /// How an error becomes one of Foundation's: its type is the domain, the number of its case the code.
    func foundationError(_ info: TypeInfo) -> (Value, Machine) throws(Failure) -> Value {
        let make = constructorFunction(info, 3, labels: ["domain", "code", "userInfo"])
        return { error, machine throws(Failure) in
            guard let type = error.typeInfo, !type.isKind(of: info) else { return error }
            let number = DynamicMember.errorNumber(error)
            var details = OrderedTable()
            if let words = try DynamicMember.ownDescription(error, machine) {
                details[.string("NSLocalizedDescription")] = .string(words)
            }
            return try machine.call(make, [.string(type.qualifiedName), .int(number), .dictionary(details)])
        }
    }

    // MARK: Conversion
    /// The expression as a value of type `type`: numbers become what is asked for, and clear mistakes are reported.
    ///
    /// Messages name `CGFloat` where that is written, which `isLength` says.
    func coerced(
        _ lowered: Lowered,
        to type: StaticType,
        at node: some SyntaxProtocol,
        isLength: Bool = false
    ) -> Lowered {
        if lowered.type == type || lowered.isFailed { return lowered }
        if lowered.type.isForeign, ![.unknown, .void].contains(type), !type.isGeneric {
            return counted(lowered, as: type)
        }
        var result = lowered
        switch (type, lowered.type) {
        case (_, .int) where lowered.isLiteral && type.unwrapped.isConvertedNumber,
            (_, .double) where lowered.isLiteral && type.unwrapped.takesFractions,
            (_, .unknown) where type.unwrapped.isConvertedNumber:
            if case .int(let number)? = lowered.constant, case .sized(let kind) = type.unwrapped,
                SizedInteger(exactly: Int128(number), kind) == nil
            {
                return failed(overflow(String(number), kind.name), at: node)
            }
            return asNumber(lowered, type.unwrapped)
        case (.void, _), (.unknown, _): return lowered
        case (.character, .string):
            if case .string(let text)? = lowered.constant, text.count == 1, let character = text.first {
                return Lowered(.character, lowered.position, constant: .character(character))
            }
        case (.array, .user(let id)) where program.types[id].isAnySequence: return elements(of: lowered)
        case (.user(let id), _), (.optional(.user(let id)), _):
            if let made = madeFromLiteral(lowered, program.types[id]) { return made }
            // A literal makes a value of the type, a text that is no literal does not.
            if lowered.type == .string, program.types[id].kind == .structure, !node.is(StringLiteralExprSyntax.self) {
                return failed("cannot convert value of type 'String' to expected type '\(name(type))'", at: node)
            }
        case (.set, .array):
            let code = lowered.code
            result = Lowered(type, lowered.position) { frame throws(Failure) in
                let value = try code(frame)
                if case .array(let values) = value { return .set(OrderedTable(elements: values)) }
                return value
            }
            return result
        default: break
        }
        if accepts(type, lowered.type, isLiteral: lowered.isLiteral) == nil {
            return refused(lowered, as: type, at: node, isLength: isLength)
        }
        if lowered.type == .unknown || type.unwrapped == lowered.type { result.type = type }
        if case .user(let wanted) = type.unwrapped, case .user(let actual) = lowered.type, wanted.index == actual.index
        {
            // The arguments that one of them knows.
            result.type = wanted.arguments.isEmpty ? (type.isOptional ? .optional(lowered.type) : lowered.type) : type
        }
        return nested(result, in: type.optionalDepth - lowered.type.optionalDepth, of: lowered.type, as: type)
    }

    /// Reports a value of a type that is not what is asked for.
    private func refused(
        _ lowered: Lowered,
        as type: StaticType,
        at node: some SyntaxProtocol,
        isLength: Bool
    ) -> Lowered {
        let wanted = isLength && type.unwrapped == .double ? (type.isOptional ? "CGFloat?" : "CGFloat") : name(type)
        if lowered.type.isOptional, !type.isOptional, lowered.type != .null,
            accepts(type, lowered.type.unwrapped, isLiteral: false) != nil
        {
            return failed(
                "value of optional type '\(name(lowered.type))' must be unwrapped to a value of type '\(wanted)'",
                at: node
            )
        }
        if lowered.type == .null {
            // An optional view is a view: none shows nothing.
            if type == .view {
                let empty = ViewValue(.empty, source: lowered.position)
                return Lowered(.view, chain: ViewChain { _ in empty }, lowered.position)
            }
            return failed("'nil' cannot be used where a value of type '\(wanted)' is expected", at: node)
        }
        return failed(
            "cannot convert value of type '\(name(lowered.type))' to expected type '\(wanted)'"
                + conversionAdvice(lowered.type, type, node),
            at: node
        )
    }

    /// What to write where a value is of another type.
    private func conversionAdvice(_ actual: StaticType, _ wanted: StaticType, _ node: some SyntaxProtocol) -> String {
        let text = node.sourceText
        switch (wanted, actual) {
        case (.binding(let inner), _) where accepts(inner, actual, isLiteral: false) != nil:
            let isName = Syntax(node).is(DeclReferenceExprSyntax.self) || Syntax(node).is(MemberAccessExprSyntax.self)
            return isName ? "; write '$\(text)' for a binding to it" : "; write '.constant(…)' for a fixed value"
        case (.native("LocalizedStringKey"), .int), (.native("LocalizedStringKey"), .double),
            (.native("LocalizedStringKey"), .bool), (.string, .int), (.string, .double), (.string, .bool):
            return text.count <= 40 && !text.contains("\"") ? "; write \"\\(\(text))\"" : ""
        case (_, .binding(let inner)) where accepts(wanted, inner, isLiteral: false) != nil && text.hasPrefix("$"):
            return "; write '\(text.dropFirst())' for its value"
        default: return ""
        }
    }

    /// An optional where an optional of optionals is wanted: its own `nil` is inside one that is there.
    func nested(_ lowered: Lowered, in depth: Int, of actual: StaticType, as type: StaticType) -> Lowered {
        guard depth > 0, actual.isOptional, actual != .null else { return lowered }
        let code = lowered.code
        return Lowered(type, lowered.position) { frame throws(Failure) in
            var value = try code(frame)
            for _ in 0..<depth { value = value.inOptional }
            return value
        }
    }

    /// The label of the initialiser that makes a type of the program from a literal.
    private func literalLabel(_ type: StaticType, _ info: TypeInfo) -> String? {
        let label: String
        switch type {
        case .string: label = "stringLiteral"
        case .int:
            label =
                initializers(of: info).contains { $0.parameters.first?.parameter.label == "integerLiteral" }
                ? "integerLiteral" : "floatLiteral"
        case .double: label = "floatLiteral"
        case .bool: label = "booleanLiteral"
        case .dictionary: label = "dictionaryLiteral"
        case .array: label = info.conforms(to: "OptionSet") ? "rawValue" : "arrayLiteral"
        default: return nil
        }
        if label == "rawValue" { return label }
        return initializers(of: info).contains { $0.parameters.first?.parameter.label == label } ? label : nil
    }

    /// A literal where the program's own type can be made from one.
    private func madeFromLiteral(_ lowered: Lowered, _ info: TypeInfo) -> Lowered? {
        guard lowered.isLiteral || lowered.constant != nil, let label = literalLabel(lowered.type, info) else {
            return nil
        }
        let code =
            switch label {
            case "floatLiteral": asNumber(lowered, .double).code
            case "dictionaryLiteral": pairs(of: lowered).code
            default: lowered.code
            }
        let make = constructorFunction(info, 1, labels: label == "rawValue" ? nil : [label])
        return Lowered(.user(info.id), lowered.position) { frame throws(Failure) in
            let value = try code(frame)
            guard label == "rawValue", case .array(let options) = value else {
                return try frame.machine.call(make, [value])
            }
            var bits = 0
            for case .structure(let option) in options {
                if let index = option.type.storedIndex(of: "rawValue") { bits |= option.fields[index].integer ?? 0 }
            }
            return try frame.machine.call(make, [.int(bits)])
        }
    }

    /// The keys and values of a dictionary as a list of pairs without labels.
    private func pairs(of dictionary: Lowered) -> Lowered {
        let code = dictionary.code
        return Lowered(.unknown, dictionary.position) { frame throws(Failure) in
            let pairs = try code(frame).elements ?? []
            return .array(
                pairs.map { pair in
                    if case .tuple(let tuple) = pair { .tuple(TupleValue(tuple.values)) } else { pair }
                }
            )
        }
    }

    /// The expression with whole numbers, and fractions for `Float`, made numbers of another type.
    func asNumber(_ lowered: Lowered, _ type: StaticType) -> Lowered {
        if let constant = lowered.constant {
            var result = Lowered(type, lowered.position, constant: constant.number(as: type))
            result.isLiteral = lowered.isLiteral
            return result
        }
        let code = lowered.code
        var result = Lowered(type, lowered.position) { frame throws(Failure) in try code(frame).number(as: type) }
        result.isChained = lowered.isChained
        return result
    }

    /// How well a value of type `actual` fits where `wanted` is asked for; `nil` if it does not.
    func accepts(_ wanted: StaticType, _ actual: StaticType, isLiteral: Bool) -> Int? {
        if wanted == actual { return 4 }
        switch (wanted, actual) {
        case (_, .never): return 1
        case (.unknown, _), (.generic, _): return 1
        case (_, .unknown), (_, .generic): return 2
        case (.native("Foreign"), _), (_, .native("Foreign")), (_, .optional(.native("Foreign"))): return 1
        case (.inOut(let inner), _): return accepts(inner, actual, isLiteral: isLiteral)
        case (.optional, .null): return 3
        case (.optional(let inner), .optional(let other)): return accepts(inner, other, isLiteral: isLiteral)
        case (.optional(let inner), _): return accepts(inner, actual, isLiteral: isLiteral).map { max($0 - 1, 1) }
        case (.double, .int), (.float, .int), (.float, .double), (.decimal, .int), (.decimal, .double):
            return isLiteral ? 2 : nil
        case (.sized, .int): return isLiteral ? 3 : nil
        case (.native("Number"), _) where actual.isNumber: return 2
        case (.array(let a), .array(let b)), (.set(let a), .set(let b)), (.range(let a), .range(let b)),
            (.binding(let a), .binding(let b)),
            (.metatype(let a), .metatype(let b)), (.regex(let a), .regex(let b)), (.match(let a), .match(let b)):
            return accepts(a, b, isLiteral: isLiteral)
        // Initialisers and methods of collections take any sequence.
        case (.array(.unknown), .range), (.array(.unknown), .set), (.array(.unknown), .dictionary),
            (.array(.unknown), .string),
            (.array(.unknown), .native("LayoutSubviews")):
            return 1
        case (.array(let a), .set(let b)), (.array(let a), .range(let b)):
            return accepts(a, b, isLiteral: isLiteral).map { _ in 1 }
        case (.array(.character), .string): return 1
        case (.set(let a), .array(let b)): return isLiteral ? accepts(a, b, isLiteral: isLiteral) : nil
        case (.dictionary(let a, let b), .dictionary(let c, let d)):
            guard accepts(a, c, isLiteral: isLiteral) != nil else { return nil }
            return accepts(b, d, isLiteral: isLiteral)
        case (.tuple(let a), .tuple(let b)):
            guard a.count == b.count else { return nil }
            return zip(a, b).allSatisfy { accepts($0.type, $1.type, isLiteral: isLiteral) != nil } ? 2 : nil
        case (.function(let a), .function(let b)):
            let takesApart = a.parameters.count == 1 && b.parameters.count > 1
            // A value of a generic type may be `Void`, which a closure leaves out.
            let takesNothing = b.parameters.isEmpty && a.parameters.count == 1 && a.parameters[0].mayBeVoid
            return a.parameters.count == b.parameters.count || a.isBuilder || takesApart || takesNothing ? 2 : nil
        case (.array(let element), .user(let id)) where program.types[id].isAnySequence:
            return element == .unknown || element.isGeneric ? 1 : nil
        case (.user(let a), .user(let b)):
            if program.types[b].isKind(of: program.types[a]) { return 3 }
            return nil
        case (.user(let id), .native):
            // A protocol of the program that the program makes a built-in type conform to.
            return program.types[id].kind == .protocolType ? 1 : nil
        case (.user(let id), _):
            if isLiteral || actual == .string, literalLabel(actual, program.types[id]) != nil { return 1 }
            return program.types[id].kind == .protocolType ? 1 : nil
        case (.native(let name), _): return acceptsNative(name, actual)
        default: return nil
        }
    }

    private func acceptsNative(_ wanted: String, _ actual: StaticType) -> Int? {
        switch wanted {
        case "View":
            if case .user(let id) = actual, program.types[id].isShape { return 2 }
            return isView(actual) ? 3 : nil
        case "LocalizedStringKey", "Text.Content": return actual == .string ? 3 : nil
        case "ShapeStyle":
            switch actual {
            case .native(let name): return table.styleTypes.contains(name) ? 3 : nil
            case .user(let id): return program.types[id].conforms(to: wanted) ? 2 : nil
            default: return nil
            }
        case "AnyShapeStyle": return actual == .native("ShapeStyle") ? 3 : nil
        case "Shape":
            if case .user(let id) = actual { return program.types[id].isShape ? 2 : nil }
            return actual == .native("Path") ? 2 : nil
        case "KeyPath": return actual.functionType != nil ? 2 : nil
        case "Hashable", "Equatable", "Identifiable": return 1
        case "Layout", "ScrollTargetBehavior", "ButtonStyle":
            if case .user(let id) = actual {
                let type = program.types[id]
                let isPrimitive = wanted == "ButtonStyle" && type.conforms(to: "PrimitiveButtonStyle")
                return type.conforms(to: wanted) || isPrimitive ? 3 : nil
            }
            return wanted == "Layout" && isLayout(actual) ? 3 : nil
        case "Axis.Set": return actual == .native("Axis") || actual == .array(.native("Axis")) ? 2 : nil
        case "Edge.Set": return actual == .native("Edge") ? 2 : nil
        case "VisualEffect", "ToolbarContent": return isView(actual) ? 2 : nil
        case "Gesture":
            if case .native(let name) = actual { return BuiltinTable.gestureTypes.contains(name) ? 2 : nil }
            guard case .user(let id) = actual else { return nil }
            let isGesture = [wanted, "UIGestureRecognizerRepresentable"].contains { program.types[id].conforms(to: $0) }
            return isGesture ? 2 : nil
        case "CoordinateSpace", "NamedCoordinateSpace":
            return [.native("CoordinateSpace"), .native("NamedCoordinateSpace")].contains(actual) ? 3 : nil
        case "UIColor", "Color": return [.native("UIColor"), .native("Color")].contains(actual) ? 2 : nil
        case "Duration", "Angle": return nil
        case "StrokeStyle": return actual == .double ? 1 : nil
        default:
            guard case .user(let id) = actual else { return nil }
            // A type of the prelude that a built-in function takes has the name that is wanted.
            return program.types[id].conforms(to: wanted) || topLevelTypes[wanted]?.id.index == id.index ? 2 : nil
        }
    }
}
