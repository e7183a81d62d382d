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
        /// A value for the program's own layout around the view.
        case layoutValue(any LayoutValueKeyDefinition, value: any ProgramValue)
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
        /// Seen from behind where the layout reads from the right.
        case flipsForRightToLeftLayoutDirection(Bool)
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
        case transformAnchorPreference(
            any PreferenceKeyDefinition,
            source: AnchorSourceValue,
            transform: any ProgramFunction
        )
        case onPreferenceChange(any PreferenceKeyDefinition, any ProgramFunction)
        /// A view behind (`isBackground`) or in front, made from a preference of the modified view.
        case preferenceView(any PreferenceKeyDefinition, alignment: Alignment, isBackground: Bool, any ViewBody)
        case onAppear(any ProgramFunction)
        case onDisappear(any ProgramFunction)
        case onChange(value: any ProgramValue, isInitial: Bool, action: any ProgramFunction)
        case task(id: (any ProgramValue)?, action: any ProgramFunction)
        case gesture(GestureValue)
        /// The part that takes touches, instead of what is drawn.
        case contentShape(ShapeValue)
        // Identity
        case id(ViewID)
        case tag(ViewID)
        /// What the bar of a tab view shows for the view.
        case tabItem(ViewContent)
        case accessibilityIdentifier(String)
        /// Views that compare equal are not run again.
        // Navigation
        case navigationTitle(TextValue)
        case navigationBarTitleDisplayMode(TitleDisplayMode)
        case toolbar(items: [ToolbarItemValue])
        case toolbarVisibility(isHidden: Bool, bars: ToolbarPlacementSet)
        case toolbarBackground(ToolbarBackgroundValue, bars: ToolbarPlacementSet)
        case searchable(SearchableValue)
        // Grids and lists
        case listRow(ListRowChange)
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

/// An animation: a curve and how it is shifted in time, in seconds.
package struct AnimationValue: Hashable, Sendable {
    /// The curves of SwiftUI's `Animation`; durations and responses are in seconds.
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
