import SwiftSyntax
import ViewRuntime

/// A local variable or parameter.
final class LocalVariable {
    let name: String
    let slot: Int
    var type: StaticType
    let isMutable: Bool
    /// True if a closure shares the variable, so that it lives in a box.
    let isBoxed: Bool
    unowned let scope: FunctionScope
    /// The function, if this is a local one.
    var function: FunctionCode?
    /// True for a local computed variable: reading it calls its function.
    var isComputed = false
    /// True for an `async let`: the variable holds its task.
    var isConcurrent = false
    /// True for the type that a generic parameter stands for.
    var isTypeParameter = false
    /// How the program's own property wrappers wrap the variable, which then keeps the wrapper.
    var wrapped: WrapperUse?

    init(name: String, slot: Int, type: StaticType, isMutable: Bool, isBoxed: Bool, scope: FunctionScope) {
        self.name = name
        self.slot = slot
        self.type = type
        self.isMutable = isMutable
        self.isBoxed = isBoxed
        self.scope = scope
    }
}

/// The names that are known inside one function or closure while it is lowered.
final class FunctionScope {
    let parent: FunctionScope?
    let code: FunctionCode
    private var blocks: [[String: LocalVariable]] = [[:]]
    /// What type aliases of the blocks stand for.
    enum Alias {
        case type(StaticType)
        /// One with generic parameters: what it stands for depends on where it is used.
        case generic(TypeSyntax)
    }

    /// Type aliases of the blocks.
    private var aliases: [[String: Alias]] = [[:]]
    private(set) var slotCount = 0
    /// Variables of the functions around this one that it uses, in the order of the captures.
    private(set) var captures: [LocalVariable] = []
    /// What `return` gives; unknown until it is declared or seen.
    var resultType: StaticType
    /// The labels of the loops and switches around the current statement, innermost last.
    var jumpTargets: [JumpTarget] = []
    private var nextTarget = 0
    private let body: Syntax?
    private var sharedNames: Set<String>?
    var usedFields: Set<Int>? = []
    /// The views that `return` was seen to give, as far as their types are known.
    var returnedViews: Set<StaticType> = []
    /// Functions that are called on the same `self`.
    var selfCalls: [FunctionCode] = []

    /// A loop or switch that `break` and `continue` name.
    struct JumpTarget {
        let id: Int
        let label: String?
        let isLoop: Bool
        /// True for a labelled `if` or `do`, which only a `break` with its label leaves.
        var needsLabel = false
    }

    /// True inside a closure that captures `self` weakly.
    var isSelfWeak: Bool { capturesSelfWeakly || parent?.isSelfWeak == true }
    var capturesSelfWeakly = false
    /// Local functions that are known before their place, by their declaration.
    var localFunctions: [SyntaxIdentifier: LocalVariable] = [:]
    /// True in the patterns of one `case`, which bind the same variables.
    var sharesNames = false

    init(parent: FunctionScope?, code: FunctionCode, resultType: StaticType, body: Syntax?) {
        self.parent = parent
        self.code = code
        self.resultType = resultType
        self.body = body
    }

    func pushBlock() {
        blocks.append([:])
        aliases.append([:])
    }

    func popBlock() {
        blocks.removeLast()
        aliases.removeLast()
    }

    /// Declares a type alias of the innermost block.
    func declare(alias name: String, _ alias: Alias) { aliases[aliases.count - 1][name] = alias }

    /// What a type alias of this function, or of one around it, stands for.
    func find(alias name: String) -> Alias? {
        aliases.reversed().lazy.compactMap { $0[name] }.first ?? parent?.find(alias: name)
    }

    func newSlot() -> Int {
        defer { slotCount += 1 }
        return slotCount
    }

    func newTarget(label: String?, isLoop: Bool) -> JumpTarget {
        defer { nextTarget += 1 }
        return JumpTarget(id: nextTarget, label: label, isLoop: isLoop)
    }

    @discardableResult
    func declare(_ name: String, _ type: StaticType, isMutable: Bool) -> LocalVariable {
        if sharesNames, let known = blocks[blocks.count - 1][name] { return known }
        let variable = LocalVariable(
            name: name,
            slot: newSlot(),
            type: type,
            isMutable: isMutable,
            isBoxed: isMutable && isShared(name),
            scope: self
        )
        blocks[blocks.count - 1][name] = variable
        return variable
    }

    /// Says whether the innermost block, not the parameters, has declared a name.
    func isDeclaredHere(_ name: String) -> Bool {
        guard let variable = blocks.last?[name] else { return false }
        return variable.slot >= code.parameters.count && !sharesNames && variable.scope === self
    }

    /// Declares a constant that no name finds.
    func declareHidden(_ type: StaticType) -> LocalVariable {
        LocalVariable(name: "", slot: newSlot(), type: type, isMutable: false, isBoxed: false, scope: self)
    }

    /// Makes a variable of the function around known here under a name of its own.
    func alias(_ name: String, _ variable: LocalVariable) { blocks[0][name] = variable }

    /// Says whether a closure inside this function mentions the name.
    private func isShared(_ name: String) -> Bool {
        if let sharedNames { return sharedNames.contains(name) }
        let visitor = SharedNamesVisitor(viewMode: .sourceAccurate)
        if let body { visitor.walk(body) }
        sharedNames = visitor.names
        return visitor.names.contains(name)
    }

    /// A variable of this function by name, innermost block first.
    func local(_ name: String) -> LocalVariable? {
        for block in blocks.reversed() {
            if let variable = block[name] { return variable }
        }
        return nil
    }

    /// A variable of this function or of one around it.
    func find(_ name: String) -> LocalVariable? { local(name) ?? parent?.find(name) }

    /// Names that a misspelt one may have meant.
    var allNames: [String] { blocks.flatMap(\.keys) + (parent?.allNames ?? []) }

    /// The variables that names find, innermost first.
    var allVariables: [LocalVariable] {
        var seen: Set<String> = []
        let own = blocks.reversed().flatMap { $0.values.sorted { $0.slot > $1.slot } }
        return (own + (parent?.allVariables ?? [])).filter { seen.insert($0.name).inserted }
    }

    /// The place of another function's variable among this function's captures.
    func captureIndex(_ variable: LocalVariable) -> Int {
        if let index = captures.firstIndex(where: { $0 === variable }) { return index }
        if let parent, variable.scope !== parent { _ = parent.captureIndex(variable) }
        captures.append(variable)
        return captures.count - 1
    }

    /// Gives the variable's value, or its box, on a frame of this function.
    func rawCode(_ variable: LocalVariable) -> (Frame) -> Value {
        if variable.scope === self {
            let slot = variable.slot
            return { $0.slots[slot] }
        }
        let index = captureIndex(variable)
        return { $0.captures[index] }
    }
}

/// Collects the names that closures and local functions mention.
private final class SharedNamesVisitor: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private var depth = 0

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if depth > 0 {
            let name = node.baseName.text
            names.insert(name)
            // A variable that is wrapped has its wrapper and its projection under other names.
            if name.hasPrefix("$") || name.hasPrefix("_") { names.insert(String(name.dropFirst())) }
        }
        return .skipChildren
    }
}
