import SceneServer

/// The subcommand that prints what is wrong with a program.
struct CheckCommand {
    private let path: String

    init(_ arguments: Arguments) throws(ArgumentError) {
        path = try arguments.onlyOperand("PROGRAM.swift")
    }

    func run() async throws -> ExitStatus {
        let outcome = await ProgramRunner().check(try InputFile.program(at: path))
        Console.output(outcome.lines.map { $0 + "\n" }.joined())
        return outcome.hasErrors ? .failure : .success
    }
}
