import LayoutCore
import ViewRuntime

/// The sets of options that are values here, with what they have from `SetAlgebra`.
extension BuiltinTable {
    mutating func addOptionSets() {
        optionSet("Edge.Set", read: { $0.edgeSet ?? [] }, make: { .edgeSet($0) })
        optionSet("Axis.Set", read: { $0.axisSet ?? [] }, make: { .axisSet($0) })
        optionSet("PinnedScrollableViews", read: { $0.pinnedViews ?? [] }, make: { .pinnedViews($0) })
        optionSet("SafeAreaRegions", read: { $0.regions ?? [] }, make: { .regions($0) })
        constant("PinnedScrollableViews", "init() -> PinnedScrollableViews") { _ in .native(.pinnedViews([])) }
    }

    /// A list of options, as a program writes a set of them, as the set; other types' lists as they are.
    static func optionSet(_ type: String, of values: [Value]) -> Value {
        let list = Value.array(values)
        return switch type {
        case "Edge.Set": .native(.edgeSet(list.edgeSet ?? []))
        case "Axis.Set": .native(.axisSet(list.axisSet ?? []))
        case "PinnedScrollableViews": .native(.pinnedViews(list.pinnedViews ?? []))
        case "SafeAreaRegions": .native(.regions(list.regions ?? []))
        default: list
        }
    }

    private mutating func optionSet<Options: OptionSet & Sendable>(
        _ type: String,
        read: @escaping @Sendable (Value) -> Options,
        make: @escaping @Sendable (Options) -> Native
    ) where Options.Element == Options {
        initializer("\(type)() -> \(type)") { _ in .native(make([])) }
        initializer("\(type)(_ options: \(type)) -> \(type)") { .native(make(read($0.arguments[0]))) }
        member(type, "isEmpty: Bool") { .bool(read($0.receiver).isEmpty) }
        func question(_ text: String, _ answer: @escaping @Sendable (Options, Options) -> Bool) {
            member(type, "\(text) \(type)) -> Bool") { .bool(answer(read($0.receiver), read($0.arguments[0]))) }
        }
        question("contains(_ option:") { $0.isSuperset(of: $1) }
        question("isSubset(of:") { $0.isSubset(of: $1) }
        question("isSuperset(of:") { $0.isSuperset(of: $1) }
        question("isStrictSubset(of:") { $0.isStrictSubset(of: $1) }
        question("isStrictSuperset(of:") { $0.isStrictSuperset(of: $1) }
        question("isDisjoint(with:") { $0.isDisjoint(with: $1) }
        func combination(
            _ name: String,
            changing other: String,
            _ combine: @escaping @Sendable (Options, Options) -> Options
        ) {
            member(type, "\(name)(_ other: \(type)) -> \(type)") {
                .native(make(combine(read($0.receiver), read($0.arguments[0]))))
            }
            mutation(type, "\(other)(_ other: \(type))") { value, c in
                value = .native(make(combine(read(value), read(c.arguments[0]))))
                return .void
            }
        }
        combination("union", changing: "formUnion") { $0.union($1) }
        combination("intersection", changing: "formIntersection") { $0.intersection($1) }
        combination("subtracting", changing: "subtract") { $0.subtracting($1) }
        combination("symmetricDifference", changing: "formSymmetricDifference") { $0.symmetricDifference($1) }
        mutation(type, "insert(_ option: \(type)) -> (inserted: Bool, memberAfterInsert: \(type))") { value, c in
            let (own, new) = (read(value), read(c.arguments[0]))
            value = .native(make(own.union(new)))
            return .tuple(
                TupleValue(
                    [.bool(!own.isSuperset(of: new)), .native(make(new))],
                    labels: ["inserted", "memberAfterInsert"]
                )
            )
        }
        mutation(type, "remove(_ option: \(type)) -> \(type)?") { value, c in
            let (own, old) = (read(value), read(c.arguments[0]))
            value = .native(make(own.subtracting(old)))
            let common = own.intersection(old)
            return common.isEmpty ? .null : .native(make(common))
        }
        mutation(type, "update(with: \(type)) -> \(type)?") { value, c in
            let (own, new) = (read(value), read(c.arguments[0]))
            value = .native(make(own.union(new)))
            let common = own.intersection(new)
            return common.isEmpty ? .null : .native(make(common))
        }
    }
}

extension Value {
    /// A set of axes, from one, an axis, or a list of them.
    var axisSet: Axis.Set? {
        switch self {
        case .native(let box): box.native.axisSet
        case .array(let values): values.reduce(into: Axis.Set()) { $0.formUnion($1.axisSet ?? []) }
        default: nil
        }
    }

    /// A set of edges, from one, an edge, or a list of them.
    var edgeSet: Edge.Set? {
        switch self {
        case .native(let box): box.native.edgeSet
        case .array(let values): values.reduce(into: Edge.Set()) { $0.formUnion($1.edgeSet ?? []) }
        default: nil
        }
    }

    /// What a lazy container pins, from one set or a list of them.
    var pinnedViews: PinnedViews? {
        switch self {
        case .native(let box): if case .pinnedViews(let views) = box.native { views } else { nil }
        case .array(let values): values.reduce(into: PinnedViews()) { $0.formUnion($1.pinnedViews ?? []) }
        default: nil
        }
    }

    /// Regions of the safe area, from one set or a list of them.
    var regions: SafeAreaRegionSet? {
        switch self {
        case .native(let box): if case .regions(let regions) = box.native { regions } else { nil }
        case .array(let values): values.reduce(into: SafeAreaRegionSet()) { $0.formUnion($1.regions ?? []) }
        default: nil
        }
    }
}
