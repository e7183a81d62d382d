import LayoutCore
import ViewRuntime

/// How faithfully a construct is reproduced.
package enum SupportGrade: Hashable, Sendable {
    case exact
    /// Close; the reason says what differs.
    case approximate(String)
    /// Accepted without effect; the reason says what it would have done.
    case ignored(String)
    /// Accepted without effect, and a picture of the screen would be the same with it; the reason says what it would have done.
    case unseen(String)

    /// True for what is accepted without effect.
    package var isWithoutEffect: Bool {
        switch self {
        case .ignored, .unseen: true
        case .exact, .approximate: false
        }
    }
}

/// One form of something built in: its signature, its grade and what it does.
final class Overload: Sendable {
    /// What runs when the program uses it.
    enum Implementation: Sendable {
        /// A function, method, initialiser or property.
        case function(@Sendable (inout BuiltinCall) throws(EvaluationFailure) -> Value)
        /// A method that changes the value it is called on.
        case mutating(@Sendable (inout Value, inout BuiltinCall) throws(EvaluationFailure) -> Value)
        /// A modifier of a view.
        case modifier(@Sendable (inout BuiltinCall) throws(EvaluationFailure) -> ModifierValue.Kind)
        /// A modifier that makes another view of the one it is called on.
        case transform(@Sendable (inout BuiltinCall, ViewValue) throws(EvaluationFailure) -> ViewValue)
        /// A view.
        case view(@Sendable (inout BuiltinCall) throws(EvaluationFailure) -> ViewValue.Kind)
    }

    let signature: Signature
    let grade: SupportGrade
    let implementation: Implementation
    /// For a property that can be set.
    let setter: (@Sendable (inout Value, Value) -> Void)?
    /// False if the result hangs on more than the arguments, so that it must not be worked out in advance.
    let isPure: Bool

    init(
        _ signature: Signature,
        grade: SupportGrade,
        isPure: Bool = true,
        setter: (@Sendable (inout Value, Value) -> Void)? = nil,
        implementation: Implementation
    ) {
        self.signature = signature
        self.grade = grade
        self.isPure = isPure
        self.setter = setter
        self.implementation = implementation
    }
}

/// A call of something built in.
struct BuiltinCall {
    /// What a method is called on.
    var receiver: Value
    var arguments: [Value]
    let machine: Machine
    let position: SourcePosition

    /// A failure at the place of the call.
    func trap(_ message: String) -> EvaluationFailure { machine.trap(message, position) }

    func isMissing(_ index: Int) -> Bool { arguments[index].isMissing }

    /// A length or other number; `nil` if it is left out or `nil`.
    ///
    /// One that is not a number counts as 0.
    func double(_ index: Int) -> Double? {
        guard let number = arguments[index].number else { return nil }
        return number.isNaN ? 0 : number
    }

    /// A number as it stands, also one that is none; `nil` if it is left out or `nil`.
    func number(_ index: Int) -> Double? { arguments[index].number }

    func int(_ index: Int) -> Int? { arguments[index].integer }

    func bool(_ index: Int) -> Bool? {
        if case .bool(let value) = arguments[index] { return value }
        return nil
    }

    /// A text as it stands, also one whose parts a locale decided about.
    func string(_ index: Int) -> String? {
        if case .text(let text)? = native(index) { return text.runs.map(\.string).joined() }
        return arguments[index].text
    }

    func function(_ index: Int) throws(EvaluationFailure) -> FunctionValue {
        if case .function(let function) = arguments[index] { return function }
        if case .keyPath(let path) = arguments[index] {
            return FunctionValue(machine: machine, name: "key path", position: position, parameterCount: 1) {
                machine,
                values throws(Failure) in
                try path.read(values[0], machine)
            }
        }
        throw trap("a function is expected here, not \(arguments[index].debugText)")
    }

    func optionalFunction(_ index: Int) -> FunctionValue? {
        if case .function(let function) = arguments[index] { return function }
        return nil
    }

    func binding(_ index: Int) throws(EvaluationFailure) -> BindingValue {
        if case .binding(let binding) = arguments[index] { return binding }
        throw trap("a binding is expected here, not \(arguments[index].debugText)")
    }

    func native(_ index: Int) -> Native? {
        if case .native(let box) = arguments[index] { return box.native }
        return nil
    }

    /// A builder that the runtime runs when it needs the views, or views that are made already.
    func content(_ index: Int) throws(EvaluationFailure) -> ViewContent {
        switch arguments[index] {
        case .function(let function): return .body(function)
        case .missing, .null: return .value(ViewValue(.empty, source: position))
        default: return .value(try arguments[index].asView(position))
        }
    }

    func view(_ index: Int) throws(EvaluationFailure) -> ViewValue { try arguments[index].asView(position) }

    func array(_ index: Int) -> [Value] {
        switch arguments[index] {
        case .array(let values): values
        case .slice(let slice): Array(slice.values)
        default: []
        }
    }

    func callFunction(_ index: Int, _ values: [Value]) throws(EvaluationFailure) -> Value {
        try machine.call(try function(index), values)
    }
}

/// Everything that is built in, by name; made once.
struct BuiltinTable: Sendable {
    /// Views and initialisers of built-in types, by the type's name.
    private(set) var initializers: [String: [Overload]] = [:]
    /// Modifiers of views.
    private(set) var modifiers: [String: [Overload]] = [:]
    /// Methods and properties of built-in types: type, then name.
    private(set) var members: [String: [String: [Overload]]] = [:]
    private(set) var statics: [String: [String: [Overload]]] = [:]
    private(set) var functions: [String: [Overload]] = [:]
    /// Types that exist but have no initialiser of their own here.
    private(set) var typeNames: Set<String> = []
    /// Built-in types that are views.
    private(set) var viewTypes: Set<String> = ["View"]
    /// Built-in types that are styles.
    let styleTypes: Set<String> = [
        "Color", "LinearGradient", "RadialGradient", "Gradient", "Material", "ShapeStyle", "HierarchicalShapeStyle",
        "AnyGradient", "AnyShapeStyle", "AngularGradient",
    ]

    static let standard = BuiltinTable()

    private init() {
        viewTypes.formUnion([
            "Text", "Image", "Shape", "Path", "Color", "LinearGradient", "RadialGradient", "Gradient", "Material",
        ])
        addViews()
        addModifiers()
        addStyles()
        addPaths()
        addGestureForms()
        addControlStyles()
        addGeometry()
        addStandardLibrary()
        addValues()
        addObjectChanges()
        addEdits()
        addCases()
    }

    /// Adds a view: `VStack(alignment: HorizontalAlignment = .center, …)`.
    mutating func view(
        _ text: String,
        _ grade: SupportGrade = .exact,
        isPure: Bool = true,
        _ make: @escaping @Sendable (inout BuiltinCall) throws(EvaluationFailure) -> ViewValue.Kind
    ) {
        let signature = Signature(text)
        initializers[signature.name, default: []].append(
            Overload(signature, grade: grade, isPure: isPure, implementation: .view(make))
        )
        viewTypes.insert(signature.name)
        typeNames.insert(signature.name)
    }

    /// Adds a modifier of views: `padding(_ length: CGFloat)`.
    mutating func modifier(
        _ text: String,
        _ grade: SupportGrade = .exact,
        _ make: @escaping @Sendable (inout BuiltinCall) throws(EvaluationFailure) -> ModifierValue.Kind
    ) {
        let signature = Signature(text)
        modifiers[signature.name, default: []].append(
            Overload(signature, grade: grade, implementation: .modifier(make))
        )
    }

    /// Adds a modifier that makes another view of the one it is called on.
    mutating func transform(
        _ text: String,
        _ grade: SupportGrade = .exact,
        _ make: @escaping @Sendable (inout BuiltinCall, ViewValue) throws(EvaluationFailure) -> ViewValue
    ) {
        let signature = Signature(text)
        modifiers[signature.name, default: []].append(
            Overload(signature, grade: grade, isPure: false, implementation: .transform(make))
        )
    }

    /// Adds modifiers that are accepted without effect.
    mutating func ignore(_ names: [String], _ reason: String) { accept(names, .ignored(reason)) }

    /// Adds modifiers whose effect no picture of the screen would show.
    mutating func unseen(_ names: [String], _ reason: String) { accept(names, .unseen(reason)) }

    private mutating func accept(_ names: [String], _ grade: SupportGrade) {
        for name in names {
            let overload = Overload(
                Signature("\(name)(...)"),
                grade: grade,
                implementation: .modifier { (_: inout BuiltinCall) throws(EvaluationFailure) -> ModifierValue.Kind in
                    .ignored(name: name)
                }
            )
            modifiers[name, default: []].append(overload)
        }
    }

    /// Adds an initialiser of a type: `CGSize(width: CGFloat, height: CGFloat) -> CGSize`.
    mutating func initializer(
        _ text: String,
        _ grade: SupportGrade = .exact,
        isPure: Bool = true,
        _ make: @escaping @Sendable (inout BuiltinCall) throws(EvaluationFailure) -> Value
    ) {
        let signature = Signature(text)
        let counted = Self.takers.contains(signature.name) ? Self.countingArguments(make) : make
        initializers[signature.name, default: []].append(
            Overload(signature, grade: grade, isPure: isPure, implementation: .function(counted))
        )
        typeNames.insert(signature.name)
    }

    /// Adds a function: `max(_ a: T, _ b: T) -> T`.
    mutating func function(
        _ text: String,
        _ grade: SupportGrade = .exact,
        isPure: Bool = true,
        _ run: @escaping @Sendable (inout BuiltinCall) throws(EvaluationFailure) -> Value
    ) {
        let signature = Signature(text)
        let counted = Self.takers.contains(signature.name) ? Self.countingArguments(run) : run
        functions[signature.name, default: []].append(
            Overload(signature, grade: grade, isPure: isPure, implementation: .function(counted))
        )
    }

    /// Initialisers and functions that look at every element of what they are given.
    private static let takers: Set<String> = [
        "Array", "Dictionary", "Double", "Float", "Int", "Set", "String", "debugPrint", "dump", "print",
    ]

    private static func countingArguments(
        _ run: @escaping @Sendable (inout BuiltinCall) throws(EvaluationFailure) -> Value
    ) -> @Sendable (inout BuiltinCall) throws(EvaluationFailure) -> Value {
        { c throws(EvaluationFailure) in
            for argument in c.arguments { try CallWork.charge(argument, c.machine, c.position) }
            return try run(&c)
        }
    }

    /// Adds a method or property of a type.
    mutating func member(
        _ type: String,
        _ text: String,
        _ grade: SupportGrade = .exact,
        isPure: Bool = true,
        set setter: (@Sendable (inout Value, Value) -> Void)? = nil,
        _ run: @escaping @Sendable (inout BuiltinCall) throws(EvaluationFailure) -> Value
    ) {
        let signature = Signature(text)
        var counted = run
        if let work = CallWork(type: type, name: signature.name) {
            counted = { c throws(EvaluationFailure) in
                try work.charge(c.receiver, c)
                return try run(&c)
            }
        }
        members[type, default: [:]][signature.name, default: []].append(
            Overload(signature, grade: grade, isPure: isPure, setter: setter, implementation: .function(counted))
        )
        typeNames.insert(type)
    }

    /// Adds a method that changes the value.
    mutating func mutation(
        _ type: String,
        _ text: String,
        _ run: @escaping @Sendable (inout Value, inout BuiltinCall) throws(EvaluationFailure) -> Value
    ) {
        let signature = Signature(text)
        let work = CallWork(type: type, name: signature.name)
        let counted: @Sendable (inout Value, inout BuiltinCall) throws(EvaluationFailure) -> Value = {
            value,
            c throws(EvaluationFailure) in
            try work?.charge(value, c)
            return try c.machine.changing(&value, c.position) { value throws(EvaluationFailure) in try run(&value, &c) }
        }
        members[type, default: [:]][signature.name, default: []].append(
            Overload(signature, grade: .exact, isPure: false, implementation: .mutating(counted))
        )
    }

    /// Adds a static member: `zero: CGSize`, `system(size: CGFloat) -> Font`.
    mutating func constant(
        _ type: String,
        _ text: String,
        isPure: Bool = true,
        _ make: @escaping @Sendable (inout BuiltinCall) throws(EvaluationFailure) -> Value
    ) {
        let signature = Signature(text)
        statics[type, default: [:]][signature.name, default: []].append(
            Overload(signature, grade: .exact, isPure: isPure, implementation: .function(make))
        )
        typeNames.insert(type)
    }

    /// Adds members of an enumeration of SwiftUI that are told apart by name only.
    mutating func options(_ type: String, _ names: [String]) {
        for name in names {
            constant(type, "\(name): \(type)") { (_: inout BuiltinCall) throws(EvaluationFailure) -> Value in
                .native(.option(type: type, name: name))
            }
        }
    }

    /// Gives another type a member that is in the table already.
    mutating func add(_ overload: Overload, to type: String) {
        members[type, default: [:]][overload.signature.name, default: []].append(overload)
    }

    /// Gives a type what another one has, and adds functions that give it; `change` makes each form one of the new type.
    mutating func copy(_ source: String, to target: String, _ change: (Overload) -> Overload?) {
        initializers[target, default: []] += (initializers[source] ?? []).compactMap(change)
        members[target] = (members[source] ?? [:]).mapValues { $0.compactMap(change) }
        statics[target] = (statics[source] ?? [:]).mapValues { $0.compactMap(change) }
        let result = StaticType(builtinNamed: source, arguments: [])
        functions = functions.mapValues { overloads in
            overloads + overloads.filter { $0.signature.result == result }.compactMap(change)
        }
        typeNames.insert(target)
    }

    /// Puts a static member in the place of the one of its name.
    mutating func replaceConstant(
        _ type: String,
        _ text: String,
        _ make: @escaping @Sendable (inout BuiltinCall) throws(EvaluationFailure) -> Value
    ) {
        statics[type]?[Signature(text).name] = nil
        constant(type, text, isPure: true, make)
    }

    mutating func addTypeNames(_ names: [String]) { typeNames.formUnion(names) }

    /// Where members of a type are looked for: its own, then those of what it is a kind of.
    func families(of type: StaticType) -> [String] {
        switch type {
        case .int: ["Int", "Integer", "Number"]
        case .sized(let kind): [kind.name, "Integer", "Number"]
        case .float: ["Float", "Floating", "Number"]
        case .double: ["Double", "Floating", "Number"]
        case .bool: ["Bool"]
        case .string: ["String", "Sequence"]
        case .character: ["Character"]
        case .array: ["Array", "Sequence"]
        case .set: ["Set", "Sequence"]
        case .dictionary: ["Dictionary", "Sequence"]
        case .range: ["Range", "Sequence"]
        case .optional, .null: ["Optional"]
        case .binding: ["Binding"]
        case .native("LayoutSubviews"): ["LayoutSubviews", "Sequence"]
        case .native("Path"): ["Path", "Shape"]
        case .decimal: ["Decimal", "Number"]
        case .regex: ["Regex"]
        case .native(let name): [name]
        default: []
        }
    }
}
