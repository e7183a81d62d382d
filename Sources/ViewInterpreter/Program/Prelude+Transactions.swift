extension Prelude {
    /// What a change of state says of its animation.
    static let transaction = """
        struct Transaction {
            var animation: Animation?
            var disablesAnimations = false
            var isContinuous = false
            var tracksVelocity = false
            var __completions: [() -> Void] = []
            init(animation: Animation? = nil) { self.animation = animation }
            mutating func addAnimationCompletion(
                criteria: AnimationCompletionCriteria = .logicallyComplete,
                _ completion: () -> Void
            ) {
                __completions.append(completion)
            }
        }
        func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
            let animation: Animation? = transaction.disablesAnimations ? nil : transaction.animation
            let result = try __changing(animation, body)
            for completion in transaction.__completions { __afterwards(animation, completion) }
            return result
        }
        func withTransaction<Value, Result>(
            _ path: WritableKeyPath<Transaction, Value>,
            _ value: Value,
            _ body: () throws -> Result
        ) rethrows -> Result {
            var transaction = Transaction()
            transaction[keyPath: path] = value
            return try withTransaction(transaction, body)
        }
        """
}
