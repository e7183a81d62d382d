import Foundation

/// What a client sends, as it comes over the socket.
enum SessionMessages {
    private struct Open: Encodable {
        var type = "open"
        var program: String
        var clock = "manual"
    }

    static func open(_ program: String) throws -> [UInt8] { try Array(JSONEncoder().encode(Open(program: program))) }

    static func scroll(to displacement: Double) -> [UInt8] {
        Array(#"{"type":"scroll","displacement":{"y":\#(displacement)}}"#.utf8)
    }

    static func touch(_ phase: String, y: Double, time: Double) -> [UInt8] {
        Array(#"{"type":"touch","phase":"\#(phase)","x":200,"y":\#(y),"time":\#(time)}"#.utf8)
    }

    /// A finger that pulls the content a few points in each frame, back and forth over 240.
    ///
    /// - Parameters:
    ///   - count: How many frames.
    ///   - start: The time of the first, in seconds.
    /// - Returns: One message a frame, and one before them that puts the finger down.
    static func drag(frames count: Int, from start: Double) -> [[UInt8]] {
        var y = 500.0
        var messages = [touch("began", y: y, time: start)]
        for step in 0..<count {
            y += step / 80 % 2 == 0 ? 3 : -3
            messages.append(touch("moved", y: y, time: start + Double(step + 1) / 60))
        }
        return messages
    }
}
