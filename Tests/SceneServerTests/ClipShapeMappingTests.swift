import TestSupport
import Testing

/// What cuts a view off reaches the page as the program said it.
@Suite("Clip shapes on the wire")
struct ClipShapeMappingTests {
    /// A red view of 100 by 60 in the middle of a bare screen of 200 by 200, with a modifier.
    private func shapes(_ modifier: String) async throws -> [[String: Any]]? {
        let program = """
            import SwiftUI

            struct Flag: Shape {
                func path(in rect: CGRect) -> Path {
                    var path = Path()
                    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                    path.closeSubpath()
                    return path
                }
            }

            struct ContentView: View {
                var body: some View {
                    Color.red.accessibilityIdentifier("red").frame(width: 100, height: 60)\(modifier)
                }
            }
            """
        let harness = try SessionHarness()
        let answers = try await harness.open(program, #","device":{"width":200,"height":200,"scale":2}"#)
        // Masks get a note.
        #expect(answers[0].list("diagnostics").allSatisfy { $0["severity"] as? String == "note" })
        return answers[1].item("red")?["clipShapes"] as? [[String: Any]]
    }

    private func box(_ shape: [String: Any]?) -> [Double]? {
        let frame = shape?["frame"] as? [String: Any]
        return ["x", "y", "width", "height"].map { frame?[$0] as? Double ?? .nan }
    }

    @Test func `sends standard shapes by name, with their box`() async throws {
        let circle = try await shapes(".clipShape(Circle())")
        #expect(circle?.count == 1)
        #expect(circle?.first?["shape"] as? String == "circle")
        #expect(box(circle?.first) == [70, 70, 60, 60])
        let capsule = try await shapes(".clipShape(.capsule)")
        #expect(capsule?.first?["shape"] as? String == "capsule")
        #expect(box(capsule?.first) == [50, 70, 100, 60])
        let rounded = try await shapes(".cornerRadius(8)")
        #expect(rounded?.first?["cornerRadius"] as? Double == 8)
        #expect(try await shapes(".clipped()") == nil)
    }

    @Test func `sends corners of their own clockwise from the top left`() async throws {
        let shape =
            "UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4)"
        let uneven = try await shapes(".clipShape(\(shape))")
        #expect(uneven?.first?["cornerRadii"] as? [Double] == [1, 4, 3, 2])
    }

    @Test func `sends a shape of the program as a path in its box`() async throws {
        for modifier in [".clipShape(Flag())", ".mask(Flag())", ".mask { Flag().fill(.black) }"] {
            let flag = try await shapes(modifier)
            #expect(flag?.first?["path"] as? String == "M0 0L100 30L0 60Z", "\(modifier)")
            #expect(box(flag?.first) == [50, 70, 100, 60], "\(modifier)")
        }
    }

    @Test func `sends how a shape is turned`() async throws {
        let turned = try await shapes(".clipShape(.rect(cornerRadius: 6)).rotationEffect(.degrees(90))")
        #expect(turned?.first?["transform"] as? [Double] == [0, 1, -1, 0, 130, 50])
        #expect((turned?.first?["bounds"] as? [String: Any])?["width"] as? Double == 100)
        #expect(box(turned?.first) == [70, 50, 60, 100])
    }
}
