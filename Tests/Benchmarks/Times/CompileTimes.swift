import SwiftParser
import ViewInterpreter

/// Reading programs: the parser alone, and with what makes a program of its tree.
struct CompileTimes {
    let report: Report

    func run() throws {
        report.begin("Reading a program, without laying it out")
        let examples = ["founding-screen", "fix-scroll-geometry", "measured-header"]
        for name in examples { time(name, try PresetSources.source(name)) }
        let long = try LongProgram.source()
        time("\(long.split(separator: "\n", omittingEmptySubsequences: false).count) lines", long)
    }

    private func time(_ name: String, _ source: String) {
        let parser = Sample.timing("\(name), the parser alone", runs: 21, warmUp: 2) {
            _ = Parser.parse(source: source)
        }
        let all = Sample.timing("\(name), to a program", runs: 21, warmUp: 2) {
            let result = ProgramCompiler.compile(source: source)
            precondition(!result.hasErrors, "\(name) has errors: \(result.diagnostics)")
            result.program?.dismantle()
        }
        report.add(parser)
        report.add(all)
        report.ratio(all, to: parser)
    }
}
