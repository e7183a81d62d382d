internal import FrameProtocol

/// A program as it came from a file, before it is known to be text.
package struct NamedProgram: Equatable, Sendable {
    /// What its lines are called by.
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    package init(name: String, source: String) { self.init(name: name, bytes: Array(source.utf8)) }

    /// Returns the source.
    ///
    /// - Parameter limit: The most bytes that it may have.
    /// - Returns: All of it as text.
    /// - Throws: What keeps it from being read, at its place: it is too long, or no text in UTF-8.
    func source(limit: Int) throws(UnreadableProgram) -> String {
        guard bytes.count <= limit else {
            throw UnreadableProgram(line: 1, column: 1, message: "the program is larger than \(limit) bytes")
        }
        guard let source = String(validating: bytes, as: UTF8.self) else {
            let (line, column) = placeOfFirstMistake
            let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            let reason = isWide ? "the file is text in UTF-16" : "the file is not text in UTF-8"
            throw UnreadableProgram(line: line, column: column, message: "\(reason); save it as UTF-8")
        }
        return source
    }

    /// Where the first byte stands that is no part of a character: the line, and the byte in it, from 1.
    private var placeOfFirstMistake: (line: Int, column: Int) {
        var (line, column) = (1, 1)
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            column += UTF8.width(scalar)
            if scalar == "\n" { (line, column) = (line + 1, 1) }
        }
        return (line, column)
    }
}

/// Why a program's file cannot be read as one, as a diagnostic.
struct UnreadableProgram: Error {
    let line: Int
    let column: Int
    let message: String

    var diagnostic: DiagnosticRecord {
        DiagnosticRecord(severity: .error, line: line, column: column, message: message)
    }
}
