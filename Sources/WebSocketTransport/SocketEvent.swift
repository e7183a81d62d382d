internal import CLibwebsockets

/// The arguments of one libwebsockets callback; valid only until that callback returns.
///
/// `@unchecked Sendable`: enters the actor on the same thread, inside one synchronous call, and is never stored.
struct SocketEvent: @unchecked Sendable {
    let reason: lws_callback_reasons
    let socket: OpaquePointer
    let memory: UnsafeMutablePointer<SocketMemory>?
    let payload: UnsafeRawBufferPointer
}

/// libwebsockets' callback for everything that happens to a socket.
///
/// The actor is alive: the server retains itself before it makes the context and releases itself after the context is
/// gone. `memory` is what the library allocated by the size in the protocol table.
func socketEvent(
    _ socket: OpaquePointer?,
    _ reason: lws_callback_reasons,
    _ session: UnsafeMutableRawPointer?,
    _ bytes: UnsafeMutableRawPointer?,
    _ count: Int
) -> CInt {
    guard let socket, let context = lws_get_context(socket), let user = lws_context_user(context) else { return 0 }
    let server = Unmanaged<WebSocketServer>.fromOpaque(user).takeUnretainedValue()
    let event = SocketEvent(
        reason: reason,
        socket: socket,
        memory: session?.assumingMemoryBound(to: SocketMemory.self),
        payload: UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
    )
    return server.assumeIsolated { $0.handle(event) }
}
