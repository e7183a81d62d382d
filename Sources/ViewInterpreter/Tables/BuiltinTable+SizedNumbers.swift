import ViewRuntime

/// Integers of other sizes than `Int`, `Float`, and what all integers have in common.
extension BuiltinTable {
    mutating func addSizedNumbers() {
        addWidening()
        for kind in IntegerKind.allCases { addInteger(kind) }
        addIntegerMembers()
        addIntegerBits()
        addFloat()
    }

    /// `Int` and `Double` of numbers of other types.
    private mutating func addWidening() {
        initializer("Int(_ value: Number) -> Int") { c throws(Failure) in
            guard let number = c.wholeNumber, let integer = Int(exactly: number) else {
                throw c.trap("\(c.arguments[0].debugText) cannot be an Int")
            }
            return .int(integer)
        }
        initializer("Int(exactly: Number) -> Int?") { c in
            c.exactNumber.flatMap { Int(exactly: $0) }.map { .int($0) } ?? .null
        }
        initializer("Int(truncatingIfNeeded: Number) -> Int") { c in
            .int(Int(truncatingIfNeeded: c.arguments[0].wideInteger ?? 0))
        }
        initializer("Int(clamping: Number) -> Int") { c in .int(Int(clamping: c.arguments[0].wideInteger ?? 0)) }
        initializer("Int(bitPattern: UInt) -> Int") { c in
            .int(Int(truncatingIfNeeded: c.arguments[0].wideInteger ?? 0))
        }
        initializer("Double(_ value: Number) -> Double") { c throws(Failure) in
            guard let number = c.arguments[0].number else {
                throw c.trap("\(c.arguments[0].debugText) cannot be a Double")
            }
            return .double(number)
        }
        initializer("Double(exactly: Number) -> Double?") { c in c.arguments[0].number.map { .double($0) } ?? .null }
    }

    private mutating func addInteger(_ kind: IntegerKind) {
        let name = kind.name
        initializer("\(name)(_ value: Number) -> \(name)") { c throws(Failure) in
            guard let value = c.wholeNumber, let number = SizedInteger(exactly: value, kind) else {
                throw c.trap("\(c.arguments[0].debugText) cannot be \(kind.article) \(name)")
            }
            return .sized(number)
        }
        for parameters in ["_ text: String", "_ text: String, radix: Int"] {
            initializer("\(name)(\(parameters)) -> \(name)?") { c throws(Failure) in
                let radix = c.arguments.count > 1 ? try c.radix(1) : 10
                let value = c.string(0).flatMap { Int128($0, radix: radix) }
                return value.flatMap { SizedInteger(exactly: $0, kind) }.map { .sized($0) } ?? .null
            }
        }
        initializer("\(name)(exactly: Number) -> \(name)?") { c in
            c.exactNumber.flatMap { SizedInteger(exactly: $0, kind) }.map { .sized($0) } ?? .null
        }
        for label in ["truncatingIfNeeded", "bitPattern"] {
            initializer("\(name)(\(label): Number) -> \(name)") { c in
                .sized(SizedInteger(truncating: c.arguments[0].wideInteger ?? 0, kind))
            }
        }
        initializer("\(name)(clamping: Number) -> \(name)") { c in
            .sized(SizedInteger(clamping: c.arguments[0].wideInteger ?? 0, kind))
        }
        initializer("\(name)() -> \(name)") { _ in .sized(SizedInteger(truncating: 0, kind)) }
        for (member, value) in [("max", kind.range.upperBound), ("min", kind.range.lowerBound), ("zero", 0)] {
            constant(name, "\(member): \(name)") { _ in .sized(SizedInteger(truncating: value, kind)) }
        }
        constant(name, "bitWidth: Int") { _ in .int(kind.bitWidth) }
        constant(name, "random(in: Range<\(name)>) -> \(name)", isPure: false) { c throws(Failure) in
            try c.checkNotEmpty(0)
            return if case .range(let range) = c.arguments[0], let lower = range.lower { lower } else { c.arguments[0] }
        }
    }

    private mutating func addIntegerMembers() {
        constant("Int", "bitWidth: Int") { _ in .int(Int.bitWidth) }
        member("Integer", "isMultiple(of: Self) -> Bool") { c in
            let (value, divisor) = c.integers
            return .bool(divisor == 0 ? value == 0 : value % divisor == 0)
        }
        member("Integer", "signum() -> Self") { c in c.receiver.same(c.integers.0.signum()) }
        member("Integer", "quotientAndRemainder(dividingBy: Self) -> (quotient: Self, remainder: Self)") {
            c throws(Failure) in
            let (value, divisor) = c.integers
            guard divisor != 0 else { throw c.trap("division by zero") }
            let parts = [c.receiver.same(value / divisor), c.receiver.same(value % divisor)]
            return .tuple(TupleValue(parts, labels: ["quotient", "remainder"]))
        }
        member("Integer", "advanced(by: Int) -> Self") { c throws(Failure) in
            let (sum, kind) = (c.integers.0 + c.integers.1, c.receiver.integerKind)
            guard kind.map({ SizedInteger(exactly: sum, $0) != nil }) ?? (Int(exactly: sum) != nil) else {
                throw c.trap("\(c.receiver.debugText) advanced by \(c.integers.1) overflows '\(kind?.name ?? "Int")'")
            }
            return c.receiver.same(sum)
        }
        member("Integer", "distance(to: Self) -> Int") { c in .int(Int(clamping: c.integers.1 - c.integers.0)) }
        let checked: [(String, @Sendable (Int128, Int128) -> Int128)] = [
            ("addingReportingOverflow(_ other: Self)", { $0 + $1 }),
            ("subtractingReportingOverflow(_ other: Self)", { $0 - $1 }),
            ("multipliedReportingOverflow(by: Self)", { $0.multipliedReportingOverflow(by: $1).partialValue }),
            ("dividedReportingOverflow(by: Self)", { $1 == 0 ? $0 : $0 / $1 }),
        ]
        for (name, compute) in checked {
            member("Integer", "\(name) -> (partialValue: Self, overflow: Bool)") { c in
                let result = compute(c.integers.0, c.integers.1)
                let value = c.receiver.same(result)
                let isOverflow = value.wideInteger != result || (name.hasPrefix("divided") && c.integers.1 == 0)
                return .tuple(TupleValue([value, .bool(isOverflow)], labels: ["partialValue", "overflow"]))
            }
        }
        mutation("Integer", "negate()") { value, _ in
            value = value.same(-(value.wideInteger ?? 0))
            return .void
        }
    }

    private mutating func addIntegerBits() {
        member("Integer", "bitWidth: Int") { c in .int(c.receiver.bitWidth) }
        member("Integer", "nonzeroBitCount: Int") { c in .int(c.receiver.pattern.nonzeroBitCount) }
        member("Integer", "leadingZeroBitCount: Int") { c in
            .int(c.receiver.pattern.leadingZeroBitCount - (64 - c.receiver.bitWidth))
        }
        member("Integer", "trailingZeroBitCount: Int") { c in
            .int(min(c.receiver.pattern.trailingZeroBitCount, c.receiver.bitWidth))
        }
        for name in ["byteSwapped", "bigEndian"] {
            member("Integer", "\(name): Self") { c in
                c.receiver.same(Int128(c.receiver.pattern.byteSwapped >> UInt64(64 - c.receiver.bitWidth)))
            }
        }
        member("Integer", "littleEndian: Self") { c in c.receiver }
    }

    /// `Float` has what `Double` has.
    private mutating func addFloat() {
        copy("Double", to: "Float", Self.floated)
        let constants: [(String, Float)] = [
            ("pi", .pi), ("greatestFiniteMagnitude", .greatestFiniteMagnitude),
            ("leastNormalMagnitude", .leastNormalMagnitude), ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
            ("ulpOfOne", .ulpOfOne),
        ]
        for (name, value) in constants {
            replaceConstant("Float", "\(name): Float") { _ in .float(value) }
        }
    }

    private static func floated(_ overload: Overload) -> Overload? {
        let signature = Signature(overload.signature.text.floated ?? overload.signature.text)
        switch overload.implementation {
        case .function(let run):
            return Overload(
                signature,
                grade: overload.grade,
                isPure: overload.isPure,
                implementation: .function(floated(run))
            )
        case .mutating(let run):
            return Overload(
                signature,
                grade: overload.grade,
                isPure: overload.isPure,
                implementation: .mutating { value, call throws(EvaluationFailure) in
                    value = .double(value.number ?? 0)
                    let result = try run(&value, &call)
                    value = value.number(as: .float)
                    return result
                }
            )
        case .modifier, .transform, .view: return nil
        }
    }

    /// What a function of `Double` gives, as a `Float`.
    private static func floated(
        _ run: @escaping @Sendable (inout BuiltinCall) throws(EvaluationFailure) -> Value
    ) -> @Sendable (inout BuiltinCall) throws(EvaluationFailure) -> Value {
        { call throws(EvaluationFailure) in try run(&call).number(as: .float) }
    }
}

extension String {
    /// A signature of `Double` as one of `Float`; `nil` where it does not name `Double`.
    fileprivate var floated: String? { contains("Double") ? replacing("Double", with: "Float") : nil }
}

extension BuiltinCall {
    /// The integer that a method is called on, and its first argument.
    fileprivate var integers: (Int128, Int128) {
        (receiver.wideInteger ?? 0, arguments.first?.wideInteger ?? 0)
    }

    /// The first argument without its fraction; `nil` for infinite numbers and for what is no number.
    fileprivate var wholeNumber: Int128? {
        arguments[0].wideInteger ?? arguments[0].number.flatMap { Int128(exactly: $0.rounded(.towardZero)) }
    }

    /// The first argument, if it is a whole number.
    fileprivate var exactNumber: Int128? {
        arguments[0].wideInteger ?? arguments[0].number.flatMap { Int128(exactly: $0) }
    }
}

extension Value {
    /// A number as one of the type that this integer has, with the low bits if it holds no more.
    fileprivate func same(_ value: Int128) -> Value {
        if case .sized(let number) = self { return .sized(SizedInteger(truncating: value, number.kind)) }
        return .int(Int(truncatingIfNeeded: value))
    }

    fileprivate var integerKind: IntegerKind? {
        if case .sized(let number) = self { number.kind } else { nil }
    }

    fileprivate var bitWidth: Int {
        if case .sized(let number) = self { number.kind.bitWidth } else { Int.bitWidth }
    }

    /// The bits of an integer as an unsigned number of its width.
    fileprivate var pattern: UInt64 {
        if case .sized(let number) = self { number.pattern } else { UInt64(bitPattern: Int64(integer ?? 0)) }
    }
}
