package import LayoutCore

/// A place in a program's source; both count from 1, columns in UTF-8 bytes.
package struct SourcePosition: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// For what every program has without writing it, and what stands nowhere in its source.
    package static let outside = SourcePosition(line: 0, column: 0)

    package var isOutside: Bool { line == 0 }
}

/// A view as a program describes it: what to show, not yet how large or where.
///
/// Values are made anew whenever the program runs a body or a builder; the runtime matches them with the nodes that it keeps.
package struct ViewValue {
    package var kind: Kind
    /// The expression that made the value.
    package var source: SourcePosition

    package init(_ kind: Kind, source: SourcePosition) {
        self.kind = kind
        self.source = source
    }

    /// What a view is.
    package indirect enum Kind {
        case empty
        case text(TextValue)
        case image(ImageValue)
        /// A style that fills what it is offered: `Color.red`, a gradient, a material.
        case style(StyleValue)
        case shape(ShapeViewValue)
        case spacer(minLength: Double?)
        case divider
        case stack(StackValue)
        case lazyStack(LazyStackValue)
        case lazyGrid(LazyGridValue)
        case grid(GridValue)
        case gridRow(alignment: AlignmentGuide?, content: ViewContent)
        case scrollView(ScrollViewValue)
        case navigationStack(content: ViewContent)
        case section(SectionValue)
        case group(content: ViewContent)
        case list(content: ViewContent)
        case geometryReader(any ViewBody)
        case scrollViewReader(any ViewBody)
        case viewThatFits(axes: Axis.Set, content: ViewContent)
        case button(ButtonValue)
        case toggle(ToggleValue)
        case textField(TextFieldValue)
        case label(title: ViewContent, icon: ViewContent)
        /// A view of the system that is made of simpler ones: its name in the tree, and its parts.
        case named(String, ViewValue)
        /// A container whose layout the program itself brings.
        case programLayout(any ProgramLayout, content: ViewContent)
        /// Several views in a row, as a builder makes them: each takes part in its container on its own.
        case tuple([ViewValue])
        /// One of several alternatives of a builder; another branch is another identity.
        case conditional(branch: Int, ViewValue)
        case forEach(any ForEachContent)
        /// A program's own `View`.
        case composite(any CompositeView)
        /// A value whose type was erased; another type underneath is another identity.
        case erased(typeID: Int, ViewValue)
        /// What stands in for `content` in a `ViewModifier` or a visual effect.
        case modifierContent(any ModifierContent)
        /// Something that is not supported: shown as a labelled box that takes what it is offered.
        case unsupported(name: String)
        case modified(ViewValue, ModifierValue)
    }

    /// The value with a modifier around it.
    package func modified(_ kind: ModifierValue.Kind, source: SourcePosition) -> ViewValue {
        ViewValue(.modified(self, ModifierValue(kind, source: source)), source: self.source)
    }

    /// The view at a place, with those of its modifiers that no program has written.
    ///
    /// - Complexity: O(*n*) in the number of those modifiers.
    package func placed(at position: SourcePosition) -> ViewValue {
        let place = source.isOutside ? position : source
        guard case .modified(let inner, let modifier) = kind, modifier.source.isOutside else {
            return ViewValue(kind, source: place)
        }
        let placed = ModifierValue(modifier.kind, source: position)
        return ViewValue(.modified(inner.placed(at: position), placed), source: place)
    }
}

/// The content of a container: either made already or a builder that the runtime runs when it needs to.
///
/// A builder is the unit of invalidation: only builders that read a changed state run again.
package enum ViewContent {
    case value(ViewValue)
    case body(any ViewBody)
}

/// A builder or body of the program that makes a view when called.
package protocol ViewBody: AnyObject {
    /// Runs the builder.
    ///
    /// State that it reads is noted with `context.tracker`, so that a change runs it again.
    func makeView(_ argument: BodyArgument, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue

    /// Says whether running `other` would give the same view as long as no state changes: same code, same captured values.
    func isEquivalent(to other: any ViewBody) -> Bool
}

/// What a builder is called with.
package enum BodyArgument {
    case none
    case geometry(GeometryProxy)
    case scrollViewProxy(ScrollViewProxy)
    /// The value of a preference, for `overlayPreferenceValue`.
    case value(any ProgramValue)
    /// A stand-in for the modified view and its geometry, for `visualEffect`.
    case contentAndGeometry(any ModifierContent, GeometryProxy)
    /// A stand-in and a scroll-transition phase: -1 before, 0 inside, 1 after the visible range.
    case contentAndPhase(any ModifierContent, phase: Double)
}

/// An instance of a program's own `View` struct.
package protocol CompositeView: AnyObject {
    /// The name of the struct, for the tree.
    var typeName: String { get }
    /// Tells types apart within one program.
    var typeID: Int { get }

    /// The first values of its `@State` and other kept properties, run once when the view first appears.
    func makeState(in context: EvaluationContext) throws(EvaluationFailure) -> [StateDeclaration]

    /// Runs the body with the kept state in place.
    func makeBody(state: StateStorage, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue

    /// Says whether `other` has the same type and equal stored properties, so that its body need not run.
    func isEquivalent(to other: any CompositeView) -> Bool

    /// What a kept value of an earlier program is in this one; `nil` if the property begins anew.
    func adopt(_ value: any ProgramValue, for declaration: StateDeclaration) -> (any ProgramValue)?

    /// Says whether the program itself declares `other` to be the same, by the `==` of an `EquatableView`.
    func isDeclaredEqual(to other: any CompositeView, in context: EvaluationContext) throws(EvaluationFailure) -> Bool
}

extension CompositeView {
    package func adopt(_ value: any ProgramValue, for declaration: StateDeclaration) -> (any ProgramValue)? { value }

    package func isDeclaredEqual(
        to other: any CompositeView,
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> Bool { false }
}

/// The elements of a `ForEach`, made one by one when asked for.
package protocol ForEachContent: AnyObject {
    var count: Int { get }

    /// The identity of an element.
    ///
    /// - Complexity: O(1); a range of a billion costs nothing until an element is asked for.
    func id(at index: Int) -> ViewID

    /// Makes the view of an element.
    func makeView(at index: Int, in context: EvaluationContext) throws(EvaluationFailure) -> ViewValue

    /// Says whether all elements are the same and would be shown the same way: same code, same captured values, same data.
    func isEquivalent(to other: any ForEachContent) -> Bool

    /// Says whether the element at `index` is shown the same way as `other`'s element at `otherIndex`.
    func isElementEquivalent(at index: Int, to other: any ForEachContent, at otherIndex: Int) -> Bool
}

/// The token for a modified view inside a `ViewModifier`'s body or a visual effect.
package protocol ModifierContent: AnyObject {
    /// The view that is modified.
    var content: ViewValue? { get }
}

/// The identity that a program gives a view, by `id(_:)`, `ForEach` or `tag`.
package struct ViewID: Hashable {
    package let key: AnyHashable

    package init(_ key: AnyHashable) { self.key = key }
}
