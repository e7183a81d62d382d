import Foundation

/// The server as a process of its own, from its start until it listens.
struct StartTimes {
    let report: Report

    private static let runs = 11

    func run() throws {
        guard let program = serverPath else {
            return report.line("start to listening", "no overscroll beside this program")
        }
        report.begin("Start of the server until it listens")
        let times = try (0..<Self.runs).map { _ in try start(program) }
        report.add(Sample("start to listening", microseconds: times))
    }

    /// The server, built into the same folder as this program.
    private var serverPath: URL? {
        let own = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let path = own.appendingPathComponent("overscroll")
        return FileManager.default.isExecutableFile(atPath: path.path) ? path : nil
    }

    /// Starts the server on a free port and stops it once it has said that it listens; returns microseconds.
    private func start(_ program: URL) throws -> Double {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = ["serve", "--port", "0"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let clock = ContinuousClock()
        let start = clock.now
        try process.run()
        var said = ""
        while !said.contains("listening") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw StartFailure.endedBeforeListening }
            said += String(decoding: data, as: UTF8.self)
        }
        let time = clock.now - start
        process.terminate()
        process.waitUntilExit()
        return time.microseconds
    }
}

enum StartFailure: Error {
    case endedBeforeListening
}
