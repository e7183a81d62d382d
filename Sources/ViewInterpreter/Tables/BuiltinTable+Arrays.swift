import ViewRuntime

/// Arrays and their slices.
extension BuiltinTable {
    mutating func addArrays() {
        initializer("Array(_ elements: [Element]) -> [Element]") { c throws(Failure) in
            .array(try c.elements(of: c.arguments[0]))
        }
        initializer("Array() -> [Element]") { _ in .array([]) }
        // Of an `IndexSet`.
        initializer("Array(integer: Int) -> [Int]") { .array([$0.arguments[0]]) }
        initializer("Array(integersIn: Range<Int>) -> [Int]") { c throws(Failure) in
            .array(try c.elements(of: c.arguments[0]))
        }
        initializer("Array(repeating: Element, count: Int) -> [Element]") { c throws(Failure) in
            let count = c.int(1) ?? 0
            guard count >= 0 else { throw c.trap("an array cannot have \(count) elements") }
            try c.machine.charge(count, c.position)
            return .array(Array(repeating: c.arguments[0], count: count))
        }
        mutation("Array", "append(_ element: Element)") { value, c throws(Failure) in
            try c.machine.charge(1, c.position)
            return try value.changeArray(c) { $0.append(c.arguments[0]) }
        }
        mutation("Array", "append(contentsOf: [Element])") { value, c throws(Failure) in
            let more = c.arguments[0].elements ?? []
            try c.machine.charge(more.count, c.position)
            return try value.changeArray(c) { $0.append(contentsOf: more) }
        }
        mutation("Array", "insert(_ element: Element, at: Int)") { value, c throws(Failure) in
            let index = (c.int(1) ?? 0).clampedDifference(value.firstIndex)
            return try value.changeArray(c) { values throws(Failure) in
                guard index >= 0, index <= values.count else { throw c.outOfRange(index, values.count) }
                values.insert(c.arguments[0], at: index)
            }
        }
        mutation("Array", "insert(contentsOf: [Element], at: Int)") { value, c throws(Failure) in
            let index = (c.int(1) ?? 0).clampedDifference(value.firstIndex)
            return try value.changeArray(c) { values throws(Failure) in
                guard index >= 0, index <= values.count else { throw c.outOfRange(index, values.count) }
                values.insert(contentsOf: c.arguments[0].elements ?? [], at: index)
            }
        }
        mutation("Array", "remove(at: Int) -> Element") { value, c throws(Failure) in
            let index = (c.int(0) ?? 0).clampedDifference(value.firstIndex)
            var removed = Value.void
            _ = try value.changeArray(c) { values throws(Failure) in
                guard values.indices.contains(index) else { throw c.outOfRange(index, values.count) }
                removed = values.remove(at: index)
            }
            return removed
        }
        mutation("Array", "remove(atOffsets: IndexSet)") { value, c throws(Failure) in
            let offsets = Set((c.arguments[0].elements ?? []).compactMap(\.integer))
            return try value.changeArray(c) { values in
                values = values.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
            }
        }
        mutation("Array", "removeFirst() -> Element") { value, c throws(Failure) in
            try value.removeEnd(c, first: true, isOptional: false)
        }
        mutation("Array", "removeLast() -> Element") { value, c throws(Failure) in
            try value.removeEnd(c, first: false, isOptional: false)
        }
        mutation("Array", "popLast() -> Element?") { value, c throws(Failure) in
            try value.removeEnd(c, first: false, isOptional: true)
        }
        mutation("Array", "popFirst() -> Element?") { value, c throws(Failure) in
            try value.removeEnd(c, first: true, isOptional: true)
        }
        mutation("Array", "partition(by: (Element) -> Bool) -> Int") { value, c throws(Failure) in
            let function = try c.function(0)
            let start = value.firstIndex
            var pivot = 0
            _ = try value.changeArray(c) { values throws(Failure) in pivot = try c.partition(&values, function) }
            return .int(start + pivot)
        }
        mutation("Array", "removeFirst(_ count: Int)") { value, c throws(Failure) in
            let count = c.int(0) ?? 0
            let all = value.elementCount ?? 0
            guard count >= 0, count <= all else { throw c.outOfRange(count, all) }
            if case .slice = value {
                value = value.part(count, all)
                return .void
            }
            return try value.changeArray(c) { $0.removeFirst(count) }
        }
        mutation("Array", "removeLast(_ count: Int)") { value, c throws(Failure) in
            let count = c.int(0) ?? 0
            return try value.changeArray(c) { values throws(Failure) in
                guard count >= 0, count <= values.count else { throw c.outOfRange(count, values.count) }
                values.removeLast(count)
            }
        }
        mutation("Array", "removeAll(keepingCapacity: Bool = false)") { value, c in
            value = .array([])
            return .void
        }
        mutation("Array", "removeAll(where: (Element) -> Bool)") { value, c throws(Failure) in
            let function = try c.function(0)
            var kept: [Value] = []
            for element in value.elements ?? [] where !(try c.machine.call(function, [element])).isTrue {
                kept.append(element)
            }
            value = .array(kept)
            return .void
        }
        mutation("Array", "removeSubrange(_ range: Range<Int>)") { value, c throws(Failure) in
            let range = c.arguments[0]
            let start = value.firstIndex
            return try value.changeArray(c) { values throws(Failure) in
                guard let (lower, upper) = Subscript.bounds(range, values.count, from: start), lower >= 0,
                    upper <= values.count, lower <= upper
                else {
                    throw c.trap("range \(range.description) is out of bounds for \(values.count) elements")
                }
                values.removeSubrange(lower..<upper)
            }
        }
        mutation("Array", "sort()") { value, c throws(Failure) in
            try value.changeArray(c) { $0.sort { $0.isOrdered(before: $1) } }
        }
        mutation("Array", "sort(by: (Element, Element) -> Bool)") { value, c throws(Failure) in
            c.receiver = value
            value = .array(try c.sorted(try c.function(0)))
            return .void
        }
        mutation("Array", "reverse()") { value, c throws(Failure) in try value.changeArray(c) { $0.reverse() } }
        mutation("Array", "shuffle()") { _, _ in .void }
        mutation("Array", "swapAt(_ i: Int, _ j: Int)") { value, c throws(Failure) in
            let start = value.firstIndex
            let i = (c.int(0) ?? 0).clampedDifference(start)
            let j = (c.int(1) ?? 0).clampedDifference(start)
            return try value.changeArray(c) { values throws(Failure) in
                for index in [i, j] where !values.indices.contains(index) { throw c.outOfRange(index, values.count) }
                values.swapAt(i, j)
            }
        }
        mutation("Array", "move(fromOffsets: IndexSet, toOffset: Int)") { value, c throws(Failure) in
            let offsets = (c.arguments[0].elements ?? []).compactMap(\.integer).sorted()
            let target = c.int(1) ?? 0
            return try value.changeArray(c) { values in
                let moved = offsets.filter(values.indices.contains).map { values[$0] }
                let before = offsets.filter { $0 < target }.count
                values = values.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
                values.insert(contentsOf: moved, at: min(max(target - before, 0), values.count))
            }
        }
        mutation("Array", "reserveCapacity(_ count: Int)") { _, _ in .void }
    }
}
