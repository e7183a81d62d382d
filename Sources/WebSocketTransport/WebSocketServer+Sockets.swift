internal import CLibwebsockets

extension WebSocketServer {
    /// What a callback returns to have libwebsockets end the connection.
    static let endConnection: CInt = -1

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
        // A CONNECT: the library would take whatever comes from there on as bytes for us, without limit or time-out.
        case LWS_CALLBACK_RAW_ADOPT: Self.endConnection
        default: 0  // the library's documented "nothing to say"
        }
    }

    func connection(of event: SocketEvent) -> Connection? {
        event.memory.flatMap { open[$0.pointee.id] }
    }

    private func subprotocol(of socket: OpaquePointer) -> Subprotocol? {
        guard let index = lws_get_protocol(socket)?.pointee.id else { return nil }
        return configuration.subprotocols.indices.contains(Int(index)) ? configuration.subprotocols[Int(index)] : nil
    }

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
        let events = EventQueue()
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
            events: events
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
            events: ConnectionEvents(queue: events, budget: budget)
        )
        switch incoming.yield(offered) {
        case .enqueued: break
        case .dropped, .terminated: plan(.tryAgainLater, "the server is full", for: connection)
        @unknown default: break
        }
        return 0
    }

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

    /// Notes how the peer closes; the library answers with the peer's own code, or with what is said here.
    private func peerCloses(_ event: SocketEvent) -> CInt {
        guard let connection = connection(of: event) else { return 0 }
        if event.payload.isEmpty {
            connection.peerClose = Connection.Farewell(code: .noStatus, reason: "")
            return 0
        }
        guard event.payload.count >= 2 else {
            return refuse(connection, Connection.Farewell(code: .protocolError, reason: "half a close code"))
        }
        let code = UInt16(event.payload[0]) << 8 | UInt16(event.payload[1])
        let reason = Array(event.payload.dropFirst(2))
        guard MessageAssembly.isUTF8(reason) else {
            return refuse(connection, Connection.Farewell(code: .invalidPayload, reason: "a reason that is not UTF-8"))
        }
        let text = String(decoding: reason, as: UTF8.self)
        connection.peerClose = Connection.Farewell(code: CloseCode(rawValue: code), reason: text)
        return 0
    }

    /// Answers a close frame that is none: left alone, the library would send it back as it came.
    private func refuse(_ connection: Connection, _ farewell: Connection.Farewell) -> CInt {
        connection.peerClose = farewell
        var reason = Array(farewell.reason.utf8)
        // Copied by the library during the call.
        lws_close_reason(connection.socket, lws_close_status(UInt32(farewell.code.rawValue)), &reason, reason.count)
        return Self.endConnection
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
