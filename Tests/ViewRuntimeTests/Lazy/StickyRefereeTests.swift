import LayoutCore
import Testing
import ViewRuntime

/// Pinned headers and footers, compared with where a browser puts sticky boxes.
@Suite("Sticky boxes of a browser")
struct StickyRefereeTests {
    /// The page.
    ///
    /// To record again, save it as a file and take the text of the last element from
    /// `chromium --headless --window-size=1000,1000 --dump-dom FILE`.
    private static let html = #"""
        <!DOCTYPE html>
        <meta charset="utf-8">
        <style>
        * { box-sizing: border-box; margin: 0 }
        #scroller { width: 320px; height: 400px; overflow: hidden scroll; scrollbar-width: none; position: relative }
        header { position: sticky; top: 0 }
        footer { position: sticky; bottom: 0 }
        </style>
        <div id="scroller">
          <section>
            <header data-box style="height: 30px"></header>
            <div style="height: 90px"></div><div style="height: 110px"></div><div style="height: 60px"></div>
            <footer data-box style="height: 22px"></footer>
          </section>
          <section>
            <header data-box style="height: 64px"></header>
            <div style="height: 45px"></div>
            <footer data-box style="height: 36px"></footer>
          </section>
          <section>
            <header data-box style="height: 41px"></header>
            <div style="height: 300px"></div><div style="height: 250px"></div>
            <footer data-box style="height: 18px"></footer>
          </section>
          <section>
            <header data-box style="height: 55px"></header>
            <div style="height: 500px"></div>
            <footer data-box style="height: 27px"></footer>
          </section>
        </div>
        <pre id="boxes"></pre>
        <script>
        const scroller = document.getElementById('scroller');
        const lines = [];
        for (const top of [0, 12, 95, 214, 265, 300, 340, 411, 480, 700, 997, 1020, 1248]) {
          scroller.scrollTop = top;
          const origin = scroller.getBoundingClientRect().y;
          const boxes = [...scroller.querySelectorAll('[data-box]')].map(box => box.getBoundingClientRect().y - origin);
          lines.push([scroller.scrollTop, ...boxes].join(' '));
        }
        document.getElementById('boxes').textContent = lines.join('\n');
        </script>
        """#

    /// What Chromium made of it: how far it was scrolled, and the top edges of all headers and footers in the scroller.
    private static let recorded = """
        0 0 290 312 364 457 457 1066 1066
        12 0 278 300 364 445 445 1054 1054
        95 0 195 217 326 362 382 971 971
        214 0 76 98 207 243 382 852 852
        265 0 25 47 156 192 382 801 801
        300 -18 -10 12 121 157 382 766 766
        340 -58 -50 0 81 117 382 726 726
        411 -129 -121 -18 10 46 382 655 655
        480 -198 -190 -87 -59 0 382 586 586
        700 -418 -410 -307 -279 0 348 366 373
        997 -715 -707 -604 -576 0 51 69 373
        1020 -738 -730 -627 -599 0 28 46 373
        1248 -966 -958 -855 -827 -223 -200 0 373
        """

    private static let sections: [(head: Double, rows: [Double], foot: Double)] = [
        (30, [90, 110, 60], 22), (64, [45], 36), (41, [300, 250], 18), (55, [500], 27),
    ]

    @Test(arguments: recorded.split(separator: "\n").map(String.init))
    func `pins headers and footers where the browser does`(line: String) throws {
        let numbers = line.split(separator: " ").compactMap { Double($0) }
        try #require(numbers.count == 1 + 2 * Self.sections.count)
        let parts = Self.sections.enumerated().map { id, section in
            Lazy.part(id, head: section.head, rows: section.rows, foot: section.foot)
        }
        let stack = Lazy.stack(pinned: [.sectionHeaders, .sectionFooters], parts)
        let scene = try Scene.showing(Make.scroll(stack), width: 320, height: 400)

        let frame = scene.frame(scrolledBy: numbers[0])

        for (id, section) in Self.sections.enumerated() {
            for (name, height, top) in [
                ("head \(id)", section.head, numbers[1 + 2 * id]), ("foot \(id)", section.foot, numbers[2 + 2 * id]),
            ] {
                let isVisible = top < 400 && top + height > 0
                let item = frame.item(name)
                #expect((item != nil) == isVisible, "\(name)")
                if let item { #expect(isClose(item.frame.minY, top), "\(name)") }
            }
        }
    }

    @Test func `has the sections of the page`() {
        for section in Self.sections {
            for height in [section.head, section.foot] + section.rows {
                #expect(Self.html.contains("height: \(Int(height))px"))
            }
        }
    }
}
