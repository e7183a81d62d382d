import Foundation

/// Runs the subcommand that the arguments name; its status is the process's.
let status = await CommandLineTool.run(arguments: Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
