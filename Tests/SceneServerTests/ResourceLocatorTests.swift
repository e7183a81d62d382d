import Foundation
import SceneServer
import Testing

@Suite("ResourceLocator")
struct ResourceLocatorTests {
    @Test func `prefers what is staged beside the executable`() throws {
        let root = try TemporaryDirectory()
        try root.write("bin/overscroll", "")
        try root.write("share/overscroll/public/index.html", "<!doctype html>")
        try root.write("share/overscroll/presets/a.swift", "")
        try root.write("public/index.html", "not this one")

        let locator = ResourceLocator(executableDirectory: root.path + "/bin")

        #expect(locator.publicDirectory == root.path + "/share/overscroll/public")
        #expect(locator.presetsDirectory == root.path + "/share/overscroll/presets")
    }

    @Test func `finds the page above a build folder`() throws {
        let root = try TemporaryDirectory()
        try root.write("public/index.html", "<!doctype html>")
        try root.write(".build/x86_64-unknown-linux-gnu/release/overscroll_SceneServer.resources/Presets/a.swift", "")

        let locator = ResourceLocator(executableDirectory: root.path + "/.build/x86_64-unknown-linux-gnu/release")

        #expect(locator.publicDirectory == root.path + "/public")
        #expect(
            locator.presetsDirectory == root.path
                + "/.build/x86_64-unknown-linux-gnu/release/overscroll_SceneServer.resources/Presets"
        )
    }

    @Test func `says so when there is nothing`() throws {
        let root = try TemporaryDirectory()
        try root.write("a/b/c/d/e/f/overscroll", "")

        let locator = ResourceLocator(executableDirectory: root.path + "/a/b/c/d/e/f")

        #expect(locator.publicDirectory == nil)
        #expect(locator.presetsDirectory == nil)
    }
}

/// A folder that goes when the test ends.
private final class TemporaryDirectory {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "overscroll-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            Issue.record("could not remove \(path): \(error)")
        }
    }

    func write(_ name: String, _ text: String) throws {
        let url = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }
}
