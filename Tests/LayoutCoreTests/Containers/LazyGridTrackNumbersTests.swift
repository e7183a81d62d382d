import LayoutCore
import Testing

@Suite("Numbers of LazyGridTracks")
struct LazyGridTrackNumbersTests {
    private static let ends: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e300,
        -40, -0.0, 0, 20,
    ]

    @Test(arguments: ends, ends)
    func `has tracks of finite length at finite places, whatever an item asks for`(first: Double, second: Double) {
        let sizes: [LazyGridTracks.Item.Size] = [
            .fixed(first), .flexible(minimum: first, maximum: second), .adaptive(minimum: first, maximum: second),
        ]
        for size in sizes {
            for spacing in [nil, first, second] {
                let item = LazyGridTracks.Item(size: size, spacing: spacing)
                for available in [nil, first, 0, 390, second] {
                    let tracks = LazyGridTracks(items: [item, .init(size: .flexible()), item], available: available)
                        .tracks

                    #expect((3...10_000).contains(tracks.count))
                    #expect(tracks.allSatisfy { $0.start.isFinite && $0.length.isFinite && $0.length >= 0 })
                }
            }
        }
    }

    @Test func `has no more tracks than a screen could tell apart`() {
        let many = Array(repeating: LazyGridTracks.Item(size: .adaptive(minimum: 0.001), spacing: 0), count: 1_000)

        #expect(LazyGridTracks(items: many, available: 400).tracks.count == 10_000)
    }
}
