import SwiftSyntax
import ViewRuntime

/// `ForEach(subviews:)`, `ForEach(sections:)`, `Group(subviews:)` and `Group(sections:)`: views taken apart.
extension Lowering {
    /// The type of a section that content was taken apart into.
    static let sectionType = StaticType.tuple(
        [StaticType.TupleElement(label: "id", type: .unknown)]
            + ["header", "content", "footer"].map { StaticType.TupleElement(label: $0, type: .view) }
    )

    /// The `id` of one of the views that content was taken apart into.
    func subviewID(of base: Lowered) -> Lowered {
        let code = base.code
        return chained(
            Lowered(.unknown, base.position) { frame throws(Failure) in
                let value = try code(frame)
                if case .view(let box) = value, let id = box.subviewID { return id }
                return value
            },
            base
        )
    }

    /// The call if it takes views apart; `nil` for other forms.
    func lowerSubviews(_ name: String, _ arguments: Arguments, _ start: SourcePosition) -> Lowered? {
        guard let data = arguments.inside.first, ["subviews", "sections"].contains(data.label ?? ""),
            let closure = arguments.trailing.first?.expression ?? arguments.inside.dropFirst().first?.expression
        else { return nil }
        let isSections = data.label == "sections"
        let element = isSections ? Self.sectionType : .view
        let parameter: StaticType = name == "Group" ? .array(element) : element
        let views = coerced(lower(data.expression, .view), to: .view, at: data.expression)
        return subviews(views, isSections, parameter, closure, start)
    }

    /// A `ForEach` over what another one gave as a view: the content of a section.
    func lowerForEach(overViews views: Lowered, _ closure: ExprSyntax, _ start: SourcePosition) -> Lowered {
        subviews(views, false, .view, closure, start)
    }

    private func subviews(
        _ views: Lowered,
        _ isSections: Bool,
        _ parameter: StaticType,
        _ closure: ExprSyntax,
        _ start: SourcePosition
    ) -> Lowered {
        if views.isFailed { return views }
        let function = StaticType.FunctionType(parameters: [parameter], result: .view, isBuilder: true)
        let (data, content) = (views.code, lower(closure, .function(function)).code)
        let isWhole = parameter.isArray
        let chain = ViewChain { frame throws(Failure) in
            guard case .function(let body) = try content(frame) else { return ViewValue(.empty, source: start) }
            let view = try data(frame).asView(start)
            let context = frame.machine.context
            let elements = isSections ? try view.sections(in: context) : try view.subviews(in: context)
            guard isWhole else {
                return ViewValue(
                    .forEach(SubviewsForEach(elements, isSections: isSections, body: body)),
                    source: start
                )
            }
            let values: [Value] = elements.map { isSections ? $0.view.sectionParts(id: $0.id) : $0.value }
            return try frame.machine.call(body, [.array(values)]).asView(start)
        }
        return Lowered(.view, chain: chain, start)
    }
}

extension StaticType {
    fileprivate var isArray: Bool { if case .array = self { true } else { false } }
}

extension Lowering {
    /// `Self._printChanges()`: says that a body runs.
    func printChanges(_ info: TypeInfo, _ start: SourcePosition) -> Lowered {
        report(.note, "'_printChanges' is approximate: it says that the body runs, not why", at: start)
        let line = "\(info.name): changed."
        return Lowered(.void, start) { frame in
            frame.machine.print(line, terminator: "\n")
            return .void
        }
    }
}
