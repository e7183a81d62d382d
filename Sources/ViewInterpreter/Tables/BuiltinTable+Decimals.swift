import ViewRuntime

/// Foundation's `Decimal`.
extension BuiltinTable {
    mutating func addDecimals() {
        addTypeNames(["Decimal"])
        addDecimalInitializers()
        addDecimalMembers()
        let constants: [(String, DecimalValue)] = [
            ("zero", DecimalValue(whole: 0)), ("pi", .pi), ("nan", .nan), ("quietNaN", .nan),
            ("greatestFiniteMagnitude", DecimalValue(mantissa: .max, exponent: 127)),
            ("leastNonzeroMagnitude", DecimalValue(mantissa: 1, exponent: -127)),
        ]
        for (name, value) in constants { constant("Decimal", "\(name): Decimal") { _ in .native(.decimal(value)) } }
        for form in ["Decimal", "Int"] {
            function("pow(_ base: Decimal, _ exponent: \(form)) -> Decimal") { c in
                .native(
                    .decimal(c.decimal(0).power(of: c.arguments[1].asDecimal?.whole.flatMap { Int(exactly: $0) } ?? 0))
                )
            }
        }
        function("__rounded(_ number: Decimal, _ scale: Int, _ mode: String) -> Decimal") { c in
            let mode = DecimalValue.Rounding(rawValue: c.string(2) ?? "") ?? .plain
            return .native(.decimal(c.decimal(0).rounded(to: min(max(c.int(1) ?? 0, -200), 200), mode)))
        }
        function("__double(_ number: Decimal) -> Double") { .double($0.decimal(0).double) }
        function("__whole(_ number: Decimal) -> Int") { c in
            .int(c.decimal(0).whole.map { Int(truncatingIfNeeded: $0) } ?? 0)
        }
    }

    private mutating func addDecimalInitializers() {
        initializer("Decimal() -> Decimal") { _ in .native(.decimal(DecimalValue(whole: 0))) }
        for type in ["Int", "Double", "Number"] {
            initializer("Decimal(_ value: \(type)) -> Decimal") { c throws(Failure) in
                guard let number = c.arguments[0].asDecimal else {
                    throw c.trap("\(c.arguments[0].debugText) cannot be a Decimal")
                }
                return .native(.decimal(number))
            }
        }
        initializer("Decimal(exactly: Number) -> Decimal?") { c in
            c.arguments[0].asDecimal.map { .native(.decimal($0)) } ?? .null
        }
        for form in ["string: String", "string: String, locale: Any?"] {
            initializer("Decimal(\(form)) -> Decimal?") { c in
                c.string(0).flatMap { DecimalValue($0) }.map { .native(.decimal($0)) } ?? .null
            }
        }
        initializer("Decimal(sign: FloatingPointSign, exponent: Int, significand: Decimal) -> Decimal") { c in
            let significand = c.decimal(2)
            let exponent = min(max(c.int(1) ?? 0, -1_000), 1_000) + significand.exponent
            let number = DecimalValue(
                isNegative: (c.optionName(0) == "minus") != significand.isNegative,
                mantissa: significand.mantissa,
                exponent: exponent
            )
            return .native(.decimal(number))
        }
    }

    private mutating func addDecimalMembers() {
        member("Decimal", "isNaN: Bool") { .bool($0.decimalReceiver.isNaN) }
        member("Decimal", "isFinite: Bool") { .bool(!$0.decimalReceiver.isNaN) }
        member("Decimal", "isInfinite: Bool") { _ in .bool(false) }
        member("Decimal", "isZero: Bool") { .bool($0.decimalReceiver.isZero) }
        member("Decimal", "isSignMinus: Bool") { .bool($0.decimalReceiver.isNegative) }
        member("Decimal", "sign: FloatingPointSign") { c in
            .native(.option(type: "FloatingPointSign", name: c.decimalReceiver.isNegative ? "minus" : "plus"))
        }
        member("Decimal", "exponent: Int") { .int($0.decimalReceiver.exponent) }
        member("Decimal", "significand: Decimal") { c in
            .native(.decimal(DecimalValue(mantissa: c.decimalReceiver.mantissa)))
        }
        member("Decimal", "magnitude: Decimal") { .native(.decimal($0.decimalReceiver.magnitude)) }
        member("Decimal", "advanced(by: Decimal) -> Decimal") { c in .native(.decimal(c.decimalReceiver + c.decimal(0)))
        }
        member("Decimal", "distance(to: Decimal) -> Decimal") { c in
            .native(.decimal(c.decimal(0) - c.decimalReceiver))
        }
        mutation("Decimal", "negate()") { value, _ in
            value = .native(.decimal((value.asDecimal ?? .nan).negated))
            return .void
        }
    }
}

extension BuiltinCall {
    /// A number as a `Decimal`; what is none counts as not a number.
    fileprivate func decimal(_ index: Int) -> DecimalValue { arguments[index].asDecimal ?? .nan }

    fileprivate var decimalReceiver: DecimalValue { receiver.asDecimal ?? .nan }
}
