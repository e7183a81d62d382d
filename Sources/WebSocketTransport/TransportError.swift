/// Why a server could not start.
package enum TransportError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The host is neither a numeric address nor a name that resolves; `reason` is the resolver's own text.
    case unresolvableHost(String, reason: String)

    /// libwebsockets could not make its context, with its own event loop either.
    case contextCreationFailed

    /// The address cannot be listened on, most often because another program does; the log says which `errno`.
    case cannotListen(host: String, port: UInt16)

    /// A setting is outside of what can work; the text says which and what would be accepted.
    case invalidConfiguration(String)

    /// The server was started before, or is stopped for good.
    case alreadyStarted

    package var description: String {
        switch self {
        case .unresolvableHost(let host, let reason): "cannot resolve host \(host): \(reason)"
        case .contextCreationFailed: "libwebsockets could not create its context"
        case .cannotListen(let host, let port): "cannot listen on \(host) port \(port)"
        case .invalidConfiguration(let reason): "invalid configuration: \(reason)"
        case .alreadyStarted: "the server was already started"
        }
    }
}
