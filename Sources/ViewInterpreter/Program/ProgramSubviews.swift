import LayoutCore
import ViewRuntime

/// One of the views that content comes to, as `ForEach(subviews:)` and `Group(subviews:)` show it.
struct ProgramSubviewElement {
    /// Its place among the others, or the identity that a `ForEach` gives it.
    var id: Value
    var view: ViewValue

    /// What a program is given of it.
    var value: Value { .view(ViewBox(view, subviewID: id)) }
}

extension ViewValue {
    /// The views that the value comes to: what groups, conditions and `ForEach` hold, each with the modifiers around it.
    ///
    /// A program's own view counts as one.
    ///
    /// - Complexity: O(*n*) in the views; those of a `ForEach` are all made.
    func subviews(in context: EvaluationContext, path: String = "") throws(EvaluationFailure) -> [ProgramSubviewElement]
    {
        switch kind {
        case .empty: return []
        case .tuple(let views):
            var result: [ProgramSubviewElement] = []
            for (index, view) in views.enumerated() {
                result += try view.subviews(in: context, path: "\(path).\(index)")
            }
            return result
        case .group(.value(let view)), .erased(_, let view):
            return try view.subviews(in: context, path: path)
        case .group(.body(let body)):
            return try body.makeView(.none, in: context).subviews(in: context, path: path)
        case .conditional(let branch, let view):
            return try view.subviews(in: context, path: "\(path)?\(branch)")
        case .modifierContent(let token):
            return try token.content?.subviews(in: context, path: path) ?? []
        case .forEach(let rows):
            var result: [ProgramSubviewElement] = []
            for index in 0..<rows.count {
                let views = try rows.makeView(at: index, in: context)
                result += try views.subviews(in: context, path: "\(path)#\(rows.id(at: index).key)")
            }
            return result
        case .modified(let view, let modifier):
            return try view.subviews(in: context, path: path).map { element in
                let view = ViewValue(.modified(element.view, modifier), source: element.view.source)
                return ProgramSubviewElement(id: element.id, view: view)
            }
        default:
            return [ProgramSubviewElement(id: .string(path), view: self)]
        }
    }

    /// The sections that the value comes to, each a tuple of header, content and footer; views between sections are one without
    /// header and footer.
    func sections(in context: EvaluationContext) throws(EvaluationFailure) -> [ProgramSubviewElement] {
        var result: [ProgramSubviewElement] = []
        var loose: [ViewValue] = []
        func close() {
            guard !loose.isEmpty else { return }
            let section = SectionValue(content: .value(ViewValue(.tuple(loose), source: source)))
            result.append(
                ProgramSubviewElement(id: .int(result.count), view: ViewValue(.section(section), source: source))
            )
            loose = []
        }
        for element in try subviews(in: context) {
            guard case .section = element.view.kind else {
                loose.append(element.view)
                continue
            }
            close()
            result.append(element)
        }
        close()
        return result
    }

    /// The parts of a section as a program reads them.
    func sectionParts(id: Value) -> Value {
        func view(_ content: ViewContent?) -> Value {
            .view(content.map { ViewValue(.group(content: $0), source: source) } ?? ViewValue(.empty, source: source))
        }
        guard case .section(let section) = kind else { return .void }
        return .tuple(
            TupleValue(
                [id, view(section.header), view(section.content), view(section.footer)],
                labels: ["id", "header", "content", "footer"]
            )
        )
    }
}

/// A `ForEach` over views.
final class SubviewsForEach: ForEachContent {
    private let elements: [ProgramSubviewElement]
    private let isSections: Bool
    private let body: FunctionValue

    init(_ elements: [ProgramSubviewElement], isSections: Bool, body: FunctionValue) {
        self.elements = elements
        self.isSections = isSections
        self.body = body
    }

    var count: Int { elements.count }

    func id(at index: Int) -> ViewID { ViewID(elements[index].id) }

    func makeView(at index: Int, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        let element = elements[index]
        return try body.machine.enter(context) { () throws(EvaluationFailure) -> ViewValue in
            let argument: Value = isSections ? element.view.sectionParts(id: element.id) : element.value
            return try body.machine.call(body, [argument]).asView(body.code.position)
        }
    }

    func isEquivalent(to other: any ForEachContent) -> Bool { other === self }

    func isElementEquivalent(at index: Int, to other: any ForEachContent, at otherIndex: Int) -> Bool { false }
}
