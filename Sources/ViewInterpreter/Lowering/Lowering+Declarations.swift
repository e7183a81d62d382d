import SwiftOperators
import SwiftParser
import SwiftSyntax
import ViewRuntime

/// Collects the program's declarations: first types by name, then their members, then bodies.
extension Lowering {
    func lowerFile(_ tree: SourceFileSyntax) {
        let items = preludeItems(tree) + activeItems(tree.statements) + LocalTypes.collect(tree)
        checkImports(items)
        for item in items { declareTypes(item) }
        for item in items { declareInheritance(item) }
        for item in items where isEnvironmentExtension(item) { declareMembers(item) }
        for item in items where !isEnvironmentExtension(item) { declareMembers(item) }
        for info in program.types { finishType(info) }
        for item in items { lowerPreview(item) }
        // First values before bodies, so that bodies know the types of properties that do not state them.
        for value in pendingValues where diagnostics.count < Self.mostMistakes { value() }
        for body in pendingBodies where diagnostics.count < Self.mostMistakes { body() }
        resolveUsedFields()
    }

    /// Types of the standard library that are written in the language, unless the program brings its own.
    private func preludeItems(_ tree: SourceFileSyntax) -> [Syntax] {
        let own = Set(tree.statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text })
        let source = Prelude.source(for: tree.description, own: own)
        guard !source.isEmpty else { return [] }
        var operators = OperatorTable.standardOperators
        let parsed = Parser.parse(source: source)
        operators.addSourceFile(parsed) { _ in }
        guard let folded = operators.foldAll(parsed, errorHandler: { _ in }).as(SourceFileSyntax.self) else {
            return []
        }
        return folded.statements.map { Syntax($0.item) }
    }

    /// Extensions of the environment come first, as `@Environment` properties anywhere ask for what they declare.
    private func isEnvironmentExtension(_ item: Syntax) -> Bool {
        item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == "EnvironmentValues"
    }

    /// The items that are compiled, with `#if` resolved as for an iPhone in a debug build.
    func activeItems(_ list: CodeBlockItemListSyntax) -> [Syntax] {
        list.flatMap { item -> [Syntax] in
            guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [Syntax(item.item)] }
            guard case .statements(let active)? = activeClause(condition)?.elements else { return [] }
            return activeItems(active)
        }
    }

    func activeMembers(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            guard case .decls(let active)? = activeClause(condition)?.elements else { return [] }
            return activeMembers(active)
        }
    }

    private func activeClause(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
        node.clauses.first { clause in
            guard let condition = clause.condition else { return true }
            return isActive(condition.trimmedDescription)
        }
    }

    private func isActive(_ condition: String) -> Bool {
        if condition.hasPrefix("!") { return !isActive(String(condition.dropFirst())) }
        let active = [
            "os(iOS)", "canImport(UIKit)", "canImport(SwiftUI)", "DEBUG", "targetEnvironment(simulator)", "true",
            "swift(", "compiler(",
        ]
        return active.contains { condition.contains($0) }
    }

    private func checkImports(_ items: [Syntax]) {
        let known: Set<String> = [
            "SwiftUI", "Foundation", "Observation", "Combine", "UIKit", "CoreGraphics", "Swift", "SwiftData", "os",
            "OSLog", "Charts", "MapKit",
            "PhotosUI", "AVKit", "StoreKit", "WebKit", "CoreLocation", "UniformTypeIdentifiers", "QuartzCore", "simd",
            "Darwin",
        ]
        for item in items {
            guard let node = item.as(ImportDeclSyntax.self), let first = node.path.first else { continue }
            let name = first.name.text
            if !known.contains(name) {
                foreignModules.append(name)
                warn("module '\(name)' is not available here; what it declares is not known", at: node)
            }
        }
    }

    // MARK: Types by name

    private func declareTypes(_ item: Syntax) {
        if let node = item.as(TypeAliasDeclSyntax.self) {
            aliases[node.name.text] = node.initializer.value
        } else if let group = item.declGroup {
            declareType(group, parent: nil)
        }
    }

    private func kind(of group: any DeclGroupSyntax) -> (TypeInfo.Kind, TokenSyntax)? {
        if let node = group.as(StructDeclSyntax.self) { return (.structure, node.name) }
        if let node = group.as(ClassDeclSyntax.self) { return (.classType, node.name) }
        if let node = group.as(ActorDeclSyntax.self) { return (.classType, node.name) }
        if let node = group.as(EnumDeclSyntax.self) { return (.enumeration, node.name) }
        if let node = group.as(ProtocolDeclSyntax.self) { return (.protocolType, node.name) }
        return nil
    }

    private func declareType(_ group: any DeclGroupSyntax, parent: TypeInfo?) {
        if let node = group.as(ExtensionDeclSyntax.self) {
            if let base = extensionBase(node) { declareNested(node, in: base) }
            return
        }
        guard let (kind, name) = kind(of: group) else { return }
        let siblings = parent?.nested ?? topLevelTypes
        if siblings[name.text] != nil { error("invalid redeclaration of '\(name.text)'", at: name) }
        let info = TypeInfo(
            id: program.types.count,
            name: name.text,
            kind: kind,
            position: position(name),
            machine: machine
        )
        info.parent = parent
        program.types.append(info)
        if let parent { parent.nested[name.text] = info } else { topLevelTypes[name.text] = info }
        if group.is(ClassDeclSyntax.self) { undeclaredClasses[info.id] = group }
        declareNested(group, in: info)
    }

    private func declareNested(_ group: any DeclGroupSyntax, in info: TypeInfo) {
        for member in activeMembers(group.memberBlock.members) {
            if let associated = member.as(AssociatedTypeDeclSyntax.self) {
                info.generics[associated.name.text] = .generic(associated.name.text)
            } else if let alias = member.as(TypeAliasDeclSyntax.self) {
                info.aliases[alias.name.text] = alias.initializer.value
            } else if let nested = member.declGroup {
                declareType(nested, parent: info)
            }
        }
    }

    /// The type that an extension extends; one that is built in gets a record of its own.
    func extensionBase(_ node: ExtensionDeclSyntax) -> TypeInfo? {
        let full = node.extendedType.trimmedDescription
        var parts = full.split(separator: ".").map(String.init)
        if let angle = parts[0].firstIndex(of: "<") { parts[0] = String(parts[0][..<angle]) }
        if full.hasPrefix("[") { parts = ["Array"] }
        if var info = topLevelTypes[parts[0]] {
            for part in parts.dropFirst() {
                guard let nested = info.nested[part] else { return nil }
                info = nested
            }
            return info
        }
        let name = parts.joined(separator: ".")
        let key =
            [
                "CGFloat": "Double", "Collection": "Sequence", "RandomAccessCollection": "Sequence",
                "BidirectionalCollection": "Sequence", "MutableCollection": "Array", "ArraySlice": "Array",
                "BinaryInteger": "Integer", "FixedWidthInteger": "Integer", "SignedInteger": "Integer",
                "BinaryFloatingPoint": "Floating", "FloatingPoint": "Floating",
                "Numeric": "Number", "SignedNumeric": "Number", "AdditiveArithmetic": "Number",
            ][name] ?? name
        if let known = extensions[key] { return known }
        if !isKnownTypeName(key) {
            let near = nearest(key, among: Array(topLevelTypes.keys) + Array(table.typeNames))
            error(
                "cannot find type '\(name)' in scope" + (near.map { "; did you mean '\($0)'?" } ?? ""),
                at: node.extendedType
            )
            return nil
        }
        let info = TypeInfo(
            id: program.types.count,
            name: key,
            kind: .builtin,
            position: position(node),
            machine: machine
        )
        let generics: [String: [String]] = [
            "Array": ["Element"], "Set": ["Element"], "Sequence": ["Element"], "Dictionary": ["Key", "Value"],
            "Optional": ["Wrapped"],
            "Range": ["Bound"], "ClosedRange": ["Bound"], "Binding": ["Value"],
        ]
        for name in generics[key] ?? [] { info.generics[name] = .generic(name) }
        program.types.append(info)
        extensions[key] = info
        return info
    }

    private func isKnownTypeName(_ name: String) -> Bool {
        table.typeNames.contains(name) || Self.knownTypes.contains(name)
            || StaticType(builtinNamed: name, arguments: []) != nil
            || table.statics[name] != nil || table.members[name] != nil || table.initializers[name] != nil
    }

    // MARK: Inheritance

    private func declareInheritance(_ item: Syntax) {
        guard let group = item.declGroup else { return }
        declareInheritance(group, parent: nil)
    }

    private func typeInfo(of group: any DeclGroupSyntax, parent: TypeInfo?) -> TypeInfo? {
        if let node = group.as(ExtensionDeclSyntax.self) { return extensionBase(node) }
        guard let (_, name) = kind(of: group) else { return nil }
        return parent.map { $0.nested[name.text] } ?? topLevelTypes[name.text]
    }

    private func declareInheritance(_ group: any DeclGroupSyntax, parent: TypeInfo?) {
        guard let info = typeInfo(of: group, parent: parent) else { return }
        let previous = currentType
        currentType = parent
        defer { currentType = previous }
        if let node = group.as(StructDeclSyntax.self) {
            info.genericNames = node.genericParameterClause?.parameters.map(\.name.text) ?? []
            info.generics.merge(generics(node.genericParameterClause, node.genericWhereClause)) { $1 }
        }
        if let node = group.as(ClassDeclSyntax.self) {
            info.genericNames = node.genericParameterClause?.parameters.map(\.name.text) ?? []
            info.generics.merge(generics(node.genericParameterClause, node.genericWhereClause)) { $1 }
        }
        if let node = group.as(EnumDeclSyntax.self) {
            info.genericNames = node.genericParameterClause?.parameters.map(\.name.text) ?? []
            info.generics.merge(generics(node.genericParameterClause, node.genericWhereClause)) { $1 }
        }
        for attribute in group.attributes {
            guard let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { continue }
            if name == "Observable" { info.isObservable = true }
            if name == "resultBuilder" { info.isResultBuilder = true }
            if name == "Model" { info.conformances.formUnion(["Hashable", "Identifiable"]) }
        }
        if let inherited = group.inheritanceClause?.inheritedTypes {
            for type in inherited { inherit(type.type, info) }
        }
        for member in activeMembers(group.memberBlock.members) {
            if let nested = member.declGroup { declareInheritance(nested, parent: info) }
        }
    }

    private func inherit(_ type: TypeSyntax, _ info: TypeInfo) {
        if let composition = type.as(CompositionTypeSyntax.self) {
            for element in composition.elements { inherit(element.type, info) }
            return
        }
        var name = type.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription ?? type.trimmedDescription
        if let generic = type.as(IdentifierTypeSyntax.self), generic.genericArgumentClause != nil {
            name = generic.name.text
        }
        if let other = findType(name) {
            if other.isKind(of: info) {
                error("'\(info.name)' inherits from itself", at: type)
            } else if other.kind == .protocolType {
                info.protocols.append(other)
            } else if other.kind == .classType {
                info.superclass = other
            }
        } else if info.kind == .enumeration, let raw = StaticType(builtinNamed: name, arguments: []), raw != .unknown {
            info.rawType = raw
        } else if !Self.knownTypes.contains(name), !isKnownTypeName(name) {
            if foreign(name, at: type) != nil {
                info.conformances.insert(name)
                info.isForeign = info.kind == .classType
                return
            }
            let near = nearest(name, among: Array(topLevelTypes.keys) + Array(Self.knownTypes))
            error("cannot find type '\(name)' in scope" + (near.map { "; did you mean '\($0)'?" } ?? ""), at: type)
        }
        info.conformances.insert(name)
        if name == "App" { info.conformances.insert("View") }
    }

    // MARK: Members

    private func declareMembers(_ item: Syntax) {
        if let group = item.declGroup {
            declareMembers(group, parent: nil)
        } else if let node = item.as(FunctionDeclSyntax.self) {
            let code = declareFunction(node)
            globals[code.name, default: []].append(.method(code))
        } else if let node = item.as(VariableDeclSyntax.self) {
            declareGlobal(node)
        } else if item.is(ExprSyntax.self) || item.is(StmtSyntax.self) {
            if item.is(MacroExpansionExprSyntax.self) { return }
            warn("statements at file level do not run here", at: item)
        }
    }

    private func declareMembers(_ group: any DeclGroupSyntax, parent: TypeInfo?) {
        guard let info = typeInfo(of: group, parent: parent) else { return }
        let previous = currentType
        currentType = info
        genericTypes.append(info.generics)
        defer {
            currentType = previous
            genericTypes.removeLast()
        }
        // Members of a subclass come after those of its superclass, so that fields keep their places.
        if let superclass = info.superclass, group.is(ClassDeclSyntax.self) {
            if let declaration = undeclaredClasses[superclass.id] {
                declareMembers(declaration, parent: superclass.parent)
            }
            info.stored = superclass.stored
        }
        if group.is(ClassDeclSyntax.self), undeclaredClasses.removeValue(forKey: info.id) == nil { return }
        for member in activeMembers(group.memberBlock.members) { declareMember(member, in: info) }
    }

    private func declareMember(_ member: DeclSyntax, in info: TypeInfo) {
        if let node = member.as(VariableDeclSyntax.self) {
            declareProperties(node, in: info)
        } else if let node = member.as(FunctionDeclSyntax.self) {
            let code = declareFunction(node)
            code.owner = info
            if code.isStatic || node.name.tokenKind.isOperator {
                info.statics[code.name, default: []].append(.method(code))
                if node.name.tokenKind.isOperator { globals[code.name, default: []].append(.method(code)) }
            } else {
                info.members[code.name, default: []].append(.method(code))
            }
        } else if let node = member.as(InitializerDeclSyntax.self) {
            let code = declareInitializer(node, in: info)
            code.isDeclaredInExtension = node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
            info.initializers.append(code)
        } else if let node = member.as(SubscriptDeclSyntax.self) {
            declareSubscript(node, in: info)
        } else if let node = member.as(EnumCaseDeclSyntax.self) {
            declareCases(node, in: info)
        } else if let nested = member.declGroup {
            declareMembers(nested, parent: info)
        }
    }

    private func declareCases(_ node: EnumCaseDeclSyntax, in info: TypeInfo) {
        for element in node.elements {
            let parameters = (element.parameterClause?.parameters).map { list in
                list.map { parameter in
                    Parameter(
                        label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text },
                        type: resolve(parameter.type),
                        hasDefault: parameter.defaultValue != nil
                    )
                }
            }
            let enumCase = CaseInfo(
                type: info,
                name: element.name.text.withoutBackticks,
                index: info.cases.count,
                parameters: parameters ?? []
            )
            info.cases.append(enumCase)
            info.statics[enumCase.name, default: []].append(.enumCase(enumCase))
            if let list = element.parameterClause?.parameters {
                enumCase.defaults = list.map { parameter in
                    parameter.defaultValue.map { value in
                        let type = resolve(parameter.type)
                        return freshExpression(value.value, type, name: enumCase.name)
                    }
                }
            }
            if let raw = element.rawValue?.value {
                enumCase.rawValue = lower(raw, info.rawType ?? .unknown).constant
            } else if info.rawType == .string {
                enumCase.rawValue = .string(enumCase.name)
            } else if info.rawType == .int {
                let previous = info.cases.dropLast().last?.rawValue?.integer
                enumCase.rawValue = .int(previous.map { $0 + 1 } ?? 0)
            }
        }
    }

    // MARK: Previews

    private func lowerPreview(_ item: Syntax) {
        var name: String?
        var closure: ClosureExprSyntax?
        if let node = item.as(MacroExpansionDeclSyntax.self), node.macroName.text == "Preview" {
            name = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            closure = node.trailingClosure
        } else if let node = item.as(MacroExpansionExprSyntax.self), node.macroName.text == "Preview" {
            name = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            closure = node.trailingClosure
        }
        guard let closure else { return }
        let code = builderFunction(closure, name: "Preview", parameters: [])
        program.previews.append(ProgramPreview(name: name ?? "Preview", position: position(item), code: code))
    }
}

extension TokenKind {
    var isOperator: Bool {
        switch self {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }
}

extension String {
    var withoutBackticks: String { hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self }
}

/// Finds types that are declared inside functions: they are known in the whole file, as their names are rarely used twice.
private final class LocalTypes: SyntaxVisitor {
    private var found: [Syntax] = []
    private var names: Set<String>

    init(taken: Set<String>) {
        names = taken
        super.init(viewMode: .sourceAccurate)
    }

    static func collect(_ tree: SourceFileSyntax) -> [Syntax] {
        let visitor = LocalTypes(
            taken: Set(tree.statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text })
        )
        visitor.walk(tree)
        return visitor.found
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        for item in node.statements {
            guard item.item.declGroup != nil,
                let name = item.item.asProtocol((any NamedDeclSyntax).self)?.name.text,
                names.insert(name).inserted
            else { continue }
            found.append(Syntax(item.item))
        }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The node as a declaration with members; asking for each kind takes less than asking for the protocol.
    var declGroup: (any DeclGroupSyntax)? {
        switch kind {
        case .structDecl: self.as(StructDeclSyntax.self)
        case .classDecl: self.as(ClassDeclSyntax.self)
        case .enumDecl: self.as(EnumDeclSyntax.self)
        case .protocolDecl: self.as(ProtocolDeclSyntax.self)
        case .extensionDecl: self.as(ExtensionDeclSyntax.self)
        case .actorDecl: self.as(ActorDeclSyntax.self)
        default: nil
        }
    }
}
