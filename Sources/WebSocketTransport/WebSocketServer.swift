internal import CLibwebsockets

/// A WebSocket and HTTP server on one thread of its own. Knows bytes and connections, nothing of what they mean.
///
/// ```swift
/// let server = WebSocketServer(configuration: configuration)
/// let address = try await server.start()
/// for await connection in server.connections {
///     Task { for await event in connection.events { … server.send(reply, as: .text, to: connection.id) } }
/// }
/// await server.stop()
/// ```
///
/// The actor's executor is that thread: libwebsockets calls back on it, and ``send(_:as:to:)`` alone does its work on
/// the caller's.
package actor WebSocketServer {
    enum Lifecycle {
        case idle
        case running(ServiceContext)
        /// Every client was asked to leave.
        case draining(ServiceContext)
        case stopped
    }

    package nonisolated let configuration: TransportConfiguration

    /// Connections in the order in which their handshakes ended.
    ///
    /// For one consumer; ends when the server stops.
    package nonisolated let connections: AsyncStream<IncomingConnection>

    nonisolated let incoming: AsyncStream<IncomingConnection>.Continuation
    nonisolated let outbox: Outbox
    private nonisolated let eventLoop = EventLoop(name: "sockets")

    var lifecycle = Lifecycle.idle
    var open: [UInt64: Connection] = [:]
    var responses: [UInt64: ResponseBody] = [:]
    var compressedFiles: CompressedFiles
    var counters = TransportCounters()
    /// Events whose sessions are not woken yet.
    var deliveries: [(connection: Connection, event: ConnectionEvent)] = []
    /// What the network has taken since the outbox last heard.
    var receipts: [Outbox.Receipt] = []
    /// Connections whose close frame is due.
    var finished: [ConnectionID] = []
    /// Whether a time-out was set that libwebsockets has not told libuv of: it does so after the next event only.
    var hasNewTimeout = false
    let files: StaticFiles
    /// Room for one outgoing message behind the bytes that libwebsockets wants free.
    var writeBuffer: [UInt8] = []
    private var lastID: UInt64 = 0
    private var retained: Unmanaged<WebSocketServer>?
    private var stopWaiters: [CheckedContinuation<Void, Never>] = []

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        eventLoop.asUnownedSerialExecutor()
    }

    package init(configuration: TransportConfiguration) {
        self.configuration = configuration
        (connections, incoming) = AsyncStream.makeStream(
            bufferingPolicy: .bufferingOldest(configuration.maximumConnections)
        )
        outbox = Outbox(limitBytes: configuration.outboundLimitBytes)
        files = StaticFiles(mounts: configuration.mounts)
        compressedFiles = CompressedFiles(limitBytes: configuration.compressedFilesLimitBytes)
    }

    /// Listens, and accepts clients from then on.
    ///
    /// A started server lives until ``stop(grace:)``, referenced or not.
    ///
    /// - Returns: the address, with the port that the system picked if 0 was asked for.
    package func start() throws(TransportError) -> BoundAddress {
        guard case .idle = lifecycle else { throw .alreadyStarted }
        try configuration.validate()
        let address = try NumericAddress.resolve(configuration.host)
        LibwebsocketsLog.install(configuration.log)
        // The one retain for the pointer that callbacks get; released here on failure, else in `finishStopping()`,
        // after the context is gone.
        let retained = Unmanaged.passRetained(self)
        let service: ServiceContext
        do {
            service = try ServiceContext(configuration: configuration, address: address, user: retained.toOpaque())
        } catch {
            retained.release()
            throw error
        }
        self.retained = retained
        lifecycle = .running(service)
        let wakeHandle = service.wakeHandle
        eventLoop.install(self) { wakeHandle.wake() }
        configuration.log(.notice, "listening on \(address.text) port \(service.port), event loop \(service.kind)")
        return BoundAddress(host: address.text, port: service.port, eventLoop: service.kind)
    }

    /// Puts a message into the connection's queue; messages of one caller arrive in order.
    ///
    /// Callable from anywhere and never waits; the cost is a lock and, if the socket thread sleeps, one system call.
    package nonisolated func send(_ bytes: [UInt8], as kind: MessageKind, to id: ConnectionID) -> SendOutcome {
        let result = outbox.append(OutboundMessage(bytes: bytes, kind: kind), to: id)
        if result.needsWake { eventLoop.wake() }
        return result.outcome
    }

    /// Whether the connection has ended; what is sent to it goes nowhere.
    package nonisolated func isClosed(_ id: ConnectionID) -> Bool { !outbox.isOpen(id) }

    /// Sends what waits, then a close frame; the connection's events end when the peer has answered or time is out.
    ///
    /// - Parameters:
    ///   - id: does nothing if the connection is closing or gone.
    ///   - code: what the close frame says.
    ///   - reason: for people; cut to the 123 bytes that fit.
    package func close(_ id: ConnectionID, code: CloseCode, reason: String = "") {
        guard let connection = open[id.rawValue] else { return }
        plan(code, reason, for: connection)
    }

    /// Reads on: the session has room again.
    nonisolated func resume(_ id: ConnectionID) {
        if outbox.requestReading(id) { eventLoop.wake() }
    }

    /// What was counted so far.
    package func currentCounters() -> TransportCounters {
        counters
    }

    /// Ends the server for good.
    ///
    /// New WebSockets are refused and `/readyz` turns to 503 at once, each client gets what waits for it and a close
    /// frame with 1001. Safe to call more than once; every call returns when the server has ended.
    ///
    /// - Parameter grace: how long clients have for their part of the close.
    package func stop(grace: Duration = .seconds(5)) async {
        switch lifecycle {
        case .stopped:
            return
        case .idle:
            lifecycle = .stopped
            incoming.finish()
            return
        case .draining:
            await withCheckedContinuation { stopWaiters.append($0) }
            return
        case .running(let service):
            lifecycle = .draining(service)
        }
        for connection in open.values {
            plan(.goingAway, "the server is stopping", for: connection)
        }
        guard !open.isEmpty else {
            finishStopping()
            return
        }
        let deadline = Task {
            // Cancelled when all clients have left in time.
            guard (try? await Task.sleep(for: grace)) != nil else { return }
            finishStopping()
        }
        await withCheckedContinuation { stopWaiters.append($0) }
        deadline.cancel()
    }

    /// Frees the sockets and wakes those who wait for the end.
    ///
    /// Never inside a callback of libwebsockets.
    private func finishStopping() {
        guard case .draining(let service) = lifecycle else { return }
        lifecycle = .stopped
        eventLoop.removeDriver()
        service.destroy()
        wakeSessions()
        incoming.finish()
        retained?.release()
        retained = nil
        stopWaiters.forEach { $0.resume() }
        stopWaiters = []
    }

    /// One round of the socket thread.
    private func serve(mayBlock: Bool) {
        // What was written is handed in before the thread sleeps: the sessions' sends tell of what waits.
        repeat { doOutboxWork() } while !receipts.isEmpty
        wakeSessions()
        switch lifecycle {
        case .idle, .stopped:
            return
        case .running(let service):
            turn(service, mayBlock: mayBlock)
        case .draining(let service):
            turn(service, mayBlock: mayBlock)
            if open.isEmpty { finishStopping() }
        }
    }

    private func doOutboxWork() {
        let (work, drained) = outbox.exchange(receipts)
        receipts.removeAll(keepingCapacity: true)
        for id in drained {
            if let connection = open[id.rawValue] { emit(.drained, to: connection) }
        }
        for item in work {
            guard let connection = open[item.id.rawValue] else { continue }
            if item.wantsReading { resumeReading(connection) }
            if item.hasOverflowed {
                counters.refuse(.slowReader)
                connection.dropPending()
                plan(.tryAgainLater, "the outbound limit was reached", for: connection)
            } else {
                connection.appendPending(item.messages)
                flush(connection)
            }
        }
    }

    private func turn(_ service: ServiceContext, mayBlock: Bool) {
        if hasNewTimeout {
            hasNewTimeout = false
            service.wakeHandle.wake()
        }
        service.turn(mayBlock: mayBlock)
        sendCloses()
        wakeSessions()
    }

    private func wakeSessions() {
        for (connection, event) in deliveries { connection.hand(over: event) }
        deliveries.removeAll(keepingCapacity: true)
    }

    /// A number that no connection or response had before.
    func makeID() -> UInt64 {
        lastID += 1
        return lastID
    }
}

extension WebSocketServer: EventLoopDriver {
    nonisolated func turn(mayBlock: Bool) {
        assumeIsolated { $0.serve(mayBlock: mayBlock) }
    }
}
