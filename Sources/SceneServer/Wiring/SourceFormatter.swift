internal import Foundation
package import FrameProtocol

/// Lays out the text of programs with `swift-format`, where that is installed.
///
/// A process of its own for each program, without a shell, stopped after a while: whatever a program does to the tool, the
/// server goes on. One at a time, on a thread of its own, so that no scene waits.
package actor SourceFormatter {
    /// Seconds that one program may take.
    private static let timeLimit = 5
    /// The statuses with which `timeout` says that it stopped the tool: when it was asked to end, when it had to be killed.
    private static let timedOut: Set<Int32> = [124, 137]
    /// Four spaces, as Xcode indents.
    private static let configuration = #"{"version":1,"lineLength":100,"indentation":{"spaces":4}}"#

    private let tool: URL
    private let timeout: URL
    private let worker = Worker(name: "format")

    package nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe worker.asUnownedSerialExecutor() }

    private init(tool: URL, timeout: URL) {
        self.tool = tool
        self.timeout = timeout
    }

    /// The formatter of this machine; `nil` where `swift-format` is not on the path.
    package static func installed() -> SourceFormatter? {
        guard let tool = program("swift-format"), let timeout = program("timeout") else { return nil }
        return SourceFormatter(tool: tool, timeout: timeout)
    }

    private static func program(_ name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(filePath: String($0)).appending(path: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
    }

    /// Returns the program with its text laid out anew.
    ///
    /// - Throws: ``MessageError/Code/formatFailed`` for a program that does not parse or takes too long, and
    ///   where the tool cannot be started.
    package func format(_ source: String) throws(MessageError) -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "overscroll-\(UUID().uuidString).swift")
        let result: (status: Int32, text: String)
        do {
            try Data(source.utf8).write(to: file)
            // What cannot be removed stays in the folder for temporary files, which the system clears.
            defer { try? FileManager.default.removeItem(at: file) }
            result = try run(on: file)
        } catch {
            throw MessageError(.formatFailed, "swift-format could not be started")
        }
        switch result.status {
        case 0: return result.text
        case _ where Self.timedOut.contains(result.status):
            throw MessageError(.formatFailed, "swift-format took more than \(Self.timeLimit) seconds")
        default: throw MessageError(.formatFailed, "the program has errors; expected one that parses")
        }
    }

    private func run(on file: URL) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = timeout
        process.arguments = [
            "--kill-after=1", "\(Self.timeLimit)", tool.path(percentEncoded: false), "format", "--configuration",
            Self.configuration, file.path(percentEncoded: false),
        ]
        process.environment = [:]
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }
}
