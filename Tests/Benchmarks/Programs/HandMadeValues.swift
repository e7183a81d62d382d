import HandMadeViews
import LayoutCore
import ViewRuntime

// Views without an interpreter: what is timed with them is the runtime alone.

extension ViewValue {
    init(_ kind: Kind) { self.init(kind, source: .handMade) }

    static func text(_ string: String) -> ViewValue { ViewValue(.text(TextValue(string))) }

    static func stack(_ direction: StackValue.Direction, _ alignment: Alignment, _ views: [ViewValue]) -> ViewValue {
        let content = ViewContent.value(ViewValue(.tuple(views)))
        return ViewValue(.stack(StackValue(direction: direction, alignment: alignment, spacing: 0, content: content)))
    }

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
}

/// A view with one kept number.
final class StatefulView: CompositeView {
    let typeName = "ContentView"
    let typeID = 1
    private let body: (StateSlot, EvaluationContext) -> ViewValue

    init(_ body: @escaping (StateSlot, EvaluationContext) -> ViewValue) { self.body = body }

    func makeState(in context: EvaluationContext) throws(EvaluationFailure) -> [StateDeclaration] {
        [StateDeclaration(name: "scrollOffset", value: Number(0), position: .handMade)]
    }

    func makeBody(state: StateStorage, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        body(state.slots[0], context)
    }

    func isEquivalent(to other: any CompositeView) -> Bool { other === self }
}
