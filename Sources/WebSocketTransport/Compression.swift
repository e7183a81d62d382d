internal import CLibwebsockets

/// One direction of a connection's permessage-deflate (RFC 7692): messages out.
///
/// libwebsockets' own extension is not used: it exchanges the two directions' context settings, and a message whose
/// size fits its buffer exactly stops the process by an assertion.
final class Deflater {
    /// What a sender leaves off at the end of each message, and a receiver puts back.
    static let messageTail: [UInt8] = [0x00, 0x00, 0xff, 0xff]

    /// zlib's window of 4 KiB and 32 KiB of tables: about 50 KB a connection instead of 260 KB.
    private static let windowBits: CInt = 12
    private static let memoryLevel: CInt = 6

    /// On the heap, since zlib keeps a pointer to it.
    private let stream: UnsafeMutablePointer<z_stream>

    /// - Returns: nil when there is no memory for zlib's tables.
    init?() {
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard CLibwebsockets_deflateInit(stream, 1, -Self.windowBits, Self.memoryLevel) == Z_OK else {
            stream.deallocate()
            return nil
        }
        self.stream = stream
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Returns the message as permessage-deflate wants it on the wire.
    ///
    /// - Complexity: O(*n*) in the message's size.
    func deflate(_ message: [UInt8]) -> [UInt8] {
        // A sync flush adds at most a few bytes to the bound, so one call always suffices.
        let capacity = Int(deflateBound(stream, UInt(message.count))) + 64
        return message.withUnsafeBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
                // zlib does not write to its input; both buffers outlive the call.
                stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.pointee.avail_in = UInt32(input.count)
                stream.pointee.next_out = output.baseAddress
                stream.pointee.avail_out = UInt32(capacity)
                let status = CLibwebsockets.deflate(stream, Z_SYNC_FLUSH)
                let written = capacity - Int(stream.pointee.avail_out)
                precondition(
                    (status == Z_OK || status == Z_BUF_ERROR) && stream.pointee.avail_in == 0
                        && stream.pointee.avail_out > 0,
                    "deflate gave \(status) with \(stream.pointee.avail_in) bytes left"
                )
                count = max(0, written - Self.messageTail.count)
            }
        }
    }
}

/// The other direction: messages in.
final class Inflater {
    /// On the heap, since zlib keeps a pointer to it.
    private let stream: UnsafeMutablePointer<z_stream>

    /// Bytes inflated at a time.
    private static let chunk = 16_384

    /// - Returns: nil when there is no memory for zlib's window.
    init?() {
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // 15 is what a peer may use unless it was told otherwise, and it is not.
        guard CLibwebsockets_inflateInit(stream, -15) == Z_OK else {
            stream.deallocate()
            return nil
        }
        self.stream = stream
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Inflates a piece of a message and hands over the result in chunks.
    ///
    /// - Parameters:
    ///   - input: compressed bytes.
    ///   - consume: called with each chunk, valid only during the call; returns whether to go on.
    /// - Returns: false if the bytes are not DEFLATE, or `consume` wanted no more.
    func inflate(_ input: UnsafeRawBufferPointer, consume: (UnsafeRawBufferPointer) -> Bool) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: Self.chunk, alignment: 16) { output in
            // zlib does not write to its input; both buffers outlive every call below.
            let bytes = input.bindMemory(to: UInt8.self)
            stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
            stream.pointee.avail_in = UInt32(bytes.count)
            repeat {
                stream.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
                stream.pointee.avail_out = UInt32(output.count)
                let status = CLibwebsockets.inflate(stream, Z_SYNC_FLUSH)
                let count = output.count - Int(stream.pointee.avail_out)
                if count > 0, !consume(UnsafeRawBufferPointer(rebasing: output[..<count])) { return false }
                switch status {
                case Z_OK: break
                case Z_BUF_ERROR: return true  // nothing left to do with this input
                case Z_STREAM_END: inflateReset(stream)  // a block marked as last; RFC 7692, 7.2.3.4 allows it
                default: return false
                }
            } while stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0
            return true
        }
    }
}
