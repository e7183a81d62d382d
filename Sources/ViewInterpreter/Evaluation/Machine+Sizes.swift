import ViewRuntime

/// Limits of what a program makes, asked before it is made.
extension Machine {
    /// Refuses a collection of more elements than the limit.
    func checkElements(_ count: Int, _ position: SourcePosition) throws(EvaluationFailure) {
        guard count > limits.collectionCount else { return }
        throw EvaluationFailure(
            reason: .tooMuchMemory,
            message:
                "a collection of \(count) elements is more than the \(limits.collectionCount) that a scene may hold",
            position: position
        )
    }

    /// Refuses a text that is longer than the limit.
    func checkText(_ byteCount: Int, _ position: SourcePosition) throws(EvaluationFailure) {
        guard byteCount > limits.textBytes else { return }
        throw EvaluationFailure(
            reason: .tooMuchMemory,
            message: "a text of \(byteCount) bytes is more than the \(limits.textBytes) that a scene may hold",
            position: position
        )
    }
}

extension BuiltinCall {
    /// The receiver with another text in the place of each occurrence of a part.
    func replacingEach(_ part: String, with replacement: String) throws(Failure) -> Value {
        try machine.charge(string.utf8.count / 8, position)
        return try made(
            try string.replacingEach(part, with: replacement) { count throws(Failure) in
                try machine.checkText(count, position)
            }
        )
    }
}
