import LayoutCore
import ViewRuntime

/// The data of a `ForEach`: elements are made when asked for, so a long range costs nothing.
struct ForEachData {
    private enum Source {
        case integers(first: Int, count: Int)
        case array([Value])
        /// Bindings to the elements of a bound collection.
        case bound(BindingValue, [Value])
    }

    /// The most elements that count: of more, even of rows a point high, nobody could scroll to the last.
    private static let mostElements = 1 << 40

    private let source: Source
    private let machine: Machine
    private let position: SourcePosition

    init(_ value: Value, isBinding: Bool, _ machine: Machine, _ position: SourcePosition) throws(EvaluationFailure) {
        self.machine = machine
        self.position = position
        switch value {
        case .intRange(let lower, _), .closedIntRange(let lower, _):
            source = .integers(first: lower, count: min(value.elementCount ?? 0, Self.mostElements))
        case .binding(let binding):
            guard let elements = try binding.get(machine).elements else {
                throw machine.trap("ForEach needs a collection", position)
            }
            source = .bound(binding, elements)
        default:
            guard let elements = value.elements else {
                throw machine.trap("ForEach needs a collection, not \(value.debugText)", position)
            }
            source = .array(elements)
        }
    }

    var count: Int {
        switch source {
        case .integers(_, let count): count
        case .array(let values), .bound(_, let values): values.count
        }
    }

    /// The element itself, by which it is identified and compared.
    func plain(_ index: Int) -> Value {
        switch source {
        case .integers(let first, _): .int(first + index)
        case .array(let values), .bound(_, let values): values[index]
        }
    }

    /// What the content closure is called with.
    func argument(_ index: Int) -> Value {
        guard case .bound(let binding, _) = source else { return plain(index) }
        let position = position
        return .binding(
            BindingValue(
                machine: machine,
                identity: binding.identity + [.int(index)],
                get: { machine throws(EvaluationFailure) in
                    try Subscript.read(try binding.get(machine), .int(index), nil, machine, position)
                },
                set: { machine, value throws(EvaluationFailure) in
                    var whole = try binding.get(machine)
                    try Subscript.modify(&whole, .int(index), nil, machine, position) { $0 = value }
                    try binding.set(machine, whole)
                }
            )
        )
    }

    func isSame(as other: ForEachData, _ budget: inout IdentityBudget) -> Bool {
        switch (source, other.source) {
        case (.integers(let first, let count), .integers(let otherFirst, let otherCount)):
            first == otherFirst && count == otherCount
        case (.array(let a), .array(let b)): a.isIdentical(to: b, &budget)
        case (.bound(let a, let values), .bound(let b, let others)):
            a.isSame(as: b) && values.isIdentical(to: others, &budget)
        default: false
        }
    }
}

/// A `ForEach` of the program.
final class ProgramForEach {
    private let data: ForEachData
    /// The way from an element to its identity; `nil` for `id` of an identifiable element, or the number of a range.
    private let idPath: KeyPathValue?
    private let body: FunctionValue

    init(data: ForEachData, idPath: KeyPathValue?, body: FunctionValue) {
        self.data = data
        self.idPath = idPath
        self.body = body
    }

    private func identity(of element: Value) -> Value {
        let machine = body.machine
        if let idPath {
            if idPath.isIdentity { return element }
            return machine.unfailing { () throws(EvaluationFailure) in try idPath.read(element, machine) } ?? element
        }
        guard let type = element.typeInfo else { return element }
        switch Lowering.implementation(type.lookup("id")) {
        case .stored(let property):
            return machine.unfailing { () throws(EvaluationFailure) in try Fields.state(element, property, machine) }
                ?? element
        case .computed(let property):
            return machine.unfailing { () throws(EvaluationFailure) in
                try machine.run(property.getter, machine.makeFrame(property.getter, [], element, []))
            } ?? element
        default: return element
        }
    }
}

extension ProgramForEach: ForEachContent {
    var count: Int { data.count }

    func id(at index: Int) -> ViewID {
        let element = data.plain(index)
        // Views among a list of them are told apart by their place where nothing else tells them.
        if case .view(let box) = element { return ViewID(box.subviewID ?? .int(index)) }
        if idPath == nil, case .tuple(let section) = element, section.labels.first == "id" {
            return ViewID(section.values[0])
        }
        return ViewID(identity(of: element))
    }

    func makeView(at index: Int, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue {
        let machine = body.machine
        return try machine.enter(context) { () throws(EvaluationFailure) -> ViewValue in
            var arguments = [data.argument(index)]
            // `{ index, item in … }` takes a pair apart.
            if body.code.parameters.count > 1, case .tuple(let tuple) = arguments[0] { arguments = tuple.values }
            if body.code.parameters.isEmpty { arguments = [] }
            return try machine.call(body, arguments).asView(body.code.position)
        }
    }

    func isEquivalent(to other: any ForEachContent) -> Bool {
        guard let other = other as? ProgramForEach, body.isSame(as: other.body) else { return false }
        var budget = IdentityBudget()
        return data.isSame(as: other.data, &budget)
    }

    func isElementEquivalent(at index: Int, to other: any ForEachContent, at otherIndex: Int) -> Bool {
        guard let other = other as? ProgramForEach, body.isSame(as: other.body) else { return false }
        var budget = IdentityBudget()
        return data.plain(index).isIdentical(to: other.data.plain(otherIndex), &budget)
    }
}
