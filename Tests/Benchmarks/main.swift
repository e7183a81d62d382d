import Foundation
import TextShaping

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
    FileHandle.standardError.write(Data("\(Options.usage)\n".utf8))
    exit(2)
}

if let port = options.echoPort {
    try await EchoServer.run(port: port)
    exit(0)
}

let fonts = try FontCatalog()

if options.countsOnly {
    exit(try Counts(fonts: fonts).compareWithThresholds() ? 0 : 1)
}

let report = Report()
if options.wants("layout") { LayoutTimes(report: report).run() }
if options.wants("text") { TextTimes(report: report, fonts: fonts).run() }
if options.wants("encoding") { EncodingTimes(report: report).run() }
if options.wants("compile") { try CompileTimes(report: report).run() }
if options.wants("evaluation") { try EvaluationTimes(report: report).run() }
if options.wants("scene") { SceneTimes(report: report, fonts: fonts).run() }
if options.wants("session") { try await SessionTimes(report: report, fonts: fonts).run() }
if options.wants("start") { try StartTimes(report: report).run() }
if options.wants("memory") { SceneMemory(report: report, fonts: fonts).run() }
