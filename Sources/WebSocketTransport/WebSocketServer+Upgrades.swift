internal import CLibwebsockets

extension WebSocketServer {
    /// Characters of 16 bytes in base64, which is what a key has to be (RFC 6455, section 4.1).
    private static let keyLength = 24

    /// Decides on a WebSocket: 0 lets libwebsockets go on with the handshake.
    func confirmUpgrade(_ event: SocketEvent) -> CInt {
        let headers = RequestHeaders(socket: event.socket)
        guard let (reason, response) = refusal(of: headers) else { return 0 }
        counters.refuse(reason)
        let full = secured(response.adding("Connection", "close"), configuration.socketPath, headers)
        // Whether it was written or not, the connection ends here.
        _ = write(full.serialized(isHead: false), as: LWS_WRITE_HTTP_FINAL, to: event.socket)
        return -1
    }

    private func refusal(of headers: RequestHeaders) -> (RefusalReason, HTTPResponse)? {
        guard headers.value(WSI_TOKEN_UPGRADE)?.lowercased() == "websocket", let (method, path) = headers.target else {
            return (.handshake, .text(.badRequest, "the only upgrade is to a WebSocket\n"))
        }
        guard path == configuration.socketPath else {
            return (.path, .text(.notFound, "WebSockets are served at \(configuration.socketPath)\n"))
        }
        guard method == .get, headers.value(WSI_TOKEN_KEY)?.utf8.count == Self.keyLength,
            headers.value(WSI_TOKEN_HOST) != nil
        else {
            return (.handshake, .text(.badRequest, "a WebSocket needs GET, Host and Sec-WebSocket-Key\n"))
        }
        guard headers.value(WSI_TOKEN_VERSION) == "13" else {
            let response = HTTPResponse.text(.upgradeRequired, "only version 13 is spoken\n")
            return (.handshake, response.adding("Sec-WebSocket-Version", "13"))
        }
        guard headers.value(WSI_TOKEN_EXTENSIONS)?.utf8.count ?? 0 <= DeflateExtension.longestOffer else {
            let limit = DeflateExtension.longestOffer
            return (.handshake, .text(.headerTooLarge, "Sec-WebSocket-Extensions may have \(limit) bytes\n"))
        }
        switch lifecycle {
        case .running: break
        case .idle, .draining, .stopped: return (.draining, .text(.unavailable, "the server is stopping\n"))
        }
        guard open.count < configuration.maximumConnections else {
            return (.full, .text(.unavailable, "the server is full\n").adding("Retry-After", "5"))
        }
        let policy = OriginPolicy(allowed: configuration.allowedOrigins)
        guard policy.accepts(origin: headers.value(WSI_TOKEN_ORIGIN), host: headers.value(WSI_TOKEN_HOST)) else {
            return (.origin, .text(.forbidden, "this origin may not open the socket\n"))
        }
        guard speaksSubprotocol(headers.value(WSI_TOKEN_PROTOCOL)) else {
            let names = configuration.subprotocols.map(\.name).joined(separator: ", ")
            return (.subprotocol, .text(.badRequest, "the subprotocols are \(names)\n"))
        }
        return nil
    }

    private func speaksSubprotocol(_ offer: String?) -> Bool {
        guard let offer else { return true }
        let names = offer.split(separator: ",").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
        return names.contains { name in configuration.subprotocols.contains { $0.name == name } }
    }
}
