import ViewRuntime

/// Arithmetic of integers of other sizes than `Int`, of `Float` and of `Decimal`.
extension Arithmetic {
    /// The result where an operand is an integer of another size, a `Float` or a `Decimal`; `nil` where none is.
    ///
    /// A plain number beside it is taken as one of its type: it comes from a literal whose type nobody knew.
    static func other(
        _ name: String,
        _ a: Value,
        _ b: Value,
        _ machine: Machine,
        _ position: SourcePosition
    ) throws(Failure) -> Value? {
        switch (a, b) {
        case (.sized(let x), _):
            guard let y = b.wideInteger else { return nil }
            return try sized(name, x.value, y, x.kind, machine, position)
        case (.int(let x), .sized(let y)):
            if name == "<<" || name == ">>" { return .int(name == "<<" ? x << y.value : x >> y.value) }
            return try sized(name, Int128(x), y.value, y.kind, machine, position)
        case (.float(let x), _):
            guard let y = b.number else { return nil }
            return float(name, x, Float(y))
        case (_, .float(let y)):
            guard let x = a.number else { return nil }
            return float(name, Float(x), y)
        case (.native, _), (_, .native):
            let result = decimal(name, a, b)
            if result != nil { try machine.step(position, by: CallWork.stepsOfADecimal) }
            return result
        default: return nil
        }
    }

    /// The result where an operand is a `Decimal`; a plain number beside it is taken as one.
    private static func decimal(_ name: String, _ a: Value, _ b: Value) -> Value? {
        guard a.decimal != nil || b.decimal != nil, let x = a.asDecimal, let y = b.asDecimal else { return nil }
        switch name {
        case "+": return .native(.decimal(x + y))
        case "-": return .native(.decimal(x - y))
        case "*": return .native(.decimal(x * y))
        case "/": return .native(.decimal(x / y))
        default: return nil
        }
    }

    private static func float(_ name: String, _ a: Float, _ b: Float) -> Value? {
        switch name {
        case "+": .float(a + b)
        case "-": .float(a - b)
        case "*": .float(a * b)
        case "/": .float(a / b)
        default: nil
        }
    }

    private static func sized(
        _ name: String,
        _ a: Int128,
        _ b: Int128,
        _ kind: IntegerKind,
        _ machine: Machine,
        _ position: SourcePosition
    ) throws(Failure) -> Value? {
        if (name == "/" || name == "%"), b == 0 { throw machine.trap("division by zero: \(a) \(name) 0", position) }
        let exact: Int128
        switch name {
        case "+": exact = a + b
        case "-": exact = a - b
        case "*":
            let (product, isOverflow) = a.multipliedReportingOverflow(by: b)
            exact = isOverflow ? .max : product
        case "/": exact = a / b
        case "%": exact = a % b
        default: return wrapping(name, a, b, kind)
        }
        guard let number = SizedInteger(exactly: exact, kind) else {
            throw machine.trap("arithmetic overflow: \(a) \(name) \(b) is not \(kind.article) \(kind.name)", position)
        }
        return .sized(number)
    }

    /// Operators that keep the low bits.
    private static func wrapping(_ name: String, _ a: Int128, _ b: Int128, _ kind: IntegerKind) -> Value? {
        let width = Int128(kind.bitWidth)
        let result: Int128
        switch name {
        case "&+": result = a + b
        case "&-": result = a - b
        case "&*": result = a.multipliedReportingOverflow(by: b).partialValue
        case "&": result = a & b
        case "|": result = a | b
        case "^": result = a ^ b
        case "<<": result = b < width ? a << b : 0
        case ">>": result = b < width ? a >> b : a < 0 ? -1 : 0
        case "&<<": result = a << (b & (width - 1))
        case "&>>": result = a >> (b & (width - 1))
        default: return nil
        }
        return .sized(SizedInteger(truncating: result, kind))
    }
}

extension IntegerKind {
    /// The word before the type's name.
    var article: String { isSigned ? "an" : "a" }
}
