import LayoutCore

/// What the system draws over a program: the status bar and the home indicator.
enum SystemParts {
    static func draw(_ configuration: SceneConfiguration, _ graph: ViewGraph, into builder: DisplayListBuilder) {
        guard let item = graph.rootItem, configuration.device.kind != .bare else { return }
        let device = configuration.screen
        let state = DrawingState(origin: .zero)
        if device.hasStatusBar {
            let rect = Rect(x: 0, y: 0, width: device.size.width, height: statusBarHeight(device))
            builder.add(.system(nil), rect: rect, of: item, part: 6, role: .statusBar, state: state)
        }
        if device.hasHomeIndicator {
            let isDark = configuration.colorScheme == .dark
            let color = isDark ? ResolvedColor(255, 255, 255) : ResolvedColor(0, 0, 0)
            builder.add(
                .shape(.capsule, .color(color)),
                rect: homeIndicator(device),
                of: item,
                part: 7,
                role: .homeIndicator,
                state: state
            )
        }
    }

    /// On devices with a Dynamic Island the status bar is 54 high in a safe area of 59 or more (measured).
    private static func statusBarHeight(_ device: Device) -> Double {
        device.hasDynamicIsland ? min(device.safeArea.top, 54) : device.safeArea.top
    }

    /// 134 (upright) or a third of the width (turned), 5 high, 8 above the edge (general knowledge).
    private static func homeIndicator(_ device: Device) -> Rect {
        let width = device.kind == .pad || device.isLandscape ? min(device.size.width / 3, 320) : 134
        return Rect(x: (device.size.width - width) / 2, y: device.size.height - 13, width: width, height: 5)
    }
}
