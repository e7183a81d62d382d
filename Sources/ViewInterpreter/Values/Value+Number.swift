import ViewRuntime

/// A number of the program, for functions of the program that give a length: alignment guides, relative frames.
extension Value: NumericProgramValue {
    var doubleValue: Double { number ?? 0 }
}
