import ViewRuntime

/// Orders of elements and texts: `SortDescriptor`, `KeyPathComparator`, `compare(_:)` and its relatives.
extension BuiltinTable {
    mutating func addComparators() {
        options("SortOrder", ["forward", "reverse"])
        options("ComparisonResult", ["orderedAscending", "orderedSame", "orderedDescending"])
        member("ComparisonResult", "rawValue: Int") { c in
            .int(["orderedAscending": -1, "orderedSame": 0][c.receiver.optionName] ?? 1)
        }
        for (name, isLocalized) in [("KeyPathComparator", false), ("SortDescriptor", true)] {
            initializer("\(name)(_ path: KeyPath, order: SortOrder = .forward) -> \(name)") { c in
                guard case .keyPath(let path) = c.arguments[0] else { return .void }
                let isReversed = c.arguments[1].optionName == "reverse"
                return .native(
                    .comparator(ComparatorValue(path: path, isReversed: isReversed, isLocalized: isLocalized))
                )
            }
            member(
                name,
                "order: SortOrder",
                set: { value, new in
                    guard var comparator = value.comparator else { return }
                    comparator.isReversed = new.optionName == "reverse"
                    value = .native(.comparator(comparator))
                }
            ) { c in
                let name = c.receiver.comparator?.isReversed == true ? "reverse" : "forward"
                return .native(.option(type: "SortOrder", name: name))
            }
        }
        member("Sequence", "sorted(using: T) -> [Element]") { c throws(Failure) in
            .array(try c.sorted(using: c.arguments[0]))
        }
        mutation("Array", "sort(using: T)") { value, c throws(Failure) in
            c.receiver = value
            value = .array(try c.sorted(using: c.arguments[0]))
            return .void
        }
        addTextOrders()
    }

    private mutating func addTextOrders() {
        let orders: [(String, @Sendable (String, String) -> Int)] = [
            ("caseInsensitiveCompare", TextOrder.caseInsensitive), ("localizedCompare", TextOrder.localized),
            ("localizedCaseInsensitiveCompare", TextOrder.caseInsensitive),
            ("localizedStandardCompare", TextOrder.localized), ("compare", TextOrder.plain),
        ]
        for (name, order) in orders {
            member("String", "\(name)(_ other: String) -> ComparisonResult") { c in
                .comparison(order(c.receiver.text ?? "", c.string(0) ?? ""))
            }
        }
        options(
            "String.CompareOptions",
            [
                "caseInsensitive", "numeric", "literal", "diacriticInsensitive", "backwards", "anchored",
                "regularExpression",
            ]
        )
        member("String", "compare(_ other: String, options: String.CompareOptions) -> ComparisonResult") { c in
            let names = c.arguments[1].optionNames
            var (first, second) = (c.receiver.text ?? "", c.string(0) ?? "")
            if names.contains("caseInsensitive") { (first, second) = (first.lowercased(), second.lowercased()) }
            return .comparison(
                names.contains("numeric") ? TextOrder.numeric(first, second) : TextOrder.plain(first, second)
            )
        }
    }
}

extension BuiltinCall {
    /// The elements in the order of one comparator or of several, the first of which counts most.
    func sorted(using order: Value) throws(Failure) -> [Value] {
        let comparators = (order.elements ?? [order]).compactMap(\.comparator)
        guard !comparators.isEmpty else {
            throw trap("'sorted(using:)' needs a KeyPathComparator or SortDescriptor, not \(order.debugText)")
        }
        let isBefore = FunctionValue(machine: machine, name: "sorted", position: position, parameterCount: 2) {
            machine,
            values throws(Failure) in
            for comparator in comparators {
                let order = try comparator.compare(values[0], values[1], machine)
                if order != 0 { return .bool(order < 0) }
            }
            return .bool(false)
        }
        return try sorted(isBefore)
    }
}

extension Value {
    fileprivate static func comparison(_ order: Int) -> Value {
        let name = order < 0 ? "orderedAscending" : order > 0 ? "orderedDescending" : "orderedSame"
        return .native(.option(type: "ComparisonResult", name: name))
    }

    fileprivate var comparator: ComparatorValue? {
        guard case .native(let box) = self, case .comparator(let comparator) = box.native else { return nil }
        return comparator
    }

    /// The name of a member of an enumeration that is told apart by name only; empty for other values.
    var optionName: String {
        guard case .native(let box) = self, case .option(_, let name) = box.native else { return "" }
        return name
    }
}
