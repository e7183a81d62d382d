internal import Glibc
import ViewRuntime

/// Numbers, and functions of the standard library that stand alone.
extension BuiltinTable {
    mutating func addStandardLibrary() {
        addNumbers()
        addIntegers()
        addFloatingPoint()
        addFunctions()
        addCollections()
        addStrings()
        addOptionals()
        addSizedNumbers()
        addComparators()
        addConcurrency()
        addFormats()
        addDates()
        addJSON()
        addDecimals()
        addRegexes()
        addFloatingPointParts()
        addTextParts()
        addTextSearch()
    }

    private mutating func addNumbers() {
        initializer("Int(_ value: Double) -> Int") { c throws(Failure) in
            switch c.arguments[0] {
            case .int: return c.arguments[0]
            case .double(let value):
                guard let number = Int(exactly: value.rounded(.towardZero)) else {
                    throw c.trap("\(value) cannot be an Int")
                }
                return .int(number)
            case let other: throw c.trap("\(other.debugText) cannot be an Int")
            }
        }
        initializer("Int(_ value: Int) -> Int") { $0.arguments[0] }
        initializer("Int(_ text: String) -> Int?") { c in c.string(0).flatMap { Int($0) }.map { .int($0) } ?? .null }
        initializer("Int(_ text: String, radix: Int) -> Int?") { c throws(Failure) in
            let radix = try c.radix(1)
            return c.string(0).flatMap { Int($0, radix: radix) }.map { .int($0) } ?? .null
        }
        initializer("Int() -> Int") { _ in .int(0) }
        initializer("Double(_ value: Int) -> Double") { c throws(Failure) in
            guard let number = c.arguments[0].number else {
                throw c.trap("\(c.arguments[0].debugText) cannot be a Double")
            }
            return .double(number)
        }
        initializer("Double(_ value: Double) -> Double") { c throws(Failure) in
            guard let number = c.arguments[0].number else {
                throw c.trap("\(c.arguments[0].debugText) cannot be a Double")
            }
            return .double(number)
        }
        initializer("Double(_ text: String) -> Double?") { c in
            c.string(0).flatMap { Double($0) }.map { .double($0) } ?? .null
        }
        initializer("Double() -> Double") { _ in .double(0) }
        initializer("Bool(_ text: String) -> Bool?") { c in c.string(0).flatMap { Bool($0) }.map { .bool($0) } ?? .null
        }
        initializer("Bool(_ value: Bool) -> Bool") { $0.arguments[0] }
        member("Number", "description: String") { .string($0.receiver.description) }
        member("Number", "hashValue: Int") { .int($0.receiver.integer ?? 0) }
        member("Number", "magnitude: Self") { c in
            switch c.receiver {
            case .int(let value): .int(Int(clamping: value.magnitude))
            case .sized(let number):
                .sized(SizedInteger(clamping: Int128(number.value.magnitude), number.kind))
            case .float(let value): .float(value.magnitude)
            default: .double(abs(c.receiver.number ?? 0))
            }
        }
        member("Number", "formatted() -> String", isPure: false) { c throws(Failure) in
            let style = Value.native(.numberFormat(NumberFormatStyle(kind: .number)))
            return try c.made(try c.written(c.receiver, by: style))
        }
        member("Number", "formatted(_ format: FormatStyle) -> String", isPure: false) { c throws(Failure) in
            try c.made(try c.written(c.receiver, by: c.arguments[0]))
        }
        member("Bool", "description: String") { .string($0.receiver.description) }
        mutation("Bool", "toggle()") { value, _ in
            value = .bool(!value.isTrue)
            return .void
        }
        constant("Bool", "random() -> Bool", isPure: false) { _ in .bool(true) }
    }

    private mutating func addIntegers() {
        constant("Int", "max: Int") { _ in .int(.max) }
        constant("Int", "min: Int") { _ in .int(.min) }
        constant("Int", "zero: Int") { _ in .int(0) }
        constant("Int", "random(in: Range<Int>) -> Int", isPure: false) { c throws(Failure) in
            try c.checkNotEmpty(0)
            return Subscript.bounds(c.arguments[0], 1).map { .int($0.0) } ?? .int(0)
        }
    }

    private mutating func addFloatingPoint() {
        member("Double", "rounded() -> Double") { .double(($0.receiver.number ?? 0).rounded()) }
        member("Double", "rounded(_ rule: FloatingPointRoundingRule) -> Double") { c in
            let rule: FloatingPointRoundingRule =
                switch c.optionName(0) {
                case "up": .up
                case "down": .down
                case "towardZero": .towardZero
                case "awayFromZero": .awayFromZero
                case "toNearestOrEven": .toNearestOrEven
                default: .toNearestOrAwayFromZero
                }
            return .double((c.receiver.number ?? 0).rounded(rule))
        }
        mutation("Double", "round()") { value, _ in
            value = .double((value.number ?? 0).rounded())
            return .void
        }
        mutation("Double", "negate()") { value, _ in
            value = .double(-(value.number ?? 0))
            return .void
        }
        options(
            "FloatingPointRoundingRule",
            ["up", "down", "towardZero", "awayFromZero", "toNearestOrEven", "toNearestOrAwayFromZero"]
        )
        member("Double", "squareRoot() -> Double") { .double(($0.receiver.number ?? 0).squareRoot()) }
        member("Double", "truncatingRemainder(dividingBy: Double) -> Double") { c in
            .double((c.receiver.number ?? 0).truncatingRemainder(dividingBy: c.double(0) ?? 1))
        }
        member("Double", "remainder(dividingBy: Double) -> Double") { c in
            .double((c.receiver.number ?? 0).remainder(dividingBy: c.double(0) ?? 1))
        }
        member("Double", "isNaN: Bool") { .bool(($0.receiver.number ?? 0).isNaN) }
        member("Double", "isFinite: Bool") { .bool(($0.receiver.number ?? 0).isFinite) }
        member("Double", "isInfinite: Bool") { .bool(($0.receiver.number ?? 0).isInfinite) }
        member("Double", "isZero: Bool") { .bool($0.receiver.number == 0) }
        member("Double", "sign: FloatingPointSign") { c in
            .native(
                .option(type: "FloatingPointSign", name: (c.receiver.number ?? 0).sign == .minus ? "minus" : "plus")
            )
        }
        options("FloatingPointSign", ["minus", "plus"])
        member("Double", "advanced(by: Double) -> Double") { .double(($0.receiver.number ?? 0) + ($0.double(0) ?? 0)) }
        for (name, value) in [
            ("infinity", Double.infinity), ("pi", Double.pi), ("zero", 0),
            ("greatestFiniteMagnitude", .greatestFiniteMagnitude),
            ("leastNormalMagnitude", .leastNormalMagnitude), ("leastNonzeroMagnitude", .leastNonzeroMagnitude),
            ("nan", .nan),
            ("ulpOfOne", .ulpOfOne),
        ] {
            constant("Double", "\(name): Double") { _ in .double(value) }
        }
        constant("Double", "random(in: Range<Double>) -> Double", isPure: false) { c throws(Failure) in
            try c.checkNotEmpty(0)
            return if case .range(let range) = c.arguments[0] {
                range.lower ?? .double(0)
            } else {
                .double(Double(Subscript.bounds(c.arguments[0], 1)?.0 ?? 0))
            }
        }
    }

    private mutating func addFunctions() {
        for type in ["Int", "Double", "T"] {
            function("max(_ a: \(type), _ b: \(type)) -> \(type)") { c in
                c.arguments[1].isOrdered(before: c.arguments[0]) ? c.arguments[0] : c.arguments[1]
            }
            function("min(_ a: \(type), _ b: \(type)) -> \(type)") { c in
                c.arguments[1].isOrdered(before: c.arguments[0]) ? c.arguments[1] : c.arguments[0]
            }
            function("max(_ a: \(type), _ b: \(type), _ c: \(type), _ rest: \(type)...) -> \(type)") { c in
                (c.arguments[..<3] + c.array(3)).max { $0.isOrdered(before: $1) } ?? .null
            }
            function("min(_ a: \(type), _ b: \(type), _ c: \(type), _ rest: \(type)...) -> \(type)") { c in
                (c.arguments[..<3] + c.array(3)).min { $0.isOrdered(before: $1) } ?? .null
            }
            function("abs(_ value: \(type)) -> \(type)") { c throws(Failure) in
                switch c.arguments[0] {
                case .int(let value):
                    guard value != .min else { throw c.trap("abs(\(value)) overflows Int") }
                    return .int(abs(value))
                case .double(let value): return .double(abs(value))
                case .float(let value): return .float(abs(value))
                case .sized(let value):
                    guard let number = SizedInteger(exactly: abs(value.value), value.kind) else {
                        throw c.trap("abs(\(value.value)) overflows \(value.kind.name)")
                    }
                    return .sized(number)
                case let other where other.decimal != nil:
                    return .native(.decimal(other.decimal?.magnitude ?? .nan))
                case let other: throw c.trap("abs needs a number, not \(other.debugText)")
                }
            }
        }
        function("swap(_ a: inout T, _ b: inout T)", isPure: false) { _ in .void }
        let unary: [(String, @Sendable (Double) -> Double)] = [
            ("sqrt", { $0.squareRoot() }), ("sin", { Glibc.sin($0) }), ("cos", { Glibc.cos($0) }),
            ("tan", { Glibc.tan($0) }),
            ("asin", { Glibc.asin($0) }), ("acos", { Glibc.acos($0) }), ("atan", { Glibc.atan($0) }),
            ("exp", { Glibc.exp($0) }),
            ("log", { Glibc.log($0) }), ("log2", { Glibc.log2($0) }), ("log10", { Glibc.log10($0) }),
            ("sinh", { Glibc.sinh($0) }),
            ("cosh", { Glibc.cosh($0) }), ("tanh", { Glibc.tanh($0) }), ("floor", { $0.rounded(.down) }),
            ("ceil", { $0.rounded(.up) }),
            ("round", { $0.rounded() }), ("trunc", { $0.rounded(.towardZero) }), ("cbrt", { Glibc.cbrt($0) }),
        ]
        for (name, compute) in unary {
            function("\(name)(_ value: Double) -> Double") { .double(compute($0.double(0) ?? 0)) }
        }
        let binary: [(String, @Sendable (Double, Double) -> Double)] = [
            ("pow", { Glibc.pow($0, $1) }), ("atan2", { Glibc.atan2($0, $1) }), ("hypot", { Glibc.hypot($0, $1) }),
            ("fmod", { $0.truncatingRemainder(dividingBy: $1) }), ("fmin", { Swift.min($0, $1) }),
            ("fmax", { Swift.max($0, $1) }),
        ]
        for (name, compute) in binary {
            function("\(name)(_ a: Double, _ b: Double) -> Double") {
                .double(compute($0.double(0) ?? 0, $0.double(1) ?? 0))
            }
        }
        function("print(_ items: T..., separator: String = \" \", terminator: String = \"\\n\")", isPure: false) {
            c throws(Failure) in
            let text = c.array(0).map(\.description).joined(separator: c.string(1) ?? " ")
            try c.machine.charge(text.utf8.count / 4, c.position)
            c.machine.print(text, terminator: c.string(2) ?? "\n")
            return .void
        }
        function("debugPrint(_ items: T..., separator: String = \" \", terminator: String = \"\\n\")", isPure: false) {
            c throws(Failure) in
            let text = c.array(0).map(\.debugText).joined(separator: c.string(1) ?? " ")
            try c.machine.charge(text.utf8.count / 4, c.position)
            c.machine.print(text, terminator: c.string(2) ?? "\n")
            return .void
        }
        for name in ["fatalError", "preconditionFailure", "assertionFailure"] {
            function("\(name)(_ message: String = \"\") -> Never", isPure: false) { c throws(Failure) in
                throw c.trap("Fatal error" + (c.string(0).map { ": \($0)" } ?? ""))
            }
        }
        function("exit(_ status: Int) -> Never", isPure: false) { c throws(Failure) in
            throw c.trap("The program ended itself with 'exit(\(c.int(0) ?? 0))'")
        }
        for name in ["precondition", "assert"] {
            function("\(name)(_ condition: Bool, _ message: String = \"\")", isPure: false) { c throws(Failure) in
                if c.bool(0) == false {
                    throw c.trap(
                        "\(name == "assert" ? "Assertion" : "Precondition") failed"
                            + (c.string(1).map { ": \($0)" } ?? "")
                    )
                }
                return .void
            }
        }
        initializer("ClosedRange(uncheckedBounds: (Int, Int)) -> Range<Int>") { c in
            if case .tuple(let tuple) = c.arguments[0], let lower = tuple.values[0].integer,
                let upper = tuple.values[1].integer
            {
                .closedIntRange(lower, upper)
            } else {
                .closedIntRange(0, 0)
            }
        }
        initializer("Range(_ range: Range<Int>) -> Range<Int>") { c in
            Subscript.bounds(c.arguments[0], 0).map { .intRange($0.0, $0.1) } ?? .intRange(0, 0)
        }
    }

    private mutating func addOptionals() {
        member("Optional", "map(_ transform: (Wrapped) -> T) -> T?", isPure: false) { c throws(Failure) in
            c.receiver.isNull ? .null : try c.callFunction(0, [c.receiver.outOfOptional]).inOptional
        }
        member("Optional", "flatMap(_ transform: (Wrapped) -> T?) -> T?", isPure: false) { c throws(Failure) in
            c.receiver.isNull ? .null : try c.callFunction(0, [c.receiver.outOfOptional])
        }
        member("Optional", "unsafelyUnwrapped: Wrapped") { $0.receiver }
        initializer("Binding(get: () -> Value, set: (Value) -> Void) -> Binding<Value>", isPure: false) {
            c throws(Failure) in
            let get = try c.function(0)
            let set = try c.function(1)
            return .binding(
                BindingValue(
                    machine: c.machine,
                    identity: [.function(get), .function(set)],
                    get: { machine throws(Failure) in try machine.call(get, []) },
                    set: { machine, value throws(Failure) in _ = try machine.call(set, [value]) }
                )
            )
        }
        initializer("Binding(projectedValue: Binding<Value>) -> Binding<Value>") { $0.arguments[0] }
        initializer("Binding(_ base: Binding<Value?>) -> Binding<Value>?", isPure: false) { c throws(Failure) in
            if case .binding(let binding) = c.arguments[0], try binding.get(c.machine).isNull { return .null }
            return c.arguments[0]
        }
        constant("Binding", "constant(_ value: Value) -> Binding<Value>") { c in
            .binding(.constant(c.arguments[0], c.machine))
        }
        member("Binding", "isEmpty: Bool", isPure: false) { c throws(Failure) in
            if case .binding(let binding) = c.receiver {
                .bool(try binding.get(c.machine).elementCount == 0)
            } else {
                .bool(true)
            }
        }
        member("Binding", "indices: Range<Int>", isPure: false) { c throws(Failure) in
            if case .binding(let binding) = c.receiver {
                .intRange(0, try binding.get(c.machine).elementCount ?? 0)
            } else {
                .intRange(0, 0)
            }
        }
    }
}
