import ViewRuntime

/// Members that all collections have, and those of arrays, sets, dictionaries and ranges.
extension BuiltinTable {
    mutating func addCollections() {
        addSequenceBasics()
        addSequenceTransforms()
        addSequenceSearch()
        addSequenceSlices()
        addArrays()
        addDictionaries()
        addSets()
        addRanges()
    }

    private mutating func addSequenceBasics() {
        member("Sequence", "count: Int") { .int($0.receiver.elementCount ?? 0) }
        member("Sequence", "isEmpty: Bool") { .bool(($0.receiver.elementCount ?? 0) == 0) }
        member("Sequence", "first: Element?") { c throws(Failure) in
            if let sequence = c.receiver.lazySequence {
                var iterator = try LazyIterator(sequence, c.machine, c.position)
                return try iterator.next()?.inOptional ?? .null
            }
            return c.receiver.element(at: 0)?.inOptional ?? .null
        }
        member("Sequence", "last: Element?") { c in
            guard let count = c.receiver.elementCount, count > 0 else { return .null }
            return c.receiver.element(at: count - 1)?.inOptional ?? .null
        }
        member("Sequence", "indices: Range<Int>") { c in
            switch c.receiver {
            case .intRange, .closedIntRange: c.receiver
            default: .intRange(c.receiver.firstIndex, c.receiver.endIndex)
            }
        }
        member("Sequence", "startIndex: Int") { .int($0.receiver.firstIndex) }
        member("Sequence", "endIndex: Int") { .int($0.receiver.endIndex) }
        member("Sequence", "lazy: Self") { c in
            let sequence = c.receiver.lazySequence ?? LazySequenceValue(.elements(c.receiver))
            return .native(.lazySequence(LazySequenceValue(sequence.source, stages: sequence.stages, isLazy: true)))
        }
        member("Sequence", "randomElement() -> Element?", isPure: false) { c in
            c.receiver.element(at: 0)?.inOptional ?? .null
        }
        member("Sequence", "shuffled() -> [Element]", .approximate("keeps the order, so that every run is the same")) {
            c throws(Failure) in
            .array(try c.elements())
        }
        member("Sequence", "index(after: Int) -> Int") { .int(($0.int(0) ?? 0).clampedSum(1)) }
        member("Sequence", "index(before: Int) -> Int") { .int(($0.int(0) ?? 0).clampedSum(-1)) }
        member("Sequence", "index(_ index: Int, offsetBy: Int) -> Int") {
            .int(($0.int(0) ?? 0).clampedSum($0.int(1) ?? 0))
        }
    }

    private mutating func addSequenceTransforms() {
        member("Sequence", "map(_ transform: (Element) -> T) -> [T]", isPure: false) { c throws(Failure) in
            let function = try c.function(0)
            if let sequence = c.receiver.lazyView { return sequence.adding(.map(function)) }
            var result: [Value] = []
            try c.forEach { value throws(Failure) in result.append(try c.machine.call(function, [value])) }
            return .array(result)
        }
        member("Sequence", "compactMap(_ transform: (Element) -> T?) -> [T]", isPure: false) { c throws(Failure) in
            let function = try c.function(0)
            if let sequence = c.receiver.lazyView { return sequence.adding(.compactMap(function)) }
            var result: [Value] = []
            try c.forEach { value throws(Failure) in
                let made = try c.machine.call(function, [value])
                if !made.isNull { result.append(made.outOfOptional) }
            }
            return .array(result)
        }
        member("Sequence", "flatMap(_ transform: (Element) -> [T]) -> [T]", isPure: false) { c throws(Failure) in
            let function = try c.function(0)
            var result: [Value] = []
            try c.forEach { value throws(Failure) in result += try c.machine.call(function, [value]).elements ?? [] }
            return .array(result)
        }
        member("Sequence", "filter(_ isIncluded: (Element) -> Bool) -> [Element]", isPure: false) { c throws(Failure) in
            if let sequence = c.receiver.lazyView { return sequence.adding(.filter(try c.function(0))) }
            return .array(try c.filtered(0))
        }
        member("Sequence", "forEach(_ body: (Element) -> Void)", isPure: false) { c throws(Failure) in
            let function = try c.function(0)
            try c.forEach { value throws(Failure) in _ = try c.machine.call(function, [value]) }
            return .void
        }
        member("Sequence", "reduce(_ initial: T, _ next: (T, Element) -> T) -> T", isPure: false) { c throws(Failure) in
            let function = try c.function(1)
            var result = c.arguments[0]
            try c.forEach { value throws(Failure) in result = try c.machine.call(function, [result, value]) }
            return result
        }
        member("Sequence", "reduce(into: T, _ update: (inout T, Element) -> Void) -> T", isPure: false) {
            c throws(Failure) in
            let function = try c.function(1)
            var result = c.arguments[0]
            c.arguments[0] = .void
            try c.forEach { value throws(Failure) in try c.machine.update(&result, function, value) }
            return result
        }
        member("Sequence", "sorted() -> [Element]") { c throws(Failure) in .array(try c.sorted(nil)) }
        member("Sequence", "sorted(by: (Element, Element) -> Bool) -> [Element]", isPure: false) { c throws(Failure) in
            .array(try c.sorted(try c.function(0)))
        }
        member("Sequence", "reversed() -> [Element]") { c throws(Failure) in .array(try c.elements().reversed()) }
        member("Sequence", "enumerated() -> [(offset: Int, element: Element)]") { c throws(Failure) in
            if let sequence = c.receiver.lazySequence { return sequence.adding(.enumerated) }
            return .array(
                try c.elements().enumerated().map {
                    .tuple(TupleValue([.int($0), $1], labels: ["offset", "element"]))
                }
            )
        }
        member("Sequence", "joined(separator: String) -> String") { c throws(Failure) in
            try c.made(try c.elements().map(\.description).joined(separator: c.string(0) ?? ""))
        }
        member("Sequence", "joined() -> T") { c throws(Failure) in
            let elements = try c.elements()
            if let first = elements.first, first.text == nil, first.elements != nil {
                let joined = elements.flatMap { $0.elements ?? [] }
                try c.machine.charge(joined.count, c.position)
                return .array(joined)
            }
            return try c.made(elements.map(\.description).joined())
        }
    }

    private mutating func addSequenceSearch() {
        member("Sequence", "contains(_ element: Element) -> Bool") { c throws(Failure) in
            switch (c.receiver, c.arguments[0]) {
            case (.intRange(let lower, let upper), .int(let value)): .bool(value >= lower && value < upper)
            case (.closedIntRange(let lower, let upper), .int(let value)): .bool(value >= lower && value <= upper)
            case (.range(let range), let value): .bool(range.contains(value))
            case (.set(let table), let value): .bool(table.contains(value))
            case (let sequence, let value) where sequence.lazySequence != nil:
                .bool(try c.contains(value))
            case (_, let value): .bool(try c.elements().contains(value))
            }
        }
        member("Sequence", "contains(where: (Element) -> Bool) -> Bool", isPure: false) { c throws(Failure) in
            let function = try c.function(0)
            var iterator = try ValueIterator(c.receiver, c.machine, c.position)
            while let value = try iterator.next() {
                try c.machine.step(c.position)
                if try c.machine.call(function, [value]).isTrue { return .bool(true) }
            }
            return .bool(false)
        }
        member("Sequence", "allSatisfy(_ predicate: (Element) -> Bool) -> Bool", isPure: false) { c throws(Failure) in
            let function = try c.function(0)
            for value in try c.elements() where !(try c.machine.call(function, [value])).isTrue { return .bool(false) }
            return .bool(true)
        }
        member("Sequence", "first(where: (Element) -> Bool) -> Element?", isPure: false) { c throws(Failure) in
            let function = try c.function(0)
            var iterator = try ValueIterator(c.receiver, c.machine, c.position)
            while let value = try iterator.next() {
                try c.machine.step(c.position)
                if try c.machine.call(function, [value]).isTrue { return value.inOptional }
            }
            return .null
        }
        member("Sequence", "last(where: (Element) -> Bool) -> Element?", isPure: false) { c throws(Failure) in
            let function = try c.function(0)
            for value in try c.elements().reversed() where try c.machine.call(function, [value]).isTrue {
                return value.inOptional
            }
            return .null
        }
        member("Sequence", "firstIndex(where: (Element) -> Bool) -> Int?", isPure: false) { c throws(Failure) in
            (try c.firstIndex(0)).map { .int(c.receiver.firstIndex.clampedSum($0)) } ?? .null
        }
        member("Sequence", "lastIndex(where: (Element) -> Bool) -> Int?", isPure: false) { c throws(Failure) in
            let function = try c.function(0)
            for (index, value) in try c.elements().enumerated().reversed()
            where try c.machine.call(function, [value]).isTrue {
                return .int(c.receiver.firstIndex.clampedSum(index))
            }
            return .null
        }
        member("Sequence", "firstIndex(of: Element) -> Int?") { c throws(Failure) in
            (try c.elements().firstIndex(of: c.arguments[0])).map { .int(c.receiver.firstIndex.clampedSum($0)) }
                ?? .null
        }
        member("Sequence", "lastIndex(of: Element) -> Int?") { c throws(Failure) in
            (try c.elements().lastIndex(of: c.arguments[0])).map { .int(c.receiver.firstIndex.clampedSum($0)) } ?? .null
        }
        member("Sequence", "min() -> Element?") { c throws(Failure) in
            try c.elements().min { $0.isOrdered(before: $1) }?.inOptional ?? .null
        }
        member("Sequence", "max() -> Element?") { c throws(Failure) in
            try c.elements().max { $0.isOrdered(before: $1) }?.inOptional ?? .null
        }
        member("Sequence", "min(by: (Element, Element) -> Bool) -> Element?", isPure: false) { c throws(Failure) in
            try c.extreme(0, wantsLast: false)
        }
        member("Sequence", "max(by: (Element, Element) -> Bool) -> Element?", isPure: false) { c throws(Failure) in
            try c.extreme(0, wantsLast: true)
        }
        member("Sequence", "elementsEqual(_ other: [Element]) -> Bool") { c throws(Failure) in
            .bool(try c.elements() == (c.arguments[0].elements ?? []))
        }
        member("Sequence", "lexicographicallyPrecedes(_ other: [Element]) -> Bool") { c throws(Failure) in
            .bool(
                try c.elements().lexicographicallyPrecedes(try c.elements(of: c.arguments[0])) {
                    $0.isOrdered(before: $1)
                }
            )
        }
        member("Sequence", "starts(with: [Element]) -> Bool") { c throws(Failure) in
            .bool(try c.elements().starts(with: c.arguments[0].elements ?? []))
        }
    }

    private mutating func addSequenceSlices() {
        member("Sequence", "prefix(_ length: Int) -> [Element]") { c throws(Failure) in
            if let sequence = c.receiver.lazySequence {
                let part = sequence.adding(.prefix(max(c.int(0) ?? 0, 0)))
                return sequence.isLazy ? part : .array(try c.elements(of: part))
            }
            let count = try c.countedElements()
            return c.receiver.part(0, min(max(c.int(0) ?? 0, 0), count))
        }
        member("Sequence", "suffix(_ length: Int) -> [Element]") { c throws(Failure) in
            let count = try c.countedElements()
            return c.receiver.part(count - min(max(c.int(0) ?? 0, 0), count), count)
        }
        member("Sequence", "dropFirst(_ count: Int = 1) -> [Element]") { c throws(Failure) in
            if let sequence = c.receiver.lazySequence { return sequence.adding(.dropFirst(max(c.int(0) ?? 1, 0))) }
            let count = try c.countedElements()
            return c.receiver.part(min(max(c.int(0) ?? 1, 0), count), count)
        }
        member("Sequence", "dropLast(_ count: Int = 1) -> [Element]") { c throws(Failure) in
            let count = try c.countedElements()
            return c.receiver.part(0, count - min(max(c.int(0) ?? 1, 0), count))
        }
        member("Sequence", "prefix(while: (Element) -> Bool) -> [Element]", isPure: false) { c throws(Failure) in
            if let sequence = c.receiver.lazySequence { return sequence.adding(.prefixWhile(try c.function(0))) }
            let count = try c.countWhile(0)
            return c.receiver.part(0, count)
        }
        member("Sequence", "drop(while: (Element) -> Bool) -> [Element]", isPure: false) { c throws(Failure) in
            if let sequence = c.receiver.lazySequence { return sequence.adding(.dropWhile(try c.function(0))) }
            let count = try c.countWhile(0)
            return c.receiver.part(count, try c.countedElements())
        }
        member("Sequence", "prefix(upTo: Int) -> [Element]") { c throws(Failure) in
            try c.part(nil, c.int(0))
        }
        member("Sequence", "prefix(through: Int) -> [Element]") { c throws(Failure) in
            try c.part(nil, (c.int(0) ?? 0).clampedSum(1))
        }
        member("Sequence", "suffix(from: Int) -> [Element]") { c throws(Failure) in try c.part(c.int(0), nil) }
        member(
            "Sequence",
            "split(separator: Element, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [[Element]]"
        ) { c throws(Failure) in
            let separator = c.arguments[0]
            let parts = try c.elements().split(
                separator: separator,
                maxSplits: try c.splitCount(1),
                omittingEmptySubsequences: c.bool(2) ?? true
            )
            return .array(parts.map { .slice($0) })
        }
        member("Sequence", "split(whereSeparator: (Element) -> Bool) -> [[Element]]", isPure: false) {
            c throws(Failure) in
            let function = try c.function(0)
            var parts: [Value] = []
            let elements = try c.elements()
            var start = 0
            for (index, element) in elements.enumerated() where try c.machine.call(function, [element]).isTrue {
                if index > start { parts.append(.slice(elements[start..<index])) }
                start = index + 1
            }
            if start < elements.count { parts.append(.slice(elements[start...])) }
            return .array(parts)
        }
    }

    private mutating func addArrays() {
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

    private mutating func addDictionaries() {
        initializer("Dictionary() -> [Key: Value]") { _ in .dictionary(OrderedTable()) }
        initializer("Dictionary(uniqueKeysWithValues: [(Key, Value)]) -> [Key: Value]") { c throws(Failure) in
            var table = OrderedTable()
            for pair in c.arguments[0].elements ?? [] {
                guard case .tuple(let tuple) = pair, tuple.values.count == 2 else { continue }
                if table.contains(tuple.values[0]) {
                    throw c.trap("the key \(tuple.values[0].debugText) is there twice")
                }
                table[tuple.values[0]] = tuple.values[1]
            }
            return .dictionary(table)
        }
        initializer("Dictionary(grouping: [T], by: (T) -> Key) -> [Key: [T]]", isPure: false) { c throws(Failure) in
            let function = try c.function(1)
            var table = OrderedTable()
            for element in c.arguments[0].elements ?? [] {
                let key = try c.machine.call(function, [element])
                try table.modify(key, default: .array([])) { group throws(Failure) in
                    guard case .array(var elements) = group else { return }
                    group = .void
                    elements.append(element)
                    group = .array(elements)
                }
            }
            return .dictionary(table)
        }
        initializer(
            "Dictionary(_ pairs: [(Key, Value)], uniquingKeysWith: (Value, Value) -> Value) -> [Key: Value]",
            isPure: false
        ) { c throws(Failure) in
            var table = OrderedTable()
            try c.merge(c.arguments[0], into: &table, function: try c.function(1))
            return .dictionary(table)
        }
        member("Dictionary", "keys: [Key]") { c in
            if case .dictionary(let table) = c.receiver { .array(table.keys) } else { .array([]) }
        }
        member("Dictionary", "values: [Value]") { c in
            if case .dictionary(let table) = c.receiver { .array(table.values) } else { .array([]) }
        }
        member("Dictionary", "mapValues(_ transform: (Value) -> T) -> [Key: T]", isPure: false) { c throws(Failure) in
            guard case .dictionary(var table) = c.receiver else { return .void }
            let function = try c.function(0)
            for key in table.keys {
                if let value = table[key] { table[key] = try c.machine.call(function, [value]) }
            }
            return .dictionary(table)
        }
        member("Dictionary", "filter(_ isIncluded: (Element) -> Bool) -> [Key: Value]", isPure: false) {
            c throws(Failure) in
            var table = OrderedTable()
            let function = try c.function(0)
            for pair in try c.elements() {
                guard case .tuple(let tuple) = pair else { continue }
                if try c.machine.callWithPair(function, pair).isTrue { table[tuple.values[0]] = tuple.values[1] }
            }
            return .dictionary(table)
        }
        member(
            "Dictionary",
            "merging(_ other: [Key: Value], uniquingKeysWith: (Value, Value) -> Value) -> [Key: Value]",
            isPure: false
        ) {
            c throws(Failure) in
            guard case .dictionary(var table) = c.receiver else { return .void }
            try c.merge(c.arguments[0], into: &table, function: try c.function(1))
            return .dictionary(table)
        }
        mutation("Dictionary", "merge(_ other: [Key: Value], uniquingKeysWith: (Value, Value) -> Value)") {
            value,
            c throws(Failure) in
            guard case .dictionary(var table) = value else { return .void }
            try c.merge(c.arguments[0], into: &table, function: try c.function(1))
            value = .dictionary(table)
            return .void
        }
        mutation("Dictionary", "removeValue(forKey: Key) -> Value?") { value, c in
            guard case .dictionary(var table) = value else { return .void }
            let removed = table[c.arguments[0]]
            table[c.arguments[0]] = nil
            value = .dictionary(table)
            return removed?.inOptional ?? .null
        }
        mutation("Dictionary", "updateValue(_ value: Value, forKey: Key) -> Value?") { value, c in
            guard case .dictionary(var table) = value else { return .void }
            let old = table[c.arguments[1]]
            table[c.arguments[1]] = c.arguments[0]
            value = .dictionary(table)
            return old?.inOptional ?? .null
        }
        mutation("Dictionary", "removeAll(keepingCapacity: Bool = false)") { value, _ in
            value = .dictionary(OrderedTable())
            return .void
        }
    }

    private mutating func addSets() {
        initializer("Set(_ elements: [Element]) -> Set<Element>") { c throws(Failure) in
            .set(OrderedTable(elements: try c.elements(of: c.arguments[0])))
        }
        initializer("Set() -> Set<Element>") { _ in .set(OrderedTable()) }
        mutation("Set", "insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)") { value, c in
            guard case .set(var table) = value else { return .void }
            let isNew = !table.contains(c.arguments[0])
            if isNew { table[c.arguments[0]] = .void }
            value = .set(table)
            return .tuple(TupleValue([.bool(isNew), c.arguments[0]], labels: ["inserted", "memberAfterInsert"]))
        }
        mutation("Set", "remove(_ element: Element) -> Element?") { value, c in
            guard case .set(var table) = value, table.contains(c.arguments[0]) else { return .null }
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

    private mutating func addRanges() {
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

/// The numbers of a `stride`.
private enum Stride {
    /// Numbers of other types than `Int` and `Double`; `nil` for those.
    private static func other(_ c: BuiltinCall, isClosed: Bool) throws(Failure) -> Value? {
        switch c.arguments[0] {
        case .float(let from):
            guard let to = c.double(1), let step = c.double(2), step != 0 else { return nil }
            let count = abs((to - Double(from)) / step)
            guard count.isFinite else { throw c.trap("a stride needs finite bounds") }
            try c.machine.charge(Int(min(count, 1e9)), c.position)
            return .array(
                isClosed
                    ? Swift.stride(from: from, through: Float(to), by: Float(step)).map { .float($0) }
                    : Swift.stride(from: from, to: Float(to), by: Float(step)).map { .float($0) }
            )
        case .sized(let from):
            guard let to = c.arguments[1].wideInteger, let step = c.arguments[2].wideInteger, step != 0 else {
                return nil
            }
            var numbers: [Value] = []
            var next = from.value
            while step > 0 ? (next < to || (isClosed && next == to)) : (next > to || (isClosed && next == to)) {
                try c.machine.charge(1, c.position)
                guard let number = SizedInteger(exactly: next, from.kind) else { break }
                numbers.append(.sized(number))
                next += step
            }
            return .array(numbers)
        default: return nil
        }
    }

    static func values(_ c: BuiltinCall, isClosed: Bool) throws(Failure) -> Value {
        if c.arguments[0].typeInfo != nil {
            return .array(
                try ProgramStride.values(
                    c.arguments[0],
                    c.arguments[1],
                    c.arguments[2],
                    isClosed: isClosed,
                    c.machine,
                    c.position
                )
            )
        }
        if let numbers = try other(c, isClosed: isClosed) { return numbers }
        if case .int(let from) = c.arguments[0], case .int(let to) = c.arguments[1],
            case .int(let step) = c.arguments[2]
        {
            guard step != 0 else { throw c.trap("a stride needs a step other than 0") }
            let distance = (Int128(to) - Int128(from)) / Int128(step)
            try c.machine.charge(Int(clamping: distance.magnitude), c.position)
            return .array(
                isClosed
                    ? Swift.stride(from: from, through: to, by: step).map { .int($0) }
                    : Swift.stride(from: from, to: to, by: step).map { .int($0) }
            )
        }
        guard let from = c.double(0), let to = c.double(1), let step = c.double(2), step != 0 else {
            throw c.trap("a stride needs numbers and a step other than 0")
        }
        let count = abs((to - from) / step)
        guard count.isFinite else { throw c.trap("a stride needs finite bounds") }
        try c.machine.charge(Int(min(count, 1e9)), c.position)
        return .array(
            isClosed
                ? Swift.stride(from: from, through: to, by: step).map { .double($0) }
                : Swift.stride(from: from, to: to, by: step).map { .double($0) }
        )
    }
}
