import Foundation
import Testing

@testable import WebSocketTransport

@Suite("CompressedFiles", .timeLimit(.minutes(10)))
struct CompressedFilesTests {
    private static let content = String(repeating: "export {}\n", count: 200)

    /// What the system's own gzip makes of the bytes.
    private static func gunzip(_ bytes: [UInt8]?) throws -> String {
        try withFolder { folder in
            let file = folder.appending(path: "file.gz")
            try Data(try #require(bytes)).write(to: file)
            let process = Process()
            let output = Pipe()
            process.executableURL = URL(filePath: "/bin/gzip")
            process.arguments = ["-dc", file.path]
            process.standardOutput = output
            try process.run()
            let inflated = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
            return String(decoding: inflated, as: UTF8.self)
        }
    }

    private static func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "compressed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        return try body(folder)
    }

    private static func file(_ path: URL, _ content: String, tag: String) throws -> StaticFiles.File {
        try Data(content.utf8).write(to: path)
        return StaticFiles.File(path: path.path, byteCount: content.utf8.count, entityTag: tag)
    }

    @Test(arguments: ["gzip", "deflate, gzip;q=0.5, br", "*", "identity, *;q=0.1", " GZIP ; q=1 ", "br;q=1.0,x-gzip"])
    func `sends text compressed to those who accept it`(accepted: String) async throws {
        try await HTTPTests.withSite { port in
            let headers = ["Accept-Encoding: \(accepted)"]
            let reply = try await HTTPTestReply(port: port, path: "/long.js", headers: headers)
            let again = try await HTTPTestReply(port: port, path: "/long.js", headers: headers)
            let head = try await HTTPTestReply(port: port, "HEAD", path: "/long.js", headers: headers)

            #expect(reply.status == 200)
            #expect(reply.header("Content-Encoding") == "gzip")
            #expect(reply.header("Content-Type") == "text/javascript; charset=utf-8")
            #expect(reply.header("Vary") == "Accept-Encoding")
            #expect(reply.header("Content-Length") == "\(reply.body.count)")
            #expect(reply.body.count < 100)
            #expect(try Self.gunzip(reply.body) == Self.content)
            #expect(again.body == reply.body)
            #expect(head.header("Content-Length") == "\(reply.body.count)")
            #expect(head.header("Content-Encoding") == "gzip")
            #expect(head.body.isEmpty)
        }
    }

    @Test(arguments: ["", "br", "gzip;q=0", "gzip; q=0.000, *", "*;q=0", "identity", "gzipped", "gzip;q=much"])
    func `sends it as it is to all others`(accepted: String) async throws {
        try await HTTPTests.withSite { port in
            let headers = accepted.isEmpty ? [] : ["Accept-Encoding: \(accepted)"]
            let reply = try await HTTPTestReply(port: port, path: "/long.js", headers: headers)

            #expect(reply.header("Content-Encoding") == nil)
            #expect(reply.header("Vary") == "Accept-Encoding")
            #expect(reply.header("Content-Length") == "2000")
            #expect(reply.text == Self.content)
        }
    }

    @Test(arguments: ["/long.png", "/page.css", "/fonts/Inter.woff2"])
    func `leaves alone what compression does nothing for`(path: String) async throws {
        try await HTTPTests.withSite { port in
            let reply = try await HTTPTestReply(port: port, path: path, headers: ["Accept-Encoding: gzip"])

            #expect(reply.status == 200)
            #expect(reply.header("Content-Encoding") == nil)
            #expect(reply.header("Vary") == nil)
        }
    }

    @Test func `has a tag for each form of a file`() async throws {
        try await HTTPTests.withSite { port in
            let gzip = "Accept-Encoding: gzip"
            let plainTag = try #require(try await HTTPTestReply(port: port, path: "/long.js").header("ETag"))
            let compressed = try await HTTPTestReply(port: port, path: "/long.js", headers: [gzip])
            let tag = try #require(compressed.header("ETag"))
            let same = try await HTTPTestReply(port: port, path: "/long.js", headers: [gzip, "If-None-Match: \(tag)"])
            let other = try await HTTPTestReply(
                port: port,
                path: "/long.js",
                headers: [gzip, "If-None-Match: \(plainTag)"]
            )
            let plain = try await HTTPTestReply(port: port, path: "/long.js", headers: ["If-None-Match: \(tag)"])

            #expect(tag != plainTag)
            #expect(same.status == 304)
            #expect(same.header("ETag") == tag)
            #expect(same.header("Vary") == "Accept-Encoding")
            #expect(other.status == 200)
            #expect(plain.status == 200)
        }
    }

    @Test func `compresses a changed file again`() throws {
        try Self.withFolder { folder in
            var files = CompressedFiles(limitBytes: 10_000)
            let path = folder.appending(path: "a.js")
            let first = try Self.file(path, "first", tag: "\"1\"")
            let before = files.bytes(of: first)
            let second = try Self.file(path, "second", tag: "\"2\"")
            let unseen = files.bytes(of: first)
            let after = files.bytes(of: second)

            #expect(try Self.gunzip(before) == "first")
            #expect(unseen == before)
            #expect(try Self.gunzip(after) == "second")
            #expect(files.byteCount == after?.count)
        }
    }

    @Test func `keeps what was asked for last, up to the bound`() throws {
        try Self.withFolder { folder in
            // The same text three times, so that all have the same size.
            let names = ["a.js", "b.js", "c.js"]
            let listed = try names.map { try Self.file(folder.appending(path: $0), "text", tag: "\"\($0)\"") }
            let size = try #require(gzip(Array("text".utf8))).count
            var files = CompressedFiles(limitBytes: 2 * size)
            for index in [0, 1, 0, 2] { _ = files.bytes(of: listed[index]) }
            #expect(files.byteCount == 2 * size)

            // Only what is kept can still be had once the files are gone.
            for name in names { try FileManager.default.removeItem(at: folder.appending(path: name)) }
            let found = listed.map { files.bytes(of: $0) != nil }
            #expect(found == [true, false, true])
        }
    }

    @Test func `keeps nothing that is larger than the bound`() throws {
        try Self.withFolder { folder in
            var files = CompressedFiles(limitBytes: 10)
            let bytes = files.bytes(of: try Self.file(folder.appending(path: "a.js"), "text", tag: "\"1\""))

            #expect(try Self.gunzip(bytes) == "text")
            #expect(files.byteCount == 0)
        }
    }

    @Test func `compresses nothing that has become shorter`() throws {
        try Self.withFolder { folder in
            var files = CompressedFiles(limitBytes: 10_000)
            let path = folder.appending(path: "a.js")
            try Data("short".utf8).write(to: path)
            let bytes = files.bytes(of: StaticFiles.File(path: path.path, byteCount: 600, entityTag: "\"1\""))

            #expect(bytes == nil)
            #expect(files.byteCount == 0)
        }
    }
}
