import Foundation

/// The files that these tests read and, when asked to, rewrite.
enum Fixtures {
    /// The environment variable that turns comparing into recording; `scripts/record-golden` sets it.
    private static let recordingSwitch = "OVERSCROLL_RECORD_GOLDEN"

    /// True if golden files are to be rewritten instead of compared.
    static var isRecording: Bool { ProcessInfo.processInfo.environment[recordingSwitch] == "1" }

    private static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let evaluated = package.appending(path: "Tests/Fixtures/evaluated")
    static let golden = package.appending(path: "Tests/Fixtures/golden")
    static let hostile = package.appending(path: "Tests/Fixtures/hostile")
    static let programs = package.appending(path: "Tests/Fixtures/programs")
    static let rules = package.appending(path: "Tests/Fixtures/rules")
    static let screens = package.appending(path: "Tests/Fixtures/screens")
    static let presets = package.appending(path: "Sources/SceneServer/Presets")
    static let supportedPage = package.appending(path: "docs/supported.md")

    /// The programs that worked frames stand above, by file name without its ending.
    static let programNames = names(in: programs, ending: ".swift")
    /// Programs that show one rule of layout each, by file name without its ending.
    static let ruleNames = names(in: rules, ending: ".swift")
    /// Whole screens as people write them, by file name without its ending.
    static let screenNames = names(in: screens, ending: ".swift")
    /// The examples that the server brings along.
    static let presetNames = names(in: presets, ending: ".swift")

    /// The names of the files in a folder that end in a certain way, without that ending, sorted; none if it is not there.
    static func names(in folder: URL, ending: String) -> [String] {
        let found = try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        return (found ?? []).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }

    static func source(of name: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: name + ".swift"), encoding: .utf8)
    }
}
