import HandMadeViews
import LayoutCore
import ScrollDynamics
import ViewRuntime

/// An identifier, a request or a truth value that a program keeps.
enum Kept: ProgramValue {
    case id(ViewID?)
    case request(ScrollPositionRequest, isByPerson: Bool)

    func isEqual(to other: any ProgramValue) -> Bool {
        switch (self, other as? Kept) {
        case (.id(let left), .id(let right)): left == right
        case (.request(let left, let leftFlag), .request(let right, let rightFlag)):
            left.generation == right.generation && left.target == right.target && leftFlag == rightFlag
        case (.id, _), (.request, _): false
        }
    }

    var printed: String {
        switch self {
        case .id(let id): id.map { "\($0.key)" } ?? "nil"
        case .request(let request, let isByPerson): "\(request.target) \(isByPerson)"
        }
    }
}

/// A binding to one kept value, with a log of what the runtime wrote.
final class KeptBinding: ProgramBinding {
    let slot: StateSlot
    private(set) var written: [String] = []

    init(_ value: Kept) { slot = StateSlot(name: "position", owner: "ContentView", value: value, position: Make.here) }

    var value: Kept? { slot.peeked as? Kept }

    func read(in context: EvaluationContext) throws(EvaluationFailure) -> any ProgramValue {
        slot.read(context.tracker)
    }

    func write(_ value: any ProgramValue, in context: EvaluationContext) throws(EvaluationFailure) {
        slot.write(value, context.tracker)
    }

    func write(_ value: Bool, in context: EvaluationContext) throws(EvaluationFailure) { throw Self.misuse }

    func write(_ value: ViewID?, in context: EvaluationContext) throws(EvaluationFailure) {
        let kept = Kept.id(value)
        written.append(kept.printed)
        slot.write(kept, context.tracker)
    }

    func readBool(in context: EvaluationContext) throws(EvaluationFailure) -> Bool { throw Self.misuse }

    func readString(in context: EvaluationContext) throws(EvaluationFailure) -> String { throw Self.misuse }

    func readID(in context: EvaluationContext) throws(EvaluationFailure) -> ViewID? {
        guard case .id(let id)? = slot.read(context.tracker) as? Kept else { throw Self.misuse }
        return id
    }

    func readScrollPosition(in context: EvaluationContext) throws(EvaluationFailure) -> ScrollPositionRequest {
        guard case .request(let request, _)? = slot.read(context.tracker) as? Kept else { throw Self.misuse }
        return request
    }

    func writeScrolledByUser(
        id: ViewID?,
        offset: Point,
        in context: EvaluationContext
    ) throws(EvaluationFailure) {
        written.append("\(id.map { "\($0.key)" } ?? "nil") \(offset.y)")
        let request = try readScrollPosition(in: context)
        slot.write(Kept.request(request, isByPerson: true), context.tracker)
    }

    func isEquivalent(to other: any ProgramBinding) -> Bool { other === self }

    private static let misuse = EvaluationFailure(reason: .trap, message: "Another value", position: Make.here)
}

/// Asks a scene's readers and bindings to scroll, as a button's action does.
final class Remote {
    private var context: EvaluationContext?
    private var proxy: ScrollViewProxy?

    init() {}

    /// The content in a `ScrollViewReader` that the remote listens to.
    func reader(_ content: ViewValue) -> ViewValue {
        let body = ArgumentBody { argument in
            if case .scrollViewProxy(let proxy) = argument { self.proxy = proxy }
            return content
        }
        return ViewValue(.scrollViewReader(body), source: Make.here).with(.onAppear(listener))
    }

    /// The content with a listener that gives the remote access to the scene.
    func listen(_ content: ViewValue) -> ViewValue { content.with(.onAppear(listener)) }

    private var listener: Function {
        Function { _, context in
            self.context = context
            return nil
        }
    }

    func scrollTo(_ id: AnyHashable, anchor: UnitPoint? = nil, animation: AnimationValue? = nil, in scene: Scene) {
        guard let context, let proxy else { return }
        context.requests.scrolls.append(
            ScrollToRequest(readerID: proxy.readerID, id: ViewID(id), anchor: anchor, animation: animation)
        )
        scene.advance(to: scene.time)
    }

    /// Asks from inside a callback.
    func ask(_ id: AnyHashable, anchor: UnitPoint?, in context: EvaluationContext) {
        guard let proxy else { return }
        context.requests.scrolls.append(
            ScrollToRequest(readerID: proxy.readerID, id: ViewID(id), anchor: anchor, animation: nil)
        )
    }

    func set(_ binding: KeptBinding, _ value: Kept, animation: AnimationValue? = nil, in scene: Scene) {
        guard let context else { return }
        context.requests.animation = animation
        binding.slot.write(value, context.tracker)
        context.requests.animation = nil
        scene.advance(to: scene.time)
    }
}

extension Scene {
    /// A finger goes from one place to another within a time in seconds, rests and lifts.
    func drag(fromY: Double, toY: Double, x: Double = 150, seconds: Double = 0.2, hold: Double = 0.3) {
        let start = time + 1.0 / 60
        touch(.began, at: Point(x: x, y: fromY), time: start)
        let steps = max(Int((seconds * 60).rounded()), 1)
        for step in 1...steps {
            let fraction = Double(step) / Double(steps)
            touch(.moved, at: Point(x: x, y: fromY + (toY - fromY) * fraction), time: start + seconds * fraction)
        }
        touch(.ended, at: Point(x: x, y: toY), time: start + seconds + hold)
    }
}
