import Foundation
import Glibc

/// A plain WebSocket client over a blocking socket, for tests of the whole server.
///
/// Knows no extensions and no fragments of its own; masks what it sends, as RFC 6455 asks of clients.
package actor WebSocketClient {
    /// What the server did instead of what was asked of it.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package enum Event: Equatable, Sendable {
        case text([UInt8])
        case binary([UInt8])
        /// The code of the server's close frame; `nil` if the connection just ended.
        case closed(code: Int?)
    }

    private let socket: BlockingSocket
    private var buffer: [UInt8]
    /// The subprotocol that the server chose.
    package nonisolated let subprotocol: String?

    /// Connects and shakes hands.
    package init(port: UInt16, path: String = "/socket", subprotocol: String? = "overscroll.v1.json") async throws {
        socket = try BlockingSocket(port: port)
        var lines = [
            "GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
        ]
        if let subprotocol { lines.append("Sec-WebSocket-Protocol: \(subprotocol)") }
        try socket.send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        let (head, rest) = try await Self.head(socket)
        guard head.hasPrefix("HTTP/1.1 101") else { throw Failure(description: head) }
        buffer = rest
        self.subprotocol = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("sec-websocket-protocol:") }
            .map { $0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces) }
    }

    /// Sends a text message.
    package func send(_ text: String) throws { try sendFrame(opcode: 1, Array(text.utf8)) }

    /// Closes from this side.
    package func close() throws { try sendFrame(opcode: 8, [0x03, 0xE8]) }

    /// Waits for the next text, read as JSON.
    package func message() async throws -> WireMessage {
        switch try await event() {
        case .text(let bytes): return try WireMessage(bytes)
        case .binary: throw Failure(description: "a binary message")
        case .closed(let code): throw Failure(description: "closed with \(code.map(String.init) ?? "no code")")
        }
    }

    /// Waits for the next message or the end; answers pings on the way.
    package func event() async throws -> Event {
        while true {
            let (opcode, payload) = try await frame()
            switch opcode {
            case 1: return .text(payload)
            case 2: return .binary(payload)
            case 8:
                try sendFrame(opcode: 8, payload)
                return .closed(code: payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil)
            case 9: try sendFrame(opcode: 10, payload)
            case 10: continue
            case -1: return .closed(code: nil)
            default: throw Failure(description: "opcode \(opcode)")
            }
        }
    }

    // MARK: Frames

    private func sendFrame(opcode: UInt8, _ payload: [UInt8]) throws {
        let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
        var bytes: [UInt8] = [0x80 | opcode]
        switch payload.count {
        case ..<126: bytes.append(0x80 | UInt8(payload.count))
        case ..<65_536: bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default:
            bytes.append(0x80 | 127)
            bytes += (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
        }
        bytes += mask
        bytes += payload.enumerated().map { $0.element ^ mask[$0.offset & 3] }
        try socket.send(bytes)
    }

    /// The next whole frame; opcode -1 at the end of the stream.
    private func frame() async throws -> (opcode: Int, payload: [UInt8]) {
        while true {
            if let frame = takeFrame() { return frame }
            let more = try await socket.receive()
            if more.isEmpty { return (-1, []) }
            buffer += more
        }
    }

    private func takeFrame() -> (opcode: Int, payload: [UInt8])? {
        guard buffer.count >= 2 else { return nil }
        let short = Int(buffer[1] & 0x7F)
        let extra = short == 127 ? 8 : short == 126 ? 2 : 0
        guard buffer.count >= 2 + extra else { return nil }
        let length = extra == 0 ? short : buffer[2..<2 + extra].reduce(0) { $0 << 8 | Int($1) }
        guard buffer.count >= 2 + extra + length else { return nil }
        let payload = Array(buffer[(2 + extra)..<(2 + extra + length)])
        let opcode = Int(buffer[0] & 0xF)
        buffer.removeFirst(2 + extra + length)
        return (opcode, payload)
    }

    private static func head(_ socket: BlockingSocket) async throws -> (head: String, rest: [UInt8]) {
        var received: [UInt8] = []
        while true {
            if let end = received.firstRange(of: Array("\r\n\r\n".utf8)) {
                return (
                    String(decoding: received[..<end.lowerBound], as: UTF8.self), Array(received[end.upperBound...])
                )
            }
            let more = try await socket.receive()
            guard !more.isEmpty else { throw Failure(description: String(decoding: received, as: UTF8.self)) }
            received += more
        }
    }
}

/// Asks for one thing over HTTP.
package enum HTTPClient {
    /// Returns the status and the body.
    package static func get(port: UInt16, path: String) async throws -> (status: Int, body: String) {
        let socket = try BlockingSocket(port: port)
        try socket.send(Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n".utf8))
        var received: [UInt8] = []
        while true {
            let more = try await socket.receive()
            if more.isEmpty { break }
            received += more
        }
        let text = String(decoding: received, as: UTF8.self)
        let status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return (status, text.firstRange(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } ?? "")
    }
}

/// A TCP connection to this machine whose reads wait on a thread of their own.
private final class BlockingSocket: Sendable {
    private let descriptor: CInt
    private let readers = DispatchQueue(label: "test socket")

    init(port: UInt16) throws {
        descriptor = Glibc.socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw WebSocketClient.Failure(description: "no socket, errno \(errno)") }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        // The address outlives the call, and its length is its own.
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw WebSocketClient.Failure(description: "cannot connect, errno \(errno)") }
    }

    deinit { Glibc.close(descriptor) }

    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            // The pointer is used within the closure alone, and the count is the buffer's.
            let count = unsafe bytes[sent...].withUnsafeBytes { buffer in
                unsafe Glibc.send(descriptor, buffer.baseAddress, buffer.count, CInt(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw WebSocketClient.Failure(description: "cannot send, errno \(errno)") }
            sent += count
        }
    }

    /// What has come, at least one byte; empty at the end of the stream.
    func receive() async throws -> [UInt8] {
        let (count, bytes) = await withCheckedContinuation { continuation in
            readers.async { [descriptor] in
                var bytes = [UInt8](repeating: 0, count: 65_536)
                // As above.
                let count = unsafe bytes.withUnsafeMutableBytes { buffer in
                    unsafe recv(descriptor, buffer.baseAddress, buffer.count, 0)
                }
                continuation.resume(returning: (count, Array(bytes.prefix(max(count, 0)))))
            }
        }
        guard count >= 0 || errno == ECONNRESET else {
            throw WebSocketClient.Failure(description: "cannot receive, errno \(errno)")
        }
        return bytes
    }
}
