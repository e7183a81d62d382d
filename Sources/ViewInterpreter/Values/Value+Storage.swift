import ViewRuntime

/// Where the elements of a collection, or the bytes of a text, stand.
///
/// A change that finds them shared copies all of them first, which nothing else tells: they stand elsewhere afterwards.
@safe
struct ValueStorage {
    private let address: UnsafeRawPointer?
    /// How many steps copying all of it takes.
    let stepsOfACopy: Int

    /// So many elements are copied in the time of a step.
    static let elementsOfAStep = 16
    /// So many pairs of a dictionary.
    private static let pairsOfAStep = 8
    /// So many bytes of a text.
    private static let bytesOfAStep = 256

    /// - Returns: `nil` for what is copied in less time than a step.
    init?(_ value: Value) {
        // No `switch`, which would hold a second reference.
        if case .array(let values) = value {
            stepsOfACopy = values.count / Self.elementsOfAStep
            unsafe address = values.withUnsafeBufferPointer { unsafe UnsafeRawPointer($0.baseAddress) }
        } else if case .dictionary(let table) = value {
            stepsOfACopy = table.count / Self.pairsOfAStep
            unsafe address = table.address
        } else if case .set(let table) = value {
            stepsOfACopy = table.count / Self.pairsOfAStep
            unsafe address = table.address
        } else if case .string(let text) = value {
            stepsOfACopy = text.utf8.count / Self.bytesOfAStep
            unsafe address =
                text.utf8.withContiguousStorageIfAvailable { unsafe UnsafeRawPointer($0.baseAddress) } ?? nil
        } else {
            return nil
        }
        if stepsOfACopy == 0 { return nil }
    }

    /// Says whether another one is the same memory.
    func isSame(as other: ValueStorage?) -> Bool {
        guard let other else { return false }
        return unsafe address == other.address
    }
}

extension Machine {
    /// Changes a value in place and counts what is copied for it: all of a collection that something else holds as well.
    func changing<Result>(
        _ value: inout Value,
        _ position: SourcePosition,
        _ change: (inout Value) throws(EvaluationFailure) -> Result
    ) throws(EvaluationFailure) -> Result {
        let before = ValueStorage(value)
        let result = try change(&value)
        try chargeCopy(from: before, to: value, position)
        return result
    }

    /// Counts the copying of a value that stood at one place before it was changed, if it stands at another one now.
    func chargeCopy(
        from before: ValueStorage?,
        to value: Value,
        _ position: SourcePosition
    ) throws(EvaluationFailure) {
        guard let before, !before.isSame(as: ValueStorage(value)) else { return }
        try charge(steps: before.stepsOfACopy, position)
    }
}
