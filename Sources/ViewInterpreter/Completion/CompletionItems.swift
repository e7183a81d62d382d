/// Makes items of what the tables and the program know.
struct CompletionItems {
    let lowering: Lowering
    private var table: BuiltinTable { lowering.table }
    private var program: Program { lowering.program }

    /// Where items stand in a list.
    private enum Rank {
        static let local = 0
        static let own = 1
        static let fitting = 2
        static let ofProgram = 3
        static let usual = 4
        static let rest = 5
        static let withoutEffect = 7
    }

    init(_ lowering: Lowering) { self.lowering = lowering }

    // MARK: Members

    func members(of type: StaticType) -> [CompletionItem] {
        if case .metatype(let instance) = type { return staticMembers(of: instance) }
        if case .binding(let wrapped) = type { return bindingMembers(of: wrapped) }
        if case .tuple(let elements) = type {
            return elements.enumerated().map { index, element in
                property(element.label ?? "\(index)", element.type, rank: Rank.own)
            }
        }
        var items: [CompletionItem] = []
        if let info = lowering.info(type), !type.isOptional { items += instanceMembers(of: info) }
        // What a type has itself stands in the way of what it is also a kind of.
        var seen: Set<String> = []
        func add(_ new: [CompletionItem]) {
            let fresh = new.filter { !seen.contains($0.label) }
            seen.formUnion(fresh.map(\.label))
            items += fresh
        }
        for family in lowering.families(of: type) {
            add(extensionMembers(of: family))
            add(values(table.members[family]).map { builtinMember($0, of: type) })
        }
        if lowering.isView(type) {
            add(values(table.modifiers).map { item($0, kind: .modifier, rank: Rank.rest) })
        }
        return items
    }

    /// A member of a built-in type; a property with the type that it has of this value.
    private func builtinMember(_ overload: Overload, of type: StaticType) -> CompletionItem {
        guard overload.isProperty else { return item(overload, rank: Rank.usual) }
        let result = overload.signature.result.substituting(Lowering.seeds(type))
        var item = property(overload.signature.name, result, rank: Rank.usual)
        item.grade = overload.grade
        return item
    }

    private func bindingMembers(of wrapped: StaticType) -> [CompletionItem] {
        var items = values(table.members["Binding"]).map { item($0, rank: Rank.usual) }
        items.append(property("wrappedValue", wrapped, rank: Rank.own))
        items.append(property("projectedValue", .binding(wrapped), rank: Rank.usual))
        if let info = lowering.info(wrapped) {
            items += allMembers(of: info).compactMap { name, member in
                valueType(member).map { property(name, .binding($0), rank: Rank.own) }
            }
        }
        return items
    }

    private func valueType(_ member: Member) -> StaticType? {
        switch member {
        case .stored(let property): property.type
        case .computed(let property): property.setter == nil ? nil : property.type
        case .method, .variable, .enumCase, .subscripting: nil
        }
    }

    private func instanceMembers(of info: TypeInfo) -> [CompletionItem] {
        allMembers(of: info).compactMap { item($0.name, $0.member, rank: Rank.own) }
    }

    private func extensionMembers(of family: String) -> [CompletionItem] {
        guard let info = lowering.extensions[family] else { return [] }
        return sorted(info.members).flatMap { name, members in
            members.compactMap { item(name, $0, rank: Rank.ofProgram, isModifier: family == "View") }
        }
    }

    /// The members of a type with those that it inherits, each name once.
    private func allMembers(of info: TypeInfo) -> [(name: String, member: Member)] {
        var seen: Set<String> = []
        var result: [(String, Member)] = []
        func add(_ info: TypeInfo) {
            for (name, members) in sorted(info.members) where name != "subscript" && seen.insert(name).inserted {
                result += members.map { (name, $0) }
            }
            if let superclass = info.superclass { add(superclass) }
            for conformance in info.protocols { add(conformance) }
        }
        add(info)
        return result
    }

    // MARK: Static members

    private func staticMembers(of type: StaticType) -> [CompletionItem] {
        var items = [keyword("self")]
        if let info = lowering.info(type) {
            items += statics(of: info, rank: Rank.own)
            for nested in info.nested.values.sorted(by: { $0.name < $1.name }) { items += constructors(of: nested) }
        }
        for family in lowering.staticFamilies(of: type) { items += statics(family) }
        if case .native(let outer) = type {
            for name in table.typeNames.sorted() where name.hasPrefix(outer + ".") {
                items.append(typeItem(String(name.dropFirst(outer.count + 1)), rank: Rank.usual))
            }
        }
        return items
    }

    private func statics(of info: TypeInfo, rank: Int) -> [CompletionItem] {
        var items = info.cases.map { caseItem($0, rank: rank) }
        var seen: Set<String> = []
        var current: TypeInfo? = info
        while let type = current {
            for (name, members) in sorted(type.statics) where seen.insert(name).inserted {
                items += members.compactMap { member in
                    if case .enumCase = member { return nil }
                    return item(name, member, rank: rank)
                }
            }
            current = type.superclass
        }
        if info.conforms(to: "CaseIterable") {
            items.append(property("allCases", .array(.user(info.id)), rank: rank))
        }
        return items
    }

    private func statics(_ family: String) -> [CompletionItem] {
        var items: [CompletionItem] = []
        if let own = lowering.extensions[family] { items += statics(of: own, rank: Rank.ofProgram) }
        for overload in values(table.statics[family]) where overload.signature.name != "init" {
            items.append(item(overload, kind: overload.isProperty ? .property : .function, rank: Rank.usual))
        }
        return items
    }

    /// What `.name` may be where a type is wanted: static members that are of the type themselves.
    func implicitMembers(of wanted: StaticType) -> [CompletionItem] {
        var type = wanted
        if case .function(let function) = type { type = function.result.unwrapped }
        if type == .view { type = .native("ShapeStyle") }
        if let info = lowering.info(type) {
            var items = info.cases.map { caseItem($0, rank: Rank.own) }
            for (name, members) in sorted(info.statics) {
                items += members.compactMap { member in
                    guard self.type(of: member) == type else { return nil }
                    if case .enumCase = member { return nil }
                    return item(name, member, rank: Rank.own)
                }
            }
            return items + [initializer(of: info)].compactMap(\.self)
        }
        let families = lowering.staticFamilies(of: type)
        return families.flatMap { statics($0) }.filter { $0.kind != .type }
    }

    // MARK: Names

    func names(
        _ locals: [(name: String, type: StaticType)],
        _ owner: TypeInfo?,
        isStatic: Bool,
        wanted: StaticType
    ) -> [CompletionItem] {
        var items = locals.filter { !$0.name.isEmpty }.map { local in
            CompletionItem(
                label: local.name,
                insert: local.name,
                kind: .variable,
                signature: declaration(local.name, local.type),
                grade: nil,
                rank: local.type == wanted && wanted != .unknown ? Rank.local - 1 : Rank.local
            )
        }
        items += ownMembers(owner, isStatic: isStatic)
        for (name, members) in sorted(lowering.globals) {
            items += members.compactMap { item(name, $0, rank: Rank.ofProgram) }
        }
        for type in program.types where type.parent == nil && type.kind != .builtin && !isOfPrelude(type) {
            items += constructors(of: type)
        }
        items += views(rank: wanted == .view ? Rank.usual : Rank.rest)
        items += plainTypes() + functions()
        return items + CompletionWords.statements
    }

    private func ownMembers(_ owner: TypeInfo?, isStatic: Bool) -> [CompletionItem] {
        guard let owner else { return [] }
        var items: [CompletionItem] = []
        if !isStatic {
            items += owner.kind == .builtin ? members(of: lowering.selfType(owner)) : instanceMembers(of: owner)
            items += owner.stored.filter(\.hasProjection).map { property in
                let type = property.type
                return self.property("$" + property.name, .binding(type), rank: Rank.own)
            }
            items.append(keyword("self"))
        }
        var context: TypeInfo? = owner
        while let info = context {
            items += statics(of: info, rank: Rank.own)
            for nested in info.nested.values.sorted(by: { $0.name < $1.name }) { items += constructors(of: nested) }
            context = info.parent
        }
        return items
    }

    /// Views that the tables know, one item a form.
    private func views(rank: Int) -> [CompletionItem] {
        var items = values(table.initializers).map { overload in
            let isView = overload.givesView
            return item(overload, kind: isView ? .view : .type, rank: isView ? rank : Rank.rest)
        }
        items += CompletionWords.containers
        return items
    }

    private func plainTypes() -> [CompletionItem] {
        table.typeNames.sorted().filter { !$0.contains(".") && table.initializers[$0] == nil }.map {
            typeItem($0, rank: Rank.rest)
        }
    }

    private func functions() -> [CompletionItem] {
        values(table.functions).filter { $0.signature.name.first?.isLetter == true }.map {
            item($0, kind: .function, rank: Rank.rest)
        }
    }

    // MARK: Types and keys

    func types() -> [CompletionItem] {
        let own = program.types.filter { $0.kind != .builtin && !isOfPrelude($0) }.map {
            typeItem($0.name, rank: Rank.ofProgram)
        }
        let builtin = table.typeNames.union(Lowering.knownTypes).union(CompletionWords.plainTypes)
        return own + builtin.sorted().map { typeItem($0, rank: Rank.rest) } + [keyword("some"), keyword("any")]
    }

    func environmentKeys() -> [CompletionItem] {
        var items = EnvironmentKeyEntry.names.sorted().compactMap { name in
            EnvironmentKeyEntry.find(name).map { property(name, $0.type, rank: Rank.usual) }
        }
        if let own = lowering.extensions["EnvironmentValues"] {
            items += sorted(own.members).flatMap { name, members in
                members.compactMap { item(name, $0, rank: Rank.own) }
            }
        }
        return items
    }

    func keyPathComponents(of type: StaticType) -> [CompletionItem] {
        members(of: type).filter { $0.kind == .property } + [keyword("self")]
    }

    // MARK: Single items

    private func item(_ overload: Overload, kind: CompletionItem.Kind? = nil, rank: Int) -> CompletionItem {
        let signature = overload.signature
        let text = SignatureText(signature.text)
        let isOpen = signature.text.hasSuffix("(...)")
        let insert =
            isOpen
            ? signature.name + "(<##>)"
            : signature.parameters.map {
                CallTemplate.text(name: signature.name, parts: text.parameters, parameters: $0)
            } ?? signature.name
        return CompletionItem(
            label: isOpen ? signature.name + "(…)" : signature.labels,
            insert: insert,
            kind: kind ?? (overload.isProperty ? .property : .method),
            signature: isOpen ? signature.name + "(…)" : signature.text,
            grade: overload.grade,
            rank: overload.isIgnored ? Rank.withoutEffect : rank
        )
    }

    private func item(_ name: String, _ member: Member, rank: Int, isModifier: Bool = false) -> CompletionItem? {
        switch member {
        case .stored(let property): self.property(name, property.type, rank: rank)
        case .computed(let property): self.property(name, property.type, rank: rank)
        case .variable(let variable): property(name, variable.type, rank: rank)
        case .method(let code):
            function(code, name, code.owner == nil ? .function : isModifier ? .modifier : .method, rank: rank)
        case .enumCase(let enumCase): caseItem(enumCase, rank: rank)
        case .subscripting: nil
        }
    }

    private func type(of member: Member) -> StaticType? {
        switch member {
        case .variable(let variable): variable.type
        case .computed(let property): property.type
        case .method(let code): code.result
        case .stored, .enumCase, .subscripting: nil
        }
    }

    private func function(
        _ code: FunctionCode,
        _ name: String,
        _ kind: CompletionItem.Kind,
        rank: Int
    ) -> CompletionItem {
        let parameters = code.parameters.map(\.parameter)
        let parts = lowering.parts(of: code)
        return CompletionItem(
            label: name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")",
            insert: CallTemplate.text(name: name, parts: parts, parameters: parameters),
            kind: kind,
            signature: lowering.declaration(of: code, named: name),
            grade: nil,
            rank: rank
        )
    }

    private func property(_ name: String, _ type: StaticType, rank: Int) -> CompletionItem {
        CompletionItem(
            label: name,
            insert: name,
            kind: .property,
            signature: declaration(name, type),
            grade: nil,
            rank: rank
        )
    }

    private func declaration(_ name: String, _ type: StaticType) -> String {
        type == .unknown ? name : "\(name): \(lowering.name(type))"
    }

    private func caseItem(_ enumCase: CaseInfo, rank: Int) -> CompletionItem {
        let parts = enumCase.parameters.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + lowering.name(parameter.type)
        }
        let labels = enumCase.parameters.map { ($0.label ?? "_") + ":" }.joined()
        let isPlain = enumCase.parameters.isEmpty
        return CompletionItem(
            label: enumCase.name + (isPlain ? "" : "(\(labels))"),
            insert: isPlain
                ? enumCase.name
                : CallTemplate.text(name: enumCase.name, parts: parts, parameters: enumCase.parameters),
            kind: .enumCase,
            signature: "case " + enumCase.name + (isPlain ? "" : "(" + parts.joined(separator: ", ") + ")"),
            grade: nil,
            rank: rank
        )
    }

    /// The ways to make a value of one of the program's types; its name alone for a protocol or an enumeration.
    private func constructors(of info: TypeInfo) -> [CompletionItem] {
        guard info.kind == .structure || info.kind == .classType else {
            return [typeItem(info.name, rank: Rank.ofProgram)]
        }
        return lowering.constructors(of: info).map { constructor in
            let parameters = constructor.parameters.map(\.parameter)
            let parts = lowering.parts(of: constructor.parameters)
            return CompletionItem(
                label: info.name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")",
                insert: CallTemplate.text(name: info.name, parts: parts, parameters: parameters),
                kind: info.isView ? .view : .type,
                signature: info.name + "(" + parts.joined(separator: ", ") + ")",
                grade: nil,
                rank: Rank.ofProgram
            )
        }
    }

    private func initializer(of info: TypeInfo) -> CompletionItem? {
        guard info.kind == .structure || info.kind == .classType else { return nil }
        return CompletionItem(
            label: "init",
            insert: "init(<##>)",
            kind: .method,
            signature: "init(…)",
            grade: nil,
            rank: Rank.usual
        )
    }

    private func typeItem(_ name: String, rank: Int) -> CompletionItem {
        CompletionItem(label: name, insert: name, kind: .type, signature: name, grade: nil, rank: rank)
    }

    private func keyword(_ word: String) -> CompletionItem {
        CompletionItem(label: word, insert: word, kind: .keyword, signature: "", grade: nil, rank: Rank.rest)
    }

    private func isOfPrelude(_ info: TypeInfo) -> Bool { Prelude.names.contains(info.name) }

    private func values(_ rows: [String: [Overload]]?) -> [Overload] {
        (rows ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
    }

    private func sorted<Element>(_ members: [String: [Element]]) -> [(key: String, value: [Element])] {
        members.sorted { $0.key < $1.key }
    }
}

extension Overload {
    fileprivate var isProperty: Bool { signature.parameters == nil }

    fileprivate var isIgnored: Bool { grade.isWithoutEffect }
}

extension StoredProperty {
    /// True if `$name` is something.
    fileprivate var hasProjection: Bool {
        switch storage {
        case .state, .binding, .object: true
        case .plain, .observed, .environment, .scaledMetric: false
        }
    }
}
