import LayoutCore

/// A builder of the program that runs when what it read has changed.
final class BodyNode: EvaluatedNode {
    private var body: any ViewBody
    private var argument: BodyArgument
    override var name: String { "Builder" }

    init(
        _ body: any ViewBody,
        argument: BodyArgument = .none,
        source: SourcePosition,
        _ surroundings: Surroundings,
        parent: ViewNode?,
        graph: ViewGraph,
        replacing node: ViewNode? = nil
    ) {
        self.body = body
        self.argument = argument
        super.init(ViewValue(.empty, source: source), surroundings, parent: parent, graph: graph)
        start(replacing: node)
    }

    /// Takes a new builder; runs it only if it would give something else.
    func update(_ newBody: any ViewBody, argument: BodyArgument? = nil, _ surroundings: Surroundings) {
        let isSame = newBody.isEquivalent(to: body) && argument == nil
        let old = self.surroundings
        body = newBody
        if let argument { self.argument = argument }
        self.surroundings = surroundings
        bringUpToDate(isSame: isSame, since: old)
    }

    override func makeView(in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        try body.makeView(argument, in: context)
    }

    /// A builder with an argument runs apart from the body that it is written in, as the closure of a `GeometryReader` does.
    override var bodyAround: EvaluationRecord? {
        if case .none = argument { parent?.bodyHere } else { nil }
    }
    override var bodyHere: EvaluationRecord? { bodyAround }
}
