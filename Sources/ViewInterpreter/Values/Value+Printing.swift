import LayoutCore
import ScrollDynamics
import ViewRuntime

extension Value: CustomStringConvertible {
    /// The value as `print` and string interpolation show it.
    var description: String { PrintedSize.fits(self) ? plainText : PrintedSize.tooLarge }

    /// The value as it shows inside a collection: strings in quotation marks.
    var debugText: String { PrintedSize.fits(self) ? plainDebugText : PrintedSize.tooLarge }

    /// The value as Swift prints one of this static type, which alone knows of optionals.
    func printed(as type: StaticType) -> String {
        PrintedSize.fits(self) ? plainPrinted(as: type) : PrintedSize.tooLarge
    }

    private var plainText: String {
        switch self {
        case .string(let text): text
        case .character(let character): String(character)
        case .structure(let value):
            value.type.customDescription(self) ?? structure(printedType(value.type, isQualified: false), value)
        case .enumeration(let value): value.enumCase.type.customDescription(self) ?? enumeration(value)
        case .object(let object): object.type.customDescription(self) ?? printedType(object.type, isQualified: true)
        case .box(let box): box.value.plainText
        case .slot(let slot): slot.peeked.printed
        case .intRange(let lower, let upper): "\(lower)..<\(upper)"
        case .closedIntRange(let lower, let upper): "\(lower)...\(upper)"
        case .set(let table): "[" + table.keys.map(\.plainDebugText).joined(separator: ", ") + "]"
        case .range(let range): Self.range(range, range.lower?.description, range.upper?.description)
        default: plainDebugText
        }
    }

    private static func range(_ range: RangeValue, _ low: String?, _ high: String?) -> String {
        let bounds = (low ?? "") + (range.isClosed ? "..." : "..<") + (high ?? "")
        switch (range.lower, range.upper) {
        case (let lower?, nil): return "PartialRangeFrom<\(lower.typeName)>(lowerBound: \(lower.plainDebugText))"
        case (nil, let upper?):
            return
                "PartialRange\(range.isClosed ? "Through" : "UpTo")<\(upper.typeName)>(upperBound: \(upper.plainDebugText))"
        default: return bounds
        }
    }

    /// The name of the type of a number or text, as ranges print it.
    private var typeName: String {
        switch self {
        case .int: "Int"
        case .sized(let number): number.kind.name
        case .float: "Float"
        case .double: "Double"
        case .character: "Character"
        default: "String"
        }
    }

    private var plainDebugText: String {
        switch self {
        case .missing: "_"
        case .void: "()"
        case .null: "nil"
        case .wrappedNull(let depth):
            String(repeating: "Optional(", count: depth) + "nil" + String(repeating: ")", count: depth)
        case .int(let value): String(value)
        case .sized(let number): String(number.value)
        case .float(let value): value.description
        case .double(let value): value.description
        case .bool(let value): value ? "true" : "false"
        case .string(let text): text.debugDescription
        case .character(let character): String(character).debugDescription
        case .array(let values): "[" + values.map(\.plainDebugText).joined(separator: ", ") + "]"
        case .slice(let slice): "[" + slice.values.map(\.plainDebugText).joined(separator: ", ") + "]"
        case .set(let table): "Set([" + table.keys.map(\.plainDebugText).joined(separator: ", ") + "])"
        case .dictionary(let table):
            table.count == 0
                ? "[:]"
                : "["
                    + zip(table.keys, table.values).map { "\($0.plainDebugText): \($1.plainDebugText)" }.joined(
                        separator: ", "
                    )
                    + "]"
        case .tuple(let tuple): Self.tuple(tuple)
        case .intRange: "Range(\(plainText))"
        case .closedIntRange: "ClosedRange(\(plainText))"
        case .range(let range):
            range.lower == nil || range.upper == nil
                ? plainText
                : (range.isClosed ? "ClosedRange(" : "Range(")
                    + Self.range(range, range.lower?.plainDebugText, range.upper?.plainDebugText) + ")"
        case .function: "(Function)"
        case .type(let reference): reference.name ?? reference.type.description
        case .binding(let binding): "Binding(\((try? binding.get(binding.machine))?.plainDebugText ?? "_"))"
        case .keyPath(let path): "\\." + path.components.map(\.name).joined(separator: ".")
        case .point(let point): "(\(point.x), \(point.y))"
        case .size(let size): "(\(size.width), \(size.height))"
        case .view: "View"
        case .native(let box): box.native.printed
        case .structure(let value):
            value.type.customDescription(self) ?? structure(printedType(value.type, isQualified: true), value)
        case .enumeration(let value):
            value.enumCase.type.customDescription(self)
                ?? printedType(value.enumCase.type, isQualified: true) + "." + enumeration(value)
        case .object, .box, .slot: plainText
        }
    }

    private static func tuple(_ tuple: TupleValue) -> String {
        let parts = tuple.values.enumerated().map { index, value in
            let label = index < tuple.labels.count ? tuple.labels[index] : ""
            return (label.isEmpty ? "" : label + ": ") + value.plainDebugText
        }
        return "(" + parts.joined(separator: ", ") + ")"
    }

    private func structure(_ name: String, _ value: StructValue) -> String {
        let bindings = typeBindings
        let parts = zip(value.type.stored, value.fields).map { property, field in
            let type = bindings.isEmpty ? property.type : property.openType.partlySubstituting(bindings)
            return "\(property.name): \(Self.field(field, type))"
        }
        return "\(name)(" + parts.joined(separator: ", ") + ")"
    }

    /// A field as it shows inside its struct: an optional says so.
    private static func field(_ value: Value, _ type: StaticType) -> String {
        value.plainPrinted(as: type, isNested: true)
    }

    private func enumeration(_ value: EnumValue) -> String {
        guard !value.payload.isEmpty else { return value.enumCase.name }
        let parts = zip(value.enumCase.parameters, value.payload).map { parameter, payload in
            (parameter.label.map { "\($0): " } ?? "") + Self.field(payload, parameter.type)
        }
        return value.enumCase.name + "(" + parts.joined(separator: ", ") + ")"
    }

    private func plainPrinted(as type: StaticType, isNested: Bool = false) -> String {
        switch (self, type) {
        case (.null, _): "nil"
        case (_, .optional(let wrapped)): "Optional(" + outOfOptional.plainPrinted(as: wrapped, isNested: true) + ")"
        case (.array, .array(let element)) where element.mentionsOptional,
            (.slice, .array(let element)) where element.mentionsOptional:
            "[" + (elements ?? []).map { $0.plainPrinted(as: element, isNested: true) }.joined(separator: ", ") + "]"
        case (.dictionary(let table), .dictionary(_, let element)) where element.mentionsOptional:
            "["
                + zip(table.keys, table.values).map {
                    "\($0.plainDebugText): \($1.plainPrinted(as: element, isNested: true))"
                }
                .joined(separator: ", ") + "]"
        case (.tuple(let tuple), .tuple(let elements)) where elements.contains(where: \.type.mentionsOptional):
            "("
                + zip(tuple.values, elements).map { value, element in
                    (element.label.map { "\($0): " } ?? "") + value.plainPrinted(as: element.type, isNested: true)
                }.joined(separator: ", ") + ")"
        case (.int(let value), .double): Double(value).description
        default: isNested ? plainDebugText : plainText
        }
    }
}

extension StaticType {
    var mentionsOptional: Bool {
        switch self {
        case .optional: true
        case .array(let type), .set(let type), .dictionary(_, let type): type.mentionsOptional
        case .tuple(let elements): elements.contains { $0.type.mentionsOptional }
        default: false
        }
    }
}

extension TypeInfo {
    /// The name with those of the types around it, as Swift prints it inside other values.
    var qualifiedName: String { (parent?.qualifiedName ?? "Program") + "." + name }

    /// What the type's own `description` says; `nil` without one.
    func customDescription(_ value: Value) -> String? {
        guard conforms(to: "CustomStringConvertible") || conforms(to: "CustomDebugStringConvertible"),
            case .computed(let property)? = (lookup("description") + lookup("debugDescription")).first
        else { return nil }
        let frame = machine.makeFrame(property.getter, [], value, [])
        return machine.unfailing { () throws(EvaluationFailure) in try machine.run(property.getter, frame) }?.text
    }
}

extension Native {
    /// The value as Swift prints it, where programs print it; else the name of its type.
    var printed: String {
        switch self {
        case .rect(let rect): "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
        case .insets(let insets):
            "EdgeInsets(top: \(insets.top), leading: \(insets.leading), bottom: \(insets.bottom), trailing: \(insets.trailing))"
        case .unitPoint(let point): "UnitPoint(x: \(point.x), y: \(point.y))"
        case .angle(let degrees): "Angle(degrees: \(degrees))"
        case .scrollPhase(let phase): phase.rawValue
        case .edge(let edge): "\(edge)"
        case .axis(let axis): "\(axis)"
        case .colorScheme(let scheme): "\(scheme)"
        case .layoutDirection(let direction): "\(direction)"
        case .dynamicTypeSize(let size): "\(size)"
        case .sizeClass(let sizeClass): "\(sizeClass)"
        case .textAlignment(let alignment): "\(alignment)"
        case .textStyle(let style): "\(style)"
        case .color(let color): color.printed
        case .duration(let seconds): "\(seconds) seconds"
        case .decimal(let number): number.description
        case .option("ObjectIdentifier", _): "ObjectIdentifier"
        case .option(_, let name): name
        case .text(let text): text.runs.map(\.string).joined()
        case .scrollGeometry(let geometry):
            "ScrollGeometry(contentOffset: (\(geometry.contentOffset.x), \(geometry.contentOffset.y)), "
                + "contentSize: (\(geometry.contentSize.width), \(geometry.contentSize.height)), "
                + "contentInsets: \(Native.insets(geometry.contentInsets).printed), "
                + "containerSize: (\(geometry.containerSize.width), \(geometry.containerSize.height)))"
        case .proposal(let proposal):
            "ProposedViewSize(width: \(Self.optional(proposal.width)), height: \(Self.optional(proposal.height)))"
        default: typeName
        }
    }

    private static func optional(_ value: Double?) -> String { value.map { "Optional(\($0))" } ?? "nil" }
}

extension ColorValue {
    var printed: String {
        switch self {
        case .named(let name): name
        case .rgba(let red, let green, let blue, let alpha):
            "Color(red: \(red), green: \(green), blue: \(blue), opacity: \(alpha))"
        case .opacity(let color, let opacity): "\(opacity * 100)% \(color.printed)"
        }
    }
}
