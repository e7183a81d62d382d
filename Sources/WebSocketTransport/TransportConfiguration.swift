/// A WebSocket subprotocol that the server speaks.
package struct Subprotocol: Equatable, Sendable {
    package let name: String

    /// Whether permessage-deflate may be negotiated: it pays for JSON, not for frames of twenty bytes.
    package let allowsCompression: Bool

    package init(name: String, allowsCompression: Bool = true) {
        self.name = name
        self.allowsCompression = allowsCompression
    }
}

/// A folder whose files are served below a URL prefix.
package struct StaticMount: Equatable, Sendable {
    /// Starts and ends with a slash.
    ///
    /// The longest prefix that fits wins.
    package let urlPrefix: String

    /// The folder's path; it may itself be a symbolic link.
    ///
    /// Links inside may not lead out of it.
    package let directory: String

    package init(urlPrefix: String, directory: String) {
        self.urlPrefix = urlPrefix
        self.directory = directory
    }
}

/// How grave a log line is.
package enum TransportLogLevel: Equatable, Sendable {
    case error
    case warning
    case notice
}

/// Everything that can be set about a ``WebSocketServer``.
package struct TransportConfiguration: Sendable {
    /// A numeric address or a name.
    ///
    /// `0.0.0.0` and `::` listen on all interfaces.
    package var host = "127.0.0.1"

    /// 0 lets the system pick a free port.
    package var port: UInt16 = 8080

    /// The one path on which WebSockets are accepted.
    package var socketPath = "/socket"

    /// In order of preference; a client that offers none gets the first.
    ///
    /// Must not be empty.
    package var subprotocols = [Subprotocol(name: "overscroll.v1.json")]

    /// The most bytes of one whole message, inflated.
    ///
    /// Larger ones are thrown away and reported.
    package var maximumMessageBytes = 1 << 20

    /// A message over this many bytes ends the connection with code 1009: nothing gets that far by accident.
    package var messageHardCapBytes = 64 << 20

    /// WebSockets open at the same time; more are refused with 503.
    package var maximumConnections = 4_096

    /// The most bytes that may wait for one slow reader; more end its connection with code 1013.
    package var outboundLimitBytes = 8 << 20

    /// Events that may wait for one slow session before its peer's messages are left in the network.
    package var inboundLimitEvents = 1_024

    /// Message bytes that may wait for one slow session before its peer's messages are left in the network.
    package var inboundLimitBytes = 8 << 20

    /// Messages below this size are sent uncompressed even where compression was negotiated.
    package var compressionThresholdBytes = 256

    /// Seconds after which a ping asks whether the peer is still there.
    ///
    /// 0 sends none.
    package var pingIntervalSeconds: UInt16 = 30

    /// Seconds without any pong after which the connection ends.
    ///
    /// Must exceed the interval.
    package var pongTimeoutSeconds: UInt16 = 75

    /// Seconds that a closing peer has to take what waits and the close frame; libwebsockets gives it 5 to answer.
    package var closeTimeoutSeconds: UInt16 = 5

    /// Origins accepted beside the server's own, such as `https://example.org`.
    package var allowedOrigins: Set<String> = []

    /// The folders served over HTTP.
    package var mounts: [StaticMount] = []

    /// The page of the mount at `/` is served at this path too, and there any site may frame it.
    ///
    /// All other paths can be framed by the server's own pages only.
    package var embedPath = "/embed"

    /// The most bytes of compressed files that are kept in memory.
    package var compressedFilesLimitBytes = 8 << 20

    /// Prometheus text put before the transport's own counters.
    ///
    /// Called on the socket thread: must not block.
    package var metrics: @Sendable () -> String = { "" }

    /// Receives log lines without a line end, from any thread.
    package var log: @Sendable (TransportLogLevel, String) -> Void = { _, _ in }

    package init() {}

    /// - Throws: ``TransportError/invalidConfiguration(_:)`` with the first setting that cannot work.
    func validate() throws(TransportError) {
        guard !subprotocols.isEmpty, subprotocols.allSatisfy({ !$0.name.isEmpty && $0.name.utf8.count < 64 }) else {
            throw .invalidConfiguration("subprotocols must be one or more names of 1 to 63 bytes")
        }
        guard maximumMessageBytes > 0, messageHardCapBytes >= maximumMessageBytes else {
            throw .invalidConfiguration("0 < maximumMessageBytes ≤ messageHardCapBytes must hold")
        }
        guard pingIntervalSeconds == 0 || pongTimeoutSeconds > pingIntervalSeconds else {
            throw .invalidConfiguration("pongTimeoutSeconds must exceed pingIntervalSeconds")
        }
        for mount in mounts where !mount.urlPrefix.hasPrefix("/") || !mount.urlPrefix.hasSuffix("/") {
            throw .invalidConfiguration("mount prefix \(mount.urlPrefix) must start and end with a slash")
        }
    }
}
