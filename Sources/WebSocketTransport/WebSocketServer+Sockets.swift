internal import CLibwebsockets

extension WebSocketServer {
    /// What a callback returns to have libwebsockets end the connection.
    private static let endConnection: CInt = -1

    /// Answers one callback of libwebsockets.
    func handle(_ event: SocketEvent) -> CInt {
        switch event.reason {
        case LWS_CALLBACK_HTTP: answer(event)
        case LWS_CALLBACK_HTTP_WRITEABLE: continueResponse(event)
        case LWS_CALLBACK_CLOSED_HTTP: endResponse(event)
        case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: confirmUpgrade(event)
        case LWS_CALLBACK_CONFIRM_EXTENSION_OKAY: confirmExtension(event)
        case LWS_CALLBACK_ESTABLISHED: established(event)
        case LWS_CALLBACK_RECEIVE: received(event)
        case LWS_CALLBACK_SERVER_WRITEABLE: writeable(event)
        case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE: peerCloses(event)
        case LWS_CALLBACK_CLOSED: closed(event)
        default: 0  // the library's documented "nothing to say"
        }
    }

    private func connection(of event: SocketEvent) -> Connection? {
        event.memory.flatMap { open[$0.pointee.id] }
    }

    private func subprotocol(of socket: OpaquePointer) -> Subprotocol? {
        guard let index = lws_get_protocol(socket)?.pointee.id else { return nil }
        return configuration.subprotocols.indices.contains(Int(index)) ? configuration.subprotocols[Int(index)] : nil
    }

    // MARK: Beginning

    private func confirmExtension(_ event: SocketEvent) -> CInt {
        let offer = RequestHeaders(socket: event.socket).value(WSI_TOKEN_EXTENSIONS) ?? ""
        let isWelcome = subprotocol(of: event.socket)?.allowsCompression == true
        return isWelcome && DeflateExtension.canAccept(offer: offer) ? 0 : 1
    }

    private func established(_ event: SocketEvent) -> CInt {
        guard let memory = event.memory, let subprotocol = subprotocol(of: event.socket) else {
            return Self.endConnection
        }
        let id = ConnectionID(rawValue: makeID())
        memory.pointee.id = id.rawValue
        let budget = InboundBudget(
            eventLimit: configuration.inboundLimitEvents,
            byteLimit: configuration.inboundLimitBytes,
            resume: { [weak self] in self?.resume(id) }
        )
        // Not bounded by itself: reading stops when the budget says so.
        let (stream, continuation) = AsyncStream.makeStream(of: ConnectionEvent.self, bufferingPolicy: .unbounded)
        let connection = Connection(
            id: id,
            socket: event.socket,
            memory: memory,
            isCompressed: memory.pointee.isCompressed,
            budget: budget,
            assembly: MessageAssembly(
                limit: configuration.maximumMessageBytes,
                hardCap: configuration.messageHardCapBytes
            ),
            continuation: continuation
        )
        open[id.rawValue] = connection
        outbox.open(id)
        counters.connectionsTotal += 1
        counters.connectionsOpen = open.count
        let offered = IncomingConnection(
            id: id,
            subprotocol: subprotocol.name,
            origin: RequestHeaders(socket: event.socket).value(WSI_TOKEN_ORIGIN),
            isCompressed: memory.pointee.isCompressed,
            events: ConnectionEvents(stream: stream, budget: budget)
        )
        switch incoming.yield(offered) {
        case .enqueued: break
        case .dropped, .terminated: plan(.tryAgainLater, "the server is full", for: connection)
        @unknown default: break
        }
        return 0
    }

    // MARK: In

    private func received(_ event: SocketEvent) -> CInt {
        guard let connection = connection(of: event), connection.plan == nil else { return 0 }
        let piece = MessageAssembly.Piece(
            isFinal: lws_is_final_fragment(event.socket) != 0,
            kind: lws_frame_is_binary(event.socket) != 0 ? .binary : .text,
            isCompressed: lws_get_reserved_bits(event.socket) & 0x40 != 0,
            announcedBytes: Int(clamping: lws_remaining_packet_payload(event.socket))
        )
        switch connection.assembly.receive(event.payload, piece) {
        case .wait:
            break
        case .deliver(let bytes, let kind):
            counters.messagesIn += 1
            counters.bytesIn += bytes.count
            deliver(.message(bytes, kind: kind), to: connection)
        case .reportOversized:
            counters.refuse(.oversizedMessage)
            deliver(.oversizedMessage(limit: configuration.maximumMessageBytes), to: connection)
        case .fail(let code, let reason):
            counters.refuse(code == .messageTooBig ? .oversizedMessage : .invalidMessage)
            plan(code, reason, for: connection)
        }
        return 0
    }

    /// Hands over what a message became, and stops reading if that fills the session's queue.
    private func deliver(_ event: ConnectionEvent, to connection: Connection) {
        emit(event, to: connection)
        guard connection.budget.startPauseIfFull() else { return }
        connection.isPaused = true
        lws_rx_flow_control(connection.socket, 0)
    }

    /// Hands an event to its session at the end of the round.
    ///
    /// Sessions that are woken one by one go to sleep again one by one, which costs more than the events themselves.
    func emit(_ event: ConnectionEvent, to connection: Connection) {
        connection.budget.count(event)
        deliveries.append((connection, event))
    }

    /// Reads on after a pause, if there is one.
    func resumeReading(_ connection: Connection) {
        guard connection.isPaused else { return }
        connection.isPaused = false
        lws_rx_flow_control(connection.socket, 1)
    }

    // MARK: Out

    private func writeable(_ event: SocketEvent) -> CInt {
        guard let connection = connection(of: event), !connection.hasSentClose else { return 0 }
        // Called at all means that the system has taken everything written before.
        if connection.unflushedBytes > 0 {
            receipts.append(Outbox.Receipt(id: connection.id, byteCount: connection.unflushedBytes))
            connection.unflushedBytes = 0
        }
        return writePending(of: connection) ? 0 : Self.endConnection
    }

    /// Writes what waits, as far as the system takes it.
    ///
    /// Not inside a callback.
    ///
    /// libwebsockets wants writes in its writeable callback, which costs four system calls more. Its reason is a
    /// socket that takes no more; then it keeps the rest and says so, and nothing more is written here until the
    /// callback has come. (Read in its `lws_issue_raw` and `rops_write_role_protocol_ws`, 4.1.6.)
    func flush(_ connection: Connection) {
        guard !connection.hasSentClose, connection.peerClose == nil, connection.unflushedBytes == 0 else { return }
        guard lws_partial_buffered(connection.socket) == 0 else {
            lws_callback_on_writable(connection.socket)
            return
        }
        if !writePending(of: connection) {
            lws_set_timeout(connection.socket, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_SYNC)
        }
    }

    /// - Returns: false if the connection is broken.
    private func writePending(of connection: Connection) -> Bool {
        while let message = connection.nextPending() {
            guard write(message, to: connection) else { return false }
            guard lws_partial_buffered(connection.socket) == 0 else {
                connection.unflushedBytes = message.bytes.count
                lws_callback_on_writable(connection.socket)
                return true
            }
            receipts.append(Outbox.Receipt(id: connection.id, byteCount: message.bytes.count))
        }
        if connection.plan != nil { finished.append(connection.id) }
        return true
    }

    /// Begins the close handshake of connections that have nothing left to send.
    ///
    /// Not inside a callback.
    /// A callback's negative result would do the same, but Debian's build of the library closes a socket twice after
    /// that on libuv, and the second time without waiting for the close frame to be sent.
    func sendCloses() {
        guard !finished.isEmpty else { return }
        let ids = finished
        finished = []
        for id in ids {
            guard let connection = open[id.rawValue], let plan = connection.plan, !connection.hasSentClose else {
                continue
            }
            connection.hasSentClose = true
            var reason = Array(plan.reason.utf8Prefix(123))
            // Copied by the library during the call.
            lws_close_reason(connection.socket, lws_close_status(UInt32(plan.code.rawValue)), &reason, reason.count)
            lws_set_timeout(connection.socket, PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_SYNC)
            // The socket is gone if it was already broken.
            guard open[id.rawValue] != nil else { continue }
            limitClosing(of: connection)
        }
    }

    private func limitClosing(of connection: Connection) {
        lws_set_timeout(connection.socket, PENDING_TIMEOUT_CLOSE_SEND, CInt(configuration.closeTimeoutSeconds))
        hasNewTimeout = true
    }

    private func write(_ message: OutboundMessage, to connection: Connection) -> Bool {
        let deflated = connection.deflated(message.bytes, threshold: configuration.compressionThresholdBytes)
        connection.memory.pointee.marksCompressed = deflated != nil
        counters.messagesOut += 1
        counters.bytesOut += message.bytes.count
        let kind: lws_write_protocol =
            switch message.kind {
            case .text: LWS_WRITE_TEXT
            case .binary: LWS_WRITE_BINARY
            }
        return write(deflated ?? message.bytes, as: kind, to: connection.socket)
    }

    /// Gives bytes to libwebsockets, which keeps what the system does not take at once.
    ///
    /// - Returns: false if the connection is broken.
    func write(_ bytes: [UInt8], as kind: lws_write_protocol, to socket: OpaquePointer) -> Bool {
        let padding = CLibwebsockets_pre()
        let needed = padding + bytes.count
        if writeBuffer.count < needed { writeBuffer = [UInt8](repeating: 0, count: max(needed, 8_192)) }
        // The library writes its header into the padding and copies what it keeps: the buffer is free after the call.
        let written = writeBuffer.withUnsafeMutableBytes { buffer in
            let payload = UnsafeMutableRawBufferPointer(rebasing: buffer[padding..<needed])
            bytes.withUnsafeBytes { payload.copyMemory(from: $0) }
            // With no payload, `payload` still has a base address: one past the padding.
            return lws_write(socket, payload.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, kind)
        }
        if writeBuffer.count > 1 << 18 { writeBuffer = [] }
        return written >= bytes.count
    }

    // MARK: End

    /// Closes once what waits is written; throws away what the peer still sends.
    func plan(_ code: CloseCode, _ reason: String, for connection: Connection) {
        guard connection.plan == nil, connection.peerClose == nil else { return }
        connection.plan = Connection.Farewell(code: code, reason: reason)
        connection.appendPending(outbox.close(connection.id))
        // What still comes is thrown away, but the peer's close frame is behind it.
        resumeReading(connection)
        limitClosing(of: connection)
        lws_callback_on_writable(connection.socket)
    }

    private func peerCloses(_ event: SocketEvent) -> CInt {
        guard let connection = connection(of: event) else { return 0 }
        guard event.payload.count >= 2 else {
            connection.peerClose = Connection.Farewell(code: .noStatus, reason: "")
            return 0
        }
        let code = UInt16(event.payload[0]) << 8 | UInt16(event.payload[1])
        let reason = String(decoding: event.payload.dropFirst(2), as: UTF8.self)
        connection.peerClose = Connection.Farewell(code: CloseCode(rawValue: code), reason: reason)
        return 0
    }

    private func closed(_ event: SocketEvent) -> CInt {
        guard let memory = event.memory, let connection = open.removeValue(forKey: memory.pointee.id) else { return 0 }
        memory.pointee.id = 0
        outbox.close(connection.id)
        counters.connectionsOpen = open.count
        emit(connection.ending, to: connection)
        return 0
    }
}

extension String {
    /// The longest beginning of whole characters that has at most `count` bytes of UTF-8.
    fileprivate func utf8Prefix(_ count: Int) -> String.UTF8View {
        var result = self
        while result.utf8.count > count { result.removeLast() }
        return result.utf8
    }
}
