/// Picks where a scroll view comes to rest; asked once at the end of each gesture, and when the container has another size.
package protocol ScrollTargetBehavior {
    /// How content goes to the target that this behaviour has changed.
    var motion: TargetMotion { get }

    /// Changes the target that the scroll view, or the behaviour before this one, would reach.
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetContext)
}

extension ScrollTargetBehavior {
    package var motion: TargetMotion { .natural }
}
