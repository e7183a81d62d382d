import SceneServer
import TestSupport
import Testing
import WebSocketTransport

/// What the command line does with programs, without a process.
@Suite("Programs on the command line")
struct ProgramRunnerTests {
    private func trace(
        _ program: String,
        _ gesture: String? = nil,
        options: TraceOptions = TraceOptions()
    ) async throws -> (frames: [WireMessage], outcome: ProgramOutcome) {
        let output = RecordingOutput()
        let outcome = try await ProgramRunner().trace(
            NamedProgram(name: "A.swift", source: program),
            gesture: gesture.map { Array($0.utf8) },
            options: options
        ) {
            _ = output.send($0, as: .text)
        }
        return (try output.takeAll().map(WireMessage.init), outcome)
    }

    @Test func `tells a program's mistakes as the compiler does`() async {
        let outcome = await ProgramRunner().check(NamedProgram(name: "A.swift", source: Programs.broken))

        #expect(outcome.lines == ["A.swift:5:14: error: cannot find 'missing' in scope"])
        #expect(outcome.hasErrors)
    }

    // 262,144 bytes is the most. In the second line of the second, byte 0xFF stands where the fourth character would.
    @Test(
        arguments: [
            ([UInt8](repeating: 0x20, count: 262_145), "A.swift:1:1: error: the program is larger than 262144 bytes"),
            (Array("é\nabc".utf8) + [0xFF], "A.swift:2:4: error: the file is not text in UTF-8; save it as UTF-8"),
            ([0xFF, 0xFE, 0x61, 0x00], "A.swift:1:1: error: the file is text in UTF-16; save it as UTF-8"),
            ([0xFE, 0xFF, 0x00, 0x61], "A.swift:1:1: error: the file is text in UTF-16; save it as UTF-8"),
        ]
    )
    func `tells of a file that is no program at its place, whether it is checked or run`(
        bytes: [UInt8],
        line: String
    ) async throws {
        let program = NamedProgram(name: "A.swift", bytes: bytes)

        let checked = await ProgramRunner().check(program)
        let traced = try await ProgramRunner().trace(program, gesture: nil, options: TraceOptions()) { _ in }

        #expect(checked.lines == [line])
        #expect(checked.hasErrors)
        #expect(traced == checked)
    }

    @Test func `puts out a frame for the start and one for each message`() async throws {
        let gesture = #"[{"type":"scroll","displacement":{"y":30}},{"type":"advance","to":2}]"#

        let (frames, outcome) = try await trace(Programs.rows, gesture)

        #expect(frames.map(\.sequence) == [1, 2, 3])
        #expect(frames.map(\.time) == [0, 0, 2])
        #expect(frames.map(\.contentOffsetY) == [-59, -29, -29])
        #expect(outcome.lines.isEmpty)
        #expect(!outcome.hasErrors)
    }

    @Test func `goes on after a part of the program was broken off`() async throws {
        let (frames, outcome) = try await trace(
            Programs.stopsAfterASecond,
            #"[{"type":"advance","to":2},{"type":"advance","to":3}]"#
        )

        #expect(frames.map(\.time) == [0, 2, 3])
        #expect(frames.last?.item(text: "count 7") != nil)
        #expect(outcome.hasErrors)
        #expect(outcome.lines.map { $0.hasPrefix("A.swift:9:25: error: ") } == [true])
    }

    @Test func `puts out nothing of a program with errors`() async throws {
        let (frames, outcome) = try await trace(Programs.broken, "[]")

        #expect(frames.isEmpty)
        #expect(outcome.hasErrors)
    }

    @Test(
        arguments: [
            (
                #"[{"type":"advance","to":1},{"type":"advance","to":0.5}]"#,
                "--gesture: message 1: the time 0.5 is before"
            ),
            (
                #"[{"type":"scroll","displacement":{"x":3}}]"#,
                "--gesture: message 0: nothing scrolls on that axis; the scroll views are: ["
            ),
            (#"[{"type":"inspect"}]"#, "--gesture: message 0: 'inspect' is no input; expected touch, wheel, scroll,"),
            (#"{"type":"advance","to":1}"#, "--gesture: a gesture is not as expected: it must be a JSON list"),
            (#"[{"type":"advance"}]"#, "--gesture: message 0: 'to' is missing; expected the clock's new time"),
        ]
    )
    func `says which message of a gesture cannot be done, without the list of options`(
        gesture: String,
        words: String
    ) async throws {
        let error = await #expect(throws: UsageError.self) { try await trace(Programs.rows, gesture) }

        #expect(error?.message.hasPrefix(words) == true, "\(error?.message ?? "nothing was thrown")")
        #expect(error?.isAboutOptions == false)
    }

    @Test func `says which option cannot be understood`() async throws {
        var options = TraceOptions()
        options.os = "17"

        let error = await #expect(throws: UsageError.self) { try await trace(Programs.rows, options: options) }

        #expect(error == UsageError("--os: '17' is not one of 18, 26"))
    }
}
