import ViewRuntime

extension BuiltinCall {
    /// A text that the function has made, counted and held to the limit.
    func made(_ text: String) throws(Failure) -> Value {
        try machine.chargeText(text.utf8.count, position)
        return .string(text)
    }

    /// What a value prints as, whose parts are each written.
    func printed(_ text: String) throws(Failure) -> Value {
        try machine.charge(steps: text.utf8.count / CallWork.printedBytesOfAStep, position)
        return try made(text)
    }

    /// The parts of a text, each of which becomes a text of its own.
    func parts(_ parts: [some StringProtocol]) throws(Failure) -> Value {
        try machine.charge(parts.count, position)
        try machine.charge(steps: parts.count * CallWork.stepsOfAText, position)
        return .array(parts.map { .string(String($0)) })
    }

    /// The parts of a text between characters that the third argument finds, no more of those than the first says, without empty
    /// parts if the second says so.
    func partsBetweenSeparators() throws(Failure) -> Value {
        let function = try function(2)
        let most = try splitCount(0)
        let omits = bool(1) ?? true
        let text = string
        var parts: [Substring] = []
        var start = text.startIndex
        for index in text.indices {
            guard parts.count < most else { break }
            guard try machine.call(function, [.character(text[index])]).isTrue else { continue }
            if !omits || start < index { parts.append(text[start..<index]) }
            start = text.index(after: index)
        }
        if !omits || start < text.endIndex { parts.append(text[start...]) }
        return try self.parts(parts)
    }

    /// A set of the elements of an argument.
    func table(of value: Value) throws(Failure) -> OrderedTable {
        let elements = try elements(of: value)
        try machine.charge(steps: elements.count * CallWork.stepsOfAKey, position)
        return OrderedTable(elements: elements)
    }

    /// Adds elements to those of a collection that is being made, counted and held to the limit before they take room.
    func add(_ more: [Value], to made: inout [Value]) throws(Failure) {
        try machine.charge(more.count, position)
        let count = made.count + more.count
        if count > machine.limits.collectionCount { try machine.charge(count, position) }
        made += more
    }

    /// The elements of all collections, one collection behind the other.
    func joined(_ collections: [Value], by separator: [Value]) throws(Failure) -> Value {
        var joined: [Value] = []
        for (index, collection) in collections.enumerated() {
            if index > 0 { try add(separator, to: &joined) }
            try add(collection.elements ?? [], to: &joined)
        }
        return .array(joined)
    }

    /// All texts, one behind the other, held to the limit before they take room together.
    func joined(_ texts: [Value], by separator: String) throws(Failure) -> Value {
        var length = 0
        var parts: [String] = []
        for text in texts {
            if !parts.isEmpty { length += separator.utf8.count }
            parts.append(text.description)
            length += parts[parts.count - 1].utf8.count
            if length > machine.limits.textBytes { break }
        }
        try machine.chargeText(length, position)
        return .string(parts.joined(separator: separator))
    }

    /// The elements of the collection that a method is called on.
    func elements() throws(Failure) -> [Value] {
        if let count = receiver.elementCount { try machine.charge(count / 8, position) }
        if let elements = receiver.elements { return elements }
        return try written(receiver)
    }

    /// The elements of an argument, each of which is kept.
    func elements(of value: Value) throws(Failure) -> [Value] {
        if let count = value.elementCount { try machine.charge(count, position) }
        if let elements = value.elements { return elements }
        return try written(value)
    }

    /// The elements of what makes them one by one.
    private func written(_ value: Value) throws(Failure) -> [Value] {
        var iterator = try ValueIterator(value, machine, position)
        var elements: [Value] = []
        while let element = try iterator.next() {
            try machine.charge(1, position)
            elements.append(element)
        }
        return elements
    }

    /// The receiver with all its elements made, where it makes them one by one.
    func settled() throws(Failure) -> Value {
        receiver.lazySequence == nil ? receiver : .array(try written(receiver))
    }

    /// Looks for an element without making more elements than that takes.
    func contains(_ element: Value) throws(Failure) -> Bool {
        var iterator = try ValueIterator(receiver, machine, position)
        while let value = try iterator.next() {
            try machine.step(position)
            if value == element { return true }
        }
        return false
    }

    /// How many elements the collection has that a method is called on.
    func countedElements() throws(Failure) -> Int { try count(of: receiver) }

    /// How many elements a collection has.
    func count(of collection: Value) throws(Failure) -> Int {
        if let count = collection.elementCount { return count }
        throw trap("\(collection.debugText) has no elements to go through")
    }

    /// The argument that says how often to split at most; any number of times if it is left out.
    func splitCount(_ index: Int) throws(Failure) -> Int {
        let count = int(index) ?? .max
        guard count >= 0 else { throw trap("a collection cannot be split \(count) times") }
        return count
    }

    /// The part of the collection between two indices; a missing one is the collection's own.
    func part(_ lower: Int?, _ upper: Int?) throws(Failure) -> Value {
        let (start, count) = (receiver.firstIndex, try countedElements())
        let low = (lower ?? start).clampedDifference(start)
        let high = upper.map { $0.clampedDifference(start) } ?? count
        guard low >= 0, low <= high, high <= count else {
            let range = "\(low.clampedSum(start))..<\(high.clampedSum(start))"
            throw trap("range \(range) is out of bounds for \(count) elements")
        }
        return receiver.part(low, high)
    }

    /// Puts the elements that a function accepts behind the others, in the order in which the standard library does.
    func partition(_ values: inout [Value], _ function: FunctionValue) throws(Failure) -> Int {
        var (low, high) = (0, values.count)
        while true {
            while low < high, try !machine.call(function, [values[low]]).isTrue { low += 1 }
            if low == high { return low }
            high -= 1
            while low < high, try machine.call(function, [values[high]]).isTrue { high -= 1 }
            if low == high { return low }
            values.swapAt(low, high)
            low += 1
        }
    }

    /// Calls `work` with each element; a function of two parameters takes a pair apart.
    func forEach(_ work: (Value) throws(Failure) -> Void) throws(Failure) {
        var iterator = try ValueIterator(receiver, machine, position)
        while let value = try iterator.next() {
            try machine.step(position)
            try work(value)
        }
    }

    func filtered(_ index: Int) throws(Failure) -> [Value] {
        let function = try function(index)
        var result: [Value] = []
        try forEach { value throws(Failure) in
            if try machine.call(function, [value]).isTrue { result.append(value) }
        }
        return result
    }

    /// The position of the first element that a function accepts.
    func firstIndex(_ index: Int) throws(Failure) -> Int? {
        let function = try function(index)
        for (position, value) in try elements().enumerated() where try machine.call(function, [value]).isTrue {
            return position
        }
        return nil
    }

    /// How many elements from the start a function accepts.
    func countWhile(_ index: Int) throws(Failure) -> Int {
        let function = try function(index)
        var count = 0
        for value in try elements() {
            guard try machine.call(function, [value]).isTrue else { break }
            count += 1
        }
        return count
    }

    func extreme(_ index: Int, wantsLast: Bool) throws(Failure) -> Value {
        let function = try function(index)
        var best: Value?
        for value in try elements() {
            guard let current = best else {
                best = value
                continue
            }
            let arguments = wantsLast ? [current, value] : [value, current]
            if try machine.call(function, arguments).isTrue { best = value }
        }
        return best?.inOptional ?? .null
    }

    /// The elements in order; equal ones keep theirs.
    func sorted(_ function: FunctionValue?) throws(Failure) -> [Value] {
        let values = try elements()
        // As many comparisons as the logarithm says, for each element.
        let comparisons = values.count * (Int.bitWidth - values.count.leadingZeroBitCount)
        try machine.charge(comparisons / 4, position)
        guard let function else { return values.sorted { $0.isOrdered(before: $1) } }
        return try merged(values, function)
    }

    /// A merge sort, which keeps on even if the program's comparison contradicts itself.
    private func merged(_ values: [Value], _ function: FunctionValue) throws(Failure) -> [Value] {
        guard values.count > 1 else { return values }
        let middle = values.count / 2
        let left = try merged(Array(values[..<middle]), function)
        let right = try merged(Array(values[middle...]), function)
        var result: [Value] = []
        result.reserveCapacity(values.count)
        var (i, j) = (0, 0)
        while i < left.count, j < right.count {
            if try machine.call(function, [right[j], left[i]]).isTrue {
                result.append(right[j])
                j += 1
            } else {
                result.append(left[i])
                i += 1
            }
        }
        return result + left[i...] + right[j...]
    }

    func outOfRange(_ index: Int, _ count: Int) -> Failure {
        trap("index \(index) is out of range: there are \(count) elements")
    }

    /// Adds pairs to a table; `function` decides for keys that are there already.
    func merge(_ other: Value, into table: inout OrderedTable, function: FunctionValue) throws(Failure) {
        for pair in other.elements ?? [] {
            guard case .tuple(let tuple) = pair, tuple.values.count == 2 else { continue }
            try machine.charge(steps: CallWork.stepsOfAKey, position)
            if let old = table[tuple.values[0]] {
                table[tuple.values[0]] = try machine.call(function, [old, tuple.values[1]])
            } else {
                table[tuple.values[0]] = tuple.values[1]
            }
        }
    }
}

extension Machine {
    /// Calls a function whose first parameter is `inout`.
    func update(_ value: inout Value, _ function: FunctionValue, _ element: Value) throws(Failure) {
        if let native = function.native {
            value = try native(self, [value, element])
            return
        }
        let frame = makeFrame(function.code, [value, element], function.selfValue, function.captures)
        value = .void
        _ = try run(function.code, frame)
        value = frame.slots[0].unboxed
    }

    /// Calls a function with a pair, which it may take apart.
    func callWithPair(_ function: FunctionValue, _ pair: Value) throws(Failure) -> Value {
        if function.code.parameters.count == 2, case .tuple(let tuple) = pair {
            return try call(function, tuple.values)
        }
        return try call(function, [pair])
    }
}

extension Value {
    /// Changes an array in place.
    mutating func changeArray(
        _ call: BuiltinCall,
        _ change: (inout [Value]) throws(Failure) -> Void
    ) throws(Failure) -> Value {
        if case .slice(let slice) = self {
            // The array takes as many places in front as the slice's indices begin with.
            let start = slice.values.startIndex
            try call.machine.charge(slice.values.endIndex, call.position)
            var values = Array(slice.values)
            try change(&values)
            self = .slice((Array(repeating: .void, count: start) + values)[start...])
            return .void
        }
        guard case .array(var values) = self else { throw call.trap("\(debugText) is not an array") }
        self = .void
        defer { self = .array(values) }
        try change(&values)
        return .void
    }

    mutating func removeEnd(_ call: BuiltinCall, first: Bool, isOptional: Bool) throws(Failure) -> Value {
        if first, case .slice(let slice) = self, let element = slice.values.first {
            self = .slice(slice.values.dropFirst())
            return isOptional ? element.inOptional : element
        }
        var removed = Value.null
        _ = try changeArray(call) { values throws(Failure) in
            if values.isEmpty {
                if isOptional { return }
                throw call.trap("cannot remove an element from an empty array")
            }
            removed = first ? values.removeFirst() : values.removeLast()
            if isOptional { removed = removed.inOptional }
        }
        return removed
    }
}
