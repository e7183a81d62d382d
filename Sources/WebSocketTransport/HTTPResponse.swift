internal import Glibc

/// A response whose body is at hand.
struct HTTPResponse: Equatable {
    enum Status: String {
        case ok = "200 OK"
        case movedPermanently = "301 Moved Permanently"
        case notModified = "304 Not Modified"
        case badRequest = "400 Bad Request"
        case forbidden = "403 Forbidden"
        case notFound = "404 Not Found"
        case methodNotAllowed = "405 Method Not Allowed"
        case upgradeRequired = "426 Upgrade Required"
        case headerTooLarge = "431 Request Header Fields Too Large"
        case unavailable = "503 Service Unavailable"
    }

    struct Field: Equatable {
        let name: String
        let value: String
    }

    let status: Status
    var fields: [Field] = []
    var body: [UInt8] = []
    /// The length announced where `body` is not what follows the header: a file, or an answer to HEAD.
    var announcedLength: Int?

    static func text(_ status: Status, _ text: String, contentType: String = "text/plain; charset=utf-8") -> Self {
        HTTPResponse(
            status: status,
            fields: [
                Field(name: "Content-Type", value: contentType), Field(name: "Cache-Control", value: "no-cache"),
            ],
            body: Array(text.utf8)
        )
    }

    func adding(_ name: String, _ value: String) -> Self {
        var copy = self
        copy.fields.append(Field(name: name, value: value))
        return copy
    }

    /// Writes the response out; with `isHead`, without its body.
    func serialized(isHead: Bool) -> [UInt8] {
        var text = "HTTP/1.1 \(status.rawValue)\r\nDate: \(Self.date())\r\n"
        for field in fields { text += "\(field.name): \(field.value)\r\n" }
        switch status {
        case .notModified: break
        default: text += "Content-Length: \(announcedLength ?? body.count)\r\n"
        }
        text += "\r\n"
        return Array(text.utf8) + (isHead ? [] : body)
    }

    /// The time now, as HTTP writes it.
    private static func date() -> String {
        var now = time(nil)
        var parts = tm()
        gmtime_r(&now, &parts)
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = buffer.withUnsafeMutableBytes { bytes in
            strftime(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, "%a, %d %b %Y %T GMT", &parts)
        }
        return String(decoding: buffer.prefix(count), as: UTF8.self)
    }
}

/// The headers that say what a page may do.
struct PagePolicy {
    /// The one path whose page any site may frame.
    let embedPath: String

    /// - Parameters:
    ///   - path: the request's path.
    ///   - host: the `Host` header, named beside 'self' because older WebKit does not count a socket as 'self'.
    /// - Returns: the same headers for every answer but for the policy's embedding and sockets.
    func fields(path: String, host: String?) -> [HTTPResponse.Field] {
        let sockets = host.flatMap(Self.safeAuthority).map { " ws://\($0) wss://\($0)" } ?? ""
        let policy = [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:",
            "font-src 'self'", "manifest-src 'self'", "connect-src 'self'\(sockets)", "base-uri 'none'",
            "form-action 'none'", "frame-ancestors \(path == embedPath ? "*" : "'self'")",
        ]
        return [
            HTTPResponse.Field(name: "Content-Security-Policy", value: policy.joined(separator: "; ")),
            HTTPResponse.Field(name: "X-Content-Type-Options", value: "nosniff"),
            HTTPResponse.Field(name: "Referrer-Policy", value: "no-referrer"),
            HTTPResponse.Field(name: "Cross-Origin-Opener-Policy", value: "same-origin"),
        ]
    }

    /// The host if it is made of nothing but what hosts and ports are made of: it goes into a header of ours.
    private static func safeAuthority(_ host: String) -> String? {
        let isSafe = host.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"),
                UInt8(ascii: "["), UInt8(ascii: "]"):
                true
            default: false
            }
        }
        return isSafe && !host.isEmpty ? host : nil
    }
}

/// What a file's name says of its content.
struct ContentType: Equatable {
    let value: String
    /// Fonts never change under the same name; everything else is asked for again each time.
    let cacheControl: String

    /// Whether the content is written in characters, and so becomes much shorter when compressed.
    var isText: Bool {
        value.hasPrefix("text/") || value.hasPrefix("application/json") || value.hasPrefix("application/manifest+json")
            || value.hasPrefix("image/svg+xml")
    }

    private static let mediaTypes = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "mjs": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "json": "application/json; charset=utf-8", "map": "application/json; charset=utf-8",
        "webmanifest": "application/manifest+json; charset=utf-8", "svg": "image/svg+xml; charset=utf-8",
        "swift": "text/plain; charset=utf-8", "txt": "text/plain; charset=utf-8", "md": "text/plain; charset=utf-8",
        "png": "image/png", "jpg": "image/jpeg", "webp": "image/webp", "ico": "image/x-icon",
        "wasm": "application/wasm", "woff2": "font/woff2", "woff": "font/woff", "otf": "font/otf", "ttf": "font/ttf",
    ]

    init(path: String) {
        let name = path.split(separator: "/").last ?? ""
        let fileExtension = name.contains(".") ? name.split(separator: ".").last.map { $0.lowercased() } ?? "" : ""
        value = Self.mediaTypes[fileExtension] ?? "application/octet-stream"
        cacheControl = value.hasPrefix("font/") ? "public, max-age=31536000, immutable" : "no-cache"
    }
}
