import LayoutCore
import ScrollDynamics

/// What the bar of a navigation stack looks like.
extension NavigationItem {
    func drawBar(_ state: DrawingState, into builder: DisplayListBuilder) {
        let bar = collapse.state(at: displacement)
        drawBackground(bar, state, into: builder)
        let opacity = updateCrossfade(bar)
        if let title {
            let string = title.words(in: environment)
            drawLargeTitle(string, bar, opacity: 1 - opacity, state, into: builder)
            drawInlineTitle(string, opacity: opacity, state, into: builder)
        }
        searches.last?.draw(bar, state, width: barWidth, metrics: collapse.metrics, displacement, into: builder)
        for toolbar in toolbars { toolbar.draw(state, width: barWidth, metrics: collapse.metrics, into: builder) }
    }

    private func updateCrossfade(_ bar: NavigationBarState) -> Double {
        var current = crossfade ?? TitleCrossfade(showsInlineTitle: bar.showsInlineTitle)
        current.update(showsInlineTitle: bar.showsInlineTitle, at: graph.time)
        crossfade = current
        return current.inlineOpacity(at: graph.time)
    }

    /// When the exchange of the titles that is going on ends, in seconds; `nil` if none is.
    var nextEventTime: Double? { crossfade?.endTime(after: graph.time) }

    private func drawBackground(_ bar: NavigationBarState, _ state: DrawingState, into builder: DisplayListBuilder) {
        var opacity = bar.backgroundOpacity
        var paint = graph.style.paint(of: .material("bar"), environment)
        switch background {
        case .automatic: break
        case .hidden: opacity = 0
        case .visible: opacity = 1
        case .style(let style): paint = graph.style.paint(of: style, environment)
        }
        guard opacity > Self.tolerance else { return }
        var barState = state
        barState.opacity *= opacity
        let rect = Rect(x: state.origin.x, y: state.origin.y, width: barWidth, height: bar.insetBottom)
        builder.add(.system(paint), rect: rect, of: self, part: 0, role: .navigationBar, state: barState)
        let pixel = 1 / environment.displayScale
        let hairline = Rect(x: rect.minX, y: rect.maxY - pixel, width: rect.width, height: pixel)
        let color = graph.style.color(named: "separator", environment)
        builder.add(.line(color), rect: hairline, of: self, part: 1, role: .navigationBar, state: barState)
    }

    /// The large title: it grows a little with a pull, and slides up under the compact bar while it collapses.
    private func drawLargeTitle(
        _ string: String,
        _ bar: NavigationBarState,
        opacity: Double,
        _ state: DrawingState,
        into builder: DisplayListBuilder
    ) {
        let metrics = collapse.metrics
        guard collapse.hasLargeTitle, opacity > 0 else { return }
        var font = graph.text.measurer.font(for: .largeTitle, at: .large)
        font.size *= typeScale.largeTitle
        font.weight = .bold
        let margin = barWidth >= Self.wideBarWidth ? Self.wideTitleMargin : Self.titleMargin
        let available = max(barWidth - 2 * margin, 0)
        let layout = largeLine.layout(string, font, width: available, environment, graph.text.measurer)
        let scale = NavigationBarCollapse.titleScale(
            atStretch: max(-displacement, 0),
            textWidth: layout.size.width,
            availableWidth: available
        )
        let stripBottom = metrics.compactBottom + metrics.stripHeight
        let bottom = stripBottom - NavigationBarCollapse.titleBottomPadding + bar.largeTitleTranslation
        let size = Size(width: layout.size.width * scale, height: layout.size.height * scale)
        let rect = Rect(
            x: state.origin.x + margin,
            y: state.origin.y + bottom - size.height,
            width: size.width,
            height: size.height
        )
        var titleState = state
        titleState.opacity *= opacity
        // The strip is cut off by the compact bar above it.
        let strip = Rect(
            minX: state.origin.x,
            minY: state.origin.y + metrics.compactBottom,
            maxX: state.origin.x + barWidth,
            maxY: builder.screen.maxY
        )
        titleState.clip(in: strip)
        font.size *= scale
        add(string, font, layout, scale: scale, rect, role: .largeTitle, part: 2, titleState, into: builder)
    }

    private func drawInlineTitle(
        _ string: String,
        opacity: Double,
        _ state: DrawingState,
        into builder: DisplayListBuilder
    ) {
        guard opacity > 0 else { return }
        let metrics = collapse.metrics
        let font = ResolvedFont(size: Self.inlineTitleSize * typeScale.inlineTitle, weight: .semibold)
        let available = max(barWidth - 2 * Self.inlineTitleMargin, 0)
        let layout = inlineLine.layout(string, font, width: available, environment, graph.text.measurer)
        let rect = Rect(
            x: state.origin.x + (barWidth - layout.size.width) / 2,
            y: state.origin.y + metrics.top + (metrics.height - layout.size.height) / 2,
            width: layout.size.width,
            height: layout.size.height
        )
        var titleState = state
        titleState.opacity *= opacity
        add(string, font, layout, scale: 1, rect, role: .inlineTitle, part: 3, titleState, into: builder)
    }

    private func add(
        _ string: String,
        _ font: ResolvedFont,
        _ layout: TextLayout,
        scale: Double,
        _ rect: Rect,
        role: SystemRole,
        part: Int,
        _ state: DrawingState,
        into builder: DisplayListBuilder
    ) {
        let text = DrawnText(
            string: string,
            font: font,
            color: graph.style.color(named: "label", environment),
            lines: layout.lines.map { line in
                TextLine(
                    text: line.text,
                    x: line.x * scale,
                    baseline: line.baseline * scale,
                    width: line.width * scale,
                    isRightToLeft: line.isRightToLeft
                )
            },
            isUnderlined: false,
            isStruckThrough: false
        )
        builder.add(.text(text), rect: rect, of: self, part: part, role: role, state: state)
    }

    private var typeScale: BarTypeScale {
        let measurer = graph.text.measurer
        let size = measurer.font(for: .body, at: environment.dynamicTypeSize).size
        return BarTypeScale(bodyScale: size / measurer.font(for: .body, at: .large).size)
    }

    /// What items and search fields of a bar are set in: the type sizes whose body text comes closest to a bar's bounds.
    static let typeSizes = DynamicTypeSize.small ... .xxLarge

    /// 16 points up to 414 wide, 20 on wider phones (measured at 440; general knowledge below).
    private static let titleMargin = 16.0
    private static let wideTitleMargin = 20.0
    private static let wideBarWidth = 428.0
    /// Not published by Apple; 17 semibold is what everybody measures.
    private static let inlineTitleSize = 17.0
    private static let inlineTitleMargin = 64.0
}
