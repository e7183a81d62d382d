/// Decides whether a page may open the socket.
///
/// Browsers let any page open a WebSocket to any server and tell the server which page it was; other programs send no
/// `Origin`.
struct OriginPolicy {
    /// Whole origins, such as `https://example.org`.
    let allowed: Set<String>

    /// - Parameters:
    ///   - origin: the `Origin` header.
    ///   - host: the `Host` header: what the page's own address must name.
    /// - Returns: whether the socket may be opened; always for programs, which send no origin.
    func accepts(origin: String?, host: String?) -> Bool {
        guard let origin, !origin.isEmpty else { return true }
        if allowed.contains(origin) { return true }
        guard let host, let separator = origin.firstRange(of: "://") else { return false }
        let scheme = origin[..<separator.lowerBound].lowercased()
        guard scheme == "http" || scheme == "https" else { return false }
        let authority = Self.withoutDefaultPort(origin[separator.upperBound...].lowercased(), scheme: scheme)
        return authority == Self.withoutDefaultPort(host.lowercased(), scheme: scheme)
    }

    private static func withoutDefaultPort(_ authority: String, scheme: String) -> String {
        let suffix = scheme == "http" ? ":80" : ":443"
        return authority.hasSuffix(suffix) ? String(authority.dropLast(suffix.count)) : authority
    }
}
