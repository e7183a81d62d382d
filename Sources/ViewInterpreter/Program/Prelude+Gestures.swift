extension Prelude {
    /// What gestures of two parts tell.
    ///
    /// A sequence is a long press and then a drag, as the only one that can be told here; what alternatives tell may be anything.
    static let gestureValues = """
        enum SequenceGestureValue {
            case first(Bool)
            case second(Bool, DragGesture.Value?)
        }
        enum ExclusiveGestureValue {
            case first(Value)
            case second(Value)
        }
        """
}
