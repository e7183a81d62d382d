/// What the two sides of a socket agree on.
package enum ProtocolVersion {
    /// The number in `hello`; a change that breaks readers raises it.
    package static let current = 1
    /// The subprotocol whose messages are all JSON text.
    package static let jsonSubprotocol = "overscroll.v1.json"
    /// The subprotocol whose frames are binary differences and whose other messages are JSON text.
    package static let compactSubprotocol = "overscroll.v1.compact"
}
