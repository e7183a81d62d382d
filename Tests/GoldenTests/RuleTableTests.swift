import Foundation
import Testing

/// The table of what layout promises names only what exists, and every rule program.
@Suite("Rule table")
struct RuleTableTests {
    /// The names in backquotes in the last column of each row of the table.
    private static func names(in text: String) -> [[String]] {
        text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| promise") }.map { row in
            let cells = row.split(separator: "|")
            let quoted = cells.last?.split(separator: "`", omittingEmptySubsequences: false) ?? []
            return quoted.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        }
    }

    private static var rows: [[String]] {
        get throws {
            names(in: try String(contentsOf: Fixtures.rules.appending(path: "README.md"), encoding: .utf8))
        }
    }

    /// The names of all tests, as their files spell them.
    private static var tests: Set<String> {
        get throws {
            let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
            var names: Set<String> = []
            for file in files where file.hasSuffix("Tests.swift") {
                let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                for line in source.split(separator: "\n") where line.contains("func `") {
                    names.insert(String(line.split(separator: "`")[1]))
                }
            }
            return names
        }
    }

    @Test func `names what exists`() throws {
        let programs = Set((Fixtures.ruleNames + Fixtures.programNames).map { $0 + ".swift" })
        let tests = try Self.tests
        let unknown = try Self.rows.joined().filter { !programs.contains($0) && !tests.contains($0) }

        #expect(unknown == [])
    }

    @Test func `has something in each row, and a row for each rule program`() throws {
        let rows = try Self.rows
        let named = Set(rows.joined())

        #expect(rows.count >= 50)
        #expect(rows.filter(\.isEmpty).count == 0)
        #expect(Fixtures.ruleNames.filter { !named.contains($0 + ".swift") } == [])
    }

    @Test func `reads the last column of a row`() {
        let names = Self.names(in: "| promise | shown by |\n|---|---|\n| `a` | `b.swift`, `is c` |\n| d | none |")
        #expect(names == [["b.swift", "is c"], []])
    }
}
