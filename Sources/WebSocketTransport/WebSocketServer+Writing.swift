internal import CLibwebsockets

extension WebSocketServer {
    /// Goes on where the system took no more.
    func writeable(_ event: SocketEvent) -> CInt {
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
    ///
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
}

extension String {
    /// The longest beginning of whole characters that has at most `count` bytes of UTF-8.
    fileprivate func utf8Prefix(_ count: Int) -> String.UTF8View {
        var result = self
        while result.utf8.count > count { result.removeLast() }
        return result.utf8
    }
}
