import SwiftSyntax

/// A variable or stored property that gets its first value by a statement of the body.
struct AwaitedVariable {
    let name: String
    let isConstant: Bool
    /// True for a property of the type whose initialiser the body is.
    let isProperty: Bool

    var described: String { (isConstant ? "constant" : "variable") + " '\(isProperty ? "self." : "")\(name)'" }
}

/// Variables that have no value at first: each is given one before it is read, and a constant only once.
extension FlowWalker {
    /// The most that are followed through one body: each is looked at wherever two ways meet.
    private static let mostVariables = 100

    // MARK: Which there are

    /// Takes up the stored properties that an initialiser has to set.
    func takeUpProperties() {
        guard let node = body.owner?.as(InitializerDeclSyntax.self), let info = body.code.owner, !info.isForeign,
            [.structure, .classType].contains(info.kind), !body.code.isConvenience
        else { return }
        let inherited = info.superclass?.stored.count ?? 0
        let own = info.stored.dropFirst(inherited).filter { isSetByInitializers($0) }
        guard !own.isEmpty, own.count <= Self.mostVariables, !names.delegates else { return }
        // A bare name that is set may mean the property at one place and a variable at another.
        let ambiguous = names.assigned.filter { names.declared[$0] != nil }
        for parameter in node.signature.parameterClause.parameters {
            names.declared[(parameter.secondName ?? parameter.firstName).text, default: 0] += 1
        }
        for property in own where !names.hidden.contains(property.name) && !ambiguous.contains(property.name) {
            let number = variables.count
            variables.append(AwaitedVariable(name: property.name, isConstant: property.isConstant, isProperty: true))
            properties[property.name] = number
            if property.wrapper != nil { properties["_" + property.name] = number }
            if property.initialValue == nil { here?.unset.insert(number) } else { here?.set.insert(number) }
        }
    }

    /// True for a property without a first value, and for a constant with one, which no initialiser may set again.
    private func isSetByInitializers(_ property: StoredProperty) -> Bool {
        let wrappers = ["State", "Binding", "StateObject", "ObservedObject", "Bindable", "Published"]
        guard !property.isLazy, property.wrapped == nil, property.overridden == nil else { return false }
        guard let wrapper = property.wrapper else { return property.initialValue == nil || property.isConstant }
        return wrappers.contains(wrapper) && property.initialValue == nil
    }

    /// Takes up a variable of the body that is declared without a value.
    func takeUp(_ binding: PatternBindingSyntax, in node: VariableDeclSyntax) {
        guard node.attributes.isEmpty, node.modifiers.isEmpty, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = lowering.typeAnnotation(of: binding, in: node)?.type,
            names.declared[name] == 1, !names.hidden.contains(name)
        else { return }
        let isConstant = node.bindingSpecifier.text == "let"
        guard isConstant || !type.isWrittenOptional && !type.sourceText.hasPrefix("Optional") else { return }
        let number = locals[name] ?? variables.count
        guard number < Self.mostVariables else { return }
        if number == variables.count {
            variables.append(AwaitedVariable(name: name, isConstant: isConstant, isProperty: false))
            locals[name] = number
        }
        here?.unset.insert(number)
        here?.set.remove(number)
    }

    /// The variable that an expression names; `nil` for everything else.
    func number(of node: ExprSyntax) -> Int? {
        if let access = node.as(MemberAccessExprSyntax.self) {
            guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else { return nil }
            return properties[access.declName.baseName.text]
        }
        guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        return locals[name] ?? (names.declared[name] == nil ? properties[name] : nil)
    }

    // MARK: What is done with them

    func assign(_ number: Int, at node: ExprSyntax) {
        let variable = variables[number]
        if variable.isConstant, here?.set.contains(number) == true {
            let name = variable.isProperty ? "self.\(variable.name)" : variable.name
            lowering.error("immutable value '\(name)' may only be initialized once", at: node)
        }
        here?.set.insert(number)
        here?.unset.remove(number)
    }

    func use(_ number: Int, at node: ExprSyntax, isCaptured: Bool, isChanged: Bool) {
        let variable = variables[number]
        guard here?.unset.contains(number) == true, !(variable.isProperty && isCaptured) else { return }
        here?.unset.remove(number)
        if variable.isProperty, body.code.owner?.isClass != true {
            lowering.error("'self' used before all stored properties are initialized", at: node)
        } else {
            let use = isCaptured ? "captured by a closure" : isChanged ? "passed by reference" : "used"
            lowering.error("\(variable.described) \(use) before being initialized", at: node)
        }
    }

    /// The initialiser of the superclass is called: all properties of the class itself have their values by then.
    func callSuper(at node: some SyntaxProtocol) {
        guard let missing = missingProperty else { return }
        lowering.error("property 'self.\(missing.name)' not initialized at super.init call", at: node)
        here?.unset = []
    }

    /// An initialiser ends: all properties have their values.
    func endInitializer(at place: AbsolutePosition) {
        guard let missing = missingProperty else { return }
        let message =
            body.code.owner?.superclass == nil
            ? "return from initializer without initializing all stored properties"
            : "property 'self.\(missing.name)' not initialized at implicitly generated super.init call"
        lowering.report(.error, message, at: lowering.position(at: place))
    }

    private var missingProperty: AwaitedVariable? {
        here?.unset.sorted().lazy.map { self.variables[$0] }.first(where: \.isProperty)
    }
}

/// The names that a body declares, and those that what is called later mentions.
final class BodyNames: SyntaxVisitor {
    /// How often each name is declared.
    var declared: [String: Int] = [:]
    /// Names that local functions and deferred statements mention.
    private(set) var hidden: Set<String> = []
    /// Names that are set to something without `self.` in front.
    private(set) var assigned: Set<String> = []
    /// True if another initialiser, or `self` as a whole, gives the properties their values.
    private(set) var delegates = false
    /// How many local functions and bindings by `let` in front of a whole pattern are around.
    private var (later, bindings) = (0, 0)

    init(_ body: CodeBlockItemListSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    private func declare(_ name: String) { declared[name, default: 0] += 1 }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declare(node.identifier.text)
        return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
        bindings += 1
        return .visitChildren
    }

    override func visitPost(_ node: ValueBindingPatternSyntax) { bindings -= 1 }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name.text)
        later += 1
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { later -= 1 }

    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
        later += 1
        return .visitChildren
    }

    override func visitPost(_ node: DeferStmtSyntax) { later -= 1 }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        later += 1
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) { later -= 1 }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.is(AssignmentExprSyntax.self) { noteAssigned(node.leftOperand) }
        return .visitChildren
    }

    private func noteAssigned(_ target: ExprSyntax) {
        if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text { assigned.insert(name) }
        for element in target.as(TupleExprSyntax.self)?.elements ?? [] { noteAssigned(element.expression) }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if later > 0 { hidden.insert(name) }
        if bindings > 0 { declare(name) }
        if name == "init", let base = node.parent?.as(MemberAccessExprSyntax.self)?.base {
            delegates = delegates || base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        }
        if name == "self", node.parent?.is(InfixOperatorExprSyntax.self) == true { delegates = true }
        if name == "self", node.parent?.is(InOutExprSyntax.self) == true { delegates = true }
        return .skipChildren
    }
}
