internal import FrameProtocol
package import WebSocketTransport

/// One connection and its scene.
///
/// The actor lives on a thread of the ``WorkerPool``. Each event is handled to its end before the next: nothing in here waits,
/// but for the next event and for the next moment of a scene that moves by itself.
package actor SceneSession {
    private let worker: Worker
    private let environment: SessionEnvironment
    private let output: any SessionOutput
    private let runner: SceneRunner
    private var gate = FrameGate()
    private var time = SceneTime(scene: 0, outside: 0)
    private var pace: FrameClock
    /// Waits for the next moment at which the scene moves by itself.
    private var ticker: (task: Task<Void, Never>, due: Double)?
    private var writer = JSONWriter()
    /// `nil` where frames go out as JSON like everything else.
    private var compactEncoder: CompactFrameEncoder?
    private var isFormatting = false
    private var isEnded = false

    /// Whether the session will send frames by itself.
    package var isTicking: Bool { ticker != nil }

    package nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe worker.asUnownedSerialExecutor() }

    package init(environment: SessionEnvironment, output: any SessionOutput, encoding: FrameEncoding = .json) {
        self.environment = environment
        self.output = output
        compactEncoder = encoding == .compact ? CompactFrameEncoder() : nil
        worker = environment.workers.worker()
        runner = SceneRunner(presets: environment.presets, limits: environment.limits, text: environment.text)
        pace = FrameClock(rate: environment.limits.defaultFrameRate)
    }

    /// Greets the client and answers its messages until the connection ends.
    package func run(_ events: ConnectionEvents) async {
        start()
        for await event in events { handle(event) }
        end()
    }

    /// Sends the greeting.
    package func start() {
        environment.metrics.sessionStarted()
        send(.hello(environment.hello))
    }

    /// Stops what moves by itself; the scene goes together with the session.
    package func end() {
        guard !isEnded else { return }
        isEnded = true
        stopTicking()
        environment.metrics.sessionEnded()
    }

    /// Handles one event of the connection to its end.
    package func handle(_ event: ConnectionEvent) {
        switch event {
        case .message where output.isClosed:
            // Whoever hangs up leaves up to a thousand messages behind; carrying them out would hold up the others' scenes.
            break
        case .message(let bytes, .text):
            receive(bytes)
        case .message(_, .binary):
            refuse(MessageError(.binaryMessage, "the message is binary; expected JSON as text"))
        case .oversizedMessage(let limit):
            refuse(MessageError(.messageTooLarge, "the message is too long; expected at most \(limit) bytes"))
        case .drained:
            if gate.drained() == .send { sendFrame(reply: nil, began: environment.clock.now) }
        case .closed:
            end()
        }
    }

    // MARK: Messages

    private func receive(_ bytes: [UInt8]) {
        let began = environment.clock.now
        do throws(RefusedMessage) {
            let received = try ClientMessageDecoder.decode(bytes)
            environment.metrics.received(received.message.kind)
            answer(received, began: began)
        } catch {
            refuse(error.error, reply: error.id)
        }
    }

    private func answer(_ received: ReceivedMessage, began: Double) {
        do throws(SceneFailure) {
            try carryOut(received, began: began)
        } catch {
            report(error, reply: received.id)
            // Nothing asks for a frame on the real clock, and a program that stops has often changed something before.
            if runner.clock == .real, error.source != nil { showChange(began: began) }
        }
        keepTicking()
    }

    private func carryOut(_ received: ReceivedMessage, began: Double) throws(SceneFailure) {
        switch received.message {
        case .open(let request):
            let opened = try runner.open(request)
            compactEncoder?.startAnew()
            time = SceneTime(scene: runner.time, outside: began)
            restartPace(request.frameRate)
            send(.opened(opened.replying(to: received.id)))
        case .edit(let program, let entry):
            // What the program before does until now is its own, with its lines, and goes out under it.
            if isTicking { goOn(began) } else { try catchUp(began) }
            let opened = try runner.edit(program: program, entry: entry)
            send(.opened(opened.replying(to: received.id)))
        case .set(let change):
            try catchUp(began)
            try runner.set(change)
        case .touch(let touch):
            try runner.touch(touch, at: moved(to: touch.time, began))
        case .wheel(let wheel):
            try runner.wheel(wheel, at: moved(to: wheel.time, began))
        case .scroll(let scroll):
            try catchUp(began)
            try runner.scroll(scroll)
        case .advance(let moment):
            try runner.advance(to: moment)
        case .inspect:
            let root = try runner.inspect()
            send(.tree(TreeMessage(root: root, reply: received.id)))
            return
        case .complete(let place):
            var completions = try runner.completions(at: place)
            completions.reply = received.id
            send(.completions(completions))
            return
        case .signature(let place):
            var signatures = try runner.signatures(at: place)
            signatures.reply = received.id
            send(.signatures(signatures))
            return
        case .format(let program):
            try startFormatting(program, reply: received.id)
            return
        }
        frameAfterMessage(reply: received.id, began: began)
    }

    /// Has a program's text laid out elsewhere; the scene goes on meanwhile.
    private func startFormatting(_ program: String, reply: MessageID?) throws(SceneFailure) {
        guard let formatter = environment.formatter else {
            throw SceneFailure(.formatUnavailable, "this server has no swift-format; 'hello' says whether it has")
        }
        guard !isFormatting else {
            throw SceneFailure(.tooManyMessages, "another 'format' is being carried out; expected one at a time")
        }
        try runner.checkSize(program)
        isFormatting = true
        Task {
            do throws(MessageError) {
                let text = try await formatter.format(program)
                send(.formatted(FormattedMessage(program: text, reply: reply)))
            } catch {
                refuse(error, reply: reply)
            }
            isFormatting = false
        }
    }

    /// The scene's time for a message: what it carries on the manual clock, what is left of that on the real one.
    private func moved(to moment: Double, _ now: Double) -> Double {
        guard runner.clock == .real else { return moment }
        time.move(to: moment, outside: now)
        return time.scene
    }

    /// Moves a scene on the real clock to the present, for messages that carry no time.
    private func catchUp(_ now: Double) throws(SceneFailure) {
        guard runner.clock == .real else { return }
        time.move(outside: now)
        try runner.tick(to: time.scene)
    }

    private func report(_ failure: SceneFailure, reply: MessageID? = nil) {
        environment.metrics.refused(failure.error.code)
        send(.error(ErrorMessage(failure.error, source: failure.source, reply: reply)))
    }

    private func refuse(_ error: MessageError, reply: MessageID? = nil) {
        environment.metrics.refused(error.code)
        send(.error(ErrorMessage(error, reply: reply)))
    }

    // MARK: Frames

    /// Each message gets its own frame; only on the real clock, messages without a number may share the newest.
    private func frameAfterMessage(reply: MessageID?, began: Double) {
        let action = gate.contentChanged()
        if action == .send || reply != nil || runner.clock == .manual {
            sendFrame(reply: reply, began: began)
        } else {
            environment.metrics.frameSkipped()
        }
    }

    /// Sends a frame that nobody asked for, if something looks different or was called.
    private func showChange(began: Double) {
        guard gate.contentChanged() == .send else { return environment.metrics.frameSkipped() }
        if let frame = runner.changedFrame() { send(frame, began: began) }
    }

    private func sendFrame(reply: MessageID?, began: Double) {
        send(runner.frame(reply: reply), began: began)
    }

    private func send(_ frame: FrameMessage, began: Double) {
        let outcome: SendOutcome
        if let bytes = compactEncoder?.encode(frame) {
            outcome = output.send(bytes, as: .binary)
        } else {
            outcome = send(.frame(frame))
        }
        switch outcome {
        case .accepted(let waiting): gate.frameSent(waitingBytes: waiting)
        case .overflow, .closed: stopTicking()
        }
        environment.metrics.frameSent(microseconds: (environment.clock.now - began) * 1_000_000)
    }

    @discardableResult
    private func send(_ message: ServerMessage) -> SendOutcome {
        writer.reset()
        writer.write(message)
        return output.send(writer.bytes, as: .text)
    }

    // MARK: The real clock

    private func restartPace(_ asked: Double?) {
        stopTicking()
        let limits = environment.limits
        pace = FrameClock(rate: min(asked ?? limits.defaultFrameRate, limits.highestFrameRate))
    }

    /// Makes sure that the session wakes up for the next moment at which the scene moves by itself.
    private func keepTicking() {
        guard let due = nextDue() else { return stopTicking() }
        if let ticker, ticker.due <= due { return }
        ticker?.task.cancel()
        wait(until: due)
    }

    /// When the next frame is due, on the outside clock; `nil` while nothing moves by itself.
    private func nextDue() -> Double? {
        guard runner.clock == .real, !isEnded, let moment = runner.nextFrameTime else { return nil }
        let now = environment.clock.now
        let regular = pace.due ?? pace.start(now: now) ?? now
        // A scene that only waits, for a task that sleeps, is left alone until then.
        return max(regular, now + (moment - time.reckoned(outside: now)))
    }

    private func wait(until due: Double) {
        let clock = environment.clock
        let task = Task {
            do throws(CancellationError) {
                try await clock.sleep(until: due)
                tick(due: due)
            } catch {
                // Cancelled: whoever did that has started another wait or wants none.
            }
        }
        ticker = (task, due)
    }

    private func tick(due: Double) {
        guard let ticker, ticker.due == due else { return }
        self.ticker = nil
        goOn(environment.clock.now)
        _ = pace.advance(now: environment.clock.now)
        keepTicking()
    }

    /// Moves a scene on the real clock to the present and shows what became of it.
    private func goOn(_ began: Double) {
        do throws(SceneFailure) {
            try catchUp(began)
        } catch {
            report(error)
        }
        showChange(began: began)
    }

    private func stopTicking() {
        ticker?.task.cancel()
        ticker = nil
        pace.stop()
    }
}

/// How frames go over the wire.
package enum FrameEncoding: Sendable {
    case json
    /// Binary differences; everything but frames stays JSON.
    case compact
}

extension OpenedMessage {
    fileprivate func replying(to id: MessageID?) -> OpenedMessage {
        var copy = self
        copy.reply = id
        return copy
    }
}
