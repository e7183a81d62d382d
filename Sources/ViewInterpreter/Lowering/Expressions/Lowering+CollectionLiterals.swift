import LayoutCore
import SwiftSyntax
import ViewRuntime

/// Literals of arrays and dictionaries.
extension Lowering {
    /// The option sets among the built-in types.
    private static let optionSets: Set<String> = [
        "Edge.Set", "Axis.Set", "PinnedScrollableViews", "SafeAreaRegions", "String.CompareOptions", "RedactionReasons",
        "AccessibilityTraits", "GestureMask", "EventModifiers", "DatePickerComponents", "ContentShapeKinds",
    ]

    func lowerArray(_ node: ArrayExprSyntax, _ expected: StaticType) -> Lowered {
        // Option sets are written like arrays.
        if case .native(let name) = expected.unwrapped, Self.optionSets.contains(name) {
            let elements = node.elements.map { lower($0.expression, .native(name)) }
            let list = collection(elements, .array(.native(name)), node) { BuiltinTable.optionSet(name, of: $0) }
            guard let constant = list.constant else { return Lowered(.native(name), list.position, list.code) }
            return Lowered(.native(name), list.position, constant: constant)
        }
        var element: StaticType = .unknown
        var isSet = false
        switch expected.unwrapped {
        case .array(let type): element = type.substituting([:])
        case .user(let id) where program.types[id].conforms(to: "OptionSet"): element = .user(id)
        case .set(let type):
            element = type.substituting([:])
            isSet = true
        default: break
        }
        let hint = element == .unknown ? tellingType(node.elements.map(\.expression)) : element
        let isTuple: Bool = if case .tuple = hint { true } else { false }
        var lowered = node.elements.map { item in
            lower(item.expression, isTuple || leadingMemberName(item.expression) != nil ? hint : element)
        }
        if element == .unknown {
            element = commonElement(lowered)
            if element == .unknown, expected == .unknown { checkElements(lowered, of: node, as: "[Any]") }
        }
        lowered = zip(lowered, node.elements).map { coerced($0, to: element, at: $1) }
        if isSet {
            let steps = CallWork.stepsOfATable + lowered.count * CallWork.stepsOfAKey
            return collection(lowered, .set(element), node, steps: steps) { .set(OrderedTable(elements: $0)) }
        }
        return collection(lowered, .array(element), node) { .array($0) }
    }

    /// The type of the first element that says its own, for those that are a `.member` of it; unknown if none is.
    private func tellingType(_ elements: [ExprSyntax]) -> StaticType {
        if let tuple = tellingTuple(elements) { return tuple }
        guard elements.contains(where: { leadingMemberName($0) != nil }),
            let telling = elements.first(where: { !needsContext($0) && !$0.is(ClosureExprSyntax.self) })
        else { return .unknown }
        return quietly { lower(telling) }.type
    }

    /// The same for a list of tuples, place by place; `nil` if no place has a `.member`.
    private func tellingTuple(_ elements: [ExprSyntax]) -> StaticType? {
        let rows = elements.compactMap { $0.as(TupleExprSyntax.self).map { Array($0.elements) } }
        guard let first = rows.first, first.count > 1, rows.count == elements.count,
            rows.allSatisfy({ $0.count == first.count })
        else { return nil }
        let types = first.indices.map { index in tellingType(rows.map { $0[index].expression }) }
        if types.allSatisfy({ $0 == .unknown }) { return nil }
        return .tuple(zip(first, types).map { StaticType.TupleElement(label: $0.label?.text, type: $1) })
    }

    /// The one type of the program that elements have, if literals beside them can be of it too.
    private func ownElement(_ elements: [Lowered]) -> StaticType? {
        let types = Set(elements.filter { $0.constant == nil }.map(\.type))
        guard types.count == 1, let type = types.first, case .user(let id) = type,
            program.types[id].kind != .protocolType, elements.contains(where: \.isLiteral),
            elements.allSatisfy({ accepts(type, $0.type, isLiteral: $0.isLiteral) != nil })
        else { return nil }
        return type
    }

    /// The type of a list's elements; unknown if they are of several kinds.
    private func commonElement(_ elements: [Lowered]) -> StaticType {
        if let own = ownElement(elements) { return own }
        var type = StaticType.never
        for element in elements where element.type != .null {
            let known = type
            type = common(type, element.type)
            if type == .unknown, known != .unknown, known != .never { return .unknown }
        }
        if type == .never { return .unknown }
        return elements.contains { $0.type == .null } ? type.asOptional : type
    }

    func collection(
        _ elements: [Lowered],
        _ type: StaticType,
        _ node: some SyntaxProtocol,
        steps: Int = CallWork.stepsOfAContainer,
        _ make: @escaping ([Value]) -> Value
    ) -> Lowered {
        let position = position(node)
        let constants = elements.compactMap(\.constant)
        var result: Lowered
        if constants.count == elements.count {
            result = Lowered(type, position, constant: make(constants))
        } else {
            let codes = elements.map(\.code)
            result = Lowered(type, position) { frame throws(Failure) in
                try frame.machine.charge(steps: steps, position)
                var values: [Value] = []
                values.reserveCapacity(codes.count)
                for code in codes { values.append(try code(frame)) }
                return make(values)
            }
        }
        result.isLiteral = true
        result.isFailed = elements.contains(where: \.isFailed)
        return result
    }

    func lowerDictionary(_ node: DictionaryExprSyntax, _ expected: StaticType) -> Lowered {
        var key: StaticType = .unknown
        var value: StaticType = .unknown
        if case .dictionary(let wantedKey, let wantedValue) = expected.unwrapped {
            key = wantedKey.substituting([:])
            value = wantedValue.substituting([:])
        }
        guard case .elements(let list) = node.content else {
            return Lowered(.dictionary(key, value), position(node), constant: .dictionary(OrderedTable()))
        }
        let keys = list.map { coerced(lower($0.key, key), to: key, at: $0.key) }
        let hint = value == .unknown ? tellingType(list.map(\.value)) : value
        let values = list.map { item in
            let wanted = leadingMemberName(item.value) == nil ? value : hint
            return coerced(lower(item.value, wanted), to: wanted, at: item.value)
        }
        if value == .unknown, expected == .unknown, let first = keys.first {
            checkElements(values, of: node, as: "[\(name(first.type)) : Any]")
        }
        if key == .unknown { key = keys.reduce(.never) { common($0, $1.type) } }
        if value == .unknown { value = values.reduce(.never) { common($0, $1.type) } }
        if misses("Hashable", key), expected == .unknown {
            error("generic struct 'Dictionary' requires that '\(name(key))' conform to 'Hashable'", at: node)
        }
        let type = StaticType.dictionary(key == .never ? .unknown : key, value == .never ? .unknown : value)
        let keyCount = keys.count
        let steps = CallWork.stepsOfATable + keyCount * CallWork.stepsOfAKey
        return collection(keys + values, type, node, steps: steps) { elements in
            var table = OrderedTable()
            for index in 0..<keyCount { table[elements[index]] = elements[keyCount + index] }
            return .dictionary(table)
        }
    }
}
