/// The origin of a page, as browsers send it: a scheme, a host and, where it is not the scheme's own, a port.
package struct WebOrigin: Hashable, Sendable {
    /// In lower case, such as `https://example.org` or `http://localhost:3000`.
    package let text: String

    /// - Parameter text: `nil` comes back for what no page's origin can be: another scheme than `http` and `https`, no host, a path
    ///   (a slash at the end is one), a user, or a port that is no number up to 65,535.
    package init?(_ text: String) {
        let text = text.lowercased()
        guard let separator = text.firstRange(of: "://") else { return nil }
        let scheme = text[..<separator.lowerBound]
        guard scheme == "http" || scheme == "https" else { return nil }
        let authority = text[separator.upperBound...]
        // A colon within brackets is of an IPv6 address.
        let end = authority.lastIndex(of: "]").map { authority.index(after: $0) } ?? authority.startIndex
        let colon = authority[end...].firstIndex(of: ":") ?? authority.endIndex
        let host = authority[..<colon]
        guard !host.isEmpty, !host.contains(where: { $0.isWhitespace || "/?#@\\".contains($0) }) else { return nil }
        if colon < authority.endIndex {
            let port = authority[authority.index(after: colon)...]
            guard port.allSatisfy({ $0.isASCII && $0.isNumber }), UInt16(port) != nil else { return nil }
        }
        self.text = text
    }
}
