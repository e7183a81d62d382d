package import LayoutCore

/// A modifier of a view and where it stands.
package struct ModifierValue {
    package var kind: Kind
    package var source: SourcePosition

    package init(_ kind: Kind, source: SourcePosition) {
        self.kind = kind
        self.source = source
    }

    /// What a modifier does; lengths in points, `nil` lengths are SwiftUI's defaults.
    package indirect enum Kind {
        // Size and place
        case padding(edges: Edge.Set, length: Double?)
        case paddingInsets(EdgeInsets)
        case frame(width: Double?, height: Double?, alignment: Alignment)
        case flexibleFrame(FlexibleFrameValue)
        case containerRelativeFrame(ContainerRelativeFrameValue)
        case fixedSize(horizontal: Bool, vertical: Bool)
        case layoutPriority(Double)
        /// `ratio` is width divided by height; `nil` keeps the view's own.
        case aspectRatio(Double?, contentMode: ContentMode)
        case position(Point)
        case offset(x: Double, y: Double)
        case alignmentGuide(AlignmentGuide, any ProgramFunction)
        case zIndex(Double)
        case hidden
        // Drawing
        case opacity(Double)
        case scaleEffect(x: Double, y: Double, anchor: UnitPoint)
        /// `degrees` turn clockwise.
        case rotationEffect(degrees: Double, anchor: UnitPoint)
        case clipped
        case clipShape(ShapeValue)
        case border(StyleValue, width: Double)
        case shadow(ColorValue, radius: Double, x: Double, y: Double)
        case blur(radius: Double)
        case background(content: ViewContent, alignment: Alignment)
        case backgroundStyle(StyleValue, ignoresSafeAreaEdges: Edge.Set)
        case backgroundShape(StyleValue, ShapeValue)
        case overlay(content: ViewContent, alignment: Alignment)
        case mask(content: ViewContent, alignment: Alignment)
        case visualEffect(any ViewBody)
        // Environment
        case environment(EnvironmentChange)
        // Safe area
        case safeAreaInset(SafeAreaInsetValue)
        case safeAreaPadding(edges: Edge.Set, length: Double?)
        case safeAreaPaddingInsets(EdgeInsets)
        case ignoresSafeArea(regions: SafeAreaRegionSet, edges: Edge.Set)
        // Scrolling
        case contentMargins(edges: Edge.Set, insets: EdgeInsets, placement: ContentMarginPlacement)
        case scrollDisabled(Bool)
        case scrollBounceBehavior(ScrollBounceBehavior, axes: Axis.Set)
        case scrollIndicators(ScrollIndicatorVisibility, axes: Axis.Set)
        case scrollClipDisabled(Bool)
        case scrollTargetLayout(isEnabled: Bool)
        case scrollTargetBehavior(ScrollTargetBehaviorValue)
        /// `scrollPosition(id:anchor:)`: the binding holds an optional identifier.
        case scrollPositionID(any ProgramBinding, anchor: UnitPoint?)
        /// `scrollPosition(_:anchor:)`: the binding holds a `ScrollPosition`.
        case scrollPosition(any ProgramBinding, anchor: UnitPoint?)
        case defaultScrollAnchor(UnitPoint?, role: ScrollAnchorRole?)
        case scrollTransition(ScrollTransitionValue)
        case refreshable(any ProgramFunction)
        // Geometry, preferences, events
        case coordinateSpace(name: ViewID)
        case onGeometryChange(transform: any ProgramFunction, action: any ProgramFunction)
        case onScrollGeometryChange(transform: any ProgramFunction, action: any ProgramFunction)
        case onScrollPhaseChange(any ProgramFunction)
        case onScrollVisibilityChange(threshold: Double, any ProgramFunction)
        case onScrollTargetVisibilityChange(threshold: Double, any ProgramFunction)
        case preference(any PreferenceKeyDefinition, value: any ProgramValue)
        case transformPreference(any PreferenceKeyDefinition, any ProgramFunction)
        case anchorPreference(any PreferenceKeyDefinition, source: AnchorSourceValue, transform: any ProgramFunction)
        case onPreferenceChange(any PreferenceKeyDefinition, any ProgramFunction)
        /// A view behind (`isBackground`) or in front, made from a preference of the modified view.
        case preferenceView(any PreferenceKeyDefinition, alignment: Alignment, isBackground: Bool, any ViewBody)
        case onAppear(any ProgramFunction)
        case onDisappear(any ProgramFunction)
        case onChange(value: any ProgramValue, isInitial: Bool, action: any ProgramFunction)
        case task(id: (any ProgramValue)?, action: any ProgramFunction)
        case onTapGesture(count: Int, action: any ProgramFunction)
        case dragGesture(DragGestureValue)
        // Identity
        case id(ViewID)
        case tag(ViewID)
        /// What the bar of a tab view shows for the view.
        case tabItem(ViewContent)
        case accessibilityIdentifier(String)
        /// Views that compare equal are not run again.
        case equatable
        // Navigation
        case navigationTitle(TextValue)
        case navigationBarTitleDisplayMode(TitleDisplayMode)
        case toolbar(items: [ToolbarItemValue])
        case toolbarVisibility(isHidden: Bool, bars: ToolbarPlacementSet)
        case toolbarBackground(ToolbarBackgroundValue, bars: ToolbarPlacementSet)
        case searchable(SearchableValue)
        // Grids
        case gridCellColumns(Int)
        case gridCellUnsizedAxes(Axis.Set)
        case gridColumnAlignment(AlignmentGuide)
        case gridCellAnchor(UnitPoint)
        // Animation
        case animation(AnimationValue?, value: (any ProgramValue)?)
        case transition
        /// Accepted without effect on geometry; the program's diagnostics say so.
        case ignored(name: String)
    }
}

/// Whether content is fitted into its place or fills it.
package typealias ContentMode = AspectRatioLayout.ContentMode

/// A flexible frame: each bound may be left out.
package struct FlexibleFrameValue: Hashable, Sendable {
    package var minWidth: Double?
    package var idealWidth: Double?
    package var maxWidth: Double?
    package var minHeight: Double?
    package var idealHeight: Double?
    package var maxHeight: Double?
    package var alignment: Alignment

    package init(
        minWidth: Double? = nil,
        idealWidth: Double? = nil,
        maxWidth: Double? = nil,
        minHeight: Double? = nil,
        idealHeight: Double? = nil,
        maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}

/// A frame relative to the nearest container (scroll view, window): a length by a closure, or a span out of a count.
package struct ContainerRelativeFrameValue {
    package enum Length {
        case whole
        case span(count: Int, span: Int, spacing: Double)
        /// Called with the container's length in points and the axis.
        case function(any ProgramFunction)
    }

    package var axes: Axis.Set
    package var length: Length
    package var alignment: Alignment

    package init(axes: Axis.Set, length: Length = .whole, alignment: Alignment = .center) {
        self.axes = axes
        self.length = length
        self.alignment = alignment
    }
}

/// A `safeAreaInset`.
package struct SafeAreaInsetValue {
    package var edge: Edge
    /// The alignment across the edge's axis.
    package var alignment: AlignmentGuide
    package var spacing: Double?
    package var content: ViewContent

    package init(edge: Edge, alignment: AlignmentGuide, spacing: Double? = nil, content: ViewContent) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        self.content = content
    }
}

/// Which regions `ignoresSafeArea` names.
package struct SafeAreaRegionSet: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let container = SafeAreaRegionSet(rawValue: 1)
    package static let keyboard = SafeAreaRegionSet(rawValue: 2)
    package static let all: SafeAreaRegionSet = [.container, .keyboard]
}

package enum ContentMarginPlacement: Hashable, Sendable {
    case automatic
    case scrollContent
    case scrollIndicators
}

package enum ScrollBounceBehavior: Hashable, Sendable {
    case automatic
    case always
    case basedOnSize
}

package enum ScrollIndicatorVisibility: Hashable, Sendable {
    case automatic
    case visible
    case hidden
    case never
}

package enum ScrollAnchorRole: Hashable, Sendable {
    case initialOffset
    case sizeChanges
    case alignment
}

/// How a scroll view picks where to stop.
package enum ScrollTargetBehaviorValue {
    package enum ViewAlignedLimit: Hashable, Sendable {
        case automatic
        case always
        case alwaysByOne
        case alwaysByFew
        case never
    }

    case paging
    case viewAligned(limit: ViewAlignedLimit)
    /// A program's own behaviour: called with the target and a context, gives the changed target.
    case program(any ProgramFunction)
}

/// What an `anchorPreference` remembers.
package enum AnchorSourceValue: Hashable, Sendable {
    case bounds
    case rect(Rect)
    case point(Point)
    case unitPoint(UnitPoint)

    package var isPoint: Bool {
        switch self {
        case .bounds, .rect: false
        case .point, .unitPoint: true
        }
    }
}

/// A `DragGesture` on a view.
package struct DragGestureValue {
    /// How far the finger moves before the gesture begins, in points; SwiftUI's default is 10.
    package var minimumDistance: Double
    package var space: CoordinateSpaceValue
    package var onChanged: (any ProgramFunction)?
    package var onEnded: (any ProgramFunction)?
    /// True for `simultaneousGesture`.
    package var isSimultaneous: Bool

    package init(
        minimumDistance: Double = 10,
        space: CoordinateSpaceValue = .local,
        onChanged: (any ProgramFunction)? = nil,
        onEnded: (any ProgramFunction)? = nil,
        isSimultaneous: Bool = false
    ) {
        self.minimumDistance = minimumDistance
        self.space = space
        self.onChanged = onChanged
        self.onEnded = onEnded
        self.isSimultaneous = isSimultaneous
    }
}

package enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
}

/// An item of a navigation bar or bottom bar.
package struct ToolbarItemValue {
    package enum Placement: Hashable, Sendable {
        case automatic
        case principal
        case leading
        case trailing
        case bottomBar
    }

    package var placement: Placement
    package var content: ViewContent

    package init(placement: Placement, content: ViewContent) {
        self.placement = placement
        self.content = content
    }
}

/// A `searchable`: a search field, in which nothing can be typed.
package struct SearchableValue {
    /// Holds the text that shows.
    package var text: any ProgramBinding
    package var placement: SearchFieldPlacement
    /// What shows while the text is empty.
    package var prompt: String

    package init(text: any ProgramBinding, placement: SearchFieldPlacement = .automatic, prompt: String = "Search") {
        self.text = text
        self.placement = placement
        self.prompt = prompt
    }
}

/// Where a search field stands; other places than the bar's drawer count as automatic.
package enum SearchFieldPlacement: Hashable, Sendable {
    case automatic
    /// Below the title: always, or until the content is scrolled on.
    case drawer(isAlwaysShown: Bool)
}

package struct ToolbarPlacementSet: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let navigationBar = ToolbarPlacementSet(rawValue: 1)
    package static let bottomBar = ToolbarPlacementSet(rawValue: 2)
    package static let tabBar = ToolbarPlacementSet(rawValue: 4)
}

package enum ToolbarBackgroundValue: Hashable, Sendable {
    case automatic
    case visible
    case hidden
    case style(StyleValue)
}

/// An animation: a curve and how it is shifted in time, in seconds.
package struct AnimationValue: Hashable, Sendable {
    package enum Curve: Hashable, Sendable {
        case linear(duration: Double)
        case easeIn(duration: Double)
        case easeOut(duration: Double)
        case easeInOut(duration: Double)
        case timing(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
        case spring(response: Double, dampingFraction: Double)
    }

    package var curve: Curve
    package var delay: Double

    /// What the system animates by if nothing else is asked for (Apple documentation).
    package static let `default` = AnimationValue(curve: .spring(response: 0.55, dampingFraction: 1))

    package init(curve: Curve, delay: Double = 0) {
        self.curve = curve
        self.delay = delay
    }

    /// The animation so many times faster, its delay included; a factor that is not positive changes nothing.
    package func sped(by factor: Double) -> AnimationValue {
        guard factor > 0, factor.isFinite else { return self }
        let faster: Curve =
            switch curve {
            case .linear(let duration): .linear(duration: duration / factor)
            case .easeIn(let duration): .easeIn(duration: duration / factor)
            case .easeOut(let duration): .easeOut(duration: duration / factor)
            case .easeInOut(let duration): .easeInOut(duration: duration / factor)
            case .timing(let x1, let y1, let x2, let y2, let duration):
                .timing(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration / factor)
            case .spring(let response, let dampingFraction):
                .spring(response: response / factor, dampingFraction: dampingFraction)
            }
        return AnimationValue(curve: faster, delay: delay / factor)
    }
}
