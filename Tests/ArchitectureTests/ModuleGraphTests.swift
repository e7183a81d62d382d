import Foundation
import Testing

/// The arrows between targets: each may import what its row names, and nothing else.
@Suite("Module graph")
struct ModuleGraphTests {
    /// SwiftSyntax is many modules; they count as one family.
    private static let syntax: Set = [
        "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftDiagnostics", "SwiftParserDiagnostics",
    ]

    private static let allowedImports: [String: Set<String>] = [
        "LayoutCore": [],
        "ScrollDynamics": ["LayoutCore", "Glibc"],
        "TextShaping": ["LayoutCore", "CHarfBuzz", "CICU", "Synchronization", "Glibc"],
        "ViewRuntime": ["LayoutCore", "ScrollDynamics"],
        // What locales say is Foundation's.
        "Localization": ["ViewRuntime", "Foundation", "Synchronization"],
        // Programs read scroll geometry and phases, which are ScrollDynamics' values, and call sines and powers, which are the
        // system's. What was read of the library is kept for the next program, behind a lock.
        "ViewInterpreter": syntax.union(["LayoutCore", "ScrollDynamics", "ViewRuntime", "Glibc", "Synchronization"]),
        "FrameProtocol": ["LayoutCore", "FoundationEssentials"],
        "WebSocketTransport": ["CLibwebsockets", "Glibc", "Synchronization", "Foundation"],
        "SceneServer": [
            "LayoutCore", "ScrollDynamics", "TextShaping", "Localization", "ViewRuntime", "ViewInterpreter",
            "FrameProtocol", "WebSocketTransport", "Foundation", "Synchronization",
        ],
        // Arguments, signals and exit codes are the system's.
        "overscroll": ["SceneServer", "Foundation", "Dispatch"],
    ]

    @Test(arguments: allowedImports.keys.sorted())
    func `imports only what its row allows`(target: String) throws {
        let allowed = try #require(Self.allowedImports[target])
        let files = try Self.swiftFiles(of: target)

        #expect(!files.isEmpty, "no Swift file in Sources/\(target)")
        for file in files {
            for (line, module) in try Self.imports(in: file) where !allowed.contains(module) {
                Issue.record("\(file.path(percentEncoded: false)):\(line): \(target) must not import \(module)")
            }
        }
    }

    @Test func `has a row for every folder of Swift sources`() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path(percentEncoded: false))
        let targets = try folders.filter { try !Self.swiftFiles(of: $0).isEmpty }

        #expect(Set(targets) == Set(Self.allowedImports.keys))
    }

    @Test(
        arguments: [
            ("import LayoutCore", "LayoutCore"), ("package import LayoutCore", "LayoutCore"),
            ("internal import  Foundation // why", "Foundation"), ("@testable import Glibc", "Glibc"),
            ("    public import struct Foundation.Data", "Foundation"),
            ("@preconcurrency import Dispatch;", "Dispatch"),
            ("import Foundation.NSData", "Foundation"),
        ]
    )
    func `finds the module that a line imports`(line: String, module: String) {
        #expect(Self.module(importedBy: line) == module)
    }

    @Test(arguments: ["// import Foundation", "let important = 1", "importer.run()", "/// import it", "import", ""])
    func `takes nothing else for an import`(line: String) {
        #expect(Self.module(importedBy: line) == nil)
    }

    // MARK: Reading the sources

    private static let sources = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    private static func swiftFiles(of target: String) throws -> [URL] {
        let folder = sources.appending(path: target).resolvingSymlinksInPath()
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
            // The example programs are data: they import SwiftUI, and nothing here compiles them.
            .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Presets/") }
            .map { folder.appending(path: $0) }
    }

    private static func imports(in file: URL) throws -> [(line: Int, module: String)] {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        return lines.enumerated().compactMap { index, line in
            module(importedBy: String(line)).map { (index + 1, $0) }
        }
    }

    /// The module that one line imports.
    ///
    /// Line by line: a pattern that may run on would take two imports for one of a thing called `import`.
    private static func module(importedBy line: String) -> String? {
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
        var words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }[...]
        while let first = words.first, first.hasPrefix("@") || levels.contains(first) { words.removeFirst() }
        guard words.popFirst() == "import" else { return nil }
        if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
        return words.first?.split(separator: ".").first.map(String.init)
    }
}
