import ScrollDynamics
import Testing

@Suite("BarMetrics")
struct BarMetricsTests {
    private func metrics(_ os: Int, _ place: BarPlace, large: Bool = false) -> BarMetrics {
        BarMetrics(rules: .rules(forOS: os), place: place, wantsLargeTitle: large)
    }

    private func phone(_ top: Double, island: Bool = false, scale: Double = 3) -> BarPlace {
        BarPlace(safeAreaTop: top, hasDynamicIsland: island, displayScale: scale)
    }

    // Lower edges of compact and expanded bars, from logs of devices and their sums. Safe area, island, os.
    @Test(arguments: [
        (20.0, false, 18, 64.0, 116.0), (44, false, 18, 88, 140), (48, false, 18, 92, 144), (47, false, 18, 91, 143),
        (59, true, 18, 97.667, 149.667), (62, true, 18, 100.333, 152.333), (20, false, 26, 74, 126),
        (48, false, 26, 102, 154), (47, false, 26, 101, 153), (59, true, 26, 113, 165), (62, true, 26, 116, 168),
        (68, true, 18, 106.333, 158.333),
    ])
    func `are those of the device`(top: Double, island: Bool, os: Int, compact: Double, expanded: Double) {
        let metrics = metrics(os, phone(top, island: island), large: true)

        #expect(isClose(metrics.compactBottom, to: compact, within: 0.001))
        #expect(isClose(metrics.expandedBottom, to: expanded, within: 0.001))
    }

    @Test func `start at the safe area without an island`() {
        #expect(metrics(18, phone(59)).compactBottom == 103)
    }

    @Test func `have no strip without a large title`() {
        #expect(metrics(18, phone(47)).expandedBottom == 91)
    }

    @Test(arguments: [
        (BarPlace.DeviceClass.phone, 18, 32.0), (.largePhone, 18, 44), (.phone, 26, 56), (.largePhone, 26, 78),
    ])
    func `shrink on a phone in landscape, and show no large title`(
        deviceClass: BarPlace.DeviceClass,
        os: Int,
        bottom: Double
    ) {
        let place = BarPlace(deviceClass: deviceClass, isLandscape: true, safeAreaTop: 0, displayScale: 3)

        #expect(metrics(os, place, large: true).expandedBottom == bottom)
    }

    @Test(arguments: zip([18, 26], [74.0, 78]))
    func `are taller on a pad, in both orientations`(os: Int, bottom: Double) {
        for isLandscape in [false, true] {
            let place = BarPlace(deviceClass: .pad, isLandscape: isLandscape, safeAreaTop: 24, displayScale: 2)
            #expect(metrics(os, place).compactBottom == bottom)
            #expect(metrics(os, place, large: true).expandedBottom == bottom + 52)
        }
    }

    @Test(arguments: zip([18, 26], [56.0, 70]))
    func `start at the top of a sheet`(os: Int, bottom: Double) {
        let place = BarPlace(isInSheet: true, safeAreaTop: 59, hasDynamicIsland: true, displayScale: 3)

        #expect(metrics(os, place).compactBottom == bottom)
    }

    @Test(arguments: zip([15, 18, 19, 26, 27], [44.0, 44, 44, 54, 54]))
    func `come from the newest generation that is not newer`(os: Int, height: Double) {
        #expect(metrics(os, phone(47)).height == height)
    }

    @Test func `traps on a scale that is none`() async {
        await #expect(processExitsWith: .failure) { _ = BarPlace(safeAreaTop: 0, displayScale: 0) }
    }
}
