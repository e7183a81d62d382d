/// Names a type of the program, with what its generic parameters stand for where that is known: `Box<Double>`.
struct TypeID: Hashable, Sendable {
    /// Which of the program's types it is.
    let index: Int
    /// What its generic parameters stand for, in order; empty where nothing is known of them.
    var arguments: [StaticType] = []

    init(_ index: Int, arguments: [StaticType] = []) {
        self.index = index
        self.arguments = arguments.allSatisfy { $0 == .unknown } ? [] : arguments
    }

    /// The same type with its arguments changed.
    func mapping(_ transform: (StaticType) -> StaticType) -> TypeID {
        arguments.isEmpty ? self : TypeID(index, arguments: arguments.map(transform))
    }
}

extension [TypeInfo] {
    subscript(id: TypeID) -> TypeInfo { self[id.index] }

    func contains(_ id: TypeID) -> Bool { indices.contains(id.index) }
}
