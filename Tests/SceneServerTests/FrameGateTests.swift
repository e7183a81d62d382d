import SceneServer
import Testing

@Suite("FrameGate")
struct FrameGateTests {
    @Test func `lets two frames out and holds the third`() {
        var gate = FrameGate()

        #expect(gate.contentChanged() == .send)
        gate.frameSent(waitingBytes: 0)
        #expect(gate.contentChanged() == .send)
        gate.frameSent(waitingBytes: 700)
        #expect(gate.inFlight == 2)
        #expect(gate.contentChanged() == .wait)
        #expect(gate.contentChanged() == .wait)
    }

    @Test func `sends the newest state once everything was taken`() {
        var gate = FrameGate()
        gate.frameSent(waitingBytes: 1)
        _ = gate.contentChanged()

        #expect(gate.drained() == .send)
        gate.frameSent(waitingBytes: 0)
        #expect(gate.drained() == .wait)
    }

    @Test func `stays open for a client that takes each frame at once`() {
        var gate = FrameGate()

        for _ in 0..<100 {
            #expect(gate.contentChanged() == .send)
            gate.frameSent(waitingBytes: 0)
        }
    }
}
