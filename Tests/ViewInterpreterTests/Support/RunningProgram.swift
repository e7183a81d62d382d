import LayoutCore
import Localization
import ScrollDynamics
import ViewInterpreter
import ViewRuntime

/// Runs a program without layout: makes every view that its builders give, as a runtime would on the first frame.
///
/// It keeps builders and their records, so that a test can count which ones run again.
final class RunningProgram {
    struct NotCompiled: Error {
        let diagnostics: [ProgramDiagnostic]
    }

    let diagnostics: [ProgramDiagnostic]
    let program: Program
    let context: EvaluationContext
    /// Texts in the order in which they come, from the last run.
    private(set) var texts: [String] = []
    /// All kinds of views and modifiers in the order in which they come, from the last run.
    private(set) var views: [ViewValue] = []
    private(set) var modifiers: [ModifierValue] = []
    private(set) var buttons: [ButtonValue] = []
    private var states: [String: StateStorage] = [:]
    private var path = ""
    /// How many elements of a `ForEach` are made.
    var rowLimit = 8

    init(_ source: String, limits: ProgramLimits = ProgramLimits()) throws {
        let result = ProgramCompiler.compile(source: source, limits: limits)
        diagnostics = result.diagnostics
        guard let program = result.program else { throw NotCompiled(diagnostics: result.diagnostics) }
        self.program = program
        context = EvaluationContext(
            tracker: DependencyTracker(),
            environment: EnvironmentValues().applying(.formatting(FoundationFormatting())),
            requests: SceneRequests()
        )
    }

    var printed: String { context.requests.printed.joined(separator: "\n") }

    /// Makes all views anew; state that was made before stays.
    func show() throws(EvaluationFailure) {
        texts = []
        views = []
        modifiers = []
        buttons = []
        path = ""
        guard let root = program.rootView() else { return }
        try walk(root)
    }

    /// Presses the button whose label is `label`, then makes all views anew.
    func press(_ label: String) throws(EvaluationFailure) {
        for button in buttons where plainText(button.label) == label {
            _ = try button.action.call([], in: context)
            try show()
            return
        }
    }

    /// Lets tasks go on that sleep no longer than `seconds` each.
    func wakeTasks() throws(EvaluationFailure) {
        let waiting = context.requests.sleeps
        context.requests.sleeps = []
        for sleep in waiting { try sleep.resume(context) }
    }

    private func plainText(_ content: ViewContent) -> String? {
        guard case .value(let view) = content, case .text(let text) = view.kind else { return nil }
        return text.runs.map(\.string).joined()
    }

    // MARK: Walking

    private func walk(_ content: ViewContent?) throws(EvaluationFailure) {
        switch content {
        case .value(let view)?: try walk(view)
        case .body(let body)?: try walk(try body.makeView(.none, in: context))
        case nil: return
        }
    }

    private func walk(_ view: ViewValue) throws(EvaluationFailure) {
        let outer = path
        path += "/\(view.source.line):\(view.source.column)"
        defer { path = outer }
        views.append(view)
        switch view.kind {
        case .text(let text): texts.append(text.runs.map(\.string).joined())
        case .stack(let stack): try walk(stack.content)
        case .lazyStack(let stack): try walk(stack.content)
        case .lazyGrid(let grid): try walk(grid.content)
        case .grid(let grid): try walk(grid.content)
        case .scrollView(let scroll): try walk(scroll.content)
        case .gridRow(_, let content), .navigationStack(let content), .group(let content), .list(let content),
            .viewThatFits(_, let content), .programLayout(_, let content):
            try walk(content)
        case .section(let section):
            try walk(section.header)
            try walk(section.content)
            try walk(section.footer)
        case .button(let button):
            buttons.append(button)
            try walk(button.label)
        case .toggle(let toggle): try walk(toggle.label)
        case .label(let title, let icon):
            try walk(title)
            try walk(icon)
        default: try walkRest(view)
        }
    }

    private func walkRest(_ view: ViewValue) throws(EvaluationFailure) {
        switch view.kind {
        case .geometryReader(let body): try walk(try body.makeView(.geometry(FixedGeometry.proxy), in: context))
        case .scrollViewReader(let body):
            try walk(try body.makeView(.scrollViewProxy(ScrollViewProxy(readerID: 1)), in: context))
        case .tuple(let views): for view in views { try walk(view) }
        case .conditional(_, let view), .erased(_, let view), .named(_, let view): try walk(view)
        case .forEach(let rows):
            for index in 0..<min(rows.count, rowLimit) {
                let outer = path
                path += "#\(rows.id(at: index).key)"
                try walk(try rows.makeView(at: index, in: context))
                path = outer
            }
        case .composite(let composite): try walk(composite)
        case .modifierContent(let token): if let view = token.content { try walk(view) }
        case .modified(let view, let modifier): try walk(view, modifier)
        default: return
        }
    }

    private func walk(_ composite: any CompositeView) throws(EvaluationFailure) {
        let key = path + composite.typeName
        if states[key] == nil {
            let declarations = try composite.makeState(in: context)
            states[key] = StateStorage(
                slots: declarations.map {
                    StateSlot(name: $0.name, owner: composite.typeName, value: $0.value, position: $0.position)
                }
            )
        }
        guard let state = states[key] else { return }
        try walk(try composite.makeBody(state: state, in: context))
    }

    private func walk(_ view: ViewValue, _ modifier: ModifierValue) throws(EvaluationFailure) {
        modifiers.append(modifier)
        let outer = context.environment
        if case .environment(let change) = modifier.kind { context.environment = outer.applying(change) }
        defer { context.environment = outer }
        switch modifier.kind {
        case .background(let content, _), .overlay(let content, _), .mask(let content, _): try walk(content)
        case .safeAreaInset(let inset): try walk(inset.content)
        case .toolbar(let items): for item in items { try walk(item.content) }
        default: break
        }
        try walk(view)
    }
}

/// A view of 300 by 500 points at (0, 12.5).
final class FixedGeometry: GeometrySource {
    let size = Size(width: 300, height: 500)
    let safeAreaInsets = EdgeInsets(top: 59)

    func frame(in space: CoordinateSpaceValue) -> Rect { Rect(x: 0, y: 12.5, width: 300, height: 500) }
    func bounds(of space: CoordinateSpaceValue) -> Rect? { nil }
    func resolve(_ anchor: AnchorValue) -> Rect { anchor.globalRect }

    static var proxy: GeometryProxy { GeometryProxy(source: FixedGeometry()) }
}
