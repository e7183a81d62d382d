package import LayoutCore
package import ScrollDynamics

/// A value of the running program that the runtime keeps, compares and prints without knowing what it is.
package protocol ProgramValue {
    /// Says whether two values are equal as the program's `==` has it; values without `==` are equal if they cannot be told apart.
    func isEqual(to other: any ProgramValue) -> Bool

    /// The value as Swift prints it.
    var printed: String { get }
}

/// A closure or method of the program that the runtime calls.
package protocol ProgramFunction: AnyObject {
    /// Calls the function; one that returns nothing gives `nil`.
    func call(
        _ arguments: [FunctionArgument],
        in context: EvaluationContext
    ) throws(EvaluationFailure) -> (any ProgramValue)?

    /// Says whether calling `other` would do the same: same code, same captured values.
    func isEquivalent(to other: any ProgramFunction) -> Bool
}

/// An argument that the runtime passes to a function of the program; the program's side turns it into its own value.
package enum FunctionArgument {
    case value(any ProgramValue)
    case double(Double)
    case bool(Bool)
    case point(Point)
    case size(Size)
    case axis(Axis)
    case geometry(GeometryProxy)
    case scrollGeometry(ScrollGeometry)
    case scrollPhase(ScrollPhase)
    /// What `onScrollPhaseChange` passes as its context.
    case scrollPhaseContext(ScrollGeometry, velocity: Point)
    case viewDimensions(ViewDimensions)
    case gesture(GestureEvent)
    case identifiers([ViewID])
    case anchor(AnchorValue)
    /// A preference value that the function changes in place: the changed value is what the call returns.
    case inOut(any ProgramValue)
    /// A scroll target that the function changes in place; the call returns a value that is a ``ScrollTargetResult``.
    case scrollTarget(Rect, anchor: UnitPoint?)
    /// The context that a program's own scroll target behaviour gets.
    case scrollTargetContext(ScrollTargetSituation)
}

/// What a program's own scroll target behaviour is told; places in content coordinates, in points.
package struct ScrollTargetSituation: Hashable, Sendable {
    /// Where content would come to rest without the behaviour.
    package var original: Rect
    /// In points per second.
    package var velocity: Point
    package var contentSize: Size
    package var containerSize: Size
    /// The axes along which the scroll view scrolls.
    package var axes: Axis.Set

    package init(original: Rect, velocity: Point, contentSize: Size, containerSize: Size, axes: Axis.Set) {
        self.original = original
        self.velocity = velocity
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.axes = axes
    }
}

/// What a program's own scroll target behaviour returns: the changed target, in content coordinates.
package protocol ScrollTargetResult {
    var targetRect: Rect { get }
    /// Which point of the target comes to rest at the same point of the visible region; `nil` for the top leading ones.
    var targetAnchor: UnitPoint? { get }
}

/// A drag as `DragGesture.Value` tells it; all in points.
package struct DragValue: Hashable, Sendable {
    package var startLocation: Point
    package var location: Point
    package var velocity: Point
    package var predictedEndLocation: Point
    /// Seconds on the scene's clock.
    package var time: Double

    package init(startLocation: Point, location: Point, velocity: Point, predictedEndLocation: Point, time: Double) {
        self.startLocation = startLocation
        self.location = location
        self.velocity = velocity
        self.predictedEndLocation = predictedEndLocation
        self.time = time
    }
}

/// A value that a view reads and writes where it is kept: `$isOn`.
package protocol ProgramBinding: AnyObject {
    func read(in context: EvaluationContext) throws(EvaluationFailure) -> any ProgramValue
    func write(_ value: any ProgramValue, in context: EvaluationContext) throws(EvaluationFailure)

    // What the runtime itself writes through bindings; the program's side makes its own value of it.
    /// Writes a Boolean, for a `Toggle`.
    func write(_ value: Bool, in context: EvaluationContext) throws(EvaluationFailure)
    /// Writes an identifier or `nil`, for `scrollPosition(id:)`.
    func write(_ value: ViewID?, in context: EvaluationContext) throws(EvaluationFailure)
    /// Reads a Boolean.
    func readBool(in context: EvaluationContext) throws(EvaluationFailure) -> Bool
    /// Reads a text, for a `TextField`.
    func readString(in context: EvaluationContext) throws(EvaluationFailure) -> String
    /// Reads an optional identifier, for `scrollPosition(id:)`.
    func readID(in context: EvaluationContext) throws(EvaluationFailure) -> ViewID?
    /// Reads where a `ScrollPosition` asks to be.
    func readScrollPosition(in context: EvaluationContext) throws(EvaluationFailure) -> ScrollPositionRequest
    /// Tells a `ScrollPosition` that a person scrolled: which view is topmost and where the content is.
    func writeScrolledByUser(
        id: ViewID?,
        offset: Point,
        in context: EvaluationContext
    ) throws(EvaluationFailure)

    /// Says whether both write to the same place.
    func isEquivalent(to other: any ProgramBinding) -> Bool
}

/// Where a `ScrollPosition` asks the content to be.
package struct ScrollPositionRequest {
    /// What is asked for: nothing, a view, an edge, or an offset in points, whose `nil` axis stays.
    package enum Target: Hashable {
        case none
        case id(ViewID)
        case edge(Edge)
        case point(x: Double?, y: Double?)
    }

    package var target: Target
    package var anchor: UnitPoint?
    /// Grows with each request, so that asking twice for the same place scrolls twice.
    package var generation: Int
    /// True once a person has scrolled since the last request.
    package var isPositionedByUser: Bool

    package init(target: Target, anchor: UnitPoint? = nil, generation: Int, isPositionedByUser: Bool = false) {
        self.target = target
        self.anchor = anchor
        self.generation = generation
        self.isPositionedByUser = isPositionedByUser
    }

    /// Says whether both ask for the same, at the same time.
    func asksTheSame(as other: ScrollPositionRequest) -> Bool {
        generation == other.generation && anchor == other.anchor && target.isSame(as: other.target)
    }
}

extension ScrollPositionRequest.Target {
    /// Says whether both are the same place; a coordinate that is no number is the same as itself.
    fileprivate func isSame(as other: ScrollPositionRequest.Target) -> Bool {
        guard case .point(let x, let y) = self, case .point(let otherX, let otherY) = other else {
            return self == other
        }
        return x?.bitPattern == otherX?.bitPattern && y?.bitPattern == otherY?.bitPattern
    }
}

/// A program's `PreferenceKey`.
package protocol PreferenceKeyDefinition: AnyObject {
    /// Tells keys apart within one program.
    var id: Int { get }
    var name: String { get }

    func defaultValue(in context: EvaluationContext) throws(EvaluationFailure) -> any ProgramValue

    /// `reduce(value:nextValue:)` of the program, which changes the value in place: nothing else should hold what it holds, or each
    /// of many views would have it copied. Where it fails, the value is as far as it came.
    func reduce(
        _ value: inout any ProgramValue,
        next: any ProgramValue,
        in context: EvaluationContext
    ) throws(EvaluationFailure)
}

/// Why a part of the program could not be run to its end.
package struct EvaluationFailure: Error, Hashable, Sendable {
    /// What stopped it.
    package enum Reason: Hashable, Sendable {
        /// A trap of the program: index out of range, overflow, `nil` unwrapped, `fatalError`.
        case trap
        /// More steps than one frame may take.
        case tooManySteps
        /// Calls nested too deep.
        case tooDeep
        /// More memory than a scene may hold.
        case tooMuchMemory
        /// Something that the interpreter cannot run.
        case unsupported
    }

    package var reason: Reason
    package var message: String
    package var position: SourcePosition

    package init(reason: Reason, message: String, position: SourcePosition) {
        self.reason = reason
        self.message = message
        self.position = position
    }

    /// The failure at a place, if it has none in the source.
    package func placed(at position: SourcePosition) -> EvaluationFailure {
        guard self.position.isOutside else { return self }
        return EvaluationFailure(reason: reason, message: message, position: position)
    }
}

/// A value of the program that stands for a number.
package protocol NumericProgramValue: ProgramValue {
    var doubleValue: Double { get }
}
