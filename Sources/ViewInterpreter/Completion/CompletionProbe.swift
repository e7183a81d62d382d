import SwiftSyntax

/// What lowering knows at the place of the cursor.
///
/// An expression may be lowered more than once, with more or less known about it.
final class CompletionProbe {
    /// What stands where the name is missing.
    enum Finding {
        /// A member of a value of the type, or of the type itself where it is a metatype.
        case member(StaticType)
        /// `.name`: a static member of the type that is wanted.
        case implicit
        /// A name by itself; the values that are in scope, innermost first.
        case name(locals: [(name: String, type: StaticType)], owner: TypeInfo?, isStatic: Bool, wanted: StaticType)
        /// A component of a key path into the type.
        case keyPath(StaticType)
    }

    /// A call around the cursor.
    struct Call {
        var forms: [Form]
        /// The labels of the arguments before the one with the cursor, and its own.
        var labels: [String?]

        /// What may be called.
        struct Form {
            var text: String
            var parameters: [Parameter]
            var grade: SupportGrade?
        }
    }

    private(set) var finding: Finding?
    /// The types that `.name` may have, in the order in which they were met.
    private(set) var wanted: [StaticType] = []
    private(set) var call: Call?
    /// The argument with the cursor in the innermost call around it.
    let argument: SyntaxIdentifier?

    init(argument: SyntaxIdentifier?) { self.argument = argument }

    func note(member type: StaticType) {
        // What is noted first is what the program wrote: a binding's member is looked up in its value afterwards.
        if case .member(let known)? = finding, known != .unknown { return }
        finding = .member(type)
    }

    func note(implicit type: StaticType) {
        finding = .implicit
        let type = type.unwrapped.substituting([:])
        if type != .unknown, !wanted.contains(type) { wanted.append(type) }
    }

    func note(keyPath type: StaticType) {
        if case .keyPath(let known)? = finding, type == .unknown, known != .unknown { return }
        finding = .keyPath(type)
    }

    func note(
        name locals: [(name: String, type: StaticType)],
        owner: TypeInfo?,
        isStatic: Bool,
        wanted: StaticType
    ) {
        finding = .name(locals: locals, owner: owner, isStatic: isStatic, wanted: wanted)
    }

    func note(call new: Call) {
        if call == nil { call = new }
    }
}

extension CompletionProbe.Call {
    /// The index of the parameter that the argument with the cursor is for.
    func active(in form: Form) -> Int? {
        var next = 0
        for (index, label) in labels.enumerated() {
            let isLast = index == labels.count - 1
            while next < form.parameters.count, form.parameters[next].label != label {
                // An argument that has just begun has no label yet: it may be for whatever comes next.
                if isLast, label == nil { break }
                next += 1
            }
            guard next < form.parameters.count else { return nil }
            if isLast { return next }
            if !(form.parameters[next].isVariadic && labels[index + 1] == nil) { next += 1 }
        }
        return nil
    }

    /// True if the labels before the cursor fit the form.
    func fits(_ form: Form) -> Bool { active(in: form) != nil }

    var help: SignatureHelp {
        let forms = forms.map { form in
            SignatureHelp.Form(
                signature: form.text,
                parameters: SignatureText(form.text).parameters,
                active: active(in: form),
                grade: form.grade
            )
        }
        let selected = self.forms.firstIndex { fits($0) } ?? 0
        return SignatureHelp(forms: forms, selected: selected)
    }
}
