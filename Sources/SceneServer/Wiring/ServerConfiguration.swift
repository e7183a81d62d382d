import WebSocketTransport

/// Everything that can be set about a server.
package struct ServerConfiguration: Sendable {
    /// A numeric address or a name.
    package var host = "127.0.0.1"
    /// 0 lets the system pick a free port.
    package var port: UInt16 = 8080
    /// The folder with the page; `nil` is the one that stands beside the executable.
    package var publicDirectory: String?
    /// Origins whose pages may connect beside the server's own.
    package var allowedOrigins: Set<WebOrigin> = []
    /// The most connections at the same time.
    package var maximumConnections = 4_096
    package var limits = SessionLimits()
    /// Seconds that clients have to leave once the server is told to stop.
    package var stopGraceSeconds = 5.0

    package init() {}
}
