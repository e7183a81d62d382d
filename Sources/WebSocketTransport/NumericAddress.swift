internal import Glibc

/// An IP address in figures.
struct NumericAddress: Equatable {
    let text: String
    let isIPv6: Bool

    /// Whether it stands for all interfaces.
    var isWildcard: Bool { text == "0.0.0.0" || text == "::" }

    /// Resolves a name or checks an address; the first answer of the system's resolver counts.
    static func resolve(_ host: String) throws(TransportError) -> NumericAddress {
        var hints = addrinfo()
        hints.ai_socktype = CInt(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE
        var list: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, nil, &hints, &list)
        // Frees what the call gave, nil included in "nothing given" on failure.
        defer { if let list { freeaddrinfo(list) } }
        guard status == 0, let first = list else {
            throw .unresolvableHost(host, reason: String(cString: gai_strerror(status)))
        }
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let named = getnameinfo(
            first.pointee.ai_addr,
            first.pointee.ai_addrlen,
            &text,
            socklen_t(text.count),
            nil,
            0,
            NI_NUMERICHOST
        )
        guard named == 0 else { throw .unresolvableHost(host, reason: String(cString: gai_strerror(named))) }
        let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return NumericAddress(
            text: String(decoding: bytes, as: UTF8.self),
            isIPv6: first.pointee.ai_family == AF_INET6
        )
    }
}
