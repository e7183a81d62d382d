import LayoutCore
import ViewRuntime

/// The single controls. Lengths are those of UIKit's (general knowledge).
extension ControlParts {
    private var track: StyleValue { .color(.named("systemGray5")) }
    private var box: StyleValue { .color(.named("tertiarySystemFill")) }

    // MARK: Values

    /// A track of 4 points with a knob of 27, which a finger moves.
    func slider(_ binding: BindingValue, _ bounds: ClosedRange<Double>, step: Double?) -> ViewValue {
        let knob = 27.0
        return sized { parts, size throws(Failure) in
            let value = min(max(try binding.get(parts.machine).number ?? 0, bounds.lowerBound), bounds.upperBound)
            let length = bounds.upperBound - bounds.lowerBound
            let part = length > 0 ? (value - bounds.lowerBound) / length : 0
            let room = max(size.width - knob, 0)
            let handle = parts.shape(.circle, .color(.named("white"))).framed(width: knob, height: knob)
                .with(.shadow(.rgba(red: 0, green: 0, blue: 0, alpha: 0.2), radius: 3, x: 0, y: 1))
                .with(.offset(x: part * room, y: 0))
            let bar = parts.shape(.capsule, parts.track).framed(height: 4)
            let filled = parts.shape(.capsule, .tint).framed(width: part * room + knob / 2, height: 4)
            let drag = parts.drag { machine, x throws(Failure) in
                let raw = room > 0 ? min(max((x - knob / 2) / room, 0), 1) * length : 0
                let stepped = step.map { $0 > 0 ? (raw / $0).rounded() * $0 : raw } ?? raw
                try binding.set(machine, .double(min(bounds.lowerBound + stepped, bounds.upperBound)))
            }
            return parts.layers([bar, filled, handle], alignment: .leading)
                .with(.frame(width: size.width, height: size.height, alignment: .leading))
                .with(.gesture(drag))
        }
        .framed(height: 31)
    }

    private func drag(_ move: @escaping (Machine, Double) throws(Failure) -> Void) -> GestureValue {
        let function = FunctionValue(machine: machine, name: "drag", position: source, parameterCount: 1) {
            machine,
            arguments throws(Failure) in
            if case .native(let box) = arguments[0], case .drag(let drag) = box.native {
                try move(machine, drag.location.x)
            }
            return .void
        }
        return GestureValue(.drag(minimumDistance: 0, space: .local), listeners: [.changed(function)])
    }

    func stepper(
        _ label: ViewContent,
        _ binding: BindingValue,
        _ bounds: ClosedRange<Double>?,
        step: Double
    ) -> ViewValue {
        func change(_ sign: Double) -> FunctionValue {
            action { machine throws(Failure) in
                let old = try binding.get(machine)
                let new = (old.number ?? 0) + sign * step
                if let bounds, !bounds.contains(new) { return }
                if case .int = old, let whole = Int(exactly: new.rounded()) {
                    try binding.set(machine, .int(whole))
                } else {
                    try binding.set(machine, .double(new))
                }
            }
        }
        return labelled(label, stepperBox(down: change(-1), up: change(1)))
    }

    /// Two buttons in a box of 94 × 32 points.
    func stepperBox(down: FunctionValue, up: FunctionValue) -> ViewValue {
        func half(_ symbol: String, _ action: FunctionValue) -> ViewValue {
            layers([shape(.rectangle, .color(.named("clear"))), self.symbol(symbol).sized(.body)])
                .framed(width: 46.5, height: 32)
                .with(.onTapGesture(count: 1, action: action))
        }
        let line = shape(.rectangle, .color(.named("separator"))).framed(width: 1, height: 18)
        return row([half("minus", down), line, half("plus", up)], spacing: 0)
            .background(shape(.roundedRectangle(cornerRadius: 8), box))
    }

    // MARK: Choices

    func picker(_ label: ViewContent, _ selection: BindingValue, _ content: ViewContent) throws(Failure) -> ViewValue {
        let options = try TaggedView.collect(content, machine)
        let value = try selection.get(machine)
        let chosen = options.first { $0.tag == ViewID(value) }?.view
        switch styleName(.pickerStyle) {
        case "segmented", "palette": return segments(options, selection, ViewID(value))
        case "wheel":
            return column([(chosen ?? text(""))]).wide().framed(height: 216)
        case "inline":
            return column(
                options.map { option in
                    row(
                        [option.view, spacer] + (option.tag == ViewID(value) ? [symbol("checkmark").styled(.tint)] : [])
                    )
                    .with(.onTapGesture(count: 1, action: select(option, selection)))
                },
                spacing: 12,
                alignment: .leading
            )
        default: break
        }
        let indicator = symbol("chevron.up.chevron.down").sized(.caption)
        let shown = row([chosen ?? text(""), indicator], spacing: 4)
        return labelled(label, shown.styled(styleName(.pickerStyle) == "menu" ? .tint : .hierarchical(1)))
    }

    private func select(_ option: TaggedView, _ selection: BindingValue) -> FunctionValue {
        action { machine throws(Failure) in
            if let tag = option.tag { try selection.set(machine, Value(id: tag)) }
        }
    }

    /// Segments of one width, 32 points high.
    private func segments(_ options: [TaggedView], _ selection: BindingValue, _ chosen: ViewID) -> ViewValue {
        let cells = options.map { option -> ViewValue in
            let face = shape(
                .roundedRectangle(cornerRadius: 7),
                .color(.named(option.tag == chosen ? "systemBackground" : "clear"))
            )
            let title = option.view.with(.environment(.font(FontValue(base: .textStyle(.footnote), weight: .medium))))
                .with(.environment(.lineLimit(1, reserved: 0)))
            return title.wide().framed(height: 28).background(face)
                .with(.onTapGesture(count: 1, action: select(option, selection)))
        }
        return row(cells, spacing: 0).padded(.all, 2).background(shape(.roundedRectangle(cornerRadius: 9), box))
    }

    func valueBox(_ text: String) -> ViewValue {
        self.text(text).with(.environment(.lineLimit(1, reserved: 0))).padded(.horizontal, 12).padded(
            .vertical,
            7
        )
        .background(shape(.roundedRectangle(cornerRadius: 8), box))
    }

    func swatch(_ selection: BindingValue) throws(Failure) -> ViewValue {
        var style = StyleValue.tint
        if case .native(let box) = try selection.get(machine), let value = box.native.styleValue { style = value }
        return shape(.circle, style).framed(width: 28, height: 28)
    }

    // MARK: Progress

    var spinner: ViewValue {
        let ring = ShapeViewValue(shape: .circle, paint: .strokeBorder(.hierarchical(1), width: 2.5))
        return view(.shape(ring)).framed(width: 20, height: 20)
    }

    /// A bar that is filled up to a part; a spinner where the part is not known.
    func progress(_ value: Double?, of total: Double?) throws(Failure) -> ViewValue {
        let fraction = value.map { Value.double(min(max($0 / max(total ?? 1, 1e-9), 0), 1)) } ?? .null
        let own = try styled(.progressViewStyle, "ProgressViewStyleConfiguration", [fraction, .null, .null])
        if let own { return own }
        guard let value, styleName(.progressViewStyle) != "circular" else { return spinner }
        let total = total ?? 1
        let part = total > 0 ? min(max(value / total, 0), 1) : 0
        return sized { parts, size throws(Failure) in
            let bar = parts.shape(.capsule, parts.track).framed(width: size.width, height: 4)
            let filled = parts.shape(.capsule, .tint).framed(width: size.width * part, height: 4)
            return parts.layers([bar, filled], alignment: .leading)
        }
        .framed(height: 4)
    }

    // MARK: Groups

    /// A title above the content, or what a program's own style makes of both.
    func groupBox(_ label: ViewContent?, _ content: ViewContent) throws(Failure) -> ViewValue {
        let title = label.map { group($0) }
        let fields: [Value] = [.view(title ?? view(.empty)), .view(group(content))]
        let own = try styled(.groupBoxStyle, "GroupBoxStyleConfiguration", fields)
        if let own { return own }
        return column([title?.sized(.headline), group(content)].compactMap { $0 }, alignment: .leading)
    }

    func disclosure(
        _ label: ViewContent,
        _ isExpanded: BindingValue?,
        _ content: ViewContent
    ) throws(Failure) -> ViewValue {
        if let isExpanded {
            let fields: [Value] = [.binding(isExpanded), .view(group(label)), .view(group(content))]
            let own = try styled(.disclosureGroupStyle, "DisclosureGroupStyleConfiguration", fields)
            if let own { return own }
        }
        var isOpen = false
        if case .bool(true)? = try isExpanded?.get(machine) { isOpen = true }
        let chevron = symbol(isOpen ? "chevron.down" : "chevron.right").sized(.footnote).styled(.tint)
        let toggle = action { machine throws(Failure) in try isExpanded?.set(machine, .bool(!isOpen)) }
        let header = row([group(label), spacer, chevron]).with(.onTapGesture(count: 1, action: toggle))
        return isOpen ? column([header, group(content)], alignment: .leading) : header
    }

    func unavailable(
        _ symbol: ViewValue?,
        _ title: ViewValue,
        _ description: ViewValue?,
        _ actions: ViewValue?
    ) -> ViewValue {
        let large = FontValue(base: .system(size: 48))
        let heading = FontValue(base: .textStyle(.title2), weight: .bold)
        var views: [ViewValue] = []
        if let symbol { views.append(symbol.with(.environment(.font(large))).styled(.hierarchical(1))) }
        views.append(title.with(.environment(.font(heading))))
        if let description { views.append(description.sized(.subheadline).styled(.hierarchical(1))) }
        if let actions { views.append(actions) }
        return column(views).with(.environment(.multilineTextAlignment(.center))).padded(.all, 16)
            .with(.flexibleFrame(FlexibleFrameValue(maxWidth: .infinity, maxHeight: .infinity)))
    }

    func nothingFound(for words: String?) -> ViewValue {
        let title = words.map { $0.isEmpty ? "No Results" : "No Results for “\($0)”" } ?? "No Results"
        let hint = text("Check the spelling or try a new search.")
        return view(.named("ContentUnavailableView", unavailable(symbol("magnifyingglass"), text(title), hint, nil)))
    }
}
