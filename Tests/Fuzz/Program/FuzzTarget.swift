/// A part of the server that is given inputs which nobody thought of.
///
/// A find is whatever ends the process: a trap, a time-out, memory that leaks, a ``fail(_:)`` because something that must
/// always hold does not.
protocol FuzzTarget: Sendable {
    init() throws

    /// Does all that the target does with one input.
    func run(_ input: [UInt8])

    /// Changes an input in a way that knows what it is made of; `nil` leaves that to libFuzzer.
    func mutate(_ input: [UInt8], _ random: inout FuzzRandom) -> [UInt8]?
}

extension FuzzTarget {
    func mutate(_ input: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? { nil }

    /// Ends the process: the input is a find.
    func fail(_ reason: String) -> Never { fatalError(reason) }
}

/// Random numbers that a seed decides.
struct FuzzRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The next number of SplitMix64, by Steele, Lea and Flood, 2014.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func chance(of wins: Int, in all: Int) -> Bool { Int.random(in: 0..<all, using: &self) < wins }

    /// A number below `count`, which is positive.
    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}
