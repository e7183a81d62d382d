import FrameProtocol
import LayoutCore

/// Frames that are made already, turned into bytes.
struct EncodingTimes {
    let report: Report

    func run() {
        report.begin("Encoding a frame of 30 items of which all move")
        let frames = (0..<2).map { ScrolledFrames.frame(at: $0) }
        var writer = JSONWriter()
        var next = 0
        var byteCount = 0
        report.add(
            Sample.timing("JSON", runs: 2_000, warmUp: 200) {
                writer.reset()
                writer.write(ServerMessage.frame(frames[next % 2]))
                byteCount = writer.bytes.count
                next += 1
            }
        )
        var encoder = CompactFrameEncoder()
        var compactCount = 0
        let compact = Sample.timing("compact", runs: 2_000, warmUp: 200) {
            compactCount = encoder.encode(frames[next % 2]).count
            next += 1
        }
        report.add(compact)
        report.line("bytes, JSON", "\(byteCount)")
        report.line("bytes, compact", "\(compactCount)")
    }
}
