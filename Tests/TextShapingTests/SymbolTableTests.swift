import LayoutCore
import Testing
@testable import TextShaping

@Suite("SymbolTable")
struct SymbolTableTests {
    @Test func `a star is 20 by 19 points at 17 points`() throws {
        let star = try Fixtures.measurer().symbol(named: "star.fill", font: ResolvedFont(size: 17), scale: 1)

        #expect(isClose(star.size.width, to: 20, within: 1e-9))
        #expect(isClose(star.size.height, to: 19, within: 1e-9))
    }

    @Test(arguments: ["pin.fill", "chevron.right", "gear", "", "no.such.symbol"])
    func `no symbol is taller than a line of text`(name: String) throws {
        let symbol = try Fixtures.measurer().symbol(named: name, font: ResolvedFont(size: 17), scale: 1)

        #expect(symbol.size.height <= 20.287109375)
        #expect(symbol.size.width > 0)
    }

    @Test func `a symbol is centred on the cap height`() throws {
        let symbol = try Fixtures.measurer().symbol(named: "star", font: ResolvedFont(size: 17), scale: 1.3)

        // 24.7 tall; the cap height is 11.978, its middle 5.989 above the baseline.
        #expect(isClose(symbol.baseline, to: 12.35 + 5.989, within: 0.001))
    }

    @Test(arguments: [(0.8, 15.2), (1, 19), (1.3, 24.7)])
    func `image scales change the size`(scale: Double, height: Double) throws {
        let symbol = try Fixtures.measurer().symbol(named: "star", font: ResolvedFont(size: 17), scale: scale)

        #expect(isClose(symbol.size.height, to: height, within: 1e-9))
    }
}
