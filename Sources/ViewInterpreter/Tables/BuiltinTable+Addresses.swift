import ViewRuntime

/// `URL`: an address is its text, and its parts are read from it.
extension BuiltinTable {
    mutating func addAddresses() {
        initializer("URL(string: String) -> URL?") { c in
            guard let text = c.string(0), !text.isEmpty, !text.contains(" ") else { return .null }
            return URLText(text).value
        }
        for label in ["fileURLWithPath", "filePath"] {
            initializer("URL(\(label): String) -> URL") { URLText("file://" + ($0.string(0) ?? "")).value }
        }
        let parts: [(String, @Sendable (URLText) -> String?)] = [
            ("absoluteString: String", { $0.text }), ("path: String", { $0.path.percentDecoded }),
            ("lastPathComponent: String", { $0.lastComponent.percentDecoded }),
            ("pathExtension: String", { $0.pathExtension }),
            ("scheme: String?", { $0.scheme }), ("host: String?", { $0.host }), ("query: String?", { $0.query }),
            ("fragment: String?", { $0.fragment }), ("description: String", { $0.text }),
        ]
        for (form, read) in parts { member("URL", form) { read($0.address).map { .string($0) } ?? .null } }
        member("URL", "path() -> String") { .string($0.address.path) }
        member("URL", "query(percentEncoded: Bool = true) -> String?") { c in
            let query = c.address.query
            return (c.bool(0) == false ? query?.percentDecoded : query).map { .string($0) } ?? .null
        }
        member("URL", "fragment(percentEncoded: Bool = true) -> String?") { c in
            let fragment = c.address.fragment
            return (c.bool(0) == false ? fragment?.percentDecoded : fragment).map { .string($0) } ?? .null
        }
        member("URL", "path(percentEncoded: Bool) -> String") { c in
            let path = c.address.path
            return .string(c.bool(0) == true ? path : path.percentDecoded)
        }
        for form in ["host() -> String?", "host(percentEncoded: Bool) -> String?"] {
            member("URL", form) { $0.address.host.map { .string($0) } ?? .null }
        }
        for form in ["appendingPathComponent(_ name", "appending(path", "appending(component"] {
            member("URL", "\(form): String) -> URL") { $0.address.appending($0.string(0) ?? "").value }
        }
        member("URL", "deletingLastPathComponent() -> URL") { $0.address.withoutLastComponent.value }
        member("URL", "appendingPathExtension(_ name: String) -> URL") {
            URLText($0.address.text + "." + ($0.string(0) ?? "")).value
        }
    }
}

/// An address, taken apart by RFC 3986: scheme, host, path, query and fragment.
private struct URLText {
    let text: String

    init(_ text: String) { self.text = text }

    var value: Value { .native(.option(type: "URL", name: text)) }

    var scheme: String? {
        guard let colon = text.firstIndex(of: ":"), colon > text.startIndex,
            text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return String(text[..<colon])
    }

    /// What stands behind the scheme, up to query and fragment.
    private var body: Substring {
        var rest = text[...]
        if let scheme { rest = rest.dropFirst(scheme.count + 1) }
        return rest.prefix { $0 != "?" && $0 != "#" }
    }

    var host: String? {
        guard body.hasPrefix("//") else { return nil }
        let authority = body.dropFirst(2).prefix { $0 != "/" }
        let name = authority.drop { $0 != "@" }.dropFirst()
        let host = (name.isEmpty ? authority : name).prefix { $0 != ":" }
        return host.isEmpty ? nil : String(host)
    }

    var path: String { String(body.hasPrefix("//") ? body.dropFirst(2).drop { $0 != "/" } : body) }

    var query: String? {
        let rest = text.prefix { $0 != "#" }.drop { $0 != "?" }
        return rest.isEmpty ? nil : String(rest.dropFirst())
    }

    var fragment: String? {
        let rest = text.drop { $0 != "#" }
        return rest.isEmpty ? nil : String(rest.dropFirst())
    }

    private var components: [Substring] { path.split(separator: "/") }

    var lastComponent: String { components.last.map(String.init) ?? (path.isEmpty ? "" : "/") }

    var pathExtension: String {
        guard let dot = lastComponent.lastIndex(of: "."), dot > lastComponent.startIndex else { return "" }
        return String(lastComponent[dot...].dropFirst())
    }

    func appending(_ name: String) -> URLText {
        let head = text.prefix { $0 != "?" && $0 != "#" }
        let tail = text.dropFirst(head.count)
        let trimmed = name.drop { $0 == "/" }
        return URLText(String(head) + (head.hasSuffix("/") ? "" : "/") + trimmed + tail)
    }

    var withoutLastComponent: URLText {
        guard let last = components.last else { return self }
        let isClosed = path.hasSuffix("/")
        let length = path.count - last.count - (isClosed ? 1 : 0)
        guard let range = text.firstRange(of: path) else { return self }
        let tail = text.drop { $0 != "?" && $0 != "#" }
        return URLText(text[..<range.lowerBound] + String(path.prefix(length)) + tail)
    }
}

extension String {
    /// The text with `%20` and its like as the bytes that they stand for; unchanged where these are no UTF-8.
    fileprivate var percentDecoded: String {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            let digits = String(Substring(rest.prefix(2)))
            if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? self
    }
}

extension BuiltinCall {
    fileprivate var address: URLText { URLText(receiver.description) }
}
