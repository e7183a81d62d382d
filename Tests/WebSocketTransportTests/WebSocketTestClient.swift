import Foundation

/// One frame as it stands on the wire, unmasked.
struct WireFrame: Equatable, Sendable {
    var isFinal = true
    var isCompressed = false
    var opcode: UInt8
    var payload: [UInt8] = []

    static let continuation: UInt8 = 0
    static let text: UInt8 = 1
    static let binary: UInt8 = 2
    static let close: UInt8 = 8
    static let ping: UInt8 = 9
    static let pong: UInt8 = 10

    var closeCode: Int? {
        guard opcode == Self.close, payload.count >= 2 else { return nil }
        return Int(payload[0]) << 8 | Int(payload[1])
    }

    /// The bytes a client sends, masked.
    var masked: [UInt8] {
        let mask: [UInt8] = [0x37, 0xfa, 0x21, 0x3d]  // RFC 6455, section 5.7
        var bytes = [(isFinal ? 0x80 : 0) | (isCompressed ? 0x40 : 0) | opcode]
        switch payload.count {
        case ..<126: bytes.append(0x80 | UInt8(payload.count))
        case ..<65_536: bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)]
        default:
            bytes.append(0x80 | 127)
            for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8((payload.count >> shift) & 0xff)) }
        }
        bytes += mask
        for (index, byte) in payload.enumerated() { bytes.append(byte ^ mask[index & 3]) }
        return bytes
    }
}

/// A WebSocket client that sends exactly what it is told to and shows exactly what comes.
actor WebSocketTestClient {
    struct Refused: Error {
        let head: String
    }

    struct Ended: Error {}

    private let socket: TestSocket
    private var buffer: [UInt8]
    /// The server's answer to the handshake.
    let head: String

    /// Shakes hands.
    ///
    /// - Parameters:
    ///   - port: on 127.0.0.1.
    ///   - path: what to ask for.
    ///   - headers: more header lines, without line ends.
    ///   - piece: how many bytes of the request are sent at a time.
    ///   - receiveBuffer: see ``TestSocket``.
    /// - Throws: ``Refused`` with the server's answer if it is not 101.
    init(
        port: UInt16,
        path: String = "/socket",
        headers: [String] = [],
        piece: Int = .max,
        receiveBuffer: Int? = nil
    ) async throws {
        let socket = try TestSocket(port: port, receiveBuffer: receiveBuffer)
        let request =
            [
                "GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Upgrade: websocket", "Connection: Upgrade",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
            ] + headers
        try await socket.send(Array((request.joined(separator: "\r\n") + "\r\n\r\n").utf8), piece: piece)
        var received: [UInt8] = []
        let end: [UInt8] = [13, 10, 13, 10]
        while received.firstRange(of: end) == nil {
            let bytes = try await socket.receive()
            if bytes.isEmpty { throw Refused(head: String(decoding: received, as: UTF8.self)) }
            received += bytes
        }
        let split = received.firstRange(of: end)?.upperBound ?? received.endIndex
        head = String(decoding: received[..<split], as: UTF8.self)
        guard head.hasPrefix("HTTP/1.1 101 ") else { throw Refused(head: head) }
        buffer = Array(received[split...])
        self.socket = socket
    }

    func send(_ frame: WireFrame, piece: Int = .max) async throws {
        try await socket.send(frame.masked, piece: piece)
    }

    func send(_ frames: [WireFrame], piece: Int = .max) async throws {
        try await socket.send(frames.flatMap(\.masked), piece: piece)
    }

    func send(text: String) async throws {
        try await send(WireFrame(opcode: WireFrame.text, payload: Array(text.utf8)))
    }

    /// Sends bytes as they are.
    func send(raw bytes: [UInt8]) async throws {
        try await socket.send(bytes)
    }

    func sendClose(code: UInt16, reason: String = "") async throws {
        let payload = [UInt8(code >> 8), UInt8(code & 0xff)] + Array(reason.utf8)
        try await send(WireFrame(opcode: WireFrame.close, payload: payload))
    }

    /// - Throws: ``Ended`` at the end of the stream.
    func next() async throws -> WireFrame {
        while true {
            if let frame = takeFrame() { return frame }
            let bytes = try await socket.receive()
            if bytes.isEmpty { throw Ended() }
            buffer += bytes
        }
    }

    /// The next message that is not a control frame, its fragments joined.
    func nextMessage() async throws -> [UInt8] {
        var payload: [UInt8] = []
        while true {
            let frame = try await next()
            guard frame.opcode < 8 else { continue }
            payload += frame.payload
            if frame.isFinal { return payload }
        }
    }

    /// Reads until the stream ends; returns the code of the close frame on the way, having answered it.
    func closeCodeAtEnd() async throws -> Int? {
        var code: Int?
        do {
            while true {
                let frame = try await next()
                guard let found = frame.closeCode else { continue }
                code = found
                try await send(WireFrame(opcode: WireFrame.close, payload: frame.payload))
            }
        } catch is Ended {
            return code
        }
    }

    func hangUp() {
        socket.shutDown()
    }

    private func takeFrame() -> WireFrame? {
        guard buffer.count >= 2 else { return nil }
        var length = Int(buffer[1] & 0x7f)
        var start = 2
        if length == 126 {
            guard buffer.count >= 4 else { return nil }
            length = Int(buffer[2]) << 8 | Int(buffer[3])
            start = 4
        } else if length == 127 {
            guard buffer.count >= 10 else { return nil }
            length = buffer[2..<10].reduce(0) { $0 << 8 | Int($1) }
            start = 10
        }
        guard buffer.count >= start + length else { return nil }
        let frame = WireFrame(
            isFinal: buffer[0] & 0x80 != 0,
            isCompressed: buffer[0] & 0x40 != 0,
            opcode: buffer[0] & 0x0f,
            payload: Array(buffer[start..<start + length])
        )
        buffer.removeFirst(start + length)
        return frame
    }
}
