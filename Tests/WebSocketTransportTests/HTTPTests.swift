import Foundation
import Testing

@testable import WebSocketTransport

@Suite("HTTP", .timeLimit(.minutes(10)))
struct HTTPTests {
    /// A folder of files to serve, with a secret beside it, removed at the end.
    static func withSite(
        _ change: (inout TransportConfiguration) -> Void = { _ in },
        body: (UInt16) async throws -> Void
    ) async throws {
        let base = FileManager.default.temporaryDirectory.appending(path: "transport-\(UUID().uuidString)")
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: base) } }
        let site = base.appending(path: "site")
        for folder in ["site/js", "site/sub", "fonts"] {
            try FileManager.default.createDirectory(
                at: base.appending(path: folder),
                withIntermediateDirectories: true
            )
        }
        let files = [
            "site/index.html": "<!doctype html>", "site/js/main.js": "export {}", "site/js/a.mjs": "export {}",
            "site/long.js": String(repeating: "export {}\n", count: 200),
            "site/long.png": String(repeating: "png\n", count: 200),
            "site/page.css": "body{}", "site/icon.svg": "<svg/>", "site/dot.png": "png", "site/x.json": "{}",
            "site/x.wasm": "wasm", "site/Program.swift": "import SwiftUI", "site/.hidden": "hidden",
            "site/sub/index.html": "sub", "site/embed.html": "embed", "site/empty.txt": "", "site/noextension": "raw",
            "fonts/Inter.woff2": "font", "fonts/Inter.otf": "font", "fonts/Icons.ttf": "font", "secret.txt": "secret",
        ]
        for (name, content) in files { try Data(content.utf8).write(to: base.appending(path: name)) }
        for (link, target) in ["out.txt": "../secret.txt", "in.js": "js/main.js", "up": ".."] {
            try FileManager.default.createSymbolicLink(
                atPath: site.appending(path: link).path,
                withDestinationPath: target
            )
        }
        var configuration = TransportConfiguration()
        configuration.port = 0
        configuration.mounts = [
            StaticMount(urlPrefix: "/", directory: site.path),
            StaticMount(urlPrefix: "/fonts/", directory: base.appending(path: "fonts").path),
            StaticMount(urlPrefix: "/absent/", directory: base.appending(path: "absent").path),
        ]
        change(&configuration)
        let server = WebSocketServer(configuration: configuration)
        let address = try await server.start()
        do {
            try await body(address.port)
        } catch {
            await server.stop(grace: .zero)
            throw error
        }
        await server.stop(grace: .zero)
    }

    @Test(arguments: [
        ("/", "text/html; charset=utf-8", "<!doctype html>"),
        ("/index.html?x=1", "text/html; charset=utf-8", "<!doctype html>"),
        ("/sub/", "text/html; charset=utf-8", "sub"),
        ("/js/main.js", "text/javascript; charset=utf-8", "export {}"),
        ("/js/a.mjs", "text/javascript; charset=utf-8", "export {}"),
        ("/in.js", "text/javascript; charset=utf-8", "export {}"),
        ("/page.css", "text/css; charset=utf-8", "body{}"),
        ("/icon.svg", "image/svg+xml; charset=utf-8", "<svg/>"),
        ("/dot.png", "image/png", "png"),
        ("/x.json", "application/json; charset=utf-8", "{}"),
        ("/x.wasm", "application/wasm", "wasm"),
        ("/Program.swift", "text/plain; charset=utf-8", "import SwiftUI"),
        ("/noextension", "application/octet-stream", "raw"),
        ("/empty.txt", "text/plain; charset=utf-8", ""),
        ("/fonts/Inter.woff2", "font/woff2", "font"),
        ("/fonts/Inter.otf", "font/otf", "font"),
        ("/fonts/Icons.ttf", "font/ttf", "font"),
    ])
    func `serves files with their types`(path: String, type: String, content: String) async throws {
        try await Self.withSite { port in
            let reply = try await HTTPTestReply(port: port, path: path)

            #expect(reply.status == 200)
            #expect(reply.header("Content-Type") == type)
            #expect(reply.header("Content-Length") == "\(content.utf8.count)")
            #expect(reply.text == content)
        }
    }

    @Test(arguments: [
        "/missing", "/js", "/js/missing.js", "/.hidden", "/out.txt", "/up/secret.txt", "/up/fonts/Inter.otf",
        "/../secret.txt", "/js/../../secret.txt", "/%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt", "/..%2fsecret.txt",
        "/js/%2e%2e/%2e%2e/secret.txt", "/%252e%252e%252fsecret.txt", "//etc/passwd", "/etc/passwd",
        "/fonts/../../secret.txt", "/fonts/..%2f..%2fsecret.txt", "/..\\secret.txt", "/index.html%00.png",
        "/absent/x", "/index.html/", "/js/%ff", "/" + String(repeating: "a", count: 5_000),
    ])
    func `never leaves the mounts`(path: String) async throws {
        try await Self.withSite { port in
            let reply = try await HTTPTestReply(port: port, path: path)

            // 0: libwebsockets hangs up on a path it will not even decode.
            #expect([0, 301, 403, 404].contains(reply.status))
            #expect(!reply.text.contains("secret") && !reply.text.contains("root:") && !reply.text.contains("hidden"))
        }
    }

    @Test func `is still there after a request that is no HTTP`() async throws {
        try await Self.withSite { port in
            _ = try await HTTPTestReply(port: port, request: ["\u{0}\u{1}nonsense"])
            let longLine = "X: " + String(repeating: "a", count: 70_000)
            _ = try await HTTPTestReply(port: port, request: ["GET / HTTP/1.1", longLine])

            #expect(try await HTTPTestReply(port: port, path: "/healthz").status == 200)
        }
    }

    @Test func `sends a folder's visitor to the slash`() async throws {
        try await Self.withSite { port in
            let reply = try await HTTPTestReply(port: port, path: "/sub")

            #expect(reply.status == 301)
            #expect(reply.header("Location") == "/sub/")
        }
    }

    @Test func `does not send again what the browser has`() async throws {
        try await Self.withSite { port in
            let first = try await HTTPTestReply(port: port, path: "/page.css")
            let tag = try #require(first.header("ETag"))
            let known = ["If-None-Match: \"x\", \(tag)"]
            let second = try await HTTPTestReply(port: port, path: "/page.css", headers: known)
            let unknown = ["If-None-Match: \"x\""]
            let third = try await HTTPTestReply(port: port, path: "/page.css", headers: unknown)

            #expect(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count > 2)
            #expect(second.status == 304)
            #expect(second.body.isEmpty)
            #expect(second.header("ETag") == tag)
            #expect(third.status == 200)
        }
    }

    @Test(arguments: [("/index.html", "no-cache"), ("/fonts/Inter.woff2", "public, max-age=31536000, immutable")])
    func `lets browsers keep fonts alone`(path: String, caching: String) async throws {
        try await Self.withSite { port in
            let reply = try await HTTPTestReply(port: port, path: path)

            #expect(reply.header("Cache-Control") == caching)
        }
    }

    @Test(arguments: ["/", "/healthz", "/missing"])
    func `answers HEAD as GET without the body`(path: String) async throws {
        try await Self.withSite { port in
            let get = try await HTTPTestReply(port: port, path: path)
            let head = try await HTTPTestReply(port: port, "HEAD", path: path)

            #expect(head.status == get.status)
            #expect(head.body.isEmpty)
            #expect(head.header("Content-Length") == "\(get.body.count)")
            #expect(head.header("Content-Type") == get.header("Content-Type"))
        }
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
    func `refuses other methods and says which it knows`(method: String) async throws {
        try await Self.withSite { port in
            let reply = try await HTTPTestReply(port: port, method, path: "/", headers: ["Content-Length: 0"])

            #expect(reply.status == 405)
            #expect(reply.header("Allow") == "GET, HEAD")
        }
    }

    @Test(arguments: [("TRACE", 403), ("PROPFIND", 403), ("CONNECT", 0)])
    func `leaves methods that the library does not read to the library`(method: String, status: Int) async throws {
        try await Self.withSite { port in
            let reply = try await HTTPTestReply(port: port, method, path: "/")

            // 0: hung up without an answer.
            #expect(reply.status == status)
            #expect(try await HTTPTestReply(port: port, path: "/healthz").status == 200)
        }
    }

    @Test(arguments: [("/index.html%00.js", 0), ("/js/%00main.js", 404), ("/index.html%zz.js", 403)])
    func `serves nothing for a path that cannot be decoded`(path: String, status: Int) async throws {
        try await Self.withSite { port in
            let reply = try await HTTPTestReply(port: port, path: path)

            #expect(reply.status == status)
            #expect(!reply.text.contains("doctype"))
            #expect(try await HTTPTestReply(port: port, path: "/healthz").status == 200)
        }
    }

    @Test func `passes over the body of a request that it refuses`() async throws {
        try await Self.withSite { port in
            let reply = try await HTTPTestReply(
                port: port,
                request: [
                    "POST / HTTP/1.1", "Host: a", "Content-Length: 5", "", "helloGET /healthz HTTP/1.1", "Host: a",
                ]
            )

            #expect(reply.status == 405)
            #expect(reply.text.hasPrefix("only GET and HEAD are served\nHTTP/1.1 200 OK\r\n"))
            #expect(reply.text.hasSuffix("\r\n\r\nok"))
        }
    }

    private static func policy(port: UInt16) -> String {
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; "
            + "manifest-src 'self'; connect-src 'self' ws://127.0.0.1:\(port) wss://127.0.0.1:\(port); base-uri 'none'; "
            + "form-action 'none'; frame-ancestors "
    }

    @Test func `tells the browser what a page may do`() async throws {
        try await Self.withSite { port in
            let page = try await HTTPTestReply(port: port, path: "/")

            #expect(page.header("Content-Security-Policy") == Self.policy(port: port) + "'self'")
            #expect(page.header("X-Content-Type-Options") == "nosniff")
            #expect(page.header("Referrer-Policy") == "no-referrer")
            #expect(page.header("Cross-Origin-Opener-Policy") == "same-origin")
        }
    }

    @Test(arguments: ["/embed", "/embed?code", "/embed?a=/../b"])
    func `lets any site frame the page at one path`(path: String) async throws {
        try await Self.withSite { port in
            let reply = try await HTTPTestReply(port: port, path: path)

            #expect(reply.status == 200)
            #expect(reply.text == "<!doctype html>")
            #expect(reply.header("Content-Type") == "text/html; charset=utf-8")
            #expect(reply.header("Content-Security-Policy") == Self.policy(port: port) + "*")
        }
    }

    @Test(arguments: ["/embed.html", "/embed/", "/embed/x", "/embedded", "/?/embed", "/socket", "/healthz", "/missing"])
    func `lets no site frame anything else`(path: String) async throws {
        try await Self.withSite { port in
            let reply = try await HTTPTestReply(port: port, path: path)

            #expect(reply.header("Content-Security-Policy") == Self.policy(port: port) + "'self'")
        }
    }

    @Test func `puts no host into its policy that could change it`() async throws {
        try await Self.withSite { port in
            let reply = try await HTTPTestReply(port: port, request: ["GET / HTTP/1.1", "Host: a; script-src *"])

            #expect(reply.header("Content-Security-Policy")?.contains("connect-src 'self'; base-uri") == true)
        }
    }

    @Test func `reports health, readiness and metrics`() async throws {
        try await Self.withSite({ $0.metrics = { "scenes 3" } }) { port in
            let health = try await HTTPTestReply(port: port, path: "/healthz")
            let ready = try await HTTPTestReply(port: port, path: "/readyz")
            let metrics = try await HTTPTestReply(port: port, path: "/metrics")

            #expect(health.status == 200 && health.text == "ok")
            #expect(ready.status == 200)
            #expect(metrics.header("Content-Type") == "text/plain; version=0.0.4; charset=utf-8")
            #expect(metrics.text.hasPrefix("scenes 3\n# HELP overscroll_transport_connections_open "))
            #expect(metrics.text.contains("\noverscroll_transport_http_requests_total 3\n"))
            #expect(metrics.text.contains("\noverscroll_transport_refusals_total{reason=\"origin\"} 0\n"))
        }
    }

    @Test func `asks for an upgrade at the socket's path`() async throws {
        try await Self.withSite { port in
            let reply = try await HTTPTestReply(port: port, path: "/socket")

            #expect(reply.status == 426)
        }
    }

    @Test func `sends large files whole, and several on one connection`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "large-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
        let content = [UInt8]((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        try Data(content).write(to: file.appending(path: "large.bin"))
        var configuration = TransportConfiguration()
        configuration.port = 0
        configuration.mounts = [StaticMount(urlPrefix: "/", directory: file.path)]
        let server = WebSocketServer(configuration: configuration)
        let address = try await server.start()

        let reply = try await HTTPTestReply(
            port: address.port,
            request: [
                "GET /large.bin HTTP/1.1", "Host: a", "", "GET /healthz HTTP/1.1", "Host: a", "",
                "GET /large.bin HTTP/1.1", "Host: a",
            ]
        )

        #expect(Array(reply.body.prefix(3_000_000)) == content)
        #expect(Array(reply.body.suffix(3_000_000)) == content)
        let between = String(decoding: reply.body.dropFirst(3_000_000).prefix(15), as: UTF8.self)
        #expect(between == "HTTP/1.1 200 OK")
        await server.stop(grace: .zero)
    }
}
