import ViewRuntime

/// Less common members of the standard library's collections and text.
extension BuiltinTable {
    mutating func addEdits() {
        addCollectionEdits()
        addStringEdits()
        addStringSearch()
        addConversions()
    }

    private mutating func addCollectionEdits() {
        member("Sequence", "count(where: (Element) -> Bool) -> Int", isPure: false) { c throws(Failure) in
            .int(try c.filtered(0).count)
        }
        for type in ["Array", "Dictionary", "Set", "Range", "String", "Number", "Bool", "Character"] {
            if ["Array", "Dictionary", "Set", "Range"].contains(type) {
                member(type, "description: String") { .string($0.receiver.description) }
            }
            member(type, "debugDescription: String") { .string($0.receiver.debugText) }
        }
        function("sequence(state: T, next: (inout T) -> U?) -> [U]", isPure: false) { c throws(Failure) in
            .native(.lazySequence(LazySequenceValue(.unfolded(c.arguments[0], try c.function(1)))))
        }
        member("Sequence", "makeIterator() -> () -> Element?", isPure: false) { c throws(Failure) in
            let elements = try c.elements()
            var next = 0
            return .function(
                FunctionValue(machine: c.machine, name: "next", position: c.position, parameterCount: 0) { _, _ in
                    guard next < elements.count else { return .null }
                    defer { next += 1 }
                    return elements[next].inOptional
                }
            )
        }
        mutation("Array", "replaceSubrange(_ range: Range<Int>, with: [Element])") { value, c throws(Failure) in
            let range = c.arguments[0]
            let new = c.arguments[1].elements ?? []
            let start = value.firstIndex
            return try value.changeArray(c) { values throws(Failure) in
                guard let (lower, upper) = Subscript.bounds(range, values.count, from: start), lower >= 0,
                    upper <= values.count,
                    lower <= upper
                else {
                    throw c.trap("range \(range.description) is out of bounds for \(values.count) elements")
                }
                values.replaceSubrange(lower..<upper, with: new)
            }
        }
        member("Dictionary", "compactMapValues(_ transform: (Value) -> T?) -> [Key: T]", isPure: false) {
            c throws(Failure) in
            guard case .dictionary(let table) = c.receiver else { return .void }
            let function = try c.function(0)
            var result = OrderedTable()
            for key in table.keys {
                guard let value = table[key] else { continue }
                let made = try c.machine.call(function, [value])
                if !made.isNull { result[key] = made.outOfOptional }
            }
            return .dictionary(result)
        }
        mutation("Set", "formIntersection(_ other: [Element])") { value, c in
            let others = OrderedTable(elements: c.arguments[0].elements ?? [])
            value = .set(OrderedTable(elements: (value.elements ?? []).filter(others.contains)))
            return .void
        }
        function("sequence(first: T, next: (T) -> T?) -> [T]", isPure: false) { c throws(Failure) in
            .native(
                .lazySequence(LazySequenceValue(.generated(c.arguments[0].inOptional, try c.function(1))))
            )
        }
    }

    private mutating func addStringEdits() {
        let append: @Sendable (inout Value, inout BuiltinCall) throws(EvaluationFailure) -> Value = {
            value,
            c throws(Failure) in
            guard case .string(var text) = value else { return .void }
            let more = c.string(0) ?? (c.arguments[0].elements ?? []).compactMap(\.text).joined()
            try c.machine.charge(more.utf8.count / 16, c.position)
            value = .void
            text += more
            value = .string(text)
            return .void
        }
        mutation("String", "append(contentsOf: String)", append)
        mutation("String", "append(_ character: Character)", append)
        mutation("String", "insert(contentsOf: String, at: Int)") { value, c throws(Failure) in
            try value.changeText(c) { characters throws(Failure) in
                characters.insert(contentsOf: Array(c.string(0) ?? ""), at: try c.textIndex(1, characters.count))
            }
        }
        mutation("String", "remove(at: Int) -> Character") { value, c throws(Failure) in
            var removed = Value.void
            _ = try value.changeText(c) { characters throws(Failure) in
                removed = .character(characters.remove(at: try c.textIndex(0, characters.count - 1)))
            }
            return removed
        }
        mutation("String", "removeSubrange(_ range: Range<Int>)") { value, c throws(Failure) in
            try value.changeText(c) { characters throws(Failure) in
                guard let (lower, upper) = Subscript.bounds(c.arguments[0], characters.count), lower >= 0,
                    upper <= characters.count, lower <= upper
                else {
                    throw c.trap(
                        "range \(c.arguments[0].description) is out of bounds for a string of \(characters.count) characters"
                    )
                }
                characters.removeSubrange(lower..<upper)
            }
        }
        mutation("String", "removeFirst(_ count: Int)") { value, c throws(Failure) in
            try value.changeText(c) { characters throws(Failure) in
                characters.removeFirst(try c.textIndex(0, characters.count))
            }
        }
        mutation("String", "removeLast(_ count: Int)") { value, c throws(Failure) in
            try value.changeText(c) { characters throws(Failure) in
                characters.removeLast(try c.textIndex(0, characters.count))
            }
        }
        mutation("String", "replaceSubrange(_ range: Range<Int>, with: String)") { value, c throws(Failure) in
            try value.changeText(c) { characters throws(Failure) in
                guard let (lower, upper) = Subscript.bounds(c.arguments[0], characters.count), lower >= 0,
                    upper <= characters.count, lower <= upper
                else {
                    throw c.trap(
                        "range \(c.arguments[0].description) is out of bounds for a string of \(characters.count) characters"
                    )
                }
                characters.replaceSubrange(lower..<upper, with: Array(c.string(1) ?? ""))
            }
        }
        mutation("String", "replace(_ old: String, with: String)") { value, c in
            value = .string((value.text ?? "").replacing(c.string(0) ?? "", with: c.string(1) ?? ""))
            return .void
        }
    }

    private mutating func addStringSearch() {
        for type in ["String", "Sequence"] {
            member(type, "distance(from: Int, to: Int) -> Int") {
                .int(($0.int(1) ?? 0).clampedDifference($0.int(0) ?? 0))
            }
            member(type, "index(_ index: Int, offsetBy: Int, limitedBy: Int) -> Int?") { c in
                let (start, step, limit) = (c.int(0) ?? 0, c.int(1) ?? 0, c.int(2) ?? 0)
                let end = start.clampedSum(step)
                return (step >= 0 && start <= limit && end > limit) || (step < 0 && start >= limit && end < limit)
                    ? .null : .int(end)
            }
        }
        member("String", "lastIndex(of: Character) -> Int?") { c in
            Array(c.string).lastIndex(of: c.string(0)?.first ?? " ").map { .int($0) } ?? .null
        }
        member("String", "elementsEqual(_ other: String) -> Bool") { .bool($0.string == $0.string(0)) }
        member("String", "trimmingPrefix(_ prefix: String) -> String") { c in
            let prefix = c.string(0) ?? ""
            return .string(c.string.hasPrefix(prefix) ? String(c.string.dropFirst(prefix.count)) : c.string)
        }
        member("String", "starts(with: String) -> Bool") { .bool($0.string.hasPrefix($0.string(0) ?? "")) }
        member("String", "range(of: String) -> Range<Int>?") { c in
            guard let found = c.string.firstRange(of: c.string(0) ?? "") else { return .null }
            let lower = c.string.distance(from: c.string.startIndex, to: found.lowerBound)
            return .intRange(lower, lower + c.string.distance(from: found.lowerBound, to: found.upperBound))
        }
        member("Character", "hexDigitValue: Int?") { $0.character.hexDigitValue.map { .int($0) } ?? .null }
        member("Character", "value: UInt32") {
            .sized(SizedInteger(truncating: Int128($0.character.unicodeScalars.first?.value ?? 0), .uint32))
        }
    }

    private mutating func addConversions() {
        function("fabs(_ value: Double) -> Double") { .double(abs($0.double(0) ?? 0)) }
        initializer("UInt8(ascii: Character) -> UInt8") {
            .sized(SizedInteger(truncating: Int128($0.string(0)?.utf8.first ?? 0), .uint8))
        }
    }
}

extension BuiltinCall {
    /// An argument that counts characters, between none and `count`.
    func textIndex(_ index: Int, _ count: Int) throws(Failure) -> Int {
        guard let position = int(index), position >= 0, position <= count else {
            throw trap("string index \(arguments[index].debugText) is out of bounds")
        }
        return position
    }
}

extension Value {
    /// Changes a text as a list of its characters.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    mutating func changeText(
        _ call: BuiltinCall,
        _ change: (inout [Character]) throws(Failure) -> Void
    ) throws(Failure) -> Value {
        guard case .string(let text) = self else { throw call.trap("\(debugText) is not a string") }
        var characters = Array(text)
        try change(&characters)
        self = .string(String(characters))
        return .void
    }
}
