internal import CLibwebsockets

/// Reads the header of the request that a socket is handling.
struct RequestHeaders {
    /// Used within one callback only, during which libwebsockets keeps the header.
    let socket: OpaquePointer

    /// Returns a header's value, or nil if it did not come.
    func value(_ token: lws_token_indexes) -> String? {
        let length = Int(lws_hdr_total_length(socket, token))
        guard length > 0 else { return nil }
        var buffer = [CChar](repeating: 0, count: length + 1)
        let copied = Int(lws_hdr_copy(socket, &buffer, CInt(buffer.count), token))
        guard copied >= 0 else { return nil }
        return String(decoding: buffer.prefix(copied).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The path, decoded once by libwebsockets and without `.` and `..`, for the first method that the request has.
    var target: (method: HTTPMethod, path: String)? {
        let known: [(lws_token_indexes, HTTPMethod)] = [
            (WSI_TOKEN_GET_URI, .get), (WSI_TOKEN_HEAD_URI, .head), (WSI_TOKEN_POST_URI, .other),
            (WSI_TOKEN_PUT_URI, .other), (WSI_TOKEN_PATCH_URI, .other), (WSI_TOKEN_DELETE_URI, .other),
            (WSI_TOKEN_OPTIONS_URI, .other),
        ]
        for (token, method) in known {
            if let path = value(token) { return (method, path) }
        }
        return nil
    }
}

/// The methods that make a difference here.
enum HTTPMethod: Equatable {
    case get
    case head
    case other
}
