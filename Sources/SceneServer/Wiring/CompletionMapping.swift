internal import FrameProtocol
internal import ViewInterpreter

extension CompletionsMessage.Item {
    init(_ item: CompletionItem) {
        self.init(
            label: item.label,
            insert: item.insert,
            kind: item.kind.rawValue,
            signature: item.signature,
            grade: item.grade.map(GradeRecord.init)
        )
    }
}

extension SignaturesMessage.Form {
    init(_ form: SignatureHelp.Form) {
        self.init(
            signature: form.signature,
            parameters: form.parameters,
            active: form.active,
            grade: form.grade.map(GradeRecord.init)
        )
    }
}

extension GradeRecord {
    init(_ grade: SupportGrade) {
        switch grade {
        case .exact: self = .exact
        case .approximate(let reason): self = .approximate(reason)
        case .ignored(let reason), .unseen(let reason): self = .ignored(reason)
        }
    }
}
