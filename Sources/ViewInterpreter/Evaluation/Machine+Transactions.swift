import ViewRuntime

/// What a change of state says of its animation: the `Transaction` that the prelude declares.
extension Machine {
    /// A transaction that says nothing; nothing at all for a program that has its own type of the name.
    var plainTransaction: Value {
        guard let type = types.first(where: { $0.isLibraryType("Transaction") }) else { return .void }
        // As `Prelude.transaction` declares them: `animation`, three times whether, and what is told at the end.
        let fields: [Value] = [.null, .bool(false), .bool(false), .bool(false), .array([])]
        return .structure(StructValue(type: type, fields: fields))
    }

    /// Changes state with the animation of a transaction, whose completions are called once that has ended.
    func change(
        as transaction: Value,
        _ change: () throws(EvaluationFailure) -> Void
    ) throws(EvaluationFailure) {
        guard case .structure(let said) = transaction else { return try change() }
        func member(_ name: String) -> Value { said.type.storedIndex(of: name).map { said.fields[$0] } ?? .null }
        var animation: AnimationValue?
        if case .native(let box) = member("animation"), case .animation(let value) = box.native { animation = value }
        if case .bool(true) = member("disablesAnimations") { animation = nil }
        let requests = context.requests
        let previous = requests.animation
        requests.animation = animation
        defer { requests.animation = previous }
        try change()
        for case .function(let completion) in member("__completions").elements ?? [] {
            requests.sleeps.append(
                SleepRequest(duration: animation?.curve.duration ?? 0) { context throws(EvaluationFailure) in
                    _ = try completion.call([], in: context)
                }
            )
        }
    }
}
