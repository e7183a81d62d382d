package import LayoutCore

/// What a scene shows at one moment, and what happened on the way there.
package struct FrameMessage: Equatable, Sendable {
    /// Rises with each frame of a scene.
    package var sequence: Int
    /// Seconds on the scene's clock.
    package var time: Double
    /// Outermost first.
    package var scrollViews: [ScrollViewRecord]
    /// Back to front.
    package var items: [ItemRecord]
    /// Callbacks that ran for this frame, in order.
    package var callbacks: [CallbackRecord]
    /// The values that the program keeps; `nil` where they did not change since the last frame.
    package var state: [StateRecord]?
    /// Lines that the program printed since the last frame.
    package var console: [String]
    /// What the lazy containers that show hold; `nil` where nobody asked.
    package var lazyContainers: [LazyContainerRecord]?
    package var reply: MessageID?

    package init(
        sequence: Int,
        time: Double,
        scrollViews: [ScrollViewRecord] = [],
        items: [ItemRecord] = [],
        callbacks: [CallbackRecord] = [],
        state: [StateRecord]? = nil,
        console: [String] = [],
        lazyContainers: [LazyContainerRecord]? = nil,
        reply: MessageID? = nil
    ) {
        self.sequence = sequence
        self.time = time
        self.scrollViews = scrollViews
        self.items = items
        self.callbacks = callbacks
        self.state = state
        self.console = console
        self.lazyContainers = lazyContainers
        self.reply = reply
    }
}

/// The geometry of a scroll view, as SwiftUI's `ScrollGeometry` gives it.
package struct ScrollViewRecord: Equatable, Sendable {
    /// As SwiftUI's `ScrollPhase`.
    package enum Phase: String, CaseIterable, Sendable {
        case idle
        case tracking
        case interacting
        case decelerating
        case animating
    }

    package var id: Int
    /// On the screen, the part under bars and insets included.
    package var frame: Rect
    package var contentOffset: Point
    package var contentInsets: EdgeInsets
    package var contentSize: Size
    package var containerSize: Size
    package var phase: Phase

    package init(
        id: Int,
        frame: Rect,
        contentOffset: Point,
        contentInsets: EdgeInsets,
        contentSize: Size,
        containerSize: Size,
        phase: Phase
    ) {
        self.id = id
        self.frame = frame
        self.contentOffset = contentOffset
        self.contentInsets = contentInsets
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.phase = phase
    }
}

/// A callback of the program that ran for a frame, or the warning that the frame did not settle.
package struct CallbackRecord: Equatable, Sendable {
    package var name: String
    /// Where the callback stands in the program's source, from 1.
    package var line: Int?
    /// The value before and after, as Swift prints them.
    package var old: String?
    package var new: String?
    /// From 1, within the frame.
    package var pass: Int?
    /// The words of a warning.
    package var message: String?

    package init(
        name: String,
        line: Int? = nil,
        old: String? = nil,
        new: String? = nil,
        pass: Int? = nil,
        message: String? = nil
    ) {
        self.name = name
        self.line = line
        self.old = old
        self.new = new
        self.pass = pass
        self.message = message
    }
}

/// A value that the program keeps for a view.
package struct StateRecord: Equatable, Sendable {
    package var name: String
    /// The type of the view that declares it.
    package var view: String
    /// Where it is declared, from 1.
    package var line: Int
    /// As Swift prints it.
    package var value: String

    package init(name: String, view: String, line: Int, value: String) {
        self.name = name
        self.view = view
        self.line = line
        self.value = value
    }
}
