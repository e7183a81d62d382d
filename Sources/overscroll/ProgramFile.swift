import Foundation

/// A program that was named on the command line.
struct ProgramFile {
    /// What diagnostics call it.
    let name: String
    let source: String

    /// - Parameter path: `-` is standard input.
    /// - Throws: ``ArgumentError`` when it cannot be read, ``NotTextError`` when it is not text.
    init(path: String) throws {
        name = path == "-" ? "<stdin>" : path
        let bytes = try Self.bytes(of: path)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw NotTextError(name: name, bytes: bytes)
        }
        source = text
    }

    static func bytes(of path: String) throws(ArgumentError) -> [UInt8] {
        do {
            let handle = path == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(filePath: path))
            return Array(try handle.readToEnd() ?? Data())
        } catch {
            throw ArgumentError(message: "'\(path)' cannot be read", isAboutOptions: false)
        }
    }
}

/// A program that is not text in UTF-8.
struct NotTextError: Error {
    /// The line that tells so, in the form of all diagnostics.
    let line: String

    /// - Parameters:
    ///   - name: What the file is called.
    ///   - bytes: What it holds.
    init(name: String, bytes: [UInt8]) {
        let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        let (line, column) = Self.place(in: bytes)
        let reason = isWide ? "the file is text in UTF-16" : "the file is not text in UTF-8"
        self.line = "\(name):\(line):\(column): error: \(reason); save it as UTF-8"
    }

    /// Where the first byte stands that is no part of a character: the line, and the byte in it, from 1.
    private static func place(in bytes: [UInt8]) -> (line: Int, column: Int) {
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
