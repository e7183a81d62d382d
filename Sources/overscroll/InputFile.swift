import Foundation
import SceneServer

/// Files that are named on the command line.
enum InputFile {
    /// Reads a program.
    ///
    /// - Parameter path: `-` is standard input.
    /// - Returns: Its name and its bytes.
    /// - Throws: ``ArgumentError`` when it cannot be read.
    static func program(at path: String) throws(ArgumentError) -> NamedProgram {
        NamedProgram(name: path == "-" ? "<stdin>" : path, bytes: try bytes(of: path))
    }

    /// Reads a file.
    ///
    /// - Parameter path: `-` is standard input.
    /// - Returns: All that it holds.
    /// - Throws: ``ArgumentError`` when it cannot be read, with the reason.
    static func bytes(of path: String) throws(ArgumentError) -> [UInt8] {
        do {
            let handle = path == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(filePath: path))
            return Array(try handle.readToEnd() ?? Data())
        } catch {
            throw ArgumentError(message: reason(path), isAboutOptions: false)
        }
    }

    private static func reason(_ path: String) -> String {
        guard FileManager.default.fileExists(atPath: path) else { return "there is no file '\(path)'" }
        let values = try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey])
        return values?.isDirectory == true ? "'\(path)' is a folder; expected a file" : "'\(path)' may not be read"
    }
}
