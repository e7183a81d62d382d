import LayoutCore
import ViewRuntime

/// A `Shape` of the program: its path is asked for once its size is known.
struct ProgramShape {
    let instance: StructValue
    var paint = ShapePaint.foreground
    /// The part that is drawn, in parts of the path's length.
    var trim: (from: Double, to: Double)?
    /// True if what the path goes around an even number of times is outside of it.
    var isEvenOdd = false
    /// How much smaller the rectangle is than the room, on each side.
    var inset = 0.0

    /// A shape that takes the size that is offered and draws its path in it.
    func view(_ position: SourcePosition) -> ViewValue.Kind {
        let machine = instance.type.machine
        let copy = self
        let body = FunctionValue(machine: machine, name: "path", position: position, parameterCount: 1) {
            machine,
            arguments throws(Failure) in
            guard case .native(let box) = arguments[0], case .geometry(let proxy) = box.native else { return .void }
            let path = try copy.path(in: Rect(origin: .zero, size: proxy.source.size), machine, position)
            let value = ShapeViewValue(shape: .path(path), paint: copy.paint)
            return .view(ViewValue(.shape(value), source: position))
        }
        return .named(instance.type.name, ViewValue(.geometryReader(body), source: position))
    }

    /// The path in a rectangle, by the program's `path(in:)`.
    func path(in rect: Rect, _ machine: Machine, _ position: SourcePosition) throws(Failure) -> PathValue {
        guard case .method(let code)? = instance.type.lookup("path").first else {
            throw machine.trap("'\(instance.type.name)' has no 'path(in:)'", position)
        }
        let half: Double = if case .strokeBorder(_, let width) = paint { width / 2 } else { 0 }
        let amount = inset + half
        let room = rect.inset(by: EdgeInsets(top: amount, leading: amount, bottom: amount, trailing: amount))
        let frame = machine.makeFrame(code, [.native(.rect(room))], .structure(instance), [])
        guard case .native(let box) = try machine.run(code, frame), case .path(let path) = box.native else {
            return PathValue()
        }
        var shown = trim.map { path.trimmed(from: $0.from, to: $0.to) } ?? path
        shown.isEvenOdd = shown.isEvenOdd || isEvenOdd
        return shown
    }
}

extension Value {
    /// The value as a shape of the program; `nil` if it is none.
    var programShape: ProgramShape? {
        switch self {
        case .structure(let value) where value.type.isShape: return ProgramShape(instance: value)
        case .native(let box):
            if case .programShape(let shape) = box.native { return shape }
            return nil
        default: return nil
        }
    }
}

extension TypeInfo {
    /// True for a `Shape` of the program.
    var isShape: Bool { conforms(to: "Shape") || conforms(to: "InsettableShape") }
}
