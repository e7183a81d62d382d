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
    /// Functions that each function calls on its own `self`; used while lowering only.
    var selfCalls: [ObjectIdentifier: [FunctionCode]] = [:]
    /// Functions at file level that take no arguments, by name.
    var functions: [String: FunctionCode] = [:]
    private(set) var root: TypeInfo?

    init(limits: ProgramLimits) { machine = Machine(limits: limits) }

    /// The views that can be shown by themselves: those that need no arguments, in the order of the source.
    package var viewNames: [String] {
        types.filter { $0.isView && $0.kind == .structure && $0.canStandAlone }.map(\.name)
    }

    /// What `#Preview` and `PreviewProvider` offer, in the order of the source.
    package var previewNames: [String] { previews.map(\.name) }

    /// The name of the view that ``rootView()`` gives; `nil` if there is none.
    package var rootName: String? { root?.name ?? previews.first?.name }

    /// The view that the scene shows.
    ///
    /// It is the content of the `App`'s first window; without an `App`, `ContentView`; without one, the first `View` that no other view
    /// uses and that needs no arguments; without one, the first preview.
    package func rootView() -> ViewValue? {
        if let root { return view(of: root) }
        return previews.first.map { previewView($0) }
    }

    /// A view of the program by its name; `nil` if there is none that can stand alone.
    package func view(named name: String) -> ViewValue? {
        types.first { $0.name == name && $0.isView && $0.kind == .structure }.map { view(of: $0) }
    }

    /// A preview by its name.
    package func preview(named name: String) -> ViewValue? {
        previews.first { $0.name == name }.map { previewView($0) }
    }

    /// A view whose instance is made when the scene runs it, as making it may fail.
    private func view(of type: TypeInfo) -> ViewValue {
        let machine = machine
        let function = FunctionValue(machine: machine, name: type.name, position: type.position, parameterCount: 0) {
            _,
            _ throws(EvaluationFailure) in
            if let code = type.initializers.first(where: { $0.parameters.allSatisfy { $0.parameter.hasDefault } }) {
                var arguments: [Value] = []
                let frame = Frame(machine: machine, slots: [], selfValue: .missing, captures: [])
                for parameter in code.parameters { arguments.append(try parameter.defaultValue?(frame) ?? .null) }
                return try Instances.make(type, code, arguments, machine)
            }
            return Instances.instance(type, try Instances.fields(type, machine, skipping: []))
        }
        return ViewValue(.group(content: .body(function)), source: type.position)
    }

    private func previewView(_ preview: ProgramPreview) -> ViewValue {
        let function = FunctionValue(machine: machine, code: preview.code, captures: [], selfValue: .missing)
        return ViewValue(.group(content: .body(function)), source: preview.position)
    }

    /// Chooses the root once all types are known.
    ///
    /// - Parameter used: Names of types that other types mention.
    func chooseRoot(used: Set<String>) {
        let views = types.filter { $0.isView && $0.kind == .structure }
        root =
            views.first { $0.conforms(to: "App") }
            ?? views.first { $0.name == "ContentView" && $0.canStandAlone }
            ?? views.first { !used.contains($0.name) && $0.canStandAlone }
            ?? (previews.isEmpty ? views.first { $0.canStandAlone } : nil)
    }
}

/// A preview that the source declares.
struct ProgramPreview {
    var name: String
    var position: SourcePosition
    var code: FunctionCode
}

extension TypeInfo {
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
