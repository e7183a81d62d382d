internal import Glibc

/// Finds the file behind a path, and never one outside of the mounts.
struct StaticFiles: Sendable {
    /// A file that may be served.
    struct File: Equatable, Sendable {
        /// Without symbolic links.
        let path: String
        let byteCount: Int
        /// Changes with the file's size or time of change.
        let entityTag: String

        /// The same file compressed is another sequence of bytes, and so has a tag of its own.
        var compressedEntityTag: String { String(entityTag.dropLast()) + "-gzip\"" }
    }

    enum Lookup: Equatable {
        case file(File)
        /// The path names a folder and lacks the slash that relative links in it need.
        case folder
        case none
    }

    private struct Root: Sendable {
        let prefix: String
        /// Without symbolic links; nil for a folder that does not exist.
        let directory: String?
    }

    /// The longest path that is looked at, in bytes.
    private static let longestPath = 1_024

    private let roots: [Root]

    init(mounts: [StaticMount]) {
        let longestFirst = mounts.sorted { $0.urlPrefix.utf8.count > $1.urlPrefix.utf8.count }
        roots = longestFirst.map { Root(prefix: $0.urlPrefix, directory: Self.resolved($0.directory)) }
    }

    /// - Parameter path: decoded, with a leading slash.
    /// - Returns: a file that lies inside of the mount for the path, after all symbolic links.
    func find(_ path: String) -> Lookup {
        guard path.utf8.count <= Self.longestPath, let root = roots.first(where: { path.hasPrefix($0.prefix) }) else {
            return .none
        }
        guard let directory = root.directory else { return .none }
        let relative = path.dropFirst(root.prefix.count)
        let parts = relative.split(separator: "/", omittingEmptySubsequences: true)
        // No hidden files, and with them no "." and ".."; NUL would end the path early for the system.
        guard parts.allSatisfy({ !$0.hasPrefix(".") && !$0.utf8.contains(0) && !$0.contains("\\") }) else {
            return .none
        }
        let wanted = ([directory] + parts.map(String.init)).joined(separator: "/")
        let isFolderPath = relative.isEmpty || relative.hasSuffix("/")
        guard let found = Self.resolved(isFolderPath ? wanted + "/index.html" : wanted),
            found == directory || found.hasPrefix(directory + "/")
        else { return .none }
        return Self.look(at: found)
    }

    private static func look(at path: String) -> Lookup {
        var status = stat()
        guard stat(path, &status) == 0 else { return .none }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            return .folder
        case S_IFREG:
            let size = String(status.st_size, radix: 16)
            let time = String(status.st_mtim.tv_sec, radix: 16) + "." + String(status.st_mtim.tv_nsec, radix: 16)
            return .file(File(path: path, byteCount: Int(status.st_size), entityTag: "\"\(size)-\(time)\""))
        default:
            return .none
        }
    }

    /// Follows all symbolic links; nil if there is nothing at the end.
    private static func resolved(_ path: String) -> String? {
        guard let result = realpath(path, nil) else { return nil }
        defer { free(result) }
        return String(cString: result)
    }
}
