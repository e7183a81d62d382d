import LayoutCore
import Testing
import ViewRuntime

@Suite("Paths")
struct PathTests {
    @Test func `a quarter of a circle ends where it should, with the usual control points`() throws {
        var path = PathValue()
        path.addArc(center: Point(x: 50, y: 50), radius: 40, start: 0, end: 90, clockwise: false)

        #expect(path.elements.count == 2)
        #expect(path.elements.first == .move(Point(x: 90, y: 50)))
        guard case .curve(let end, let first, let second) = path.elements[1] else {
            Issue.record("an arc is a curve")
            return
        }
        // 4/3 · tan(90° / 4) = 0.55228475 of the radius: 22.09139.
        #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 90) < 1e-9)
        #expect(abs(first.x - 90) < 1e-9 && abs(first.y - 72.09139) < 1e-5)
        #expect(abs(second.x - 72.09139) < 1e-5 && abs(second.y - 90) < 1e-9)
    }

    @Test(arguments: [
        (0.0, 90.0, true, 4), (0, 90, false, 2), (90, 0, false, 4), (0, 720, false, 5), (10, 10, false, 2),
    ])
    func `goes the way it is told, a quarter at a time`(_ start: Double, _ end: Double, _ clockwise: Bool, _ count: Int)
    {
        var path = PathValue()
        path.addArc(center: .zero, radius: 1, start: start, end: end, clockwise: clockwise)

        // One move, then as many curves as quarters have begun.
        #expect(path.elements.count == count)
    }

    @Test func `an ellipse begins at its right end`() {
        var path = PathValue()
        path.addEllipse(in: Rect(x: 0, y: 0, width: 20, height: 10))

        #expect(path.elements.first == .move(Point(x: 20, y: 5)))
        #expect(path.elements.last == .close)
        #expect(path.boundingBox == Rect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test func `a trimmed line keeps its part of the length`() {
        var path = PathValue([.move(.zero), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 30))])

        path = path.trimmed(from: 0.125, to: 0.5)

        // 40 points in all: from 5 to 20 of them.
        #expect(
            path.elements == [
                .move(Point(x: 5, y: 0)), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10)),
            ]
        )
    }

    @Test func `trimming to nothing and to everything`() {
        let path = PathValue([.move(.zero), .line(Point(x: 10, y: 0))])

        #expect(path.trimmed(from: 0.5, to: 0.5).elements == [])
        #expect(path.trimmed(from: -1, to: 2) == path)
        #expect(path.trimmed(from: 0.8, to: 0.2).elements == [])
    }

    @Test func `a rounded corner touches both of its sides`() {
        var path = PathValue()
        path.elements.append(.move(Point(x: 0, y: 0)))
        path.addArc(corner: Point(x: 50, y: 0), toward: Point(x: 50, y: 50), radius: 10)

        // A quarter of a circle: its control points stand 0.5522847 of the radius from its ends.
        guard path.elements.count == 3, path.elements[1] == .line(Point(x: 40, y: 0)),
            case .curve(let end, let control1, let control2) = path.elements[2]
        else {
            Issue.record("\(path.elements) is no line and arc")
            return
        }
        #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 10) < 1e-9)
        #expect(abs(control1.x - 45.522847) < 1e-5 && abs(control1.y) < 1e-9)
        #expect(abs(control2.x - 50) < 1e-9 && abs(control2.y - 4.477153) < 1e-5)
    }

    @Test func `sides on one line have no corner to round`() {
        var path = PathValue()
        path.elements.append(.move(Point(x: 0, y: 0)))
        path.addArc(corner: Point(x: 50, y: 0), toward: Point(x: 80, y: 0), radius: 10)

        #expect(path.elements == [.move(Point(x: 0, y: 0)), .line(Point(x: 50, y: 0))])
    }
}
