internal import CLibwebsockets

/// What libwebsockets keeps for each connection beside its own state; zeroed by it before the first use.
struct SocketMemory {
    /// The connection's or the response's number; 0 for none.
    var id: UInt64
    /// Whether permessage-deflate was negotiated.
    var isCompressed: Bool
    /// Whether the message that is being written is compressed.
    var marksCompressed: Bool
}

/// The C side of permessage-deflate: takes part in the handshake and sets the compression bit on outgoing messages.
///
/// The work itself is done on whole messages by ``Deflater`` and ``MessageAssembly``.
enum DeflateExtension {
    static let name = "permessage-deflate"

    /// Whether an offer, a `Sec-WebSocket-Extensions` header, can be accepted as libwebsockets would answer it.
    ///
    /// A client that insists on how the server compresses has to be told that it is so, which the library cannot say;
    /// without the extension it is served as well.
    ///
    /// The library stops reading offers at the end of the first one's parameters; a first one without any, with others
    /// behind it, would make it hang up.
    static func canAccept(offer: String) -> Bool {
        let offers = offer.split(separator: ",").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix(name) }
        guard offers.count < 2 || offers[0].contains(";") else { return false }
        return !offer.contains("server_no_context_takeover") && !offer.contains("server_max_window_bits")
    }

    /// The longest `Sec-WebSocket-Extensions` header that libwebsockets reads; it hangs up on others without a word.
    static let longestOffer = 254

    /// The offers' parameters that the library answers: a client that resets its compressor is free to.
    ///
    /// Never freed: the library reads it in any server of the process. `nonisolated(unsafe)` is sound since nothing
    /// writes to it after this initialiser.
    fileprivate nonisolated(unsafe) static let options: UnsafePointer<lws_ext_options> = {
        let list = UnsafeMutablePointer<lws_ext_options>.allocate(capacity: 2)
        list.initialize(repeating: lws_ext_options(), count: 2)
        list[0].name = UnsafePointer(strdup("client_no_context_takeover"))
        list[0].type = EXTARG_NONE
        return UnsafePointer(list)
    }()
}

/// libwebsockets' callback for extensions; 0 everywhere means "go on as if there were none".
///
/// The memory belongs to the socket and is as old as its handshake; this runs on the socket's thread, inside a library
/// call, and nothing is kept.
func deflateEvent(
    _ context: OpaquePointer?,
    _ description: UnsafePointer<lws_extension>?,
    _ socket: OpaquePointer?,
    _ reason: lws_extension_callback_reasons,
    _ state: UnsafeMutableRawPointer?,
    _ argument: UnsafeMutableRawPointer?,
    _ count: Int
) -> CInt {
    guard let socket, let session = lws_wsi_user(socket) else { return 0 }
    let memory = session.assumingMemoryBound(to: SocketMemory.self)
    switch reason {
    case LWS_EXT_CB_CONSTRUCT:
        memory.pointee.isCompressed = true
        // The library reads the list of options through this pointer right after the call.
        argument?.assumingMemoryBound(to: UnsafePointer<lws_ext_options>.self).pointee = DeflateExtension.options
    case LWS_EXT_CB_PACKET_TX_PRESEND:
        guard let argument, memory.pointee.marksCompressed else { return 0 }
        // The first frame of a message: its header's first byte is where the token points.
        memory.pointee.marksCompressed = false
        argument.assumingMemoryBound(to: lws_tokens.self).pointee.token.pointee |= 0x40
    default:
        break
    }
    return 0
}
