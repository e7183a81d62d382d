internal import Glibc
import ViewRuntime

/// Less common members of numbers, and functions of the C library.
extension BuiltinTable {
    mutating func addFloatingPointParts() {
        addParts()
        addComparisons()
        addCFunctions()
        addOverflows()
        mutation("Double", "round(_ rule: FloatingPointRoundingRule)") { value, c in
            value = .double((value.number ?? 0).rounded(c.arguments[0].roundingRule))
            return .void
        }
        mutation("Double", "formSquareRoot()") { value, _ in
            value = .double((value.number ?? 0).squareRoot())
            return .void
        }
    }

    private mutating func addParts() {
        let parts: [(String, @Sendable (Double) -> Value)] = [
            ("exponent: Int", { .int($0 == 0 || !$0.isFinite ? ($0 == 0 ? .min : .max) : Int($0.exponent)) }),
            ("significand: Double", { .double($0.significand) }), ("ulp: Double", { .double($0.ulp) }),
            ("nextUp: Double", { .double($0.nextUp) }), ("nextDown: Double", { .double($0.nextDown) }),
            ("binade: Double", { .double($0.binade) }), ("isNormal: Bool", { .bool($0.isNormal) }),
            ("isSubnormal: Bool", { .bool($0.isSubnormal) }), ("isCanonical: Bool", { .bool($0.isCanonical) }),
            ("isSignalingNaN: Bool", { .bool($0.isSignalingNaN) }),
            ("hashValue: Int", { .int(Value.double($0).hashValue) }),
            ("bitPattern: UInt64", { .sized(SizedInteger(truncating: Int128($0.bitPattern), .uint64)) }),
        ]
        for (form, read) in parts { member("Double", form) { read($0.receiver.number ?? 0) } }
        initializer("Double(bitPattern: UInt64) -> Double") { c in
            .double(Double(bitPattern: UInt64(truncatingIfNeeded: c.arguments[0].wideInteger ?? 0)))
        }
        initializer("Double(sign: FloatingPointSign, exponent: Int, significand: Double) -> Double") { c in
            .double(
                Double(
                    sign: c.optionName(0) == "minus" ? .minus : .plus,
                    exponent: min(max(c.int(1) ?? 0, -2_000), 2_000),
                    significand: c.double(2) ?? 0
                )
            )
        }
        member("Double", "distance(to: Double) -> Double") { .double(($0.double(0) ?? 0) - ($0.receiver.number ?? 0)) }
        member("Double", "addingProduct(_ a: Double, _ b: Double) -> Double") { c in
            .double((c.receiver.number ?? 0).addingProduct(c.double(0) ?? 0, c.double(1) ?? 0))
        }
    }

    private mutating func addComparisons() {
        let comparisons: [(String, @Sendable (Double, Double) -> Bool)] = [
            ("isEqual(to", { $0 == $1 }), ("isLess(than", { $0 < $1 }), ("isLessThanOrEqualTo(_ other", { $0 <= $1 }),
            ("isTotallyOrdered(belowOrEqualTo", { $0.isTotallyOrdered(belowOrEqualTo: $1) }),
        ]
        for (form, compare) in comparisons {
            member("Double", "\(form): Double) -> Bool") { c in
                .bool(compare(c.receiver.number ?? 0, c.arguments[0].number ?? 0))
            }
        }
        let choices: [(String, @Sendable (Double, Double) -> Double)] = [
            ("maximum", { Double.maximum($0, $1) }), ("minimum", { Double.minimum($0, $1) }),
            ("maximumMagnitude", { Double.maximumMagnitude($0, $1) }),
            ("minimumMagnitude", { Double.minimumMagnitude($0, $1) }),
        ]
        for (name, choose) in choices {
            constant("Double", "\(name)(_ a: Double, _ b: Double) -> Double") { c in
                .double(choose(c.arguments[0].number ?? 0, c.arguments[1].number ?? 0))
            }
        }
    }

    private mutating func addCFunctions() {
        for name in ["lround", "lrint"] {
            function("\(name)(_ value: Double) -> Int") { c throws(Failure) in
                let value = c.double(0) ?? 0
                guard
                    let whole = Int(
                        exactly: value.rounded(name == "lrint" ? .toNearestOrEven : .toNearestOrAwayFromZero)
                    )
                else { throw c.trap("\(value) cannot be an Int") }
                return .int(whole)
            }
        }
        let unary: [(String, @Sendable (Double) -> Double)] = [
            ("exp2", { Glibc.exp2($0) }), ("expm1", { Glibc.expm1($0) }), ("log1p", { Glibc.log1p($0) }),
            ("fabs", { $0.magnitude }), ("asinh", { Glibc.asinh($0) }), ("acosh", { Glibc.acosh($0) }),
            ("atanh", { Glibc.atanh($0) }), ("rint", { $0.rounded(.toNearestOrEven) }),
        ]
        for (name, compute) in unary {
            function("\(name)(_ value: Double) -> Double") { .double(compute($0.double(0) ?? 0)) }
        }
        let binary: [(String, @Sendable (Double, Double) -> Double)] = [
            ("copysign", { Double(signOf: $1, magnitudeOf: $0) }), ("remainder", { $0.remainder(dividingBy: $1) }),
            ("fdim", { Swift.max($0 - $1, 0) }),
        ]
        for (name, compute) in binary {
            function("\(name)(_ a: Double, _ b: Double) -> Double") {
                .double(compute($0.double(0) ?? 0, $0.double(1) ?? 0))
            }
        }
        function("withExtendedLifetime(_ value: T, _ body: (T) -> U) -> U", isPure: false) { c throws(Failure) in
            try c.callFunction(1, [c.arguments[0]])
        }
    }

    private mutating func addOverflows() {
        member(
            "Int",
            "remainderReportingOverflow(dividingBy: Int) -> (partialValue: Int, overflow: Bool)"
        ) { c in
            let (value, isOverflow) = (c.receiver.integer ?? 0).remainderReportingOverflow(dividingBy: c.int(0) ?? 0)
            return .tuple(TupleValue([.int(value), .bool(isOverflow)], labels: ["partialValue", "overflow"]))
        }
        member("Int", "multipliedFullWidth(by: Int) -> (high: Int, low: UInt)") { c in
            let (high, low) = (c.receiver.integer ?? 0).multipliedFullWidth(by: c.int(0) ?? 0)
            let rest = Value.sized(SizedInteger(truncating: Int128(low), .uint))
            return .tuple(TupleValue([.int(high), rest], labels: ["high", "low"]))
        }
    }
}
