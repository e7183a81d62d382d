import Foundation
import ViewInterpreter
import ViewRuntime

/// Running programs: a row's body, calls, and a loop beside the same loop in CPython.
struct EvaluationTimes {
    let report: Report

    private static let rounds = 10_000
    private static let additions = 10_000_000

    func run() throws {
        report.begin("Running a program, without laying it out")
        let empty = time("\(Self.rounds) rounds", Self.program("_ = Row(number: index)"))
        let rows = time("\(Self.rounds) rows and their bodies", Self.program("_ = Row(number: index).body"))
        let row = (rows.minimum - empty.minimum) / Double(Self.rounds)
        report.line("a row's body: text, padding, background", Report.time(row))
        let calls = time("a recursion of 242,785 calls", Self.recursion)
        report.line("a call", Report.time(calls.minimum / 242_785))
        let loop = time("\(Self.additions) additions", Self.loop)
        guard let other = try Self.sampleOfPython() else {
            report.line("the same in CPython", "no python3 here")
            return
        }
        report.add(other)
        report.ratio(loop, to: other)
    }

    /// Compiles a program and times its function `main`, which must come to its end.
    private func time(_ name: String, _ source: String) -> Sample {
        let result = ProgramCompiler.compile(source: source, needsView: false)
        precondition(!result.hasErrors, "\(name) has errors: \(result.diagnostics)")
        let sample = Sample.timing(name, runs: 9) {
            let run = result.program?.run("main")
            precondition(run != nil && run?.failure == nil, "\(name) stopped: \(run?.failure?.message ?? "no main")")
        }
        result.program?.dismantle()
        report.add(sample)
        return sample
    }

    private static func program(_ statement: String) -> String {
        """
        import SwiftUI

        struct Row: View {
            let number: Int

            var body: some View { Text("Row \\(number)").padding().background(.green) }
        }

        func main() {
            for index in 0..<\(rounds) { \(statement) }
        }
        """
    }

    private static let recursion = """
        func fibonacci(_ number: Int) -> Int {
            number < 2 ? number : fibonacci(number - 1) + fibonacci(number - 2)
        }

        func main() { print(fibonacci(25)) }
        """

    private static let loop = """
        func main() {
            var sum = 0
            for number in 0..<\(additions) { sum += number }
            print(sum)
        }
        """

    /// The processor time of the same loop in CPython; `nil` if there is none.
    private static func sampleOfPython() throws -> Sample? {
        let program = """
            import time

            def main():
                sum = 0
                for number in range(\(additions)):
                    sum += number

            for run in range(9):
                start = time.process_time()
                main()
                print((time.process_time() - start) * 1e6)
            """
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let times = text.split(separator: "\n").compactMap { Double($0) }
        guard process.terminationStatus == 0, !times.isEmpty else { return nil }
        return Sample("the same in CPython", microseconds: times)
    }
}
