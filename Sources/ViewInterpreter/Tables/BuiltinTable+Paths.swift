internal import Glibc
import LayoutCore
import ViewRuntime

/// Paths: how they are built, asked and drawn.
extension BuiltinTable {
    mutating func addPaths() {
        initializer("Path() -> Path") { _ in .native(.path(PathValue())) }
        initializer("Path(_ path: Path) -> Path") { $0.arguments[0] }
        initializer("Path(_ callback: (inout Path) -> Void) -> Path", isPure: false) { c throws(Failure) in
            let function = try c.function(0)
            let frame = c.machine.makeFrame(
                function.code,
                [.native(.path(PathValue()))],
                function.selfValue,
                function.captures
            )
            _ = try c.machine.run(function.code, frame)
            return frame.slots[0].unboxed
        }
        made("Path(_ rect: CGRect) -> Path") { path, c in path.addRect(c.rect(0)) }
        made("Path(ellipseIn: CGRect) -> Path") { path, c in path.addEllipse(in: c.rect(0)) }
        made("Path(roundedRect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Path") {
            path,
            c in
            path.addRoundedRect(c.rect(0), width: c.double(1) ?? 0, height: c.double(1) ?? 0)
        }
        made("Path(roundedRect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Path") {
            path,
            c in
            let size = c.size(1)
            path.addRoundedRect(c.rect(0), width: size.width, height: size.height)
        }
        addPathSteps()
        addPathQuestions()
        addTransforms()
        addTypeNames(["Path"])
    }

    private mutating func made(
        _ text: String,
        _ build: @escaping @Sendable (inout PathValue, BuiltinCall) -> Void
    ) {
        initializer(text) { c in
            var path = PathValue()
            build(&path, c)
            return .native(.path(path))
        }
    }

    private mutating func step(
        _ text: String,
        _ change: @escaping @Sendable (inout PathValue, BuiltinCall) -> Void
    ) {
        mutation("Path", text) { value, c throws(Failure) in
            guard case .native(let box) = value, case .path(var path) = box.native else { return .void }
            guard path.elements.count < Self.mostElements else {
                throw c.trap("the path has more than \(Self.mostElements) elements")
            }
            change(&path, c)
            value = .native(.path(path))
            return .void
        }
    }

    /// More elements than a picture needs.
    private static let mostElements = 20_000

    private mutating func addPathSteps() {
        step("move(to: CGPoint)") { path, c in path.elements.append(.move(c.point(0))) }
        step("addLine(to: CGPoint)") { path, c in path.elements.append(.line(c.point(0))) }
        step("addLines(_ points: [CGPoint])") { path, c in
            for (index, value) in c.array(0).enumerated() {
                guard case .point(let point) = value else { continue }
                path.elements.append(index == 0 ? .move(point) : .line(point))
            }
        }
        step("addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat)") { path, c in
            path.addArc(corner: c.point(0), toward: c.point(1), radius: c.double(2) ?? 0)
        }
        step("addQuadCurve(to: CGPoint, control: CGPoint)") { path, c in
            path.elements.append(.quadCurve(c.point(0), control: c.point(1)))
        }
        step("addCurve(to: CGPoint, control1: CGPoint, control2: CGPoint)") { path, c in
            path.elements.append(.curve(c.point(0), control1: c.point(1), control2: c.point(2)))
        }
        step(
            "addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool)"
        ) { path, c in
            path.addArc(
                center: c.point(0),
                radius: c.double(1) ?? 0,
                start: c.double(2) ?? 0,
                end: c.double(3) ?? 0,
                clockwise: c.bool(4) ?? false
            )
        }
        step("addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle)") { path, c in
            let (start, delta) = (c.double(2) ?? 0, c.double(3) ?? 0)
            path.addArc(
                center: c.point(0),
                radius: c.double(1) ?? 0,
                start: start,
                end: start + delta,
                clockwise: delta < 0
            )
        }
        step("addRect(_ rect: CGRect)") { path, c in path.addRect(c.rect(0)) }
        step("addRects(_ rects: [CGRect])") { path, c in
            for value in c.array(0) {
                if case .native(let box) = value, case .rect(let rect) = box.native { path.addRect(rect) }
            }
        }
        step("addEllipse(in: CGRect)") { path, c in path.addEllipse(in: c.rect(0)) }
        step("addRoundedRect(in: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)") { path, c in
            let size = c.size(1)
            path.addRoundedRect(c.rect(0), width: size.width, height: size.height)
        }
        step("addPath(_ path: Path)") { path, c in
            if case .path(let other)? = c.native(0) { path.elements += other.elements }
        }
        step("closeSubpath()") { path, _ in path.elements.append(.close) }
    }

    /// Affine maps, kept as their six numbers.
    private mutating func addTransforms() {
        let type = "CGAffineTransform"
        @Sendable func value(_ map: AffineTransform) -> Value {
            .array([map.a, map.b, map.c, map.d, map.tx, map.ty].map { .double($0) })
        }
        constant(type, "identity: \(type)") { _ in value(.identity) }
        let forms: [(String, @Sendable (BuiltinCall) -> AffineTransform)] = [
            ("translationX: CGFloat, y: CGFloat", { .move($0.double(0) ?? 0, $0.double(1) ?? 0) }),
            ("scaleX: CGFloat, y: CGFloat", { .scale($0.double(0) ?? 1, $0.double(1) ?? 1) }),
            ("rotationAngle: CGFloat", { .turn($0.double(0) ?? 0) }),
        ]
        for (form, make) in forms { initializer("\(type)(\(form)) -> \(type)") { value(make($0)) } }
        let chained: [(String, @Sendable (BuiltinCall) -> AffineTransform)] = [
            ("translatedBy(x: CGFloat, y: CGFloat)", { .move($0.double(0) ?? 0, $0.double(1) ?? 0) }),
            ("scaledBy(x: CGFloat, y: CGFloat)", { .scale($0.double(0) ?? 1, $0.double(1) ?? 1) }),
            ("rotated(by: CGFloat)", { .turn($0.double(0) ?? 0) }),
        ]
        for (form, make) in chained {
            member(type, "\(form) -> \(type)") { c in value(AffineTransform(c.receiver).concatenating(inner: make(c))) }
        }
        member(type, "concatenating(_ other: \(type)) -> \(type)") { c in
            value(AffineTransform(c.arguments[0]).concatenating(inner: AffineTransform(c.receiver)))
        }
        // A map that cannot be undone stays as it is, as Core Graphics has it.
        member(type, "inverted() -> \(type)") { c in
            let map = AffineTransform(c.receiver)
            return value(map.inverse ?? map)
        }
        member(type, "isIdentity: Bool") { .bool(AffineTransform($0.receiver) == .identity) }
        member("CGPoint", "applying(_ transform: \(type)) -> CGPoint") { c in
            guard case .point(let point) = c.receiver else { return c.receiver }
            return .point(AffineTransform(c.arguments[0]).apply(point))
        }
        member("CGSize", "applying(_ transform: \(type)) -> CGSize") { c in
            guard case .size(let size) = c.receiver else { return c.receiver }
            let map = AffineTransform(c.arguments[0])
            let corner = map.apply(Point(x: size.width, y: size.height))
            return .size(Size(width: corner.x - map.tx, height: corner.y - map.ty))
        }
        member("CGRect", "applying(_ transform: \(type)) -> CGRect") { c in
            guard case .native(let box) = c.receiver, case .rect(let rect) = box.native else { return c.receiver }
            return .native(.rect(AffineTransform(c.arguments[0]).boundingBox(of: rect)))
        }
        member("Path", "applying(_ transform: \(type)) -> Path") { c in
            let map = AffineTransform(c.arguments[0])
            return .native(.path(c.path.mapped { map.apply($0) }))
        }
    }

    private mutating func addPathQuestions() {
        member("Path", "isEmpty: Bool") { .bool($0.path.elements.isEmpty) }
        member("Path", "boundingRect: CGRect") { .native(.rect($0.path.boundingBox ?? .zero)) }
        member("Path", "cgPath: Path") { $0.receiver }
        member("Path", "currentPoint: CGPoint?") { $0.path.currentPoint.map { .point($0) } ?? .null }
        member("Path", "trimmedPath(from: CGFloat, to: CGFloat) -> Path") { c throws(Failure) in
            try c.machine.step(c.position, by: c.path.elements.count * CallWork.stepsOfACut)
            return .native(.path(c.path.trimmed(from: c.double(0) ?? 0, to: c.double(1) ?? 1)))
        }
        member("Path", "offsetBy(dx: CGFloat, dy: CGFloat) -> Path") { c in
            let (dx, dy) = (c.double(0) ?? 0, c.double(1) ?? 0)
            return .native(.path(c.path.mapped { Point(x: $0.x + dx, y: $0.y + dy) }))
        }
        member("Shape", "path(in: CGRect) -> Path") { c throws(Failure) in
            if let shape = c.receiver.programShape {
                return .native(.path(try shape.path(in: c.rect(0), c.machine, c.position)))
            }
            var path = PathValue()
            if let value = c.shapeValue(c.receiver) { path.add(value.shape, in: c.rect(0)) }
            return .native(.path(path))
        }
    }
}

extension BuiltinCall {
    var path: PathValue {
        if case .native(let box) = receiver, case .path(let path) = box.native { return path }
        return PathValue()
    }

    func rect(_ index: Int) -> Rect {
        if case .rect(let rect)? = native(index) { return rect }
        return .zero
    }

    /// A size to draw; a length that is not a number counts as 0.
    func size(_ index: Int) -> Size {
        guard case .size(let size) = arguments[index] else { return .zero }
        return Size(width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
    }

    /// A standard shape or a path as a view; `nil` for anything else.
    func shapeValue(_ value: Value) -> ShapeViewValue? {
        guard case .native(let box) = value else { return nil }
        switch box.native {
        case .shape(let shape): return shape
        case .path(let path): return ShapeViewValue(shape: .path(path))
        default: return nil
        }
    }
}

extension AffineTransform {
    fileprivate static func move(_ x: Double, _ y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    fileprivate static func scale(_ x: Double, _ y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A turn by an angle in radians.
    fileprivate static func turn(_ angle: Double) -> AffineTransform {
        AffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    /// The map that a program holds as its six numbers; the identity for anything else.
    fileprivate init(_ value: Value) {
        var numbers: [Double] = []
        if case .array(let values) = value { numbers = values.compactMap(\.number) }
        guard numbers.count == 6 else {
            self = .identity
            return
        }
        self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}
