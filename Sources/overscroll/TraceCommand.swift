import Foundation
import SceneServer

/// The subcommand that runs a program and prints its frames.
struct TraceCommand {
    private let path: String
    private let gesturePath: String?
    private var options = TraceOptions()

    init(_ arguments: Arguments) throws(ArgumentError) {
        path = try arguments.onlyOperand("PROGRAM.swift")
        gesturePath = arguments["--gesture"]
        options.device = arguments["--device"]
        options.os = arguments["--os"]
        options.dynamicType = arguments["--dynamic-type"]
        options.colorScheme = arguments["--color-scheme"]
        options.layoutDirection = arguments["--layout-direction"]
        options.locale = arguments["--locale"]
        options.root = arguments["--root"]
        options.preview = arguments["--preview"]
    }

    func run() async throws -> ExitStatus {
        let program = try InputFile.program(at: path)
        let gesture = try gesturePath.map { path throws(ArgumentError) in try InputFile.bytes(of: path) }
        do throws(UsageError) {
            let outcome = try await ProgramRunner().trace(program, gesture: gesture, options: options) {
                Console.output($0)
            }
            Console.error(outcome.lines.map { $0 + "\n" }.joined())
            return outcome.hasErrors ? .failure : .success
        } catch {
            throw ArgumentError(message: error.message, isAboutOptions: error.isAboutOptions)
        }
    }
}
