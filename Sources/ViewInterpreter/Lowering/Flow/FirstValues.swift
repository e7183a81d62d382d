/// What is known at one place of a body of the variables that get their first value by a later statement.
///
/// Both sets are of the ways that lead to the place: a variable that some give a value and some do not is in both.
struct FirstValues: Equatable {
    /// Variables that may have a value, by their numbers.
    var set: Set<Int> = []
    /// Variables that may have none.
    var unset: Set<Int> = []

    /// What is known where two ways meet; `nil` is a way that nothing takes.
    static func join(_ a: FirstValues?, _ b: FirstValues?) -> FirstValues? {
        guard var joined = a, let b else { return a ?? b }
        if joined == b { return b }
        joined.set.formUnion(b.set)
        joined.unset.formUnion(b.unset)
        return joined
    }
}
