import SwiftSyntax
import ViewRuntime

/// Turns a parsed program into a resolved one: names into slots and members, expressions into closures.
///
/// It collects all mistakes that it finds; what is wrong or unsupported becomes code that shows so or fails when it runs.
final class Lowering {
    let program: Program
    let machine: Machine
    let table = BuiltinTable.standard
    private let tree: SourceFileSyntax
    /// What the tree was read from.
    let text: SourceText
    /// How long the program's blocks take to run.
    let work: BlockWork
    /// Where the program ends in its text; what is declared for it begins behind.
    let endPosition: AbsolutePosition
    private(set) var diagnostics: [ProgramDiagnostic] = []
    private var reported: Set<ProgramDiagnostic> = []
    /// Functions, variables and operators at file level.
    var globals: [String: [Member]] = [:]
    var topLevelTypes: [String: TypeInfo] = [:]
    var aliases: [String: TypeSyntax] = [:]
    /// The program's extensions of built-in types, by the type's name.
    var extensions: [String: TypeInfo] = [:]
    var scope: FunctionScope?
    var currentType: TypeInfo?
    /// True in static members, where there is no instance.
    var isStatic = false
    /// Where code without an instance stands.
    var staticPlace = StaticPlace.member
    /// Generic parameters of the functions around.
    var genericTypes: [[String: StaticType]] = []
    /// Aliases that are being resolved.
    var openAliases: Set<SyntaxIdentifier> = []
    /// Where the values of calls under `await` stand, which run before their statement.
    var awaited: [SyntaxIdentifier: LocalVariable] = [:]
    /// The names of everything in the program that may wait; what the library has is among them.
    private(set) lazy var asyncNames: Set<String> = {
        var names: Set<String> = ["next", "value", "result"]
        let members = program.types.flatMap { Array($0.members) + Array($0.statics) } + Array(globals)
        for (name, list) in members where list.contains(where: \.mayWait) { names.insert(name) }
        return names
    }()
    /// False once it is known that nothing in the program waits, so that no body is looked through for it.
    var mayWait = true
    /// How many parameters closures ask for by `$0`, `$1`, …, of those that were looked at.
    var shorthandCounts: [SyntaxIdentifier: Int] = [:]
    /// Classes whose members are not declared yet.
    var undeclaredClasses: [Int: any DeclGroupSyntax] = [:]
    /// First values of properties, which are lowered once all declarations are known.
    var pendingValues: [() -> Void] = []
    /// Bodies, which are lowered after first values.
    var pendingBodies: [() -> Void] = []
    /// Bodies whose flow is looked at in the end, by where they begin.
    var flowBodies: [AbsolutePosition: FlowBody] = [:]
    /// Functions that never return.
    var neverReturning: Set<String> = ["fatalError", "preconditionFailure", "exit", "abort", "dispatchMain"]
    /// Calls that may wait, and closures that do, by where they stand.
    var waitingCalls: [AbsolutePosition: Syntax] = [:]
    var waitingClosures: [AbsolutePosition: ClosureExprSyntax] = [:]
    /// What a completion wants to know; `nil` while a program is compiled to be run.
    var probe: CompletionProbe?
    private(set) var searches = 0
    static let mostSearches = 40
    /// Mistakes after which the rest of a source is not looked at any more.
    static let mostMistakes = 1_000
    /// Names of other frameworks that were told already.
    var foreignNames: Set<String> = []
    /// Modules that the source imports and that are not known.
    var foreignModules: [String] = []
    /// Calls so far of functions that may throw.
    var throwingCalls = 0
    private var depth = 0
    private let maximumDepth = 400
    /// The most that are told of one program; what is kept is copied for each attempt at an expression.
    private let mostDiagnostics = 500

    /// - Parameters:
    ///   - program: Where what is lowered goes.
    ///   - tree: The program's tree with its operators folded.
    ///   - work: How long the blocks of the tree take to run.
    ///   - source: The text that the tree was read from.
    init(program: Program, tree: SourceFileSyntax, work: BlockWork, source: String) {
        self.program = program
        machine = program.machine
        self.tree = tree
        self.work = work
        text = SourceText(source)
        endPosition = tree.endPosition
    }

    // MARK: Places and diagnostics

    func position(_ node: some SyntaxProtocol) -> SourcePosition {
        position(at: node.positionAfterSkippingLeadingTrivia)
    }

    /// The place in the program; declarations of the prelude begin behind its end and have none.
    func position(at position: AbsolutePosition) -> SourcePosition {
        position <= endPosition ? text.position(at: position.utf8Offset) : .outside
    }

    /// Keeps a diagnostic; one about code of the prelude is told where the program first names what it is about.
    func report(_ severity: ProgramDiagnostic.Severity, _ message: String, at position: SourcePosition) {
        guard let position = position.isOutside ? mention(severity, message) : position else { return }
        let diagnostic = ProgramDiagnostic(
            severity: severity,
            line: position.line,
            column: position.column,
            message: message
        )
        // The first error always counts: it decides whether the program can be shown.
        guard hasRoom || severity == .error && !diagnostics.contains(where: { $0.severity == .error }) else { return }
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    /// Where the program names what a message about the prelude begins with; what it does not name, it did not ask for.
    private func mention(_ severity: ProgramDiagnostic.Severity, _ message: String) -> SourcePosition? {
        let quoted = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        if quoted.count == 3, let token = text.firstToken(quoted[1], in: tree) { return position(token) }
        return severity == .error ? SourcePosition(line: 1, column: 1) : nil
    }

    /// False once more was found than anybody reads.
    var hasRoom: Bool { diagnostics.count < mostDiagnostics }

    func error(_ message: String, at node: some SyntaxProtocol) { report(.error, message, at: position(node)) }

    func warn(_ message: String, at node: some SyntaxProtocol) { report(.warning, message, at: position(node)) }

    /// The known name that a mistyped one is nearest to; after many mistakes nothing is looked for any more.
    func nearest<Names: Sequence<String>>(_ name: String, among names: @autoclosure () -> Names) -> String? {
        guard searches < Self.mostSearches, name.utf8.count <= 80 else { return nil }
        searches += 1
        return NearestName.find(name, among: names())
    }

    /// What stands in for an expression that is wrong: fails if it ever runs.
    func failed(_ message: String, at node: some SyntaxProtocol) -> Lowered {
        error(message, at: node)
        return stand(in: message, at: node)
    }

    /// The same without a report, where one was made already.
    func stand(in message: String, at node: some SyntaxProtocol) -> Lowered {
        let position = position(node)
        var lowered = Lowered(.unknown, position) { _ throws(Failure) in
            throw Failure(reason: .unsupported, message: message, position: position)
        }
        lowered.isFailed = true
        return lowered
    }

    /// Runs `work` one level deeper; past the limit it gives up with a diagnostic.
    func nested(_ node: some SyntaxProtocol, _ work: () -> Lowered) -> Lowered {
        guard depth < maximumDepth else { return failed("the expression nests too deep", at: node) }
        depth += 1
        defer { depth -= 1 }
        return work()
    }

    /// Runs `work` without keeping what it reports.
    func quietly<Result>(_ work: () -> Result) -> Result {
        let kept = diagnostics
        let keptReported = reported
        let keptNames = foreignNames
        defer {
            diagnostics = kept
            reported = keptReported
            foreignNames = keptNames
        }
        return work()
    }

    /// Says whether `work` reports an error; what it reports is dropped then.
    func attempt(_ work: () -> Lowered) -> Lowered? {
        let kept = diagnostics
        let keptReported = reported
        let keptNames = foreignNames
        let result = work()
        if result.isFailed || diagnostics.dropFirst(kept.count).contains(where: { $0.severity == .error }) {
            diagnostics = kept
            reported = keptReported
            foreignNames = keptNames
            return nil
        }
        return result
    }

    // MARK: Types by identifier

    func info(_ type: StaticType) -> TypeInfo? {
        switch type {
        case .user(let id): program.types[id]
        case .optional(let wrapped): info(wrapped)
        default: nil
        }
    }

    /// The type's name as Swift prints it.
    func printedName(_ type: StaticType) -> String { type.printedName(among: program.types) }

    /// The type's name as a program spells it.
    func name(_ type: StaticType) -> String {
        switch type {
        case .user(let id):
            program.types[id].name
                + (id.arguments.isEmpty ? "" : "<" + id.arguments.map { name($0) }.joined(separator: ", ") + ">")
        case .optional(let wrapped): name(wrapped) + "?"
        case .array(let element): "[" + name(element) + "]"
        case .metatype(let instance): name(instance) + ".Type"
        case .set(let element): "Set<" + name(element) + ">"
        case .range(let bound): "Range<" + name(bound) + ">"
        case .binding(let wrapped): "Binding<" + name(wrapped) + ">"
        case .dictionary(let key, let value): "[" + name(key) + ": " + name(value) + "]"
        case .tuple(let elements):
            "(" + elements.map { ($0.label.map { "\($0): " } ?? "") + name($0.type) }.joined(separator: ", ") + ")"
        case .function(let function):
            "(" + function.parameters.map { name($0) }.joined(separator: ", ") + ") -> " + name(function.result)
        case .native("View"): "some View"
        default: type.description
        }
    }
}
