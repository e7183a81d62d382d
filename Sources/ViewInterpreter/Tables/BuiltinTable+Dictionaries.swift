import ViewRuntime

/// Dictionaries.
extension BuiltinTable {
    mutating func addDictionaries() {
        initializer("Dictionary() -> [Key: Value]") { _ in .dictionary(OrderedTable()) }
        initializer("Dictionary(uniqueKeysWithValues: [(Key, Value)]) -> [Key: Value]") { c throws(Failure) in
            var table = OrderedTable()
            for pair in c.arguments[0].elements ?? [] {
                guard case .tuple(let tuple) = pair, tuple.values.count == 2 else { continue }
                try c.machine.charge(steps: CallWork.stepsOfAKey, c.position)
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
                try c.machine.charge(steps: CallWork.stepsOfAKey, c.position)
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
                try c.machine.charge(steps: CallWork.stepsOfAKey, c.position)
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
            value = .void
            defer { value = .dictionary(table) }
            try c.merge(c.arguments[0], into: &table, function: try c.function(1))
            return .void
        }
        mutation("Dictionary", "removeValue(forKey: Key) -> Value?") { value, c in
            guard case .dictionary(var table) = value else { return .void }
            value = .void
            let removed = table[c.arguments[0]]
            table[c.arguments[0]] = nil
            value = .dictionary(table)
            return removed?.inOptional ?? .null
        }
        mutation("Dictionary", "updateValue(_ value: Value, forKey: Key) -> Value?") { value, c in
            guard case .dictionary(var table) = value else { return .void }
            value = .void
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
}
