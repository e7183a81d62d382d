import Foundation
import Glibc
import Synchronization

/// A TCP connection whose blocking calls run on threads of their own, never on Swift's.
final class TestSocket: Sendable {
    struct Failure: Error, CustomStringConvertible {
        let call: String
        let code: CInt

        var description: String { unsafe "\(call): \(String(cString: strerror(code)))" }
    }

    private let descriptor: CInt

    /// - Parameters:
    ///   - port: on 127.0.0.1.
    ///   - receiveBuffer: bytes of the system's buffer; small ones make a slow reader soon felt.
    /// - Throws: ``Failure`` if nobody listens there.
    init(port: UInt16, receiveBuffer: Int? = nil) throws {
        descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
        if let receiveBuffer {
            var size = CInt(receiveBuffer)
            unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<CInt>.size))
        }
        var on: CInt = 1
        unsafe setsockopt(descriptor, CInt(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<CInt>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = unsafe inet_addr("127.0.0.1")
        // The system reads the address as its common beginning during the call.
        let status = unsafe withUnsafePointer(to: address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Failure(call: "connect", code: errno) }
    }

    deinit {
        Glibc.close(descriptor)
    }

    /// Sends all bytes, in pieces of `piece` bytes.
    func send(_ bytes: [UInt8], piece: Int = .max) async throws {
        try await Self.onThread { [self] in
            var sent = 0
            while sent < bytes.count {
                let end = sent + min(piece, bytes.count - sent)
                let count = unsafe bytes[sent..<end].withUnsafeBytes {
                    unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
                }
                guard count > 0 else { throw Failure(call: "send", code: errno) }
                sent += count
            }
        }
    }

    /// Returns what has come, at least a byte; nothing at the end of the stream.
    func receive() async throws -> [UInt8] {
        try await Self.onThread { [self] in
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
            guard count >= 0 else {
                if errno == ECONNRESET { return [] }
                throw Failure(call: "recv", code: errno)
            }
            return Array(buffer.prefix(count))
        }
    }

    /// Ends the connection without a word.
    func shutDown() {
        shutdown(descriptor, CInt(SHUT_RDWR))
    }

    private static func onThread<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let queue = DispatchQueue(label: "test socket")
            queue.async { continuation.resume(with: Result { try body() }) }
        }
    }
}
