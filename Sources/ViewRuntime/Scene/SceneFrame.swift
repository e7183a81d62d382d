package import LayoutCore
package import ScrollDynamics

/// A callback of the program that ran for a frame, or a warning about the frame.
package struct CallbackRecord: Hashable, Sendable {
    package var name: String
    /// Of the modifier or view in the source; `nil` for a warning about something outside of the program.
    package var line: Int?
    /// As Swift prints them.
    package var old: String?
    package var new: String?
    package var message: String?
    /// The pass within the frame, from 1.
    package var pass: Int

    package init(
        name: String,
        line: Int?,
        old: String? = nil,
        new: String? = nil,
        message: String? = nil,
        pass: Int
    ) {
        self.name = name
        self.line = line
        self.old = old
        self.new = new
        self.message = message
        self.pass = pass
    }
}

/// A scroll view as a frame tells it.
package struct ScrollViewState: Hashable, Sendable {
    package var id: Int
    /// The whole scroll view on the screen, in points.
    package var frame: Rect
    package var geometry: ScrollGeometry
    package var phase: ScrollPhase
    package var source: SourcePosition
}

/// A state variable and its value as Swift prints it.
package struct StateVariable: Hashable, Sendable {
    package var name: String
    package var view: String
    package var line: Int
    package var value: String
}

/// The scene at one moment: what a person sees, and what ran for it.
package struct SceneFrame {
    /// Seconds on the scene's clock.
    package var time: Double
    /// Outermost first; siblings in tree order.
    package var scrollViews: [ScrollViewState]
    /// Back to front.
    package var items: [DisplayItem]
    package var callbacks: [CallbackRecord]
    /// The state variables that changed since the frame before; all of them in the first one.
    package var changedState: [StateVariable]
    /// Lines that the program printed since the frame before.
    package var printed: [String]
    /// Parts of the program that could not be run since the frame before.
    package var failures: [EvaluationFailure]
}

/// A node of the view tree, for inspection.
package struct ViewTreeNode {
    package var id: Int
    package var view: String
    package var identifier: String?
    package var source: SourcePosition
    package var proposal: ProposedViewSize?
    package var size: Size?
    /// On the screen, in points.
    package var frame: Rect?
    package var safeArea: EdgeInsets?
    /// What the environment holds that it does not hold in the view around.
    package var environment: [EnvironmentEntry]
    /// What decided the view's size and place.
    package var why: String
    package var children: [ViewTreeNode]
}
