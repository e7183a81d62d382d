import SceneServer
import TextShaping

/// Whole messages, from their JSON text to the bytes of the frame: decoded, interpreted, laid out, encoded.
struct SessionTimes {
    let report: Report
    let fonts: FontCatalog

    private static let counts = [50, 10_000, 1_000_000]
    private static let frames = 4_000

    func run() async throws {
        try await opening()
        for (name, encoding) in [("JSON", FrameEncoding.json), ("compact", .compact)] {
            try await scrolling("A scroll frame of the founding screen, to \(name)", "founding-screen", encoding)
            try await scrolling("A frame of a pull that state answers, to \(name)", "fix-scroll-geometry", encoding)
        }
    }

    private func opening() async throws {
        report.begin("Opening a program, to its first frame in JSON")
        for preset in ["founding-screen", "fix-scroll-geometry", "measured-header"] {
            let message = try SessionMessages.open(PresetSources.source(preset))
            let session = BenchmarkSession(fonts: fonts, encoding: .json)
            let first = await session.handle([message])
            report.add(Sample("\(preset), first time", microseconds: first.map(\.microseconds)))
            let again = await session.handle(Array(repeating: message, count: 21))
            report.add(Sample(preset, microseconds: again.map(\.microseconds)))
        }
    }

    private func scrolling(_ title: String, _ preset: String, _ encoding: FrameEncoding) async throws {
        report.begin(title)
        var samples: [Sample] = []
        for count in Self.counts {
            let session = BenchmarkSession(fonts: fonts, encoding: encoding)
            var messages = [try SessionMessages.open(PresetSources.source(preset, sectionCount: count))]
            // Without state somewhere in the middle; a pull happens at the top.
            if preset == "founding-screen" { messages.append(SessionMessages.scroll(to: Double(count) * 80)) }
            // A touch lets go of content that is held in place.
            messages.append(SessionMessages.touch("began", y: 500, time: 1))
            messages.append(SessionMessages.touch("cancelled", y: 500, time: 1))
            _ = await session.handle(messages)
            let frames = await session.handle(SessionMessages.drag(frames: Self.frames, from: 2)).dropFirst(400)
            let sample = Sample("\(count) sections", microseconds: frames.map(\.microseconds))
            report.add(sample)
            samples.append(sample)
            if count == Self.counts[0] { printBytes(frames.map(\.byteCount)) }
        }
        for sample in samples.dropFirst() { report.ratio(sample, to: samples[0]) }
    }

    private func printBytes(_ counts: [Int]) {
        let sorted = counts.sorted()
        report.line("bytes, median", "\(sorted[sorted.count / 2])")
        report.line("bytes, most", "\(sorted[sorted.count - 1])")
    }
}
