import SwiftSyntax
import ViewRuntime

/// What lowering tells a completion where it meets the name at the cursor.
extension Lowering {
    func isCursor(_ name: String) -> Bool { probe != nil && name == CompletionCursor.marker }

    func noteName(_ wanted: StaticType) {
        let locals = scope?.allVariables.filter { !$0.isTypeParameter }.map { (name: $0.name, type: $0.type) } ?? []
        probe?.note(name: locals, owner: currentType, isStatic: isStatic, wanted: wanted)
    }

    /// Notes a call if the cursor is in one of its arguments.
    ///
    /// Where no form fits, nothing would look at the arguments: the one with the cursor, and closures behind the parentheses,
    /// are lowered all the same.
    func noteCall<Candidate>(
        _ name: String,
        _ candidates: [Candidate],
        _ arguments: Arguments,
        hasMatch: Bool,
        _ parameters: (Candidate) -> [Parameter]
    ) {
        guard let probe else { return }
        let index = arguments.inside.firstIndex { $0.expression.id == probe.argument }
        if let index {
            let forms = candidates.map { form(name, $0, parameters($0)) }
            // A label that is being written is not there yet.
            let labels = arguments.inside[...index].map { $0.label == CompletionCursor.marker ? nil : $0.label }
            let call = CompletionProbe.Call(forms: forms, labels: labels)
            probe.note(call: call)
            noteWanted(arguments.inside[index].expression, call, probe)
        }
        guard !hasMatch, probe.finding == nil else { return }
        if let index { _ = lower(arguments.inside[index].expression) }
        for closure in arguments.trailing where probe.finding == nil {
            _ = lower(
                closure.expression,
                .function(StaticType.FunctionType(parameters: [], result: .view, isBuilder: true))
            )
        }
    }

    /// What `.name` may be in each form of the call.
    private func noteWanted(_ argument: ExprSyntax, _ call: CompletionProbe.Call, _ probe: CompletionProbe) {
        guard let access = argument.as(MemberAccessExprSyntax.self), access.base == nil,
            isCursor(access.declName.baseName.text)
        else { return }
        for form in call.forms {
            guard let active = call.active(in: form) else { continue }
            let parameter = form.parameters[active]
            if parameter.isVariadic, case .array(let element) = parameter.type {
                probe.note(implicit: element)
            } else {
                probe.note(implicit: parameter.type)
            }
        }
    }

    private func form<Candidate>(
        _ name: String,
        _ candidate: Candidate,
        _ parameters: [Parameter]
    ) -> CompletionProbe.Call.Form {
        if let overload = candidate as? Overload {
            return CompletionProbe.Call.Form(
                text: overload.signature.text,
                parameters: parameters,
                grade: overload.grade
            )
        }
        let parts: [String] =
            if let code = candidate as? FunctionCode {
                self.parts(of: code)
            } else if let constructor = candidate as? Constructor {
                self.parts(of: constructor.parameters)
            } else {
                parameters.map { ($0.label ?? "_") + ": " + self.name($0.type) }
            }
        return CompletionProbe.Call.Form(
            text: name + "(" + parts.joined(separator: ", ") + ")",
            parameters: parameters,
            grade: nil
        )
    }

    // MARK: How declarations of the program read

    /// The parameters of a function as Swift writes them.
    func parts(of code: FunctionCode) -> [String] { parts(of: code.parameters) }

    func parts(of parameters: [CodeParameter]) -> [String] {
        parameters.map { parameter in
            let label = parameter.parameter.label
            let head = label == parameter.name ? parameter.name : "\(label ?? "_") \(parameter.name)"
            let type = parameter.parameter.type
            let text = type == .unknown ? "_" : spelled(type)
            return "\(head): \(text)" + (parameter.parameter.hasDefault ? " = …" : "")
        }
    }

    func declaration(of code: FunctionCode, named name: String) -> String {
        let result = code.result == .void || code.result == .unknown ? "" : " -> \(spelled(code.result))"
        return "\(name)(\(parts(of: code).joined(separator: ", ")))\(result)"
    }

    private func spelled(_ type: StaticType) -> String {
        switch type {
        case .function(let function):
            (function.isBuilder ? "@ViewBuilder " : "")
                + "(\(function.parameters.map { spelled($0) }.joined(separator: ", "))) -> \(spelled(function.result))"
        case .binding(let wrapped): "Binding<\(spelled(wrapped))>"
        case .native("View"): "View"
        default: name(type)
        }
    }

    /// The ways to make a value of a type: what it declares, or the memberwise initialiser.
    func constructors(of info: TypeInfo) -> [Constructor] {
        let own = initializers(of: info)
        guard own.isEmpty || (own.allSatisfy(\.isDeclaredInExtension) && !info.isClass) else {
            return own.map { .written($0) }
        }
        return own.map { .written($0) } + [.memberwise(info.isClass ? [] : memberwise(info))]
    }
}
