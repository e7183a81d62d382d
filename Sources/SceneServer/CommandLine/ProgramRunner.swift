internal import FrameProtocol
internal import TextShaping

/// What a program on the command line came to.
package struct ProgramOutcome: Equatable, Sendable {
    /// Lines for people, in the form that `swiftc` uses: `FILE:LINE:COLUMN: error: MESSAGE`.
    package var lines: [String]
    package var hasErrors: Bool
}

/// Checks and traces programs, on a thread with room for deep recursion.
package actor ProgramRunner {
    private let worker = WorkerPool(count: 1).worker()
    private let limits = SessionLimits()

    package nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe worker.asUnownedSerialExecutor() }

    package init() {}

    /// Says what is wrong with a program.
    ///
    /// - Returns: One line for each thing that was found.
    package func check(_ program: NamedProgram) -> ProgramOutcome {
        do throws(UnreadableProgram) {
            let source = try program.source(limit: limits.maximumProgramBytes)
            return outcome(ProgramLoader.load(source, limits: limits.program).diagnostics, name: program.name)
        } catch {
            return outcome([error.diagnostic], name: program.name)
        }
    }

    /// Runs a program on the manual clock.
    ///
    /// - Parameters:
    ///   - program: SwiftUI source.
    ///   - gesture: A JSON list of messages, or `nil`.
    ///   - options: What surrounds the program.
    ///   - output: Takes each frame message, a line end after it: one for the start, and one for each message of the gesture.
    /// - Returns: What is wrong with the program; nothing was put out if it has errors to begin with.
    /// - Throws: ``UsageError`` for options or a gesture that cannot be understood, or that ask for what is not there.
    package func trace(
        _ program: NamedProgram,
        gesture: [UInt8]?,
        options: TraceOptions,
        output: @Sendable ([UInt8]) -> Void
    ) throws(UsageError) -> ProgramOutcome {
        let source: String
        do throws(UnreadableProgram) {
            source = try program.source(limit: limits.maximumProgramBytes)
        } catch {
            return outcome([error.diagnostic], name: program.name)
        }
        let request = try options.openRequest(program: source)
        let messages = try gesture.map { bytes throws(UsageError) in try Self.messages(in: bytes) } ?? []
        let runner = SceneRunner(presets: PresetLibrary([]), limits: limits, text: try Self.textMeasurer())
        var diagnostics: [DiagnosticRecord] = []
        var writer = JSONWriter()
        func putOut() {
            writer.reset()
            writer.write(.frame(runner.frame(reply: nil)))
            output(writer.bytes + [UInt8(ascii: "\n")])
        }
        do throws(SceneFailure) {
            diagnostics = try runner.open(request).diagnostics
        } catch {
            throw UsageError(error.error.message)
        }
        guard !diagnostics.contains(where: { $0.severity == .error }) else {
            return outcome(diagnostics, name: program.name)
        }
        putOut()
        for (index, message) in messages.enumerated() {
            do throws(SceneFailure) {
                try runner.carryOut(message)
            } catch {
                // What a program breaks off in one message does not keep it from the next.
                guard let failed = DiagnosticRecord(error) else {
                    throw UsageError("--gesture: message \(index): \(error.error.message)", isAboutOptions: false)
                }
                diagnostics.append(failed)
            }
            putOut()
        }
        return outcome(diagnostics, name: program.name)
    }

    private func outcome(_ diagnostics: [DiagnosticRecord], name: String) -> ProgramOutcome {
        ProgramOutcome(
            lines: diagnostics.map { "\(name):\($0.line):\($0.column): \($0.severity.rawValue): \($0.message)" },
            hasErrors: diagnostics.contains { $0.severity == .error }
        )
    }

    private static func messages(in bytes: [UInt8]) throws(UsageError) -> [ClientMessage] {
        let messages: [ClientMessage]
        do throws(MessageError) {
            messages = try ClientMessageDecoder.decodeList(bytes)
        } catch {
            throw UsageError("--gesture: \(error.message)", isAboutOptions: false)
        }
        for (index, message) in messages.enumerated() where !message.isInput {
            let words = "--gesture: message \(index): '\(message.kind.rawValue)' is no input"
            throw UsageError("\(words); expected touch, wheel, scroll, advance or set", isAboutOptions: false)
        }
        return messages
    }

    private static func textMeasurer() throws(UsageError) -> ShapedTextMeasurer {
        do throws(FontCatalogError) {
            return ShapedTextMeasurer(fonts: try FontCatalog())
        } catch {
            throw UsageError("\(error)")
        }
    }
}

extension ClientMessage {
    /// Whether the message moves a scene that is open.
    fileprivate var isInput: Bool {
        switch self {
        case .touch, .wheel, .scroll, .advance, .set: true
        case .open, .edit, .inspect, .complete, .signature, .format: false
        }
    }
}

extension DiagnosticRecord {
    /// What a program broke off; `nil` for a message that asks for what cannot be done.
    fileprivate init?(_ failure: SceneFailure) {
        guard let source = failure.source else { return nil }
        self.init(severity: .error, line: source.line, column: source.column, message: failure.error.message)
    }
}

extension SceneRunner {
    /// Carries out an input on the manual clock.
    fileprivate func carryOut(_ message: ClientMessage) throws(SceneFailure) {
        switch message {
        case .touch(let touch): try self.touch(touch, at: touch.time)
        case .wheel(let wheel): try self.wheel(wheel, at: wheel.time)
        case .scroll(let request): try scroll(request)
        case .advance(let time): try advance(to: time)
        case .set(let change): try set(change)
        case .open, .edit, .inspect, .complete, .signature, .format: break
        }
    }
}
