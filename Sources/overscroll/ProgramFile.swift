import Foundation

/// A program that was named on the command line.
struct ProgramFile {
    /// What diagnostics call it.
    let name: String
    let source: String

    /// - Parameter path: `-` is standard input.
    /// - Throws: ``ArgumentError`` when it cannot be read or is not text.
    init(path: String) throws(ArgumentError) {
        name = path == "-" ? "<stdin>" : path
        let bytes = try Self.bytes(of: path)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ArgumentError(message: "'\(name)' is not text in UTF-8")
        }
        source = text
    }

    static func bytes(of path: String) throws(ArgumentError) -> [UInt8] {
        do {
            let handle = path == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(filePath: path))
            return Array(try handle.readToEnd() ?? Data())
        } catch {
            throw ArgumentError(message: "'\(path)' cannot be read")
        }
    }
}
