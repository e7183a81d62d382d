package import LayoutCore

/// A coordinate space as a program names it.
package enum CoordinateSpaceValue: Hashable {
    case local
    case global
    case named(ViewID)
    /// The nearest scroll view; its origin is the inset-adjusted top leading corner.
    case scrollView
    /// The nearest scroll view that scrolls on an axis.
    case scrollViewAxis(Axis)
}

/// What a view can be asked about its geometry after layout.
package protocol GeometrySource: AnyObject {
    var size: Size { get }
    /// How far the safe area reaches into the view, or is kept free around it, on each edge.
    var safeAreaInsets: EdgeInsets { get }
    /// The view's rectangle in a space; a space that no ancestor has counts as global.
    func frame(in space: CoordinateSpaceValue) -> Rect
    /// The size of the nearest scroll view's visible part, or of the screen; `nil` without either.
    func bounds(of space: CoordinateSpaceValue) -> Rect?
    /// Resolves an anchor in this view's local space.
    func resolve(_ anchor: AnchorValue) -> Rect
}

/// What a program sees of a view's geometry: `GeometryProxy`.
package struct GeometryProxy {
    package let source: any GeometrySource

    package init(source: any GeometrySource) { self.source = source }
}

/// A place remembered in one view and read in another: `Anchor`.
package struct AnchorValue {
    /// The rectangle on the screen, in points; a point is a rectangle without size.
    package let globalRect: Rect

    /// True for the anchor of a point.
    package let isPoint: Bool

    package init(globalRect: Rect, isPoint: Bool = false) {
        self.globalRect = globalRect
        self.isPoint = isPoint
    }
}

/// What a `ScrollViewReader` gives: scrolls the scroll views inside it.
package struct ScrollViewProxy: Hashable {
    package let readerID: Int

    package init(readerID: Int) { self.readerID = readerID }
}
