@testable import WebSocketTransport

/// The server's answer to one HTTP request, read to the end of the connection.
struct HTTPTestReply: Sendable {
    let status: Int
    let head: String
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    /// Sends request lines, without line ends, and `Connection: close`.
    init(port: UInt16, request: [String]) async throws {
        let socket = try TestSocket(port: port)
        try await socket.send(Array((request + ["Connection: close", "", ""]).joined(separator: "\r\n").utf8))
        var received: [UInt8] = []
        while true {
            let bytes = try await socket.receive()
            if bytes.isEmpty { break }
            received += bytes
        }
        let end: [UInt8] = [13, 10, 13, 10]
        let split = received.firstRange(of: end)
        head = String(decoding: received[..<(split?.lowerBound ?? received.endIndex)], as: UTF8.self)
        body = Array(received[(split?.upperBound ?? received.endIndex)...])
        status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }

    init(port: UInt16, _ method: String = "GET", path: String, headers: [String] = []) async throws {
        try await self.init(port: port, request: ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers)
    }

    /// A header's value; nil if it is absent.
    func header(_ name: String) -> String? {
        for line in head.split(separator: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2, parts[0].lowercased() == name.lowercased() {
                return String(parts[1].drop { $0 == " " })
            }
        }
        return nil
    }
}
