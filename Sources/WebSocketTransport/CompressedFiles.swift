internal import CLibwebsockets

/// Files in the form that `Content-Encoding: gzip` means, made when first asked for and kept in memory up to a bound.
struct CompressedFiles {
    private struct Entry {
        /// The tag of the file that was compressed: another one means that it has changed.
        let entityTag: String
        let bytes: [UInt8]
        var lastUse: Int
    }

    /// The sizes that are compressed: shorter files fit into the packet that brings their header, and longer ones would
    /// hold up the socket thread for more than a few frames.
    private static let sizes = 512...1 << 20

    private let limitBytes: Int
    private var entries: [String: Entry] = [:]
    private var clock = 0
    private(set) var byteCount = 0

    /// - Parameter limitBytes: the most compressed bytes to keep; the file asked for longest ago goes first.
    init(limitBytes: Int) {
        self.limitBytes = limitBytes
    }

    /// Whether the file is to be compressed for a client that accepts it.
    static func suits(_ file: StaticFiles.File, _ type: ContentType) -> Bool {
        type.isText && sizes.contains(file.byteCount)
    }

    /// Returns the file compressed, or nil if it cannot be read as it was found.
    ///
    /// - Complexity: O(1) if the file is kept, else O(*n*) in its size, some 20 ms for the largest.
    mutating func bytes(of file: StaticFiles.File) -> [UInt8]? {
        clock += 1
        if let entry = entries[file.path], entry.entityTag == file.entityTag {
            entries[file.path]?.lastUse = clock
            return entry.bytes
        }
        drop(file.path)
        guard let content = Self.content(of: file), let bytes = gzip(content) else { return nil }
        keep(Entry(entityTag: file.entityTag, bytes: bytes, lastUse: clock), at: file.path)
        return bytes
    }

    private mutating func keep(_ entry: Entry, at path: String) {
        guard entry.bytes.count <= limitBytes else { return }
        while byteCount + entry.bytes.count > limitBytes,
            let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            drop(oldest.key)
        }
        entries[path] = entry
        byteCount += entry.bytes.count
    }

    private mutating func drop(_ path: String) {
        byteCount -= entries.removeValue(forKey: path)?.bytes.count ?? 0
    }

    private static func content(of file: StaticFiles.File) -> [UInt8]? {
        guard let body = ResponseBody(file) else { return nil }
        var content: [UInt8] = []
        content.reserveCapacity(file.byteCount)
        while body.remaining > 0 {
            guard let piece = body.next(upTo: body.remaining) else { return nil }
            content += piece
        }
        return content
    }
}

/// Whether an `Accept-Encoding` value allows gzip (RFC 9110, section 12.5.3); without the header nothing is compressed.
func acceptsGzip(_ header: String?) -> Bool {
    guard let header else { return false }
    var wildcard = false
    for item in header.split(separator: ",") {
        let parts = item.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
        guard let coding = parts.first else { continue }
        let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { $0.dropFirst(2) } ?? "1"
        // "0", "0.0", … mean never; anything that is no number as well.
        let isAllowed = (Double(weight) ?? 0) > 0
        if coding == "gzip" || coding == "x-gzip" { return isAllowed }
        if coding == "*" { wildcard = isAllowed }
    }
    return wildcard
}

/// Returns the bytes as a gzip member (RFC 1952) without a time, or nil when there is no memory for zlib's tables.
///
/// - Complexity: O(*n*) in the number of bytes.
func gzip(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // 15 for a window of 32 KiB, and 16 for gzip's header and trailer.
    guard CLibwebsockets_deflateInit(&stream, 6, 15 + 16, 8) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let capacity = Int(deflateBound(&stream, UInt(bytes.count)))
    return bytes.withUnsafeBufferPointer { input in
        [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
            // zlib does not write to its input; both buffers outlive the call.
            stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.avail_in = UInt32(input.count)
            stream.next_out = output.baseAddress
            stream.avail_out = UInt32(capacity)
            let status = deflate(&stream, Z_FINISH)
            precondition(status == Z_STREAM_END, "deflate gave \(status) within its own bound")
            count = capacity - Int(stream.avail_out)
        }
    }
}
