import Testing

@testable import ViewInterpreter

@Suite("NearestName")
struct NearestNameTests {
    @Test(
        arguments: [
            ("paddin", "padding"), ("foregroundColour", "foregroundColor"), ("hstack", "HStack"), ("fnot", "font"),
            ("xyz", nil),
        ] as [(String, String?)]
    )
    func `finds what was meant`(name: String, meant: String?) {
        let known = ["padding", "font", "foregroundColor", "HStack", "frame"]

        #expect(NearestName.find(name, among: known) == meant)
    }
}
