/// Says whether two numbers differ by no more than `tolerance`; false for what is not a number.
func isClose(_ value: Double, to expected: Double, within tolerance: Double) -> Bool {
    abs(value - expected) <= tolerance
}
