package import ViewRuntime

// Parts of programs that are made of closures, without an interpreter: what is tested and timed with them is the runtime alone.

extension SourcePosition {
    /// The place of everything made by hand.
    package static let handMade = SourcePosition(line: 1, column: 1)
}

extension ViewValue {
    package func with(_ modifier: ModifierValue.Kind) -> ViewValue { modified(modifier, source: .handMade) }

    package func named(_ name: String) -> ViewValue { with(.accessibilityIdentifier(name)) }
}

/// A builder that counts its runs, and is equal to no other.
package final class Body: ViewBody {
    private let make: (EvaluationContext) -> ViewValue
    package private(set) var runCount = 0

    package init(_ make: @escaping (EvaluationContext) -> ViewValue) { self.make = make }

    package func makeView(
        _ argument: BodyArgument,
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> ViewValue {
        runCount += 1
        return make(context)
    }

    package func isEquivalent(to other: any ViewBody) -> Bool { other === self }
}

/// The elements of a `ForEach` over a range, counted as they are made.
package final class Elements: ForEachContent {
    package let count: Int
    private let make: (Int) -> ViewValue
    package private(set) var madeCount = 0

    package init(count: Int, make: @escaping (Int) -> ViewValue) {
        self.count = count
        self.make = make
    }

    package func id(at index: Int) -> ViewID { ViewID(AnyHashable(index)) }

    package func makeView(
        at index: Int,
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> ViewValue {
        madeCount += 1
        return make(index)
    }

    package func isEquivalent(to other: any ForEachContent) -> Bool { other === self }

    package func isElementEquivalent(at index: Int, to other: any ForEachContent, at otherIndex: Int) -> Bool {
        other === self && index == otherIndex
    }
}

/// A number that hand-made programs keep.
package struct Number: NumericProgramValue {
    package var doubleValue: Double

    package init(_ value: Double) { doubleValue = value }

    package func isEqual(to other: any ProgramValue) -> Bool { (other as? Number)?.doubleValue == doubleValue }

    package var printed: String { "\(doubleValue)" }
}

/// A function made of a closure.
package final class Function: ProgramFunction {
    private let run: ([FunctionArgument], EvaluationContext) -> (any ProgramValue)?

    package init(_ run: @escaping ([FunctionArgument], EvaluationContext) -> (any ProgramValue)?) { self.run = run }

    package func call(
        _ arguments: [FunctionArgument],
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> (any ProgramValue)? {
        run(arguments, context)
    }

    package func isEquivalent(to other: any ProgramFunction) -> Bool { other === self }
}
