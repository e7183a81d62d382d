import Testing
import ViewRuntime

@testable import ViewInterpreter

/// A change of a collection must not copy it: in a loop, each round would cost as much as the collection is long.
///
/// Whether it was copied is told by an object in it: a copy holds the object a second time.
@Suite("Changes in place")
struct InPlaceTests {
    private let machine = Machine(limits: ProgramLimits())
    private let position = SourcePosition(line: 1, column: 1)

    private static func collection() -> Value {
        .array([.int(0), .range(RangeValue(lower: .int(1), upper: nil, isClosed: true))])
    }

    /// True if what changes the element of the collection at 1 finds nothing else that holds what stands in it.
    private func isAlone(_ collection: inout Value) throws -> Bool {
        var isAlone = false
        try Subscript.modify(&collection, .int(1), nil, machine, position) { element in
            guard case .range(var range) = element else { return }
            element = .void
            isAlone = isKnownUniquelyReferenced(&range)
        }
        return isAlone
    }

    @Test func `an element of an array`() throws {
        var list = Self.collection()
        #expect(try isAlone(&list))
        list = Self.collection()
        let copy = list
        #expect(try !isAlone(&list))
        #expect(copy.elementCount == 2)
    }

    @Test func `an element of an array in an array`() throws {
        var lists = Value.array([Self.collection(), .void])
        var result = false
        try Subscript.modify(&lists, .int(0), nil, machine, position) { list in
            result = (try? isAlone(&list)) ?? false
        }
        #expect(result)
    }

    @Test(arguments: [true, false])
    func `an element of an array in a dictionary`(hasDefault: Bool) throws {
        var table = OrderedTable()
        table[.string("a")] = Self.collection()
        var dictionary = Value.dictionary(table)
        table = OrderedTable()
        var result = false
        try Subscript.modify(&dictionary, .string("a"), hasDefault ? .array([]) : nil, machine, position) { list in
            result = (try? isAlone(&list)) ?? false
        }
        #expect(result)
    }

    @Test func `what becomes nil in a dictionary is removed, and what is new is added`() throws {
        var dictionary = Value.dictionary(OrderedTable())
        try Subscript.modify(&dictionary, .string("a"), nil, machine, position) { $0 = .int(1) }
        try Subscript.modify(&dictionary, .string("b"), nil, machine, position) { $0 = .int(2) }
        try Subscript.modify(&dictionary, .string("a"), nil, machine, position) { $0 = .null }
        try Subscript.modify(&dictionary, .string("c"), nil, machine, position) { _ in }
        guard case .dictionary(let table) = dictionary else {
            Issue.record("no dictionary is left")
            return
        }
        #expect(table.keys.map(\.description) == ["b"])
    }

    @Test func `an element of an array in a property of a struct or a class`() throws {
        let type = TypeInfo(id: TypeID(0), name: "Box", kind: .structure, position: position, machine: machine)
        var structure = Value.structure(StructValue(type: type, fields: [Self.collection()]))
        var object = Value.object(ObjectInstance(type: type, fields: [Self.collection()]))
        var results: [Bool] = []
        try Fields.modifyRaw(&structure, 0) { list in results.append((try? isAlone(&list)) ?? false) }
        try Fields.modifyRaw(&object, 0) { list in results.append((try? isAlone(&list)) ?? false) }
        #expect(results == [true, true])
    }
}
