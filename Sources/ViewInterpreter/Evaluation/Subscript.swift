import ViewRuntime

/// Reads and writes elements of collections.
enum Subscript {
    static func read(
        _ container: Value,
        _ key: Value,
        _ fallback: Value?,
        _ machine: Machine,
        _ position: SourcePosition
    ) throws(Failure) -> Value {
        switch (container, key) {
        case (.array(let values), .int(let index)):
            guard values.indices.contains(index) else { throw outOfRange(index, values.count, machine, position) }
            return values[index]
        case (.slice(let slice), .int(let index)):
            guard slice.values.indices.contains(index) else {
                throw machine.trap(
                    "index \(index) is out of range: the slice has \(slice.values.startIndex)..<\(slice.values.endIndex)",
                    position
                )
            }
            return slice.values[index]
        case (.dictionary(let table), _):
            try CallWork.chargeKey(key, machine, position)
            if let fallback { return table[key] ?? fallback }
            return table[key]?.inOptional ?? .null
        case (.array, _), (.slice, _), (.intRange, .intRange), (.intRange, .closedIntRange), (.intRange, .range):
            let (start, count) = (container.firstIndex, container.elementCount ?? 0)
            guard let (lower, upper) = bounds(key, count, from: start), lower >= 0, upper <= count, lower <= upper
            else {
                throw machine.trap("range \(key.description) is out of bounds for \(count) elements", position)
            }
            return container.part(lower, upper)
        case (.native(let box), _) where box.native.isLazySequence:
            var iterator = try ValueIterator(container, machine, position)
            var made: [Value] = []
            while let element = try iterator.next() {
                try machine.charge(1, position)
                made.append(element)
            }
            return try read(.array(made), key, fallback, machine, position)
        case (.string(let text), _): return try character(of: text, key, machine, position)
        case (.tuple(let tuple), .int(let index)) where tuple.values.indices.contains(index): return tuple.values[index]
        case (.intRange(let lower, let upper), .int(let index)):
            guard index >= lower, index < upper else {
                throw outOfRange(index, upper.clampedDifference(lower), machine, position)
            }
            return .int(index)
        case (.object(let object), _):
            if case .subscripting(let property)? = object.type.lookup("subscript").first {
                let frame = machine.makeFrame(property.getter, [key], container, [])
                return try machine.run(property.getter, frame)
            }
        case (.structure(let instance), _):
            if case .subscripting(let property)? = instance.type.lookup("subscript").first {
                let frame = machine.makeFrame(property.getter, [key], container, [])
                return try machine.run(property.getter, frame)
            }
        case (.native(let box), .int(let index)):
            if case .subviews(let subviews) = box.native {
                guard subviews.indices.contains(index) else {
                    throw outOfRange(index, subviews.count, machine, position)
                }
                return .native(.subview(subviews[index]))
            }
        case (.null, _): return .null
        default: break
        }
        throw machine.trap("\(container.debugText) has no subscript", position)
    }

    private static func character(
        of text: String,
        _ key: Value,
        _ machine: Machine,
        _ position: SourcePosition
    ) throws(Failure) -> Value {
        switch key {
        case .int(let offset):
            try machine.charge(min(offset, text.utf8.count) / 4, position)
            // The library stops the process where an index would lie before the text.
            guard offset >= 0, let index = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex),
                index < text.endIndex
            else {
                throw machine.trap("string index \(offset) is out of bounds", position)
            }
            return .character(text[index])
        default:
            guard let (lower, upper) = bounds(key, text.count), lower >= 0, upper <= text.count, lower <= upper else {
                throw machine.trap(
                    "range \(key.description) is out of bounds for a string of \(text.count) characters",
                    position
                )
            }
            return .string(String(text.dropFirst(lower).prefix(upper - lower)))
        }
    }

    /// The bounds of a range as distances from the index `start`, the upper one exclusive; missing ones are the collection's.
    static func bounds(_ range: Value, _ count: Int, from start: Int) -> (Int, Int)? {
        bounds(range, start.clampedSum(count), missing: start).map {
            ($0.clampedDifference(start), $1.clampedDifference(start))
        }
    }

    /// The bounds of a range, the upper one exclusive; missing ones are the collection's.
    static func bounds(_ range: Value, _ count: Int, missing start: Int = 0) -> (Int, Int)? {
        switch range {
        case .intRange(let lower, let upper): return (lower, upper)
        case .closedIntRange(let lower, let upper): return (lower, upper.clampedSum(1))
        case .range(let range):
            let lower = range.lower?.integer ?? start
            let upper = range.upper?.integer.map { range.isClosed ? $0.clampedSum(1) : $0 } ?? count
            return (lower, upper)
        default: return nil
        }
    }

    private static func outOfRange(
        _ index: Int,
        _ count: Int,
        _ machine: Machine,
        _ position: SourcePosition
    ) -> Failure {
        machine.trap("index \(index) is out of range: there are \(count) elements", position)
    }

    /// Changes an element in place.
    ///
    /// The container is empty meanwhile, so that nothing else holds what is changed: a second holder would have it copied at each
    /// change. For the same reason this looks with `if case`: a `switch` holds what it looks at to its end.
    static func modify(
        _ container: inout Value,
        _ key: Value,
        _ fallback: Value?,
        _ machine: Machine,
        _ position: SourcePosition,
        _ change: (inout Value) throws(Failure) -> Void
    ) throws(Failure) {
        if case .int(let index) = key, case .array(var values) = container {
            guard values.indices.contains(index) else { throw outOfRange(index, values.count, machine, position) }
            let before = ValueStorage(container)
            container = .void
            do {
                defer { container = .array(values) }
                try change(&values[index])
            }
            try machine.chargeCopy(from: before, to: container, position)
        } else if case .int(let index) = key, case .slice(var slice) = container {
            guard slice.values.indices.contains(index) else {
                throw outOfRange(index, slice.values.count, machine, position)
            }
            container = .void
            defer { container = .slice(slice) }
            if !isKnownUniquelyReferenced(&slice) {
                try machine.charge(slice.values.count / 8, position)
                slice = SliceValue(slice.values)
            }
            try change(&slice.values[index])
        } else if case .dictionary(var table) = container {
            try CallWork.chargeKey(key, machine, position)
            let before = ValueStorage(container)
            container = .void
            let count = table.count
            do {
                defer {
                    if table.count > count { machine.count(steps: CallWork.stepsOfAKey) }
                    container = .dictionary(table)
                }
                if let fallback {
                    try table.modify(key, default: fallback, change)
                } else {
                    try table.modifyOptional(key, change)
                }
            }
            try machine.chargeCopy(from: before, to: container, position)
        } else if case .array = container {
            try modifyPart(&container, key, machine, position, change)
        } else if let type = container.typeInfo {
            try setCustom(type, &container, key, machine, change)
        } else {
            throw machine.trap("\(container.debugText) has no subscript that can be set", position)
        }
    }

    /// Changes the elements of a range, which are copied for that.
    private static func modifyPart(
        _ container: inout Value,
        _ key: Value,
        _ machine: Machine,
        _ position: SourcePosition,
        _ change: (inout Value) throws(Failure) -> Void
    ) throws(Failure) {
        guard case .array(var values) = container else { return }
        guard let (lower, upper) = bounds(key, values.count), lower >= 0, upper <= values.count, lower <= upper else {
            throw machine.trap("range \(key.description) is out of bounds for \(values.count) elements", position)
        }
        try machine.charge(values.count / 8, position)
        var slice = Value.slice(values[lower..<upper])
        try change(&slice)
        values.replaceSubrange(lower..<upper, with: slice.elements ?? [])
        container = .array(values)
    }

    private static func setCustom(
        _ type: TypeInfo,
        _ container: inout Value,
        _ key: Value,
        _ machine: Machine,
        _ change: (inout Value) throws(Failure) -> Void
    ) throws(Failure) {
        guard case .subscripting(let property)? = type.lookup("subscript").first, let setter = property.setter else {
            return
        }
        var value = try machine.run(property.getter, machine.makeFrame(property.getter, [key], container, []))
        try change(&value)
        let frame = machine.makeFrame(setter, [value, key], container, [])
        _ = try machine.run(setter, frame)
        container = frame.selfValue
    }
}
