import LayoutCore
import ViewRuntime

// Views without an interpreter: what is timed with them is the runtime alone.

extension ViewValue {
    private static let here = SourcePosition(line: 1, column: 1)

    init(_ kind: Kind) { self.init(kind, source: Self.here) }

    static func text(_ string: String) -> ViewValue { ViewValue(.text(TextValue(string))) }

    static func stack(_ direction: StackValue.Direction, _ alignment: Alignment, _ views: [ViewValue]) -> ViewValue {
        let content = ViewContent.value(ViewValue(.tuple(views)))
        return ViewValue(.stack(StackValue(direction: direction, alignment: alignment, spacing: 0, content: content)))
    }

    func with(_ modifier: ModifierValue.Kind) -> ViewValue { modified(modifier, source: Self.here) }

    func padding(_ edges: Edge.Set, _ length: Double? = nil) -> ViewValue {
        with(.padding(edges: edges, length: length))
    }

    func background(_ color: String, opacity: Double) -> ViewValue {
        with(.backgroundStyle(.color(.opacity(.named(color), opacity)), ignoresSafeAreaEdges: .all))
    }

    /// As wide as there is room, its content at the leading edge.
    func filling() -> ViewValue {
        with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, alignment: .leading)))
    }

    func named(_ name: String) -> ViewValue { with(.accessibilityIdentifier(name)) }
}

/// A builder that counts its runs.
final class CountedBody: ViewBody {
    private let make: (EvaluationContext) -> ViewValue
    private(set) var runCount = 0

    init(_ make: @escaping (EvaluationContext) -> ViewValue) { self.make = make }

    func makeView(_ argument: BodyArgument, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        runCount += 1
        return make(context)
    }

    func isEquivalent(to other: any ViewBody) -> Bool { other === self }
}

/// The elements of a `ForEach` over a range, counted as they are made.
final class CountedElements: ForEachContent {
    let count: Int
    private let make: (Int) -> ViewValue
    private(set) var madeCount = 0

    init(count: Int, make: @escaping (Int) -> ViewValue) {
        self.count = count
        self.make = make
    }

    func id(at index: Int) -> ViewID { ViewID(AnyHashable(index)) }

    func makeView(at index: Int, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        madeCount += 1
        return make(index)
    }

    func isEquivalent(to other: any ForEachContent) -> Bool { other === self }

    func isElementEquivalent(at index: Int, to other: any ForEachContent, at otherIndex: Int) -> Bool {
        other === self && index == otherIndex
    }
}

/// A number that the hand-made programs keep.
struct KeptNumber: NumericProgramValue {
    var doubleValue: Double

    func isEqual(to other: any ProgramValue) -> Bool { (other as? KeptNumber)?.doubleValue == doubleValue }

    var printed: String { "\(doubleValue)" }
}

/// A function made of a closure.
final class ClosureFunction: ProgramFunction {
    private let run: ([FunctionArgument], EvaluationContext) -> (any ProgramValue)?

    init(_ run: @escaping ([FunctionArgument], EvaluationContext) -> (any ProgramValue)?) { self.run = run }

    func call(
        _ arguments: [FunctionArgument],
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> (any ProgramValue)? {
        run(arguments, context)
    }

    func isEquivalent(to other: any ProgramFunction) -> Bool { other === self }
}

/// A view with one kept number.
final class StatefulView: CompositeView {
    let typeName = "ContentView"
    let typeID = 1
    private let body: (StateSlot, EvaluationContext) -> ViewValue

    init(_ body: @escaping (StateSlot, EvaluationContext) -> ViewValue) { self.body = body }

    func makeState(in context: EvaluationContext) throws(EvaluationFailure) -> [StateDeclaration] {
        let position = SourcePosition(line: 1, column: 1)
        return [StateDeclaration(name: "scrollOffset", value: KeptNumber(doubleValue: 0), position: position)]
    }

    func makeBody(state: StateStorage, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        body(state.slots[0], context)
    }

    func isEquivalent(to other: any CompositeView) -> Bool { other === self }
}
