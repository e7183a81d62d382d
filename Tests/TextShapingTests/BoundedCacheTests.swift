import Testing
@testable import TextShaping

@Suite("BoundedCache")
struct BoundedCacheTests {
    @Test func `never holds more than two generations`() {
        var cache = BoundedCache<Int, Int>(capacity: 10)

        for key in 0..<1_000 {
            cache.insert(key, for: key)
            #expect(cache.count <= 20)
        }

        #expect(cache.value(for: 999) == 999)
        #expect(cache.value(for: 0) == nil)
    }

    @Test func `keeps what is asked for`() {
        var cache = BoundedCache<Int, Int>(capacity: 10)
        cache.insert(-1, for: -1)

        for key in 0..<1_000 {
            cache.insert(key, for: key)
            #expect(cache.value(for: -1) == -1)
        }
    }

    @Test func `traps without room`() async {
        await #expect(processExitsWith: .failure) { _ = BoundedCache<Int, Int>(capacity: 0) }
    }
}
