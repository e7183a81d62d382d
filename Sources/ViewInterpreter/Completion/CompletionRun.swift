import SwiftParser
import SwiftSyntax

/// One lowering of a program for the sake of what stands at its cursor.
struct CompletionRun {
    let probe: CompletionProbe
    /// What the syntax alone says of the place.
    let place: CompletionPlace
    let lowering: Lowering
    let program: Program

    /// - Returns: `nil` where nothing can be said: in texts and comments, and in sources over a limit.
    init?(_ cursor: CompletionCursor, _ limits: ProgramLimits) {
        guard SourceScan.problem(in: cursor.source, limits: limits) == nil else { return nil }
        let parsed = Parser.parse(source: cursor.source)
        let survey = SourceSurvey(parsed, limits: limits)
        guard survey.longSequence == nil else { return nil }
        let tree = survey.tree
        guard let place = CompletionPlace(in: tree, at: cursor) else { return nil }
        program = Program(limits: limits)
        lowering = Lowering(program: program, tree: tree, work: survey.work, source: cursor.source)
        probe = CompletionProbe(argument: place.argument)
        lowering.probe = probe
        lowering.lowerFile(tree)
        self.place = place
    }

    func items(for cursor: CompletionCursor) -> [CompletionItem] {
        let source = CompletionItems(lowering)
        switch place.kind {
        case .text: return []
        case .attribute: return CompletionWords.attributes
        case .type: return source.types()
        case .declaration: return CompletionWords.members + CompletionWords.declarations
        case .file: return CompletionWords.file + CompletionWords.declarations
        case .environmentKey: return source.environmentKeys()
        case .expression: break
        }
        switch probe.finding {
        case .member(let type): return source.members(of: type)
        case .implicit: return probe.wanted.flatMap { source.implicitMembers(of: $0) }
        case .keyPath(let type): return source.keyPathComponents(of: type)
        case .name(let locals, let owner, let isStatic, let wanted):
            return argumentLabels() + source.names(locals, owner, isStatic: isStatic, wanted: wanted)
        case nil: return cursor.before == "." ? [] : argumentLabels()
        }
    }

    /// The labels that the next argument may have, where an argument begins.
    private func argumentLabels() -> [CompletionItem] {
        guard place.beginsArgument, let call = probe.call else { return [] }
        var items: [CompletionItem] = []
        for form in call.forms {
            guard let active = call.active(in: form) else { continue }
            let parts = SignatureText(form.text).parameters
            for index in active..<form.parameters.count {
                let parameter = form.parameters[index]
                if let label = parameter.label {
                    items.append(
                        CompletionItem(
                            label: label + ":",
                            insert: label + ": <##>",
                            kind: .argument,
                            signature: index < parts.count ? parts[index] : label,
                            grade: nil,
                            rank: index - 100
                        )
                    )
                }
                if !parameter.hasDefault, !parameter.isVariadic { break }
            }
        }
        return items
    }
}
