import ViewRuntime

/// Less common members of sequences: comparisons by a closure, parts that are looked for, and sets that change in place.
extension BuiltinTable {
    mutating func addSequenceParts() {
        addComparisonsByClosure()
        addPartSearch()
        addSplitting()
        addSetChanges()
        member("Sequence", "underestimatedCount: Int") { .int($0.receiver.elementCount ?? 0) }
        for type in ["Array", "Dictionary", "Set"] {
            member(type, "capacity: Int") { .int($0.receiver.elementCount ?? 0) }
        }
        for type in ["Array", "Dictionary", "Set", "Range", "Character", "Optional"] {
            member(type, "hashValue: Int") { .int($0.receiver.hashValue) }
        }
        for name in ["withUnsafeBufferPointer", "withContiguousStorageIfAvailable"] {
            let result = name.hasSuffix("Available") ? "T?" : "T"
            member("Array", "\(name)(_ body: ([Element]) -> T) -> \(result)", isPure: false) { c throws(Failure) in
                try c.callFunction(0, [c.receiver])
            }
        }
        initializer("CollectionOfOne(_ element: T) -> [T]") { .array([$0.arguments[0]]) }
        initializer("EmptyCollection() -> [T]") { _ in .array([]) }
    }

    private mutating func addComparisonsByClosure() {
        let closure = "(Element, Element) -> Bool"
        member("Sequence", "elementsEqual(_ other: [Element], by: \(closure)) -> Bool", isPure: false) {
            c throws(Failure) in
            let (own, other) = (try c.elements(), c.arguments[0].elements ?? [])
            guard own.count == other.count else { return .bool(false) }
            return .bool(try c.agree(own, other, by: 1))
        }
        member("Sequence", "starts(with: [Element], by: \(closure)) -> Bool", isPure: false) { c throws(Failure) in
            let (own, other) = (try c.elements(), c.arguments[0].elements ?? [])
            guard own.count >= other.count else { return .bool(false) }
            return .bool(try c.agree(own, other, by: 1))
        }
        member("Sequence", "lexicographicallyPrecedes(_ other: [Element], by: \(closure)) -> Bool", isPure: false) {
            c throws(Failure) in
            let (own, other) = (try c.elements(), try c.elements(of: c.arguments[0]))
            for (a, b) in zip(own, other) {
                if try c.callFunction(1, [a, b]).isTrue { return .bool(true) }
                if try c.callFunction(1, [b, a]).isTrue { return .bool(false) }
            }
            return .bool(own.count < other.count)
        }
    }

    private mutating func addPartSearch() {
        member("Array", "firstRange(of: [Element]) -> Range<Int>?") { c throws(Failure) in
            try c.places(of: c.arguments[0].elements ?? []).first.map { .intRange($0.lowerBound, $0.upperBound) }
                ?? .null
        }
        member("Array", "ranges(of: [Element]) -> [Range<Int>]") { c throws(Failure) in
            .array(try c.places(of: c.arguments[0].elements ?? []).map { .intRange($0.lowerBound, $0.upperBound) })
        }
        let limit = "maxReplacements: Int = 9223372036854775807"
        member("Array", "replacing(_ part: [Element], with: [Element], \(limit)) -> [Element]") { c throws(Failure) in
            try c.replacedParts()
        }
        mutation("Array", "replace(_ part: [Element], with: [Element], \(limit))") { value, c throws(Failure) in
            c.receiver = value
            value = try c.replacedParts()
            return .void
        }
        member("Array", "trimmingPrefix(while: (Element) -> Bool) -> [Element]", isPure: false) {
            c throws(Failure) in
            let elements = try c.elements()
            var start = 0
            while start < elements.count, try c.callFunction(0, [elements[start]]).isTrue { start += 1 }
            return .slice(elements[start...])
        }
        member("Array", "trimmingPrefix(_ part: [Element]) -> [Element]") { c throws(Failure) in
            let (elements, part) = (try c.elements(), c.arguments[0].elements ?? [])
            return .slice(elements.starts(with: part) ? elements[part.count...] : elements[...])
        }
    }

    private mutating func addSplitting() {
        let form =
            "split(maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, whereSeparator: (Element) -> Bool) -> [[Element]]"
        member("Sequence", form, isPure: false) { c throws(Failure) in
            let elements = try c.elements()
            let omits = c.bool(1) ?? true
            var parts: [Value] = []
            var start = 0
            for (index, element) in elements.enumerated() where parts.count < c.int(0) ?? .max {
                guard try c.callFunction(2, [element]).isTrue else { continue }
                if !omits || index > start { parts.append(.slice(elements[start..<index])) }
                start = index + 1
            }
            if !omits || start < elements.count { parts.append(.slice(elements[start...])) }
            return .array(parts)
        }
        member("Sequence", "joined(separator: [T]) -> [T]") { c throws(Failure) in
            try c.joined(try c.elements(), by: c.arguments[0].elements ?? [])
        }
    }

    private mutating func addSetChanges() {
        member("Set", "isStrictSubset(of: [Element]) -> Bool") { c throws(Failure) in
            let own = OrderedTable(elements: try c.elements())
            let others = OrderedTable(elements: c.arguments[0].elements ?? [])
            return .bool(own.count < others.count && own.keys.allSatisfy(others.contains))
        }
        member("Set", "isStrictSuperset(of: [Element]) -> Bool") { c throws(Failure) in
            let own = OrderedTable(elements: try c.elements())
            let others = OrderedTable(elements: c.arguments[0].elements ?? [])
            return .bool(own.count > others.count && others.keys.allSatisfy(own.contains))
        }
        mutation("Set", "formSymmetricDifference(_ other: [Element])") { value, c in
            let own = OrderedTable(elements: value.elements ?? [])
            let others = OrderedTable(elements: c.arguments[0].elements ?? [])
            let left = own.keys.filter { !others.contains($0) } + others.keys.filter { !own.contains($0) }
            value = .set(OrderedTable(elements: left))
            return .void
        }
        mutation("Set", "update(with: Element) -> Element?") { value, c in
            guard case .set(var table) = value else { return .null }
            value = .void
            let old = table.keys.first { $0 == c.arguments[0] }
            if old != nil { table[c.arguments[0]] = nil }
            table[c.arguments[0]] = .void
            value = .set(table)
            return old?.inOptional ?? .null
        }
        mutation("Set", "popFirst() -> Element?") { value, _ in value.removeFirstOfSet()?.inOptional ?? .null }
        mutation("Set", "removeFirst() -> Element") { value, c throws(Failure) in
            guard let first = value.removeFirstOfSet() else {
                throw c.trap("can't remove first element from an empty set")
            }
            return first
        }
    }
}

extension BuiltinCall {
    /// Says whether a closure is true of all pairs at the same places.
    fileprivate func agree(_ own: [Value], _ other: [Value], by closure: Int) throws(Failure) -> Bool {
        for (a, b) in zip(own, other) where !(try callFunction(closure, [a, b]).isTrue) { return false }
        return true
    }

    /// Where a part stands in the receiver, without overlaps.
    fileprivate func places(of part: [Value]) throws(Failure) -> [Range<Int>] {
        let elements = try elements()
        try machine.charge((elements.count + part.count) / 4, position)
        let start = receiver.firstIndex
        return PartSearch(part).ranges(in: elements).map { $0.lowerBound + start..<$0.upperBound + start }
    }

    fileprivate func replacedParts() throws(Failure) -> Value {
        let elements = try elements()
        let replacement = arguments[1].elements ?? []
        var result: [Value] = []
        var end = 0
        for range in PartSearch(arguments[0].elements ?? []).ranges(in: elements).prefix(max(int(2) ?? .max, 0)) {
            try add(elements[end..<range.lowerBound] + replacement, to: &result)
            end = range.upperBound
        }
        result += elements[end...]
        try machine.charge(result.count, position)
        return .array(result)
    }
}

extension Value {
    /// Takes the first element out of a set; `nil` if there is none.
    fileprivate mutating func removeFirstOfSet() -> Value? {
        guard case .set(var table) = self else { return nil }
        self = .void
        defer { self = .set(table) }
        return table.popFirst()
    }
}
