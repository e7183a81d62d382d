import Foundation

/// How a process ends.
enum ExitStatus: Int32 {
    case success = 0
    /// The program that was checked or traced has errors, or the server could not start.
    case failure = 1
    case wrongUsage = 2
}

/// Finds the subcommand and reports wrong usage.
enum CommandLineTool {
    static func run(arguments: [String]) async -> ExitStatus {
        guard let name = arguments.first else {
            Console.error(Help.overview)
            return .wrongUsage
        }
        if name == "--help" || name == "-h" || name == "help" {
            Console.output(Help.overview)
            return .success
        }
        if name == "--version" {
            Console.output("overscroll \(ServeCommand.version)\n")
            return .success
        }
        guard let subcommand = Subcommand(rawValue: name) else {
            Console.error("overscroll: there is no subcommand '\(name)'\n\n\(Help.overview)")
            return .wrongUsage
        }
        return await run(subcommand, arguments: Array(arguments.dropFirst()))
    }

    private static func run(_ subcommand: Subcommand, arguments: [String]) async -> ExitStatus {
        do {
            let parsed = try Arguments(arguments, options: subcommand.options)
            if parsed.asksForHelp {
                Console.output(subcommand.help)
                return .success
            }
            switch subcommand {
            case .serve: return try await ServeCommand(parsed).run()
            case .check: return try await CheckCommand(parsed).run()
            case .trace: return try await TraceCommand(parsed).run()
            }
        } catch let error as ArgumentError {
            let usage = error.isAboutOptions ? "\n\(subcommand.help)" : ""
            Console.error("overscroll \(subcommand.rawValue): \(error.message)\n\(usage)")
            return .wrongUsage
        } catch {
            Console.error("overscroll \(subcommand.rawValue): \(error)\n")
            return .failure
        }
    }
}

/// What the tool can do.
enum Subcommand: String, CaseIterable {
    case serve
    case check
    case trace

    /// The options that take a value; each is also understood as `--name=value`.
    var options: Set<String> {
        switch self {
        case .serve: ["--host", "--port", "--public", "--origin", "--log", "--log-level"]
        case .check: []
        case .trace:
            [
                "--gesture", "--device", "--os", "--dynamic-type", "--color-scheme", "--layout-direction", "--locale",
                "--root", "--preview",
            ]
        }
    }

    var help: String {
        switch self {
        case .serve: Help.serve
        case .check: Help.check
        case .trace: Help.trace
        }
    }
}

/// The standard streams, written at once.
enum Console {
    static func output(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
    static func output(_ bytes: [UInt8]) { FileHandle.standardOutput.write(Data(bytes)) }
    static func error(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
