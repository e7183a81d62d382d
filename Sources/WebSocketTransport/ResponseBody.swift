internal import Glibc

/// A body on its way to a client.
///
/// A file's is read a piece at a time, so that a slow client costs no memory; bytes at hand are shared, not copied.
final class ResponseBody {
    private enum Source {
        /// A descriptor of its own.
        case file(CInt)
        case memory([UInt8])
    }

    let byteCount: Int
    private(set) var offset = 0
    private let source: Source

    var remaining: Int { byteCount - offset }

    init(_ bytes: [UInt8]) {
        source = .memory(bytes)
        byteCount = bytes.count
    }

    /// - Returns: nil if the file is gone or may not be read.
    init?(_ file: StaticFiles.File) {
        // The path has no links left; one put there since is not followed.
        let descriptor = Glibc.open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        source = .file(descriptor)
        byteCount = file.byteCount
    }

    deinit {
        switch source {
        case .file(let descriptor): Glibc.close(descriptor)
        case .memory: break
        }
    }

    /// - Returns: the next piece; nil if the file has become shorter or unreadable.
    func next(upTo limit: Int) -> [UInt8]? {
        let wanted = min(limit, remaining)
        let bytes: [UInt8] =
            switch source {
            case .memory(let all): Array(all[offset..<offset + wanted])
            case .file(let descriptor): Self.read(descriptor, at: offset, count: wanted)
            }
        guard !bytes.isEmpty else { return nil }
        offset += bytes.count
        return bytes
    }

    /// - Returns: nothing at the file's end or if it cannot be read.
    private static func read(_ descriptor: CInt, at offset: Int, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
            read = max(0, pread(descriptor, buffer.baseAddress, count, offset))
        }
    }
}
