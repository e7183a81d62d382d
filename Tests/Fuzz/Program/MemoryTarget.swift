import CFuzzer
import Foundation
import SceneServer

/// Programs, each opened, dragged and edited again and again: that must not take more memory each time.
struct MemoryTarget: FuzzTarget {
    /// What libraries may keep of one round, in bytes; a program that is not let go of is twenty times as much.
    private static let tolerance = 1_000
    private let sessions: FuzzSession
    private let mutator = SourceMutator()

    init() throws { sessions = try FuzzSession() }

    func mutate(_ input: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? { mutator.mutate(input, &random) }

    /// What is kept once, like a font, is kept after the second round.
    ///
    /// The leak sanitizer cannot be used: it does not see pointers in whose spare bits Swift keeps the case of an enumeration.
    func run(_ input: [UInt8]) {
        let messages = SourceTarget.messages(String(decoding: input, as: UTF8.self))
        let sizes = (0..<6).map { _ in
            _ = sessions.answers(to: messages, encoding: .compact)
            // The session is let go of by a thread of its own.
            Thread.sleep(forTimeInterval: 0.002)
            return allocatedByteCount()
        }
        let growth = zip(sizes.dropFirst(3), sizes.dropFirst(2)).map { Int($0) - Int($1) }
        if growth.allSatisfy({ $0 > Self.tolerance }) { fail("memory grows each time, by \(growth) bytes") }
    }
}
