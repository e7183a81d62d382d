import ViewRuntime

/// Sets and ranges.
extension BuiltinTable {
    mutating func addSets() {
        initializer("Set(_ elements: [Element]) -> Set<Element>") { c throws(Failure) in
            .set(try c.table(of: c.arguments[0]))
        }
        initializer("Set() -> Set<Element>") { _ in .set(OrderedTable()) }
        mutation("Set", "insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)") { value, c in
            guard case .set(var table) = value else { return .void }
            value = .void
            let isNew = !table.contains(c.arguments[0])
            if isNew { table[c.arguments[0]] = .void }
            value = .set(table)
            return .tuple(TupleValue([.bool(isNew), c.arguments[0]], labels: ["inserted", "memberAfterInsert"]))
        }
        mutation("Set", "remove(_ element: Element) -> Element?") { value, c in
            guard case .set(var table) = value, table.contains(c.arguments[0]) else { return .null }
            value = .void
            table[c.arguments[0]] = nil
            value = .set(table)
            return c.arguments[0]
        }
        mutation("Set", "removeAll(keepingCapacity: Bool = false)") { value, _ in
            value = .set(OrderedTable())
            return .void
        }
        mutation("Set", "formUnion(_ other: [Element])") { value, c in
            value = .set(OrderedTable(elements: (value.elements ?? []) + (c.arguments[0].elements ?? [])))
            return .void
        }
        mutation("Set", "subtract(_ other: [Element])") { value, c in
            let others = OrderedTable(elements: c.arguments[0].elements ?? [])
            value = .set(OrderedTable(elements: (value.elements ?? []).filter { !others.contains($0) }))
            return .void
        }
        member("Set", "filter(_ isIncluded: (Element) -> Bool) -> Set<Element>", isPure: false) { c throws(Failure) in
            .set(OrderedTable(elements: try c.filtered(0)))
        }
        member("Set", "union(_ other: [Element]) -> Set<Element>") { c throws(Failure) in
            .set(OrderedTable(elements: try c.elements() + (c.arguments[0].elements ?? [])))
        }
        member("Set", "intersection(_ other: [Element]) -> Set<Element>") { c throws(Failure) in
            let others = OrderedTable(elements: c.arguments[0].elements ?? [])
            return .set(OrderedTable(elements: try c.elements().filter(others.contains)))
        }
        member("Set", "subtracting(_ other: [Element]) -> Set<Element>") { c throws(Failure) in
            let others = OrderedTable(elements: c.arguments[0].elements ?? [])
            return .set(OrderedTable(elements: try c.elements().filter { !others.contains($0) }))
        }
        member("Set", "symmetricDifference(_ other: [Element]) -> Set<Element>") { c throws(Failure) in
            let own = OrderedTable(elements: try c.elements())
            let others = OrderedTable(elements: c.arguments[0].elements ?? [])
            return .set(
                OrderedTable(
                    elements: own.keys.filter { !others.contains($0) } + others.keys.filter { !own.contains($0) }
                )
            )
        }
        member("Set", "isSubset(of: [Element]) -> Bool") { c throws(Failure) in
            let others = OrderedTable(elements: c.arguments[0].elements ?? [])
            return .bool(try c.elements().allSatisfy(others.contains))
        }
        member("Set", "isSuperset(of: [Element]) -> Bool") { c throws(Failure) in
            let own = OrderedTable(elements: try c.elements())
            return .bool((c.arguments[0].elements ?? []).allSatisfy(own.contains))
        }
        member("Set", "isDisjoint(with: [Element]) -> Bool") { c throws(Failure) in
            let others = OrderedTable(elements: c.arguments[0].elements ?? [])
            return .bool(!(try c.elements()).contains(where: others.contains))
        }
    }

    mutating func addRanges() {
        member("Range", "lowerBound: Bound") { c in
            switch c.receiver {
            case .intRange(let lower, _), .closedIntRange(let lower, _): .int(lower)
            case .range(let range): range.lower ?? .null
            default: .null
            }
        }
        member("Range", "upperBound: Bound") { c in
            switch c.receiver {
            case .intRange(_, let upper), .closedIntRange(_, let upper): .int(upper)
            case .range(let range): range.upper ?? .null
            default: .null
            }
        }
        member("Range", "clamped(to: Range<Bound>) -> Range<Bound>") { $0.receiver.clamped(to: $0.arguments[0]) }
        member("Range", "overlaps(_ other: Range<Bound>) -> Bool") { c in
            guard let (a, b) = Subscript.bounds(c.receiver, 0), let (x, y) = Subscript.bounds(c.arguments[0], 0) else {
                return .bool(false)
            }
            return .bool(a < y && x < b)
        }
        for type in ["Int", "Double", "T"] {
            let element = type == "T" ? "T" : type
            let step = type == "T" ? "U" : type
            function("stride(from: \(element), to: \(element), by: \(step)) -> [\(element)]") { c throws(Failure) in
                try Stride.values(c, isClosed: false)
            }
            function("stride(from: \(element), through: \(element), by: \(step)) -> [\(element)]") {
                c throws(Failure) in
                try Stride.values(c, isClosed: true)
            }
        }
        function("zip(_ first: [T], _ second: [U]) -> [(T, U)]") { c throws(Failure) in
            var first = try ValueIterator(c.arguments[0], c.machine, c.position)
            var second = try ValueIterator(c.arguments[1], c.machine, c.position)
            var pairs: [Value] = []
            while let a = try first.next(), let b = try second.next() {
                try c.machine.step(c.position)
                pairs.append(.tuple(TupleValue([a, b])))
            }
            return .array(pairs)
        }
        function("repeatElement(_ element: T, count: Int) -> [T]") { c throws(Failure) in
            try c.machine.charge(c.int(1) ?? 0, c.position)
            return .array(Array(repeating: c.arguments[0], count: max(c.int(1) ?? 0, 0)))
        }
    }
}
