import SceneServer

/// The subcommand that prints what is wrong with a program.
struct CheckCommand {
    private let path: String

    init(_ arguments: Arguments) throws(ArgumentError) {
        path = try arguments.onlyOperand("PROGRAM.swift")
    }

    func run() async throws -> ExitStatus {
        let file = try ProgramFile(path: path)
        let outcome = await ProgramRunner().check(file.source, name: file.name)
        Console.output(outcome.lines.map { $0 + "\n" }.joined())
        return outcome.hasErrors ? .failure : .success
    }
}
