import SceneServer
import Testing

@Suite("WebOrigin")
struct WebOriginTests {
    @Test(
        arguments: [
            ("https://example.org", "https://example.org"), ("http://localhost:3000", "http://localhost:3000"),
            ("HTTPS://Example.ORG", "https://example.org"), ("http://[::1]:8080", "http://[::1]:8080"),
            ("http://[::1]", "http://[::1]"), ("https://example.org:65535", "https://example.org:65535"),
        ]
    )
    func `takes what browsers send`(text: String, origin: String) {
        #expect(WebOrigin(text)?.text == origin)
    }

    @Test(
        arguments: [
            "", "foo", "example.org", "https://", "https://example.org/", "https://example.org/b",
            "https://a@example.org",
            "https://example.org:65536", "https://example.org:", "https://example.org:8x", "file://x", "null",
            "https://exa mple.org", "https://example.org?x", "https://example.org#x", "*",
        ]
    )
    func `refuses what no page's origin can be`(text: String) {
        #expect(WebOrigin(text) == nil)
    }
}
