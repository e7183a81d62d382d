import Testing

@testable import ViewInterpreter

@Suite("OrderedTable")
struct OrderedTableTests {
    @Test func `keeps the order in which keys came, over removals`() {
        var table = OrderedTable(elements: (0..<10).map { .int($0) })
        for key in [0, 3, 9, 4, 5, 6, 7] { table[.int(key)] = nil }
        table[.int(3)] = .void
        table[.int(1)] = .void

        #expect(table.keys == [.int(1), .int(2), .int(8), .int(3)])
        #expect(table.values.count == 4)
        #expect(table.count == 4)
        #expect(!table.contains(.int(0)))
        #expect(table.contains(.int(8)))
    }

    @Test func `gives what came first, over removals and keys that are not equal to themselves`() {
        var table = OrderedTable(elements: [.int(1), .double(.nan), .int(2), .int(3), .int(4)])
        table[.int(2)] = nil

        var popped: [Value] = []
        while let key = table.popFirst() { popped.append(key) }

        #expect(popped.map(\.integer) == [1, nil, 3, 4])
        #expect(table.count == 0)
        table[.int(1)] = .void
        #expect(table.popFirst()?.integer == 1)
    }

    @Test func `is empty again once everything is removed, and takes new keys`() {
        var table = OrderedTable(elements: (0..<100).map { .int($0) })
        for key in (0..<100).reversed() { table[.int(key)] = nil }
        table[.string("a")] = .int(1)

        #expect(table.keys == [.string("a")])
        #expect(table[.string("a")] == .int(1))
    }

    /// A number that is not equal to itself is a new key each time, as in Swift.
    @Test func `takes keys that are not equal to themselves`() throws {
        var table = OrderedTable()
        for _ in 0..<3 {
            try table.modify(.double(.nan), default: .int(0)) { $0 = .int(($0.integer ?? 0) + 1) }
        }
        table[.double(.nan)] = nil

        #expect(table.count == 3)
        #expect(table.values == [.int(1), .int(1), .int(1)])
        #expect(table[.double(.nan)] == nil)
    }

    @Test(
        arguments: [
            ("var d: [Double: Int] = [:]; d[.nan, default: 0] += 1; d[.nan, default: 0] += 1; return d.count", "2"),
            ("return Dictionary(grouping: [Double.nan, 1, .nan, 1], by: { $0 }).count", "3"),
            ("return Set([Double.nan, .nan, 2, 2]).count", "3"),
            ("var d: [[Double]: Int] = [:]; d[[.nan], default: 0] += 1; return d.count", "1"),
        ]
    )
    func `counts them as Swift does`(body: String, count: String) throws {
        let source = screen("Text(\"\\(count())\")", members: "func count() -> Int { \(body) }")
        let scene = try RunningProgram(source)

        try scene.show()

        #expect(scene.texts == [count])
    }
}
