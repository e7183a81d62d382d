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
        addSequenceParts()
    }

    private mutating func addSequenceBasics() {
        member("Sequence", "count: Int") { c throws(Failure) in
            if let count = c.receiver.elementCount { return .int(count) }
            return .int(try c.settled().elementCount ?? 0)
        }
        member("Sequence", "isEmpty: Bool") { c throws(Failure) in
            if let count = c.receiver.elementCount { return .bool(count == 0) }
            guard let sequence = c.receiver.lazySequence else { return .bool(true) }
            var iterator = try LazyIterator(sequence, c.machine, c.position)
            return .bool(try iterator.next() == nil)
        }
        member("Sequence", "first: Element?") { c throws(Failure) in
            if let sequence = c.receiver.lazySequence {
                var iterator = try LazyIterator(sequence, c.machine, c.position)
                return try iterator.next()?.inOptional ?? .null
            }
            return c.receiver.element(at: 0)?.inOptional ?? .null
        }
        member("Sequence", "last: Element?") { c throws(Failure) in
            let whole = try c.settled()
            guard let count = whole.elementCount, count > 0 else { return .null }
            return whole.element(at: count - 1)?.inOptional ?? .null
        }
        member("Sequence", "indices: Range<Int>") { c throws(Failure) in
            switch try c.settled() {
            case .intRange, .closedIntRange: c.receiver
            case let whole: .intRange(whole.firstIndex, whole.endIndex)
            }
        }
        member("Sequence", "startIndex: Int") { .int($0.receiver.firstIndex) }
        member("Sequence", "endIndex: Int") { c throws(Failure) in .int(try c.settled().endIndex) }
        member("Sequence", "lazy: Self") { c in
            let sequence = c.receiver.lazySequence ?? LazySequenceValue(.elements(c.receiver))
            return .native(.lazySequence(LazySequenceValue(sequence.source, stages: sequence.stages, isLazy: true)))
        }
        member("Sequence", "randomElement() -> Element?", isPure: false) { c throws(Failure) in
            try c.settled().element(at: 0)?.inOptional ?? .null
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
            if let sequence = c.receiver.lazyView { return try sequence.adding(.map(function), c) }
            var result: [Value] = []
            try c.forEach { value throws(Failure) in result.append(try c.machine.call(function, [value])) }
            return .array(result)
        }
        member("Sequence", "compactMap(_ transform: (Element) -> T?) -> [T]", isPure: false) { c throws(Failure) in
            let function = try c.function(0)
            if let sequence = c.receiver.lazyView { return try sequence.adding(.compactMap(function), c) }
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
            try c.forEach { value throws(Failure) in
                try c.add(try c.machine.call(function, [value]).elements ?? [], to: &result)
            }
            return .array(result)
        }
        member("Sequence", "filter(_ isIncluded: (Element) -> Bool) -> [Element]", isPure: false) { c throws(Failure) in
            if let sequence = c.receiver.lazyView { return try sequence.adding(.filter(try c.function(0)), c) }
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
            if let sequence = c.receiver.lazySequence { return try sequence.adding(.enumerated, c) }
            return .array(
                try c.elements().enumerated().map {
                    .tuple(TupleValue([.int($0), $1], labels: ["offset", "element"]))
                }
            )
        }
        member("Sequence", "joined(separator: String) -> String") { c throws(Failure) in
            try c.joined(try c.elements(), by: c.string(0) ?? "")
        }
        member("Sequence", "joined() -> T") { c throws(Failure) in
            let elements = try c.elements()
            if let first = elements.first, first.text == nil, first.elements != nil {
                return try c.joined(elements, by: [])
            }
            return try c.joined(elements, by: "")
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
                let part = try sequence.adding(.prefix(try c.elementCount(0, to: "take")), c)
                return sequence.isLazy ? part : .array(try c.elements(of: part))
            }
            let count = try c.countedElements()
            return c.receiver.part(0, min(try c.elementCount(0, to: "take"), count))
        }
        member("Sequence", "suffix(_ length: Int) -> [Element]") { c throws(Failure) in
            let whole = try c.settled()
            let count = try c.count(of: whole)
            return whole.part(count - min(try c.elementCount(0, to: "take"), count), count)
        }
        member("Sequence", "dropFirst(_ count: Int = 1) -> [Element]") { c throws(Failure) in
            let dropped = try c.elementCount(0, to: "drop")
            if let sequence = c.receiver.lazySequence { return try sequence.adding(.dropFirst(dropped), c) }
            let count = try c.countedElements()
            return c.receiver.part(min(dropped, count), count)
        }
        member("Sequence", "dropLast(_ count: Int = 1) -> [Element]") { c throws(Failure) in
            let whole = try c.settled()
            let count = try c.count(of: whole)
            return whole.part(0, count - min(try c.elementCount(0, to: "drop"), count))
        }
        member("Sequence", "prefix(while: (Element) -> Bool) -> [Element]", isPure: false) { c throws(Failure) in
            if let sequence = c.receiver.lazySequence { return try sequence.adding(.prefixWhile(try c.function(0)), c) }
            let count = try c.countWhile(0)
            return c.receiver.part(0, count)
        }
        member("Sequence", "drop(while: (Element) -> Bool) -> [Element]", isPure: false) { c throws(Failure) in
            if let sequence = c.receiver.lazySequence { return try sequence.adding(.dropWhile(try c.function(0)), c) }
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
}

/// The numbers of a `stride`.
enum Stride {
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
