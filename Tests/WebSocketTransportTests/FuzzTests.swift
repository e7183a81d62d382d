import Testing

@testable import WebSocketTransport

/// Random conversations, legal until their last frame.
///
/// Generated from a seed that is the test's argument, so that a failure can be run again.
@Suite("Fuzz", .timeLimit(.minutes(10)))
struct FuzzTests {
    /// SplitMix64: the same numbers on every machine.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return mixed ^ (mixed >> 31)
        }
    }

    /// How a conversation ends, and the close code for that by RFC 6455.
    private struct Ending {
        let frames: [WireFrame]
        /// Bits to set in the first byte of the last frame.
        var reservedBits: UInt8 = 0
        /// Nil where libwebsockets hangs up instead, which section 7.1.7 allows.
        let code: Int?
    }

    @Test(arguments: 0..<60)
    func `echoes what is legal and gives the code for what is not`(seed: Int) async throws {
        try await EchoServer.run { echo in
            var generator = Generator(state: UInt64(seed))
            let client = try await echo.connect()
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                let (frames, message, pings) = Self.message(&generator)
                let piece = Int.random(in: 1...5_000, using: &generator)
                async let sending: Void = client.send(frames, piece: piece)
                var pongs: [[UInt8]] = []
                var echoed: [UInt8] = []
                var isWhole = false
                while !isWhole {
                    let frame = try await client.next()
                    switch frame.opcode {
                    case WireFrame.pong: pongs.append(frame.payload)
                    default:
                        echoed += frame.payload
                        isWhole = frame.isFinal
                    }
                }
                try await sending

                #expect(echoed == message)
                #expect(pongs.allSatisfy { pings.contains($0) })
            }
            let ending = Self.ending(&generator)
            var bytes = ending.frames.dropLast().flatMap(\.masked)
            var last = try #require(ending.frames.last).masked
            last[0] |= ending.reservedBits
            bytes += last
            try await client.send(raw: bytes)

            #expect(try await Self.closeCode(from: client) == ending.code, "\(ending)")
        }
    }

    /// The code of the next close frame; nil if the stream ends without one.
    private static func closeCode(from client: WebSocketTestClient) async throws -> Int? {
        do {
            while true {
                if let code = try await client.next().closeCode { return code }
            }
        } catch is WebSocketTestClient.Ended {
            return nil
        }
    }

    /// A message in random fragments, with pings between them.
    private static func message(_ generator: inout Generator) -> ([WireFrame], message: [UInt8], pings: [[UInt8]]) {
        let isText = Bool.random(using: &generator)
        let count = pick([0, 1, 125, 126, 200, 65_535, 65_536, 70_000], &generator)
        let letters = Array("aé€😀".utf8)
        let message = (0..<count).map { index in
            isText
                ? (index < count / 10 * 10 ? letters[index % 10] : 0x61) : UInt8.random(in: 0...255, using: &generator)
        }
        var frames: [WireFrame] = []
        var pings: [[UInt8]] = []
        var start = 0
        repeat {
            let room = count - start
            let size = Bool.random(using: &generator) ? room : Int.random(in: 0...room, using: &generator)
            let opcode = isText ? WireFrame.text : WireFrame.binary
            frames.append(
                WireFrame(
                    isFinal: start + size == count,
                    opcode: frames.contains { $0.opcode <= 2 } ? WireFrame.continuation : opcode,
                    payload: Array(message[start..<start + size])
                )
            )
            start += size
            guard start < count, Int.random(in: 0..<4, using: &generator) == 0 else { continue }
            pings.append([UInt8](repeating: 7, count: Int.random(in: 0...125, using: &generator)))
            frames.append(WireFrame(opcode: WireFrame.ping, payload: pings.last ?? []))
        } while start < count
        return (frames, message, pings)
    }

    private static func ending(_ generator: inout Generator) -> Ending {
        let few = [UInt8](repeating: 0x61, count: Int.random(in: 0...20, using: &generator))
        let control = pick([WireFrame.ping, WireFrame.pong, WireFrame.close], &generator)
        let begun = WireFrame(isFinal: false, opcode: WireFrame.text, payload: few)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0:
            let bits = pick([0x10, 0x20, 0x40, 0x30, 0x70] as [UInt8], &generator)
            return Ending(frames: [WireFrame(opcode: WireFrame.text, payload: few)], reservedBits: bits, code: 1002)
        case 1:
            let opcode = pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15] as [UInt8], &generator)
            return Ending(frames: [WireFrame(opcode: opcode, payload: few)], code: 1002)
        case 2:
            return Ending(frames: [WireFrame(isFinal: false, opcode: control, payload: few)], code: 1002)
        case 3:
            let long = [UInt8](repeating: 0x61, count: Int.random(in: 126...300, using: &generator))
            return Ending(frames: [WireFrame(opcode: control, payload: long)], code: nil)
        case 4:
            return Ending(frames: [WireFrame(opcode: WireFrame.continuation, payload: few)], code: 1002)
        case 5:
            return Ending(frames: [begun, WireFrame(opcode: WireFrame.text, payload: few)], code: 1002)
        case 6:
            let wrong = few + pick([[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80]] as [[UInt8]], &generator)
            return Ending(frames: [WireFrame(opcode: WireFrame.text, payload: wrong)], code: 1007)
        case 7:
            return Ending(
                frames: [close(pick([0, 999, 1004, 1005, 1006, 1015, 1016, 2999], &generator), few)],
                code: 1002
            )
        case 8:
            return Ending(frames: [close(1000, few + [0xff])], code: 1007)
        default:
            let code = pick([1000, 1001, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 4999], &generator)
            return Ending(frames: [close(code, few)], code: code)
        }
    }

    private static func pick<Value>(_ values: [Value], _ generator: inout Generator) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
    }

    private static func close(_ code: Int, _ reason: [UInt8]) -> WireFrame {
        WireFrame(opcode: WireFrame.close, payload: [UInt8(code >> 8), UInt8(code & 0xff)] + reason)
    }
}
