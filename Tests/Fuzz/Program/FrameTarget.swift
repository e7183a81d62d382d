import FrameProtocol

/// Compact frames: two bytes of length, lowest first, then that many bytes, and so on.
struct FrameTarget: FuzzTarget {
    func run(_ input: [UInt8]) {
        var decoder = CompactFrameDecoder()
        var encoder = CompactFrameEncoder()
        var mirror = (decoder: CompactFrameDecoder(), encoder: CompactFrameEncoder())
        for bytes in Self.frames(input) {
            guard let frame = try? decoder.decode(bytes) else { continue }
            let written = encoder.encode(frame)
            do throws(CompactFrameError) {
                // Bytes are compared, since what has no number equals nothing.
                let again = mirror.encoder.encode(try mirror.decoder.decode(written))
                if again != written { fail("\(frame) was written as \(written), read, and written as \(again)") }
            } catch {
                fail("what was written for \(frame) cannot be read: \(error)")
            }
        }
    }

    private static func frames(_ input: [UInt8]) -> [[UInt8]] {
        var frames: [[UInt8]] = []
        var rest = input[...]
        while rest.count > 2 {
            let count = Int(rest[rest.startIndex]) | Int(rest[rest.startIndex + 1]) << 8
            rest = rest.dropFirst(2)
            frames.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return frames
    }
}
