import SwiftSyntax
package import ViewRuntime

/// A program that is ready to run.
///
/// It belongs to one scene: values of its global and static variables live in it.
package final class Program {
    let machine: Machine
    var types: [TypeInfo] = [] {
        didSet { machine.types = types }
    }
    var previews: [ProgramPreview] = []
    /// All functions, closures and accessors.
    var codes: [FunctionCode] = []
    /// Functions that each function calls on its own `self`; used while lowering only.
    var selfCalls: [ObjectIdentifier: [FunctionCode]] = [:]
    /// Functions at file level that take no arguments, by name.
    var functions: [String: FunctionCode] = [:]
    private(set) var root: TypeInfo?
    /// The preview that is shown where no view is.
    private var entryPreview = 0

    init(limits: ProgramLimits) { machine = Machine(limits: limits) }

    /// The views that can be shown by themselves: those that need no arguments, in the order of the source.
    package var viewNames: [String] { standalone.map(\.name) }

    private var standalone: [TypeInfo] { types.filter { $0.canBeShown && $0.canStandAlone } }

    /// What `#Preview` and `PreviewProvider` offer, in the order of the source.
    package var previewNames: [String] { previews.map(\.name) }

    /// The name of the view that ``rootView()`` gives; `nil` if there is none.
    package var rootName: String? { root?.name ?? (previews.isEmpty ? nil : previews[entryPreview].name) }

    /// The view that the scene shows.
    ///
    /// It is the content of the `App`'s first window; without an `App`, `ContentView`; without one, the first `View` that no other view
    /// uses and that needs no arguments; without one, the first preview.
    package func rootView() -> ViewValue? { view(for: nil)?.view }

    /// What a chosen entry shows, or what ``rootView()`` does where the program does not have it.
    ///
    /// - Returns: The view, and which entry it is; `nil` if the program has nothing to show.
    package func view(for choice: ProgramEntry?) -> (view: ViewValue, entry: ProgramEntry)? {
        switch choice {
        case .root(let name):
            if let type = standalone.first(where: { $0.name == name }) { return (view(of: type), .root(name)) }
        case .previewNamed(let name):
            if let index = previews.firstIndex(where: { $0.name == name }) { return preview(at: index) }
        case .preview(let index):
            if previews.indices.contains(index) { return preview(at: index) }
        case nil: break
        }
        if let root { return (view(of: root), .root(root.name)) }
        return previews.isEmpty ? nil : preview(at: entryPreview)
    }

    private func preview(at index: Int) -> (view: ViewValue, entry: ProgramEntry) {
        (view(of: previews[index]), .preview(index))
    }

    /// A view whose instance is made when the scene runs it, as making it may fail.
    private func view(of type: TypeInfo) -> ViewValue {
        let machine = machine
        let function = FunctionValue(machine: machine, name: type.name, position: type.position, parameterCount: 0) {
            _,
            _ throws(EvaluationFailure) in
            if let code = type.initializers.first(where: { $0.parameters.allSatisfy { $0.parameter.hasDefault } }) {
                var arguments: [Value] = []
                let frame = Frame(machine: machine, slots: .none, selfValue: .missing, captures: [])
                for parameter in code.parameters { arguments.append(try parameter.defaultValue?(frame) ?? .null) }
                return try Instances.make(type, code, arguments, machine)
            }
            return Instances.instance(type, try Instances.fields(type, machine, skipping: []))
        }
        return ViewValue(.group(content: .body(function)), source: type.position)
    }

    /// Gives back the memory of a program that nothing will run any more.
    ///
    /// Types, functions and the machine name each other, so that none of them would go by itself. A value of the program that somebody
    /// still holds can be thrown away afterwards, and nothing else.
    package func dismantle() {
        for code in codes { code.dismantle() }
        for type in types { type.dismantle() }
        codes = []
        types = []
        previews = []
        functions = [:]
        root = nil
        machine.dismantle()
    }

    /// Chooses the root once all types are known.
    ///
    /// A view that reads an object of the environment which nothing but a preview puts there cannot be shown by itself: the preview
    /// is, the first that mentions the view, or else the first.
    ///
    /// - Parameter used: Names that the program mentions outside of previews.
    /// - Returns: What a person should know about the choice.
    func chooseRoot(used: Set<String>) -> ProgramDiagnostic? {
        let views = types.filter(\.canBeShown)
        root =
            views.first { $0.conforms(to: "App") }
            ?? views.first { $0.name == "ContentView" && $0.canStandAlone }
            ?? views.first { !used.contains($0.name) && $0.canStandAlone }
            ?? (previews.isEmpty ? views.first { $0.canStandAlone } : nil)
        guard let chosen = root, !previews.isEmpty, !chosen.conforms(to: "App"),
            used.isDisjoint(with: ["environmentObject", "environment"]),
            let reader = chosen.readsObject ? chosen : views.first(where: \.readsObject)
        else { return nil }
        root = nil
        entryPreview = previews.firstIndex { $0.names.contains(chosen.name) } ?? 0
        return ProgramDiagnostic(
            severity: .note,
            line: chosen.position.line,
            column: chosen.position.column,
            message: "the preview '\(previews[entryPreview].name)' is shown: '\(reader.name)' reads an object of the "
                + "environment, which nothing else puts there"
        )
    }
}

extension Program {
    /// A view that there is though it cannot be shown by itself.
    var incompleteView: TypeInfo? {
        let views = types.filter { $0.isView && !$0.isRepresentable && $0.kind != .protocolType }
        return views.first { $0.name == "ContentView" } ?? views.first
    }

    /// Why the program shows nothing.
    var reasonForNoView: String {
        guard let view = incompleteView else {
            return "there is no view to show: declare a struct that conforms to 'View'"
        }
        if view.isClass { return "'\(view.name)' is a class: a view has to be a struct" }
        let missing = view.stored.filter(\.isNeeded).map { "'\($0.name)'" }
        guard view.kind == .structure, !missing.isEmpty else {
            return "there is no view that can be shown by itself: '\(view.name)' needs arguments"
        }
        return "there is no view that can be shown by itself: '\(view.name)' needs \(missing.joined(separator: ", ")); "
            + "give it a first value, or show the view in '#Preview { \(view.name)(…) }'"
    }
}

extension StoredProperty {
    /// True for what an initialiser has to give.
    fileprivate var isNeeded: Bool {
        switch storage {
        case .environment: false
        case .plain, .state, .binding, .observed, .object, .scaledMetric: initialValue == nil && !isLazy
        }
    }
}

/// One of the views of a program that can be shown by themselves.
package enum ProgramEntry: Hashable, Sendable {
    /// A view by the name of its type.
    case root(String)
    /// A preview by its name; the first one where several have it.
    case previewNamed(String)
    /// A preview by its place in the source, from 0.
    case preview(Int)
}

extension TypeInfo {
    /// True for a view of the program with a body of its own.
    var canBeShown: Bool { isView && kind == .structure && !isRepresentable }

    /// True if the view reads an object of the environment that has to be there.
    fileprivate var readsObject: Bool {
        stored.contains { property in
            if case .environment(.object) = property.storage { return !property.type.isOptional }
            return false
        }
    }

    /// True if an instance can be made without arguments.
    var canStandAlone: Bool {
        if !initializers.isEmpty {
            return initializers.contains { $0.parameters.allSatisfy { $0.parameter.hasDefault } }
        }
        return stored.allSatisfy { property in
            switch property.storage {
            case .plain, .binding, .object, .observed, .state, .scaledMetric: property.initialValue != nil
            case .environment: true
            }
        }
    }
}
