import ViewRuntime

/// `CharacterSet`, and the functions of strings that take one.
extension BuiltinTable {
    mutating func addCharacterSets() {
        for (name, set) in CharacterSetValue.named.sorted(by: { $0.key < $1.key }) {
            constant("CharacterSet", "\(name): CharacterSet") { _ in .native(.characterSet(set)) }
        }
        initializer("CharacterSet() -> CharacterSet") { _ in .native(.characterSet(CharacterSetValue())) }
        initializer("CharacterSet(charactersIn: String) -> CharacterSet") { c throws(Failure) in
            .native(.characterSet(CharacterSetValue(try c.charged(0))))
        }
        member("CharacterSet", "inverted: CharacterSet") { .native(.characterSet($0.receiverSet.inverted)) }
        member("CharacterSet", "contains(_ scalar: Character) -> Bool") {
            .bool($0.receiverSet.contains($0.string(0)?.first ?? " "))
        }
        let rules: [(String, @Sendable (Bool, Bool) -> Bool)] = [
            ("union", { $0 || $1 }), ("intersection", { $0 && $1 }), ("subtracting", { $0 && !$1 }),
            ("symmetricDifference", { $0 != $1 }),
        ]
        for (name, rule) in rules {
            member("CharacterSet", "\(name)(_ other: CharacterSet) -> CharacterSet") { c throws(Failure) in
                try c.combined(rule)
            }
        }
        for (name, rule) in [("formUnion", rules[0].1), ("formIntersection", rules[1].1), ("subtract", rules[2].1)] {
            mutation("CharacterSet", "\(name)(_ other: CharacterSet)") { value, c throws(Failure) in
                c.receiver = value
                value = try c.combined(rule)
                return .void
            }
        }
        for parameter in ["charactersIn: String", "_ scalar: Character"] {
            mutation("CharacterSet", "insert(\(parameter))") { value, c throws(Failure) in
                var set = value.characterSet
                set.insert(try c.charged(0))
                value = .native(.characterSet(set))
                return .void
            }
            mutation("CharacterSet", "remove(\(parameter))") { value, c throws(Failure) in
                var set = value.characterSet
                set.remove(try c.charged(0))
                value = .native(.characterSet(set))
                return .void
            }
        }
        member("String", "trimmingCharacters(in: CharacterSet) -> String") { c in
            let set = c.arguments[0].characterSet
            let scalars = c.string.unicodeScalars.drop { set.contains($0) }
            let count = scalars.reversed().prefix { set.contains($0) }.count
            return .string(String(scalars.dropLast(count)))
        }
        member("String", "components(separatedBy: CharacterSet) -> [String]") { c throws(Failure) in
            let set = c.arguments[0].characterSet
            let text = c.string
            try c.machine.charge(text.utf8.count / 8, c.position)
            let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { set.contains($0) }
            return try c.parts(parts.map { Substring($0) })
        }
    }
}

extension BuiltinCall {
    fileprivate var receiverSet: CharacterSetValue { receiver.characterSet }

    /// A text whose characters are charged to the budget.
    fileprivate func charged(_ index: Int) throws(Failure) -> String {
        let text = string(index) ?? ""
        try machine.charge(text.utf8.count / 8, position)
        return text
    }

    fileprivate func combined(_ rule: (Bool, Bool) -> Bool) throws(Failure) -> Value {
        let (first, second) = (receiverSet, arguments[0].characterSet)
        try machine.charge((first.exceptions.count + second.exceptions.count) / 8, position)
        return .native(.characterSet(first.combined(with: second, rule)))
    }
}

extension Value {
    /// The set that the value is; what is no set is empty.
    fileprivate var characterSet: CharacterSetValue {
        guard case .native(let box) = self, case .characterSet(let set) = box.native else { return CharacterSetValue() }
        return set
    }
}
