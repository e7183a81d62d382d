import Foundation

/// A message as another reader of JSON sees it.
package struct WireMessage: Sendable {
    private let bytes: [UInt8]

    /// - Throws: What the reader says about bytes that are no JSON object.
    package init(_ bytes: [UInt8]) throws {
        guard try JSONSerialization.jsonObject(with: Data(bytes)) is [String: Any] else {
            throw CocoaError(.coderReadCorrupt)
        }
        self.bytes = bytes
    }

    /// Read anew each time: what the reader gives cannot be handed from thread to thread.
    package var fields: [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]) ?? [:]
    }

    package var type: String? { fields["type"] as? String }
    package var reply: Double? { fields["reply"] as? Double }
    package var code: String? { fields["code"] as? String }
    package var message: String? { fields["message"] as? String }
    package var time: Double? { fields["time"] as? Double }
    package var sequence: Int? { fields["sequence"] as? Int }

    package subscript(name: String) -> Any? { fields[name] }

    package func list(_ name: String) -> [[String: Any]] { fields[name] as? [[String: Any]] ?? [] }

    /// The item with an accessibility identifier.
    package func item(_ identifier: String) -> [String: Any]? {
        list("items").first { $0["identifier"] as? String == identifier }
    }

    /// The text of the first item that has this text.
    package func item(text: String) -> [String: Any]? { list("items").first { $0["text"] as? String == text } }

    /// The vertical offset of the outermost scroll view.
    package var contentOffsetY: Double? {
        (list("scrollViews").first?["contentOffset"] as? [String: Any])?["y"] as? Double
    }

    package var phase: String? { list("scrollViews").first?["phase"] as? String }
}
