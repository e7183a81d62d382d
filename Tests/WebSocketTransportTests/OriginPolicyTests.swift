import Testing

@testable import WebSocketTransport

@Suite("OriginPolicy")
struct OriginPolicyTests {
    @Test(arguments: [
        (nil, "127.0.0.1:8080"),
        ("http://127.0.0.1:8080", "127.0.0.1:8080"),
        ("https://example.org", "example.org"),
        ("https://example.org:443", "example.org"),
        ("http://Example.org", "example.org:80"),
        ("https://friend.example", "example.org"),
    ])
    func `accepts programs, its own pages and friends`(origin: String?, host: String) {
        let policy = OriginPolicy(allowed: ["https://friend.example"])

        #expect(policy.accepts(origin: origin, host: host))
    }

    @Test(arguments: [
        "http://127.0.0.1:8081", "http://evil.example", "null", "file://", "http://127.0.0.1:8080.evil.example",
        "http://evil.example/127.0.0.1:8080", "ftp://127.0.0.1:8080", "https://friend.example.evil.example",
    ])
    func `refuses any other page`(origin: String) {
        let policy = OriginPolicy(allowed: ["https://friend.example"])

        #expect(!policy.accepts(origin: origin, host: "127.0.0.1:8080"))
    }
}
