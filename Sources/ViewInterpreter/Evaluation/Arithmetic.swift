import LayoutCore
import ViewRuntime

/// What binary operators do with values.
enum Arithmetic {
    typealias Function = (Value, Value, Machine, SourcePosition) throws(EvaluationFailure) -> Value

    /// The meaning of an operator for any operands; `nil` for an operator that does not exist.
    static func function(_ name: String) -> Function? {
        switch name {
        case "+": add
        case "-": subtract
        case "*": multiply
        case "/": divide
        case "%": remainder
        case "&+": bitwise(name) { $0 &+ $1 }
        case "&-": bitwise(name) { $0 &- $1 }
        case "&*": bitwise(name) { $0 &* $1 }
        case "&": bitwise(name) { $0 & $1 }
        case "|": bitwise(name) { $0 | $1 }
        case "^": bitwise(name) { $0 ^ $1 }
        case "<<": bitwise(name) { $0 << $1 }
        case ">>": bitwise(name) { $0 >> $1 }
        case "&<<": bitwise(name) { $0 &<< $1 }
        case "&>>": bitwise(name) { $0 &>> $1 }
        default: nil
        }
    }

    /// An operator of integers that cannot overflow.
    private static func bitwise(_ name: String, _ compute: @escaping (Int, Int) -> Int) -> Function {
        { a, b, machine, position throws(Failure) in
            if case .int(let x) = a, case .int(let y) = b { return .int(compute(x, y)) }
            if let result = try other(name, a, b, machine, position) { return result }
            return .int(compute(try integer(a, machine, position), try integer(b, machine, position)))
        }
    }

    private static func integer(_ value: Value, _ machine: Machine, _ position: SourcePosition) throws(Failure) -> Int {
        if case .int(let number) = value { return number }
        throw machine.trap("an integer is expected here, not \(value.debugText)", position)
    }

    private static func wrong(
        _ name: String,
        _ a: Value,
        _ b: Value,
        _ machine: Machine,
        _ position: SourcePosition
    ) -> Failure {
        machine.trap("binary operator '\(name)' cannot be applied to \(a.debugText) and \(b.debugText)", position)
    }

    private static func overflow(
        _ name: String,
        _ a: Int,
        _ b: Int,
        _ machine: Machine,
        _ position: SourcePosition
    ) -> Failure {
        machine.trap("arithmetic overflow: \(a) \(name) \(b) is not an Int", position)
    }

    static func add(_ a: Value, _ b: Value, _ machine: Machine, _ position: SourcePosition) throws(Failure) -> Value {
        switch (a, b) {
        case (.int(let x), .int(let y)):
            let (sum, isOverflow) = x.addingReportingOverflow(y)
            if isOverflow { throw overflow("+", x, y, machine, position) }
            return .int(sum)
        case (.double(let x), .double(let y)): return .double(x + y)
        case (.string(let x), .string(let y)):
            try machine.chargeText(x.utf8.count + y.utf8.count, position)
            return .string(x + y)
        case (.array(let x), .array(let y)):
            try machine.charge(x.count + y.count, position)
            return .array(x + y)
        case (.array, _), (.slice, _):
            guard let x = a.elements, let y = b.elements else { throw wrong("+", a, b, machine, position) }
            try machine.charge(x.count + y.count, position)
            return .array(x + y)
        case (.native(let x), .native(let y)):
            switch (x.native, y.native) {
            case (.text(let first), .text(let second)):
                // A run of a text is as large as many elements of a collection.
                try machine.charge((first.runs.count + second.runs.count) * 64, position)
                return .native(.text(TextValue(runs: first.runs + second.runs)))
            case (.angle(let first), .angle(let second)): return .native(.angle(first + second))
            case (.duration(let first), .duration(let second)): return .native(.duration(first + second))
            case (.decimal(let first), .decimal(let second)):
                try machine.step(position, by: CallWork.stepsOfADecimal)
                return .native(.decimal(first + second))
            default: throw wrong("+", a, b, machine, position)
            }
        case (.native(let box), _) where b.number != nil && a.decimal == nil:
            guard case .duration(let seconds) = box.native else { throw wrong("+", a, b, machine, position) }
            return .native(.duration(seconds + (b.number ?? 0)))
        default:
            if let result = try other("+", a, b, machine, position) { return result }
            guard let x = a.number, let y = b.number else { throw wrong("+", a, b, machine, position) }
            return .double(x + y)
        }
    }

    static func subtract(
        _ a: Value,
        _ b: Value,
        _ machine: Machine,
        _ position: SourcePosition
    ) throws(Failure) -> Value {
        switch (a, b) {
        case (.int(let x), .int(let y)):
            let (difference, isOverflow) = x.subtractingReportingOverflow(y)
            if isOverflow { throw overflow("-", x, y, machine, position) }
            return .int(difference)
        case (.double(let x), .double(let y)): return .double(x - y)
        case (.native(let x), .native(let y)):
            if case .angle(let first) = x.native, case .angle(let second) = y.native {
                return .native(.angle(first - second))
            }
            if case .duration(let first) = x.native, case .duration(let second) = y.native {
                return .native(.duration(first - second))
            }
            if case .decimal(let first) = x.native, case .decimal(let second) = y.native {
                try machine.step(position, by: CallWork.stepsOfADecimal)
                return .native(.decimal(first - second))
            }
            throw wrong("-", a, b, machine, position)
        default:
            if let result = try other("-", a, b, machine, position) { return result }
            guard let x = a.number, let y = b.number else { throw wrong("-", a, b, machine, position) }
            return .double(x - y)
        }
    }

    static func multiply(
        _ a: Value,
        _ b: Value,
        _ machine: Machine,
        _ position: SourcePosition
    ) throws(Failure) -> Value {
        switch (a, b) {
        case (.int(let x), .int(let y)):
            let (product, isOverflow) = x.multipliedReportingOverflow(by: y)
            if isOverflow { throw overflow("*", x, y, machine, position) }
            return .int(product)
        case (.double(let x), .double(let y)): return .double(x * y)
        case (.native(let x), _) where a.decimal == nil:
            guard let factor = b.number else { throw wrong("*", a, b, machine, position) }
            if case .angle(let degrees) = x.native { return .native(.angle(degrees * factor)) }
            if case .duration(let seconds) = x.native { return .native(.duration(seconds * factor)) }
            throw wrong("*", a, b, machine, position)
        case (_, .native(let y)) where a.number != nil && b.decimal == nil:
            guard case .angle(let degrees) = y.native, let factor = a.number else {
                throw wrong("*", a, b, machine, position)
            }
            return .native(.angle(factor * degrees))
        default:
            if let result = try other("*", a, b, machine, position) { return result }
            guard let x = a.number, let y = b.number else { throw wrong("*", a, b, machine, position) }
            return .double(x * y)
        }
    }

    static func divide(_ a: Value, _ b: Value, _ machine: Machine, _ position: SourcePosition) throws(Failure) -> Value
    {
        switch (a, b) {
        case (.int(let x), .int(let y)):
            if y == 0 { throw machine.trap("division by zero: \(x) / 0", position) }
            let (quotient, isOverflow) = x.dividedReportingOverflow(by: y)
            if isOverflow { throw overflow("/", x, y, machine, position) }
            return .int(quotient)
        case (.double(let x), .double(let y)): return .double(x / y)
        case (.native(let x), _) where a.decimal == nil:
            guard let divisor = b.number else { throw wrong("/", a, b, machine, position) }
            if case .angle(let degrees) = x.native { return .native(.angle(degrees / divisor)) }
            if case .duration(let seconds) = x.native { return .native(.duration(seconds / divisor)) }
            throw wrong("/", a, b, machine, position)
        default:
            if let result = try other("/", a, b, machine, position) { return result }
            guard let x = a.number, let y = b.number else { throw wrong("/", a, b, machine, position) }
            return .double(x / y)
        }
    }

    static func remainder(
        _ a: Value,
        _ b: Value,
        _ machine: Machine,
        _ position: SourcePosition
    ) throws(Failure) -> Value {
        guard case .int(let x) = a, case .int(let y) = b else {
            if let result = try other("%", a, b, machine, position) { return result }
            throw wrong("%", a, b, machine, position)
        }
        if y == 0 { throw machine.trap("division by zero: \(x) % 0", position) }
        return .int(x.remainderReportingOverflow(dividingBy: y).partialValue)
    }

    /// The code of an operator; integers and doubles whose type is known take a short way.
    static func code(
        _ name: String,
        _ type: StaticType,
        _ first: Lowered,
        _ second: Lowered,
        _ function: @escaping Function,
        _ position: SourcePosition
    ) -> Code {
        let (a, b) = (first.code, second.code)
        switch (name, type) {
        case ("+", .int):
            return { f throws(Failure) in
                let (x, y) = (try a(f), try b(f))
                if case .int(let m) = x, case .int(let n) = y {
                    let (sum, isOverflow) = m.addingReportingOverflow(n)
                    if !isOverflow { return .int(sum) }
                }
                return try add(x, y, f.machine, position)
            }
        case ("+", .double):
            return { f throws(Failure) in
                let (x, y) = (try a(f), try b(f))
                if case .double(let m) = x, case .double(let n) = y { return .double(m + n) }
                return try add(x, y, f.machine, position)
            }
        case ("-", .double):
            return { f throws(Failure) in
                let (x, y) = (try a(f), try b(f))
                if case .double(let m) = x, case .double(let n) = y { return .double(m - n) }
                return try subtract(x, y, f.machine, position)
            }
        default:
            return { f throws(Failure) in try function(try a(f), try b(f), f.machine, position) }
        }
    }
}
