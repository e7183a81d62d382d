import LayoutCore
import SwiftSyntax
import ViewRuntime

/// A struct, class, enum or protocol of the program, or the program's extensions of a built-in type.
final class TypeInfo {
    enum Kind {
        case structure
        case classType
        case enumeration
        case protocolType
        /// Extensions of a type that is not the program's own.
        case builtin
    }

    let id: TypeID
    let name: String
    let kind: Kind
    let position: SourcePosition
    weak var parent: TypeInfo?
    var superclass: TypeInfo?
    /// Protocols of the program that the type conforms to, in order.
    var protocols: [TypeInfo] = []
    /// The names of everything in the inheritance clauses.
    var conformances: Set<String> = []
    var generics: [String: StaticType] = [:]
    /// The generic parameters in order.
    var genericNames: [String] = []
    var nested: [String: TypeInfo] = [:]
    var aliases: [String: TypeSyntax] = [:]
    /// Instance properties that are stored, in order, superclasses' first.
    var stored: [StoredProperty] = []
    var members: [String: [Member]] = [:]
    var statics: [String: [Member]] = [:]
    var initializers: [FunctionCode] = []
    var cases: [CaseInfo] = []
    var rawType: StaticType?
    /// True for a class that inherits from one of another framework: what its methods do is not looked at.
    var isForeign = false
    /// True for a class that none can inherit from.
    var isFinal = false
    var isObservable = false
    /// True for an enum that keeps what its cases hold outside of its values, or of which a case does.
    var isIndirect = false
    var isResultBuilder = false
    var isPropertyWrapper = false
    /// The machine that runs the type's own `==`, `description` and the like.
    unowned let machine: Machine
    /// Methods and accessors by the identifier of their name, for calls that are resolved at run time.
    var dynamicMembers: [Int: [Member]] = [:]

    init(id: TypeID, name: String, kind: Kind, position: SourcePosition, machine: Machine) {
        self.id = id
        self.name = name
        self.kind = kind
        self.position = position
        self.machine = machine
    }

    /// Lets go of everything that the type names.
    func dismantle() {
        superclass = nil
        protocols = []
        generics = [:]
        nested = [:]
        aliases = [:]
        for property in stored { property.dismantle() }
        stored = []
        members = [:]
        statics = [:]
        initializers = []
        cases = []
        rawType = nil
        dynamicMembers = [:]
    }

    var isClass: Bool { kind == .classType }

    /// Says whether the type, a superclass or an inherited protocol names a protocol in its inheritance clause.
    func conforms(to name: String) -> Bool {
        if conformances.contains(name) { return true }
        if let superclass, superclass.conforms(to: name) { return true }
        return protocols.contains { $0.name == name || $0.conforms(to: name) }
    }

    /// True for what conforms to `Sequence` or a protocol that inherits from it.
    var isAnySequence: Bool {
        [
            "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
            "RangeReplaceableCollection", "LazySequenceProtocol", "IteratorProtocol",
        ]
        .contains { conforms(to: $0) }
    }

    /// True for a collection of the program that counts its places from `startIndex`.
    var isCollection: Bool {
        [
            "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
            "RangeReplaceableCollection",
        ]
        .contains { conforms(to: $0) }
    }

    /// Says whether the type is `other`, inherits from it or conforms to it.
    func isKind(of other: TypeInfo) -> Bool {
        if self === other { return true }
        if let superclass, superclass.isKind(of: other) { return true }
        return protocols.contains { $0.isKind(of: other) }
    }

    /// The members of a name: the type's own before inherited ones before defaults of protocols.
    func lookup(_ name: String) -> [Member] {
        if let own = members[name] { return own }
        if let inherited = superclass?.lookup(name), !inherited.isEmpty { return inherited }
        for conformance in protocols {
            let found = conformance.lookup(name)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// All members of a name, the nearest first: those that others hide come after those that hide them.
    func lookupAll(_ name: String) -> [Member] {
        (members[name] ?? []) + (superclass?.lookupAll(name) ?? []) + protocols.flatMap { $0.lookupAll(name) }
    }

    /// The static members of a name, inherited ones included.
    func lookupStatic(_ name: String) -> [Member] {
        if let own = statics[name] { return own }
        if let inherited = superclass?.lookupStatic(name), !inherited.isEmpty { return inherited }
        for conformance in protocols {
            let found = conformance.lookupStatic(name)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Says whether a protocol, or one that it inherits from, requires a member: only then does the conforming type's own run.
    func requires(_ name: String) -> Bool {
        (members[name] ?? []).contains(where: \.isRequirement) || protocols.contains { $0.requires(name) }
    }

    /// Says whether this is the library's type of a name; where the program has one of that name, the library's own has another.
    ///
    /// See ``Prelude/declarations(of:own:)``.
    func isLibraryType(_ name: String) -> Bool {
        position.isOutside && self.name.hasSuffix(name) && (self.name == name || self.name == "__" + name)
    }

    func storedIndex(of name: String) -> Int? { stored.firstIndex { $0.name == name } }
}

/// A stored property of a struct or class.
final class StoredProperty {
    /// Who keeps the value and what reading it does.
    enum Storage {
        case plain
        /// Kept by the runtime for the view: `@State` and its relatives.
        case state
        case binding
        /// Read from the environment: `@Environment`, `@EnvironmentObject`.
        case environment(EnvironmentSource)
        /// An observed property of an object.
        case observed
        /// An object that is watched from outside: `@ObservedObject`, `@Bindable`.
        case object
        /// `@ScaledMetric`: the first value is scaled as a text style is with the type size.
        case scaledMetric(TextStyle)
    }

    let name: String
    let position: SourcePosition
    let isConstant: Bool
    var type: StaticType
    /// The type with the generic parameters of the type around left open, also those that must conform to something.
    var openType: StaticType
    var storage: Storage
    /// The first value; `nil` if an initialiser must give it.
    var initialValue: Code?
    var isBuilder = false
    /// True for `lazy`: the first value is made when it is first read, and may use `self`.
    var isLazy = false
    var willSet: FunctionCode?
    var didSet: FunctionCode?
    /// The property of a superclass that this one adds observers to.
    var overridden: StoredProperty? { didSet { overridden?.isOverridden = true } }
    /// True if a subclass adds observers: an instance's own class tells which run.
    private(set) var isOverridden = false
    /// What runs before the value changes, in order.
    var willSets: [FunctionCode] { (self.willSet.map { [$0] } ?? []) + (overridden?.willSets ?? []) }
    /// What runs after the value has changed, in order.
    var didSets: [FunctionCode] { (overridden?.didSets ?? []) + (didSet.map { [$0] } ?? []) }
    var hasObservers: Bool {
        isOverridden || self.willSet != nil || self.didSet != nil || overridden?.hasObservers == true
    }
    let index: Int
    let isPrivate: Bool
    let wrapper: String?
    /// True for `private`: only the type itself sees it.
    var isHidden = false
    /// True for `private(set)`: only the type itself changes it.
    var isSetHidden = false
    /// The key under which the views of a scene share the value: `@AppStorage`, `@SceneStorage`.
    var sharedKey: String?
    /// Where an object keeps the publisher of a `@Published` property, once it was asked for.
    var publisher: Int?
    /// What one of the program's own wrappers makes of the property that this one keeps.
    var wrapped: WrapperUse?

    /// The property as the class of an instance has it.
    func dispatched(_ instance: Value) -> StoredProperty {
        guard isOverridden, let stored = instance.typeInfo?.stored, index < stored.count else { return self }
        return stored[index]
    }

    /// Lets go of the code of the first value, which may make an instance of the property's own type.
    func dismantle() { initialValue = nil }

    init(
        name: String,
        position: SourcePosition,
        isConstant: Bool,
        type: StaticType,
        storage: Storage,
        index: Int,
        isPrivate: Bool,
        wrapper: String?
    ) {
        self.name = name
        self.position = position
        self.isConstant = isConstant
        self.type = type
        openType = type
        self.storage = storage
        self.index = index
        self.isPrivate = isPrivate
        self.wrapper = wrapper
    }
}

/// A member of a type that is found by name.
enum Member {
    case stored(StoredProperty)
    case computed(ComputedProperty)
    case method(FunctionCode)
    /// A global or static variable.
    case variable(GlobalVariable)
    case enumCase(CaseInfo)
    case subscripting(ComputedProperty)
}

extension Member {
    /// True for what a protocol asks of the types that conform to it.
    var isRequirement: Bool {
        switch self {
        case .method(let code): code.isRequirement
        case .computed(let property), .subscripting(let property): property.getter.isRequirement
        case .stored, .variable, .enumCase: false
        }
    }
}

/// A computed property or subscript.
final class ComputedProperty {
    let name: String
    var type: StaticType
    let position: SourcePosition
    var getter: FunctionCode
    var setter: FunctionCode?
    var isStatic = false

    init(name: String, type: StaticType, position: SourcePosition, getter: FunctionCode) {
        self.name = name
        self.type = type
        self.position = position
        self.getter = getter
    }
}

/// A case of an enum.
final class CaseInfo {
    unowned let type: TypeInfo
    let name: String
    let index: Int
    var parameters: [Parameter]
    var defaults: [Code?] = []
    var rawValue: Value?

    init(type: TypeInfo, name: String, index: Int, parameters: [Parameter]) {
        self.type = type
        self.name = name
        self.index = index
        self.parameters = parameters
    }
}

/// A global variable or a static property: made when first read.
final class GlobalVariable {
    let name: String
    var type: StaticType
    let isConstant: Bool
    let position: SourcePosition
    var initialValue: Code?
    var value: Value?
    var isBeingMade = false

    init(name: String, type: StaticType, isConstant: Bool, position: SourcePosition) {
        self.name = name
        self.type = type
        self.isConstant = isConstant
        self.position = position
    }
}

/// Where an `@Environment` property reads from.
enum EnvironmentSource {
    case key(EnvironmentKeyEntry)
    /// A computed property of the program's extension of `EnvironmentValues`.
    case computed(ComputedProperty)
    /// An object by the identifier of its type.
    case object(Int)
    case entry(id: Int, defaultValue: GlobalVariable)
}
