internal import CLibwebsockets

extension WebSocketServer {
    /// Bytes of a file read and written at a time.
    private static let piece = 65_536

    /// Seconds that a client has to take the next piece.
    private static let pieceTimeout: CInt = 30

    /// Answers a request that is no WebSocket.
    func answer(_ event: SocketEvent) -> CInt {
        counters.httpRequests += 1
        let headers = RequestHeaders(socket: event.socket)
        guard let (method, path) = headers.target else { return -1 }
        let isHead = method == .head
        guard method != .other else {
            counters.refuse(.method)
            let refusal = HTTPResponse.text(.methodNotAllowed, "only GET and HEAD are served\n")
            return finish(with: secured(refusal.adding("Allow", "GET, HEAD"), path, headers), isHead, event)
        }
        if let response = ownResponse(path) { return finish(with: secured(response, path, headers), isHead, event) }
        switch files.find(path == configuration.embedPath ? "/" : path) {
        case .none:
            counters.refuse(.path)
            return finish(with: secured(.text(.notFound, "not found\n"), path, headers), isHead, event)
        case .folder:
            // The library has reduced leading slashes to one, so this leads to no other host.
            let target = Self.escaped(path) + "/"
            let redirection = HTTPResponse.text(.movedPermanently, "moved\n").adding("Location", target)
            return finish(with: secured(redirection, path, headers), isHead, event)
        case .file(let file):
            return serve(file, path, headers, isHead: isHead, event)
        }
    }

    /// The paths that the server answers by itself.
    private func ownResponse(_ path: String) -> HTTPResponse? {
        switch path {
        case "/healthz":
            return .text(.ok, "ok")
        case "/readyz":
            switch lifecycle {
            case .running: return .text(.ok, "ready")
            case .idle, .draining, .stopped: return .text(.unavailable, "draining")
            }
        case "/metrics":
            let own = configuration.metrics()
            let separated = own.isEmpty || own.hasSuffix("\n") ? own : own + "\n"
            return .text(
                .ok,
                separated + counters.prometheusText,
                contentType: "text/plain; version=0.0.4; charset=utf-8"
            )
        case configuration.socketPath:
            return HTTPResponse.text(.upgradeRequired, "this is a WebSocket\n").adding("Upgrade", "websocket")
        default:
            return nil
        }
    }

    private func serve(
        _ file: StaticFiles.File,
        _ path: String,
        _ headers: RequestHeaders,
        isHead: Bool,
        _ event: SocketEvent
    ) -> CInt {
        let contentType = ContentType(path: file.path)
        let isSuited = CompressedFiles.suits(file, contentType)
        let isCompressed = isSuited && acceptsGzip(headers.value(WSI_TOKEN_HTTP_ACCEPT_ENCODING))
        let tag = isCompressed ? file.compressedEntityTag : file.entityTag
        var fields = [
            HTTPResponse.Field(name: "ETag", value: tag),
            HTTPResponse.Field(name: "Cache-Control", value: contentType.cacheControl),
        ]
        if isSuited { fields.append(HTTPResponse.Field(name: "Vary", value: "Accept-Encoding")) }
        if let known = headers.value(WSI_TOKEN_HTTP_IF_NONE_MATCH), Self.matches(known, tag) {
            return finish(with: secured(HTTPResponse(status: .notModified, fields: fields), path, headers), true, event)
        }
        fields.append(HTTPResponse.Field(name: "Content-Type", value: contentType.value))
        if isCompressed { fields.append(HTTPResponse.Field(name: "Content-Encoding", value: "gzip")) }
        let compressed = isCompressed ? compressedFiles.bytes(of: file).map { ResponseBody($0) } : nil
        guard let body = isCompressed ? compressed : ResponseBody(file) else {
            counters.refuse(.path)
            return finish(with: secured(.text(.notFound, "not found\n"), path, headers), isHead, event)
        }
        let response = HTTPResponse(status: .ok, fields: fields, announcedLength: body.byteCount)
        return send(body, after: secured(response, path, headers), isHead: isHead, event)
    }

    /// Sends the response's header and the first of what may be many pieces of its body.
    private func send(_ body: ResponseBody, after response: HTTPResponse, isHead: Bool, _ event: SocketEvent) -> CInt {
        guard !isHead, body.byteCount > 0 else { return finish(with: response, true, event) }
        guard let memory = event.memory else { return -1 }
        let id = makeID()
        memory.pointee.id = id
        responses[id] = body
        guard write(response.serialized(isHead: true), as: LWS_WRITE_HTTP_HEADERS, to: event.socket) else { return -1 }
        lws_set_timeout(event.socket, PENDING_TIMEOUT_HTTP_CONTENT, Self.pieceTimeout)
        lws_callback_on_writable(event.socket)
        return 0
    }

    /// The response with the headers that every answer has.
    func secured(_ response: HTTPResponse, _ path: String, _ headers: RequestHeaders) -> HTTPResponse {
        var copy = response
        let policy = PagePolicy(embedPath: configuration.embedPath)
        copy.fields += policy.fields(path: path, host: headers.value(WSI_TOKEN_HOST))
        return copy
    }

    private func finish(with response: HTTPResponse, _ isHead: Bool, _ event: SocketEvent) -> CInt {
        guard write(response.serialized(isHead: isHead), as: LWS_WRITE_HTTP_FINAL, to: event.socket) else { return -1 }
        return lws_http_transaction_completed(event.socket) != 0 ? -1 : 0
    }

    /// Sends the next piece of a file.
    func continueResponse(_ event: SocketEvent) -> CInt {
        guard let memory = event.memory, let body = responses[memory.pointee.id] else { return 0 }
        if body.remaining > 0 {
            // The length is already announced: a file that shrank can only be broken off.
            guard let bytes = body.next(upTo: Self.piece) else { return -1 }
            let kind = body.remaining > 0 ? LWS_WRITE_HTTP : LWS_WRITE_HTTP_FINAL
            guard write(bytes, as: kind, to: event.socket) else { return -1 }
            lws_set_timeout(event.socket, PENDING_TIMEOUT_HTTP_CONTENT, Self.pieceTimeout)
        }
        guard body.remaining == 0, lws_partial_buffered(event.socket) == 0 else {
            lws_callback_on_writable(event.socket)
            return 0
        }
        _ = endResponse(event)
        return lws_http_transaction_completed(event.socket) != 0 ? -1 : 0
    }

    func endResponse(_ event: SocketEvent) -> CInt {
        guard let memory = event.memory else { return 0 }
        responses[memory.pointee.id] = nil
        memory.pointee.id = 0
        return 0
    }

    /// Whether an `If-None-Match` value names the tag; `W/` makes no difference to this comparison.
    private static func matches(_ list: String, _ tag: String) -> Bool {
        list.split(separator: ",").contains { item in
            let trimmed = item.drop { $0 == " " }.prefix { $0 != " " }
            return trimmed == "*" || trimmed == tag || trimmed == "W/" + tag
        }
    }

    /// A decoded path as it may stand in a header.
    private static func escaped(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" + digits : digits)
            }
        }
        return result
    }
}
