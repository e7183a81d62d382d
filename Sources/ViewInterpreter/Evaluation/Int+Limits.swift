/// Sums of a program's own numbers, which may be as large as numbers get.
extension Int {
    /// The sum, or the number at the end of `Int` that is nearest to it: no collection has an element there, so whoever looks finds
    /// out.
    func clampedSum(_ other: Int) -> Int {
        let (sum, isOverflow) = addingReportingOverflow(other)
        return isOverflow ? (other > 0 ? .max : .min) : sum
    }

    /// The difference, or the number at the end of `Int` that is nearest to it.
    func clampedDifference(_ other: Int) -> Int {
        let (difference, isOverflow) = subtractingReportingOverflow(other)
        return isOverflow ? (other < 0 ? .max : .min) : difference
    }
}
