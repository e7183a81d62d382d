import FoundationEssentials

/// A message and the number that its sender gave it.
package struct ReceivedMessage: Equatable, Sendable {
    package var message: ClientMessage
    package var id: MessageID?

    package init(message: ClientMessage, id: MessageID? = nil) {
        self.message = message
        self.id = id
    }
}

/// Reads messages of a client.
///
/// Messages that come sixty times a second go through ``HotMessageScanner``; whatever that does not know at a glance, and
/// everything else, goes through the JSON library. Both give the same answers.
package enum ClientMessageDecoder {
    /// The longest message that is read, in bytes: a program of the largest size, each byte of it escaped, and the rest.
    package static let maximumByteCount = 4_194_304

    /// Reads the message in a text frame.
    ///
    /// - Parameter bytes: JSON in UTF-8.
    /// - Returns: The message and the sender's number for it.
    /// - Throws: What is wrong, where, and what was expected, with the sender's number where it can be read.
    /// - Complexity: O(*n*) in the number of bytes; nesting is bounded by the JSON library.
    package static func decode(_ bytes: [UInt8]) throws(RefusedMessage) -> ReceivedMessage {
        guard bytes.count <= maximumByteCount else {
            let words = "the message has \(bytes.count) bytes; at most \(maximumByteCount) are read"
            throw RefusedMessage(error: MessageError(.messageTooLarge, words), id: nil)
        }
        if let message = HotMessageScanner.scan(bytes) { return message }
        let parsed = try parse(bytes)
        switch parsed.outcome {
        case .success(let message): return ReceivedMessage(message: message, id: parsed.id)
        case .failure(let error): throw RefusedMessage(error: error, id: parsed.id)
        }
    }

    /// Reads a list of messages, as a gesture is kept in a file.
    ///
    /// - Parameter bytes: A JSON array in UTF-8.
    /// - Returns: The messages, in order.
    /// - Throws: What is wrong with the list, or with its first message that is not as it should be.
    /// - Complexity: O(*n*) in the number of bytes.
    package static func decodeList(_ bytes: [UInt8]) throws(MessageError) -> [ClientMessage] {
        let parsed: [ParsedMessage]
        do {
            parsed = try JSONDecoder().decode([ParsedMessage].self, from: Data(bytes))
        } catch {
            throw notAList
        }
        guard JSONGrammar.accepts(bytes) else { throw notAList }
        var messages: [ClientMessage] = []
        for (index, entry) in parsed.enumerated() {
            switch entry.outcome {
            case .success(let message): messages.append(message)
            case .failure(let error): throw MessageError(error.code, "message \(index): \(error.message)")
            }
        }
        return messages
    }

    private static func parse(_ bytes: [UInt8]) throws(RefusedMessage) -> ParsedMessage {
        guard JSONGrammar.accepts(bytes) else { throw malformed(bytes) }
        do {
            return try JSONDecoder().decode(ParsedMessage.self, from: Data(bytes))
        } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
            let words = "the message is not an object; expected one such as {\"type\":\"inspect\"}"
            throw RefusedMessage(error: MessageError(.notAnObject, words), id: nil)
        } catch {
            throw RefusedMessage(error: unreadable, id: nil)
        }
    }

    /// Says why a text is not JSON; `NaN` and `Infinity`, which some writers produce, get their own answer.
    private static func malformed(_ bytes: [UInt8]) -> RefusedMessage {
        let readable = withoutNumberWords(bytes)
        // Nothing of what this reading gives is used but the reason why it is refused and the number to answer to.
        guard let parsed = try? JSONDecoder().decode(ParsedMessage.self, from: Data(readable)) else {
            return RefusedMessage(error: notJSON, id: nil)
        }
        if readable != bytes, case .failure(let error) = parsed.outcome, error.code == .notFinite {
            return RefusedMessage(error: error, id: parsed.id)
        }
        return RefusedMessage(error: notJSON, id: parsed.id)
    }

    /// The text with a number that is too large in place of the words `NaN` and `Infinity` outside of texts.
    ///
    /// Not the library's reading of JSON5: on bytes that are not UTF-8 that stops the process.
    private static func withoutNumberWords(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var isInText = false
        var rest = bytes[...]
        while let byte = rest.first {
            let mayBeWord = !isInText && (byte == UInt8(ascii: "N") || byte == UInt8(ascii: "I"))
            if mayBeWord, let word = ["NaN", "Infinity"].first(where: { rest.starts(with: $0.utf8) }) {
                result += "1e999".utf8
                rest = rest.dropFirst(word.utf8.count)
                continue
            }
            if byte == UInt8(ascii: "\"") { isInText.toggle() }
            let count = byte == UInt8(ascii: "\\") ? 2 : 1
            result += rest.prefix(count)
            rest = rest.dropFirst(count)
        }
        return result
    }

    private static let notAList = MessageError(
        .malformedJSON,
        "a gesture is not as expected: it must be a JSON list of messages"
    )

    /// For what has the grammar of JSON, and the library still does not read.
    private static let unreadable = MessageError(
        .malformedJSON,
        "the message nests too deep, or has a text that is not Unicode; expected at most 500 brackets inside each other, "
            + "in UTF-8"
    )

    private static let notJSON = MessageError(
        .malformedJSON,
        "the message is not JSON; expected one object such as {\"type\":\"inspect\"}"
    )
}

/// What the library made of a text: the message or what is wrong with it, and in either case its number.
private struct ParsedMessage: Decodable {
    var id: MessageID?
    var outcome: Result<ClientMessage, MessageError>

    init(from decoder: any Decoder) throws {
        let fields = FieldReader(try decoder.container(keyedBy: FieldName.self), path: "")
        do throws(MessageError) {
            id = try fields.optionalNumber("id").map(MessageID.init)
            outcome = .success(try ClientMessage(fields))
        } catch {
            outcome = .failure(error)
        }
    }
}
