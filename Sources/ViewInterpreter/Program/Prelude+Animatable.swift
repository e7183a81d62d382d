extension Prelude {
    /// Values that SwiftUI interpolates; here a modifier shows their end at once.
    static let animatablePair = """
        struct AnimatablePair<First, Second> {
            var first: First
            var second: Second
            init(_ first: First, _ second: Second) {
                self.first = first
                self.second = second
            }
        }
        """

    static let animatableModifier = """
        protocol AnimatableModifier: ViewModifier {}
        """

    /// A geometry effect moves drawing by a matrix, which is not applied.
    static let geometryEffect = """
        struct ProjectionTransform {
            init() {}
            init(_ transform: Any) {}
        }
        protocol GeometryEffect: ViewModifier {
            func effectValue(size: CGSize) -> ProjectionTransform
        }
        extension GeometryEffect {
            func body(content: Content) -> some View { content }
        }
        """
}
