extension Prelude {
    /// What a `Layout` says of itself.
    static let layoutProperties = """
        struct LayoutProperties {
            var stackOrientation: Axis?
            init() {}
        }
        """
}
