import LayoutCore
import ViewRuntime

/// Animations, gestures, environment values, durations and other small types.
extension BuiltinTable {
    mutating func addValues() {
        addAnimations()
        addEnvironmentTypes()
        addTypeNames([
            "View", "AnyView", "ForEach", "State", "Binding", "Array", "Dictionary", "Set", "String", "Int", "Double",
            "CGFloat", "Bool",
            "Float", "Character", "Task", "Namespace", "ViewBuilder", "ShapeStyle", "Shape", "URL", "UUID", "Date",
            "Substring", "UInt",
            "UInt8", "Int8", "Int16", "Int32", "Int64", "UInt16", "UInt32", "UInt64", "TimeInterval", "Range",
            "ClosedRange", "Optional",
            "Result", "Error", "Never", "Void", "Any", "AnyObject", "AnyHashable", "EmptyView", "TupleView",
            "StateObject", "Bindable",
            "EnvironmentValues", "ObservedObject",
            "FocusState", "LocalizedStringKey",
        ])
    }

    private mutating func addAnimations() {
        func animation(_ text: String, _ make: @escaping @Sendable (BuiltinCall) -> AnimationValue.Curve) -> Void {
            constant("Animation", text) { .native(.animation(AnimationValue(curve: make($0)))) }
        }
        // Apple documentation: the default is a spring with a response of 0.55 and no bounce; eased animations take 0.35 s.
        animation("default: Animation") { _ in AnimationValue.default.curve }
        animation("spring: Animation") { _ in .spring(response: 0.5, dampingFraction: 1) }
        animation("smooth: Animation") { _ in .spring(response: 0.5, dampingFraction: 1) }
        animation("snappy: Animation") { _ in .spring(response: 0.5, dampingFraction: 0.85) }
        animation("bouncy: Animation") { _ in .spring(response: 0.5, dampingFraction: 0.7) }
        animation("interactiveSpring: Animation") { _ in .spring(response: 0.15, dampingFraction: 0.86) }
        animation("linear: Animation") { _ in .linear(duration: 0.35) }
        animation("easeIn: Animation") { _ in .easeIn(duration: 0.35) }
        animation("easeOut: Animation") { _ in .easeOut(duration: 0.35) }
        animation("easeInOut: Animation") { _ in .easeInOut(duration: 0.35) }
        animation("linear(duration: Double) -> Animation") { .linear(duration: $0.double(0) ?? 0.35) }
        animation("easeIn(duration: Double) -> Animation") { .easeIn(duration: $0.double(0) ?? 0.35) }
        animation("easeOut(duration: Double) -> Animation") { .easeOut(duration: $0.double(0) ?? 0.35) }
        animation("easeInOut(duration: Double) -> Animation") { .easeInOut(duration: $0.double(0) ?? 0.35) }
        animation(
            "timingCurve(_ a: Double, _ b: Double, _ c: Double, _ d: Double, duration: Double = 0.35) -> Animation"
        ) { c in
            .timing(
                x1: c.double(0) ?? 0,
                y1: c.double(1) ?? 0,
                x2: c.double(2) ?? 1,
                y2: c.double(3) ?? 1,
                duration: c.double(4) ?? 0.35
            )
        }
        animation(
            "spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation"
        ) {
            .spring(response: $0.double(0) ?? 0.5, dampingFraction: $0.double(1) ?? 0.825)
        }
        animation(
            "interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation"
        ) {
            .spring(response: $0.double(0) ?? 0.15, dampingFraction: $0.double(1) ?? 0.86)
        }
        animation("spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation") {
            .spring(response: $0.double(0) ?? 0.5, dampingFraction: 1 - ($0.double(1) ?? 0))
        }
        for (name, bounce) in [("smooth", 0.0), ("snappy", 0.15), ("bouncy", 0.3)] {
            animation("\(name)(duration: Double = 0.5, extraBounce: Double = 0) -> Animation") {
                .spring(response: $0.double(0) ?? 0.5, dampingFraction: 1 - bounce - ($0.double(1) ?? 0))
            }
        }
        initializer("Animation(_ base: T) -> Animation", .approximate("moves as the default animation does")) { _ in
            .native(.animation(.default))
        }
        addInterpolatingSprings()
        member("Animation", "delay(_ delay: Double) -> Animation") { c in
            guard case .native(let box) = c.receiver, case .animation(var animation) = box.native else {
                return c.receiver
            }
            animation.delay += c.double(0) ?? 0
            return .native(.animation(animation))
        }
        member("Animation", "speed(_ speed: Double) -> Animation") { c in
            guard case .native(let box) = c.receiver, case .animation(let animation) = box.native else {
                return c.receiver
            }
            return .native(.animation(animation.sped(by: c.double(0) ?? 1)))
        }
        member("Animation", "repeatForever(autoreverses: Bool = true) -> Animation", .approximate("runs once")) {
            $0.receiver
        }
        member(
            "Animation",
            "repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation",
            .approximate("runs once")
        ) {
            $0.receiver
        }
        function(
            "withAnimation(_ animation: Animation? = .default, _ body: () -> T) -> T",
            .withoutMotion,
            isPure: false
        ) {
            c throws(Failure) in
            let requests = c.machine.context.requests
            let previous = requests.animation
            requests.animation =
                c.isMissing(0)
                ? AnimationValue(curve: .spring(response: 0.55, dampingFraction: 1))
                : c.animation(0)
            defer { requests.animation = previous }
            return try c.callFunction(1, [])
        }
        function("__changing(_ animation: Animation?, _ body: () -> T) -> T", isPure: false) { c throws(Failure) in
            let requests = c.machine.context.requests
            let previous = requests.animation
            requests.animation = c.animation(0)
            defer { requests.animation = previous }
            return try c.callFunction(1, [])
        }
        function("__afterwards(_ animation: Animation?, _ completion: () -> Void)", isPure: false) {
            c throws(Failure) in
            try c.later(c.animation(0)?.curve.duration ?? 0, try c.function(1))
        }
        function(
            "withAnimation(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () -> T, completion: () -> Void) -> T",
            .withoutMotion,
            isPure: false
        ) {
            c throws(Failure) in
            let requests = c.machine.context.requests
            let previous = requests.animation
            requests.animation =
                c.isMissing(0)
                ? AnimationValue(curve: .spring(response: 0.55, dampingFraction: 1))
                : c.animation(0)
            defer { requests.animation = previous }
            let result = try c.callFunction(2, [])
            let completion = try c.function(3)
            let duration = requests.animation?.curve.duration ?? 0
            requests.sleeps.append(
                SleepRequest(duration: duration) { context throws(Failure) in _ = try completion.call([], in: context) }
            )
            return result
        }
        options(
            "AnyTransition",
            ["opacity", "slide", "scale", "identity", "blurReplace", "symbolEffect"]
        )
        constant("AnyTransition", "move(edge: Edge) -> AnyTransition") { _ in
            .native(.option(type: "AnyTransition", name: "move"))
        }
        constant("AnyTransition", "push(from: Edge) -> AnyTransition") { _ in
            .native(.option(type: "AnyTransition", name: "push"))
        }
        // `AnyTransition` names its first argument, the `Transition` of iOS 17 does not.
        for first in ["scale: CGFloat", "_ scale: CGFloat"] {
            constant("AnyTransition", "scale(\(first), anchor: UnitPoint = .center) -> AnyTransition") { _ in
                .native(.option(type: "AnyTransition", name: "scale"))
            }
        }
        constant("AnyTransition", "offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition") { _ in
            .native(.option(type: "AnyTransition", name: "offset"))
        }
        constant("AnyTransition", "asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition") {
            _ in
            .native(.option(type: "AnyTransition", name: "asymmetric"))
        }
        member("AnyTransition", "combined(with: AnyTransition) -> AnyTransition") { $0.receiver }
        member("AnyTransition", "animation(_ animation: Animation?) -> AnyTransition") { $0.receiver }
    }

    /// The names of type sizes before iOS 15, from the smallest.
    static let contentSizes = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge",
    ]

    private mutating func addEnvironmentTypes() {
        constant("ColorScheme", "light: ColorScheme") { _ in .native(.colorScheme(.light)) }
        constant("ColorScheme", "dark: ColorScheme") { _ in .native(.colorScheme(.dark)) }
        constant("LayoutDirection", "leftToRight: LayoutDirection") { _ in .native(.layoutDirection(.leftToRight)) }
        constant("LayoutDirection", "rightToLeft: LayoutDirection") { _ in .native(.layoutDirection(.rightToLeft)) }
        constant("UserInterfaceSizeClass", "compact: UserInterfaceSizeClass") { _ in .native(.sizeClass(.compact)) }
        constant("UserInterfaceSizeClass", "regular: UserInterfaceSizeClass") { _ in .native(.sizeClass(.regular)) }
        for size in DynamicTypeSize.allCases {
            constant("DynamicTypeSize", "\(size): DynamicTypeSize") { _ in .native(.dynamicTypeSize(size)) }
        }
        for entry in EnvironmentKeyEntry.names.sorted().compactMap(EnvironmentKeyEntry.find) {
            let type = entry.type == .unknown ? "T" : "\(entry.type)"
            member("EnvironmentValues", "\(entry.name): \(type)", isPure: false) { c in
                guard case .native(let box) = c.receiver, case .environment(let collector) = box.native else {
                    return .null
                }
                return entry.read(collector.values)
            }
            // A behaviour's context has the scroll view's environment by dynamic members.
            member("ScrollTargetBehaviorContext", "\(entry.name): \(type)", isPure: false) { c in
                entry.read(c.machine.context.readEnvironment())
            }
        }
        options("ColorSchemeContrast", ["standard", "increased"])
        options("LegibilityWeight", ["regular", "bold"])
        options("ScenePhase", ["active", "inactive", "background"])
        options("AnimationCompletionCriteria", ["logicallyComplete", "removed"])
        for (size, name) in zip(DynamicTypeSize.allCases, Self.contentSizes) {
            constant("ContentSizeCategory", "\(name): ContentSizeCategory") { _ in .native(.dynamicTypeSize(size)) }
        }
        member("ContentSizeCategory", "isAccessibilityCategory: Bool") { c in
            if case .native(let box) = c.receiver, case .dynamicTypeSize(let size) = box.native {
                .bool(size.isAccessibilitySize)
            } else {
                .bool(false)
            }
        }
        member("DynamicTypeSize", "isAccessibilitySize: Bool") { c in
            if case .native(let box) = c.receiver, case .dynamicTypeSize(let size) = box.native {
                .bool(size.isAccessibilitySize)
            } else {
                .bool(false)
            }
        }
        for (name, scale) in [("seconds", 1.0), ("milliseconds", 1e3), ("microseconds", 1e6), ("nanoseconds", 1e9)] {
            for type in ["Double", "Number"] {
                constant("Duration", "\(name)(_ count: \(type)) -> Duration") {
                    .native(.duration(($0.arguments[0].number ?? 0) / scale))
                }
            }
        }
        constant("Duration", "zero: Duration") { _ in .native(.duration(0)) }
        addAddresses()
        initializer("UUID() -> UUID", isPure: false) { c in
            .native(.option(type: "UUID", name: c.machine.nextIdentifier()))
        }
        addLocales()
        initializer("UUID(uuidString: String) -> UUID?") { c in
            let parts = (c.string(0) ?? "").split(separator: "-", omittingEmptySubsequences: false)
            guard parts.map(\.count) == [8, 4, 4, 4, 12],
                parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isHexDigit } })
            else { return .null }
            return .native(.option(type: "UUID", name: parts.joined(separator: "-").uppercased()))
        }
        member("Duration", "__seconds: Double") { c in
            if case .native(let box) = c.receiver, case .duration(let seconds) = box.native { return .double(seconds) }
            return .double(0)
        }
        member("Duration", "components: (seconds: Int64, attoseconds: Int64)") { c throws(Failure) in
            var seconds = 0.0
            if case .native(let box) = c.receiver, case .duration(let value) = box.native { seconds = value }
            let scale: Int128 = 1_000_000_000_000_000_000
            guard let whole = Int128(exactly: (seconds * 1e18).rounded()),
                let count = SizedInteger(exactly: whole / scale, .int64)
            else { throw c.trap("a Duration of \(seconds) s is too long") }
            let rest = SizedInteger(truncating: whole % scale, .int64)
            return .tuple(TupleValue([.sized(count), .sized(rest)], labels: ["seconds", "attoseconds"]))
        }
        member("UUID", "uuidString: String") { c in .string(c.receiver.description) }
        constant("DispatchQueue", "main: DispatchQueue") { _ in .native(.option(type: "DispatchQueue", name: "main")) }
        constant("DispatchQueue", "global(qos: DispatchQoS = .default) -> DispatchQueue") { _ in
            .native(.option(type: "DispatchQueue", name: "main"))
        }
        options("DispatchQoS", ["userInteractive", "userInitiated", "utility", "background", "default", "unspecified"])
        constant("DispatchTime", "now() -> DispatchTime") { _ in .native(.duration(0)) }
        for (unit, scale) in [("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9)] {
            constant("DispatchTimeInterval", "\(unit)(_ count: Int) -> DispatchTimeInterval") {
                .native(.duration(($0.double(0) ?? 0) * scale))
            }
        }
        member("DispatchQueue", "async(execute: () -> Void)", isPure: false) { c throws(Failure) in
            try c.later(0, try c.function(0))
        }
        for deadline in ["deadline", "wallDeadline"] {
            member("DispatchQueue", "asyncAfter(\(deadline): DispatchTime, execute: () -> Void)", isPure: false) {
                c throws(Failure) in
                var seconds = 0.0
                if case .duration(let value)? = c.native(0) { seconds = value }
                return try c.later(seconds, try c.function(1))
            }
        }
        initializer("NamedCoordinateSpace(_ name: String) -> NamedCoordinateSpace") {
            .native(.coordinateSpace(.named(ViewID($0.arguments[0]))))
        }
        constant("GridItem.Size", "fixed(_ size: CGFloat) -> GridItem.Size") { c in
            .native(.gridItem(GridItemValue(size: .fixed(c.double(0) ?? 0))))
        }
        constant("GridItem.Size", "flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> GridItem.Size") {
            c in
            .native(
                .gridItem(GridItemValue(size: .flexible(minimum: c.double(0) ?? 10, maximum: c.double(1) ?? .infinity)))
            )
        }
        constant("GridItem.Size", "adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItem.Size") { c in
            .native(
                .gridItem(GridItemValue(size: .adaptive(minimum: c.double(0) ?? 10, maximum: c.double(1) ?? .infinity)))
            )
        }
    }
}

extension BuiltinCall {
    /// Runs a function once the scene's clock has gone on by some seconds.
    func later(_ seconds: Double, _ function: FunctionValue) throws(Failure) -> Value {
        machine.context.requests.sleeps.append(
            SleepRequest(duration: seconds) { context throws(Failure) in _ = try function.call([], in: context) }
        )
        return .void
    }
}

extension AnimationValue.Curve {
    /// How long the animation takes, in seconds; a spring counts with its response.
    var duration: Double {
        switch self {
        case .linear(let duration), .easeIn(let duration), .easeOut(let duration), .easeInOut(let duration): duration
        case .timing(_, _, _, _, let duration): duration
        case .spring(let response, _): response
        }
    }
}
