import LayoutCore
import ViewRuntime

/// The device's screen, as programs from before `GeometryReader` read it.
extension BuiltinTable {
    mutating func addScreen() {
        constant("UIScreen", "main: UIScreen") { _ in .native(.option(type: "UIScreen", name: "main")) }
        for name in ["bounds", "nativeBounds"] {
            member("UIScreen", "\(name): CGRect", isPure: false) { c in
                let environment = c.machine.context.readEnvironment()
                let size = environment.screenSize
                let scale = name == "bounds" ? 1 : environment.displayScale
                return .native(.rect(Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)))
            }
        }
        for name in ["scale", "nativeScale"] {
            member("UIScreen", "\(name): CGFloat", isPure: false) { c in
                .double(c.machine.context.readEnvironment().displayScale)
            }
        }
    }
}
