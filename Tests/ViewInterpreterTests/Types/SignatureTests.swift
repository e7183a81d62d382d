import Testing

@testable import ViewInterpreter

@Suite("Signature")
struct SignatureTests {
    @Test
    func `reads labels, types and defaults`() {
        let signature = Signature(
            "frame(width: CGFloat? = nil, _ edges: Edge.Set = .all, content: @ViewBuilder (GeometryProxy) -> View) -> View"
        )

        #expect(signature.name == "frame")
        #expect(signature.labels == "frame(width:_:content:)")
        #expect(signature.parameters?.map(\.hasDefault) == [true, true, false])
        #expect(signature.parameters?.map(\.type.description) == ["Double?", "Edge.Set", "(GeometryProxy) -> View"])
        #expect(signature.result == .view)
    }

    @Test
    func `reads properties, tuples, collections and variadic parameters`() {
        #expect(Signature("zero: CGSize").parameters == nil)
        #expect(Signature("zero: CGSize").result == .native("CGSize"))
        #expect(
            Signature("f(_ pairs: [(Key, Value)], rest: Int...) -> [Key: [T]]").parameters?.map(\.isVariadic) == [
                false, true,
            ]
        )
        #expect(Signature("f() -> [Key: [T]]").result == .dictionary(.generic("Key"), .array(.generic("T"))))
    }

    @Test
    func `every entry of the table can be read`() {
        let table = BuiltinTable.standard
        for (name, overloads) in table.modifiers.merging(table.initializers, uniquingKeysWith: +) {
            for overload in overloads { #expect(overload.signature.name == name) }
        }
    }
}
