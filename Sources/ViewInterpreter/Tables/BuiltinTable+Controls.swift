import LayoutCore
import ViewRuntime

/// Controls that are drawn at rest: sliders, steppers, pickers, fields with a label, progress.
///
/// Their sizes are those of UIKit's controls (general knowledge, not measured); all of them are graded approximate.
extension BuiltinTable {
    mutating func addValueControls() {
        addSliders()
        addSteppers()
        addPickers()
        addProgress()
        addLabelledContent()
        addUnavailableContent()
    }

    /// Adds a control that is made again when what it reads changes.
    mutating func control(
        _ text: String,
        _ reason: String,
        _ make: @escaping @Sendable (BuiltinCall, ControlParts) throws(Failure) -> ViewValue
    ) {
        let name = String(text.prefix { $0 != "(" })
        view(text, .approximate(reason)) { c throws(Failure) in
            let call = c
            let parts = ControlParts(machine: c.machine, source: c.position)
            return .named(name, parts.group(parts.live { parts throws(Failure) in try make(call, parts) }))
        }
    }

    // MARK: Sliders and steppers

    private mutating func addSliders() {
        let reason = "drawn as a track with a knob of 27 points, 31 points high"
        let rest = "in: Range<U> = 0...1"
        control("Slider(value: Binding<T>, \(rest), onEditingChanged: ((Bool) -> Void)? = nil)", reason) {
            c,
            parts throws(Failure) in
            parts.slider(try c.binding(0), c.bounds(1), step: nil)
        }
        control(
            "Slider(value: Binding<T>, \(rest), step: Bound, onEditingChanged: ((Bool) -> Void)? = nil)",
            reason
        ) {
            c,
            parts throws(Failure) in
            parts.slider(try c.binding(0), c.bounds(1), step: c.double(2))
        }
        for step in ["", "step: Bound, "] {
            let offset = step.isEmpty ? 0 : 1
            control(
                "Slider(value: Binding<T>, \(rest), \(step)label: @ViewBuilder () -> View, onEditingChanged: ((Bool) -> Void)? = nil)",
                reason
            ) { c, parts throws(Failure) in
                parts.slider(try c.binding(0), c.bounds(1), step: offset == 0 ? nil : c.double(2))
            }
            control(
                "Slider(value: Binding<T>, \(rest), \(step)label: @ViewBuilder () -> View, minimumValueLabel: @ViewBuilder () -> View, maximumValueLabel: @ViewBuilder () -> View, onEditingChanged: ((Bool) -> Void)? = nil)",
                reason
            ) { c, parts throws(Failure) in
                let slider = parts.slider(try c.binding(0), c.bounds(1), step: offset == 0 ? nil : c.double(2))
                return parts.row([
                    parts.group(try c.content(3 + offset)), slider, parts.group(try c.content(4 + offset)),
                ])
            }
        }
    }

    private mutating func addSteppers() {
        let reason = "drawn as a label and a box of 94 × 32 points"
        let edit = "onEditingChanged: ((Bool) -> Void)? = nil"
        control(
            "Stepper(_ title: LocalizedStringKey, value: Binding<T>, in: Range<U>, step: Bound = 1, \(edit))",
            reason
        ) { c, parts throws(Failure) in
            parts.stepper(c.label(0), try c.binding(1), c.bounds(2), step: c.double(3) ?? 1)
        }
        control(
            "Stepper(_ title: LocalizedStringKey, value: Binding<T>, step: Bound = 1, \(edit))",
            reason
        ) { c, parts throws(Failure) in
            parts.stepper(c.label(0), try c.binding(1), nil, step: c.double(2) ?? 1)
        }
        control(
            "Stepper(value: Binding<T>, in: Range<U>, step: Bound = 1, label: @ViewBuilder () -> View, \(edit))",
            reason
        ) { c, parts throws(Failure) in
            parts.stepper(try c.content(3), try c.binding(0), c.bounds(1), step: c.double(2) ?? 1)
        }
        control(
            "Stepper(value: Binding<T>, step: Bound = 1, label: @ViewBuilder () -> View, \(edit))",
            reason
        ) { c, parts throws(Failure) in
            parts.stepper(try c.content(2), try c.binding(0), nil, step: c.double(1) ?? 1)
        }
        control(
            "Stepper(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, \(edit))",
            reason
        ) { c, parts throws(Failure) in
            parts.labelled(
                c.label(0),
                parts.stepperBox(
                    down: c.optionalFunction(2) ?? c.nothing,
                    up: c.optionalFunction(1) ?? c.nothing
                )
            )
        }
        control(
            "Stepper(label: @ViewBuilder () -> View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, \(edit))",
            reason
        ) { c, parts throws(Failure) in
            parts.labelled(
                try c.content(0),
                parts.stepperBox(
                    down: c.optionalFunction(2) ?? c.nothing,
                    up: c.optionalFunction(1) ?? c.nothing
                )
            )
        }
    }

    // MARK: Pickers

    private mutating func addPickers() {
        let reason = "shows the chosen value; only the segmented style can be changed by a tap"
        let content = "content: @ViewBuilder () -> View"
        control("Picker(_ title: LocalizedStringKey, selection: Binding<T>, \(content))", reason) {
            c,
            parts throws(Failure) in
            try parts.picker(c.label(0), try c.binding(1), try c.content(2))
        }
        control(
            "Picker(_ title: LocalizedStringKey, systemImage: String, selection: Binding<T>, \(content))",
            reason
        ) { c, parts throws(Failure) in
            try parts.picker(c.labelWithIcon(0, 1), try c.binding(2), try c.content(3))
        }
        control("Picker(selection: Binding<T>, label: View, \(content))", reason) { c, parts throws(Failure) in
            try parts.picker(try c.content(1), try c.binding(0), try c.content(2))
        }
        control(
            "Picker(selection: Binding<T>, \(content), label: @ViewBuilder () -> View)",
            reason
        ) { c, parts throws(Failure) in
            try parts.picker(try c.content(2), try c.binding(0), try c.content(1))
        }
        let date = "shown as a label and the date and time in grey boxes 34.33 points high; it cannot be changed"
        let components = "displayedComponents: DatePickerComponents = .date"
        for range in ["", "in: U, "] {
            control("DatePicker(_ title: LocalizedStringKey, selection: Binding<Date>, \(range)\(components))", date) {
                c,
                parts throws(Failure) in
                let place = range.isEmpty ? 2 : 3
                let date = try c.binding(1)
                let boxes = parts.dateBoxes(try date.get(c.machine), c.dateComponents(place))
                return try parts.datePicker(c.label(0), date, c.arguments[place], boxes)
            }
            control("DatePicker(selection: Binding<Date>, \(range)\(components), label: @ViewBuilder () -> View)", date)
            {
                c,
                parts throws(Failure) in
                let place = range.isEmpty ? 1 : 2
                let date = try c.binding(0)
                let boxes = parts.dateBoxes(try date.get(c.machine), c.dateComponents(place))
                return try parts.datePicker(try c.content(place + 1), date, c.arguments[place], boxes)
            }
        }
        options("DatePickerComponents", ["date", "hourAndMinute"])
        let color = "shown as a label and a round swatch of 28 points; it opens nothing"
        control(
            "ColorPicker(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)",
            color
        ) { c, parts throws(Failure) in
            parts.labelled(c.label(0), try parts.swatch(try c.binding(1)))
        }
        control(
            "ColorPicker(selection: Binding<Color>, supportsOpacity: Bool = true, label: @ViewBuilder () -> View)",
            color
        ) { c, parts throws(Failure) in
            parts.labelled(try c.content(2), try parts.swatch(try c.binding(0)))
        }
    }

    // MARK: Progress

    private mutating func addProgress() {
        let spinner = "drawn as a ring of 20 points that does not turn"
        control("ProgressView()", spinner) { _, parts throws(Failure) in parts.spinner }
        control("ProgressView(_ title: LocalizedStringKey)", spinner) { c, parts throws(Failure) in
            parts.column([parts.spinner, parts.group(c.label(0)).styled(.hierarchical(1))])
        }
        control("ProgressView(label: @ViewBuilder () -> View)", spinner) { c, parts throws(Failure) in
            parts.column([parts.spinner, parts.group(try c.content(0)).styled(.hierarchical(1))])
        }
        let bar = "drawn as a bar 4 points high"
        control("ProgressView(value: Double?, total: Double = 1)", bar) { c, parts throws(Failure) in
            try parts.progress(c.double(0), of: c.double(1))
        }
        control("ProgressView(_ title: LocalizedStringKey, value: Double?, total: Double = 1)", bar) {
            c,
            parts throws(Failure) in
            try parts.column(
                [parts.group(c.label(0)), parts.progress(c.double(1), of: c.double(2))],
                alignment: .leading
            )
        }
        control(
            "ProgressView(value: Double?, total: Double = 1, label: @ViewBuilder () -> View, currentValueLabel: @ViewBuilder (() -> View)? = nil)",
            bar
        ) { c, parts throws(Failure) in
            var views = [parts.group(try c.content(2)), try parts.progress(c.double(0), of: c.double(1))]
            if c.optionalFunction(3) != nil {
                views.append(parts.group(try c.content(3)).sized(.caption).styled(.hierarchical(1)))
            }
            return parts.column(views, alignment: .leading)
        }
        let gauge = "drawn as a label above a bar 4 points high, whatever its style"
        control(
            "Gauge(value: Double, in: Range<U> = 0...1, label: @ViewBuilder () -> View, currentValueLabel: @ViewBuilder (() -> View)? = nil, minimumValueLabel: @ViewBuilder (() -> View)? = nil, maximumValueLabel: @ViewBuilder (() -> View)? = nil)",
            gauge
        ) { c, parts throws(Failure) in
            let bounds = c.bounds(1)
            let length = bounds.upperBound - bounds.lowerBound
            let fraction = length > 0 ? ((c.double(0) ?? 0) - bounds.lowerBound) / length : 0
            var labels: [ViewContent?] = []
            for index in 3...5 { labels.append(c.optionalFunction(index) == nil ? nil : try c.content(index)) }
            return try parts.gauge(min(max(fraction, 0), 1), try c.content(2), labels)
        }
    }

    // MARK: Labels with content

    private mutating func addLabelledContent() {
        let reason = "a row with the label first and the value in grey at its end, in every container"
        control("LabeledContent(_ title: LocalizedStringKey, value: String)", reason) { c, parts throws(Failure) in
            try parts.labeledContent(c.label(0), parts.group(c.label(1)))
        }
        control("LabeledContent(_ title: LocalizedStringKey, value: T, format: FormatStyle)", reason) {
            c,
            parts throws(Failure) in
            let text = try c.shown(c.arguments[1], by: c.arguments[2])
            return try parts.labeledContent(c.label(0), parts.view(.text(text)))
        }
        control("LabeledContent(_ title: LocalizedStringKey, content: @ViewBuilder () -> View)", reason) {
            c,
            parts throws(Failure) in
            try parts.labeledContent(c.label(0), parts.group(try c.content(1)))
        }
        control("LabeledContent(content: @ViewBuilder () -> View, label: @ViewBuilder () -> View)", reason) {
            c,
            parts throws(Failure) in
            try parts.labeledContent(try c.content(1), parts.group(try c.content(0)))
        }
        let group = "a row with a chevron; its content stands below it at once"
        for (form, label, binding, content) in [
            ("_ title: LocalizedStringKey, content: @ViewBuilder () -> View", 0, nil, 1),
            ("_ title: LocalizedStringKey, isExpanded: Binding<Bool>, content: @ViewBuilder () -> View", 0, 1, 2),
            ("content: @ViewBuilder () -> View, label: @ViewBuilder () -> View", 1, nil, 0),
            ("isExpanded: Binding<Bool>, content: @ViewBuilder () -> View, label: @ViewBuilder () -> View", 2, 0, 1),
        ] as [(String, Int, Int?, Int)] {
            let hasTitle = form.hasPrefix("_")
            control("DisclosureGroup(\(form))", group) { c, parts throws(Failure) in
                let isExpanded = try binding.map { index throws(Failure) in try c.binding(index) }
                return try parts.disclosure(
                    hasTitle ? c.label(label) : try c.content(label),
                    isExpanded,
                    try c.content(content)
                )
            }
        }
        view("ShareLink(item: T, subject: Text? = nil, message: Text? = nil)", .presentsNothing) { c in
            let title = ViewValue(.text(TextValue("Share…")), source: c.position)
            let icon = ViewValue(.image(ImageValue(source: .symbol("square.and.arrow.up"))), source: c.position)
            let label = ViewValue(.label(title: .value(title), icon: .value(icon)), source: c.position)
            return .button(ButtonValue(action: c.nothing, label: .value(label)))
        }
        view("ShareLink(_ title: LocalizedStringKey, item: T)", .presentsNothing) { c in
            .button(ButtonValue(action: c.nothing, label: c.label(0)))
        }
        view("ShareLink(item: T, label: @ViewBuilder () -> View)", .presentsNothing) { c throws(Failure) in
            .button(ButtonValue(action: c.nothing, label: try c.content(1)))
        }
        view("EditButton()", .approximate("shown as the button Edit; it changes nothing")) { c in
            let title = ViewValue(.text(TextValue("Edit")), source: c.position)
            return .button(ButtonValue(action: c.nothing, label: .value(title)))
        }
    }

    private mutating func addUnavailableContent() {
        let reason = "a symbol, a title and a text in the middle; distances between them are not known"
        control(
            "ContentUnavailableView(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil)",
            reason
        ) { c, parts throws(Failure) in
            let description = c.native(2) == nil ? nil : parts.group(c.label(2))
            return parts.unavailable(parts.symbol(c.string(1) ?? ""), parts.group(c.label(0)), description, nil)
        }
        control(
            "ContentUnavailableView(label: @ViewBuilder () -> View, description: @ViewBuilder (() -> View)? = nil, actions: @ViewBuilder (() -> View)? = nil)",
            reason
        ) { c, parts throws(Failure) in
            let description = c.optionalFunction(1) == nil ? nil : parts.group(try c.content(1))
            let actions = c.optionalFunction(2) == nil ? nil : parts.group(try c.content(2))
            return parts.unavailable(nil, parts.group(try c.content(0)), description, actions)
        }
        constant("ContentUnavailableView", "search: View") { c in
            .view(ControlParts(machine: c.machine, source: c.position).nothingFound(for: nil))
        }
        constant("ContentUnavailableView", "search(text: String) -> View") { c in
            .view(ControlParts(machine: c.machine, source: c.position).nothingFound(for: c.string(0)))
        }
    }
}

extension SupportGrade {
    static let presentsNothing = approximate("shown as its label; does not open anything")
}

extension BuiltinCall {
    /// The bounds of a slider or stepper; from 0 to 1 if they are left out.
    func bounds(_ index: Int) -> ClosedRange<Double> {
        let (lower, upper): (Double, Double) =
            switch arguments[index] {
            case .intRange(let lower, let upper): (Double(lower), Double(upper) - 1)
            case .closedIntRange(let lower, let upper): (Double(lower), Double(upper))
            case .range(let range):
                (range.lower?.number ?? -.greatestFiniteMagnitude, range.upper?.number ?? .greatestFiniteMagnitude)
            default: (0, 1)
            }
        if lower <= upper { return lower...upper }
        return lower.isNaN ? 0...1 : lower...lower
    }
}
