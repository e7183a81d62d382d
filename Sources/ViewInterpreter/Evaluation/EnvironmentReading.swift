import LayoutCore
import ViewRuntime

/// A value of the environment that SwiftUI defines.
struct EnvironmentKeyEntry: Sendable {
    let name: String
    let type: StaticType
    let read: @Sendable (EnvironmentValues) -> Value
    /// The change that sets the value; `nil` if programs cannot set it.
    let write: (@Sendable (Value) -> EnvironmentChange?)?
    /// What it always reads as, in the words of the language; `nil` where it follows what the program and the device say.
    var fixedValue: String?

    /// The whole environment, as `\.self` gives it.
    static let whole = EnvironmentKeyEntry(
        name: "self",
        type: .native("EnvironmentValues"),
        read: { .native(.environment(EnvironmentCollector($0))) },
        write: nil
    )

    static func find(_ name: String) -> EnvironmentKeyEntry? { table[name] }

    static var names: [String] { Array(table.keys) }

    /// Settings of the device that are off.
    private static let deviceSettings = [
        "accessibilityReduceMotion", "accessibilityReduceTransparency", "accessibilityDifferentiateWithoutColor",
        "accessibilityInvertColors", "accessibilityShowButtonShapes", "accessibilityVoiceOverEnabled",
        "accessibilitySwitchControlEnabled", "accessibilityDimFlashingLights", "accessibilityAssistiveAccessEnabled",
        "accessibilityLargeContentViewerEnabled", "isLuminanceReduced", "isSceneCaptured",
    ]

    private static let table: [String: EnvironmentKeyEntry] = {
        var entries: [String: EnvironmentKeyEntry] = [:]
        func add(
            _ name: String,
            _ type: StaticType,
            _ read: @escaping @Sendable (EnvironmentValues) -> Value,
            write: (@Sendable (Value) -> EnvironmentChange?)? = nil
        ) {
            entries[name] = EnvironmentKeyEntry(name: name, type: type, read: read, write: write)
        }
        add(
            "colorScheme",
            .native("ColorScheme"),
            { .native(.colorScheme($0.colorScheme)) },
            write: {
                if case .native(let box) = $0, case .colorScheme(let scheme) = box.native {
                    .colorScheme(scheme)
                } else {
                    nil
                }
            }
        )
        add(
            "layoutDirection",
            .native("LayoutDirection"),
            { .native(.layoutDirection($0.layoutDirection)) },
            write: {
                if case .native(let box) = $0, case .layoutDirection(let direction) = box.native {
                    .layoutDirection(direction)
                } else {
                    nil
                }
            }
        )
        for (name, type) in [("dynamicTypeSize", "DynamicTypeSize"), ("sizeCategory", "ContentSizeCategory")] {
            add(
                name,
                .native(type),
                { .native(.dynamicTypeSize($0.dynamicTypeSize)) },
                write: {
                    if case .native(let box) = $0, case .dynamicTypeSize(let size) = box.native {
                        .dynamicTypeSize(size)
                    } else {
                        nil
                    }
                }
            )
        }
        add("displayScale", .double, { .double($0.displayScale) }, write: { $0.number.map { .displayScale($0) } })
        add("pixelLength", .double, { .double(1 / $0.displayScale) })
        add(
            "horizontalSizeClass",
            .optional(.native("UserInterfaceSizeClass")),
            { .native(.sizeClass($0.horizontalSizeClass)) }
        )
        add(
            "verticalSizeClass",
            .optional(.native("UserInterfaceSizeClass")),
            { .native(.sizeClass($0.verticalSizeClass)) }
        )
        add(
            "defaultMinListRowHeight",
            .double,
            { .double($0.leastListRowHeight) },
            write: { $0.number.map { .leastListRowHeight(max($0, 0)) } }
        )
        add(
            "defaultMinListHeaderHeight",
            .optional(.double),
            { .double($0.leastListHeaderHeight) },
            write: { $0.number.map { .leastListHeaderHeight(max($0, 0)) } }
        )
        add("isEnabled", .bool, { .bool($0.isEnabled) }, write: { $0.isTrue ? nil : .disabled(true) })
        add(
            "lineLimit",
            .optional(.int),
            { $0.lineLimit.map { .int($0) } ?? .null },
            write: { .lineLimit($0.integer, reserved: 0) }
        )
        add("lineSpacing", .double, { .double($0.lineSpacing) }, write: { .lineSpacing($0.number ?? 0) })
        add(
            "multilineTextAlignment",
            .native("TextAlignment"),
            { .native(.textAlignment($0.multilineTextAlignment)) },
            write: {
                if case .native(let box) = $0, case .textAlignment(let alignment) = box.native {
                    .multilineTextAlignment(alignment)
                } else {
                    nil
                }
            }
        )
        add(
            "font",
            .optional(.native("Font")),
            { $0.font.map { .native(.font($0)) } ?? .null },
            write: {
                if case .native(let box) = $0, case .font(let font) = box.native { .font(font) } else { .font(nil) }
            }
        )
        add(
            "locale",
            .native("Locale"),
            { .native(.option(type: "Locale", name: $0.locale)) },
            write: {
                if case .native(let box) = $0, case .option(_, let name) = box.native { .locale(name) } else { nil }
            }
        )
        for name in deviceSettings { add(name, .bool, { _ in .bool(false) }) }
        let weight = StaticType.native("LegibilityWeight")
        add("legibilityWeight", .optional(weight)) { _ in .native(.option(type: "LegibilityWeight", name: "regular")) }
        for (name, isOn) in [("isScrollEnabled", true), ("isFocused", false), ("allowsTightening", false)] {
            add(name, .bool, { _ in .bool(isOn) })
            entries[name]?.fixedValue = "'\(isOn)'"
        }
        for axis in ["vertical", "horizontal"] {
            let (name, type) = (axis + "ScrollIndicatorVisibility", "ScrollIndicatorVisibility")
            add(name, .native(type), { _ in .native(.option(type: type, name: "automatic")) })
            entries[name]?.fixedValue = "'.automatic'"
        }
        add("scenePhase", .native("ScenePhase"), { _ in .native(.option(type: "ScenePhase", name: "active")) })
        add(
            "colorSchemeContrast",
            .native("ColorSchemeContrast"),
            { _ in .native(.option(type: "ColorSchemeContrast", name: "standard")) }
        )
        add(
            "controlSize",
            .native("ControlSize"),
            {
                $0.custom[ControlKey.controlSize.rawValue] as? Value
                    ?? .native(.option(type: "ControlSize", name: "regular"))
            }
        )
        add("editMode", .unknown, { _ in .null })
        add("isPresented", .bool, { _ in .bool(false) })
        add("isSearching", .bool, { _ in .bool(false) })
        for name in [
            "dismiss", "openURL", "refresh", "presentationMode", "dismissSearch", "modelContext", "undoManager",
        ] {
            add(name, .unknown, { _ in .native(.action(name)) })
        }
        return entries
    }()
}

/// Reads properties that come from the environment.
enum EnvironmentReading {
    static func read(
        _ source: EnvironmentSource,
        _ property: StoredProperty,
        _ machine: Machine
    ) throws(Failure) -> Value {
        switch source {
        case .key, .object, .entry:
            if let value = note(source, machine) { return value }
        case .computed(let computed):
            let collector = Value.native(.environment(EnvironmentCollector(machine.context.readEnvironment())))
            return try machine.run(computed.getter, machine.makeFrame(computed.getter, [], collector, []))
        }
        switch source {
        case .key, .computed: return .null
        case .object(let id):
            if property.type.isOptional { return .null }
            throw machine.trap(
                "no object of type '\(machine.types[id].name)' is in the environment of '\(property.name)'",
                property.position
            )
        case .entry(_, let defaultValue): return try defaultValue.read(machine)
        }
    }

    /// Has the running builder depend on a value of the environment, and gives it; `nil` where none was set, or where more
    /// than one may be behind it.
    @discardableResult
    static func note(_ source: EnvironmentSource, _ machine: Machine) -> Value? {
        let value =
            switch source {
            case .key(let entry): machine.context.readEnvironment { entry.read($0) }
            case .object(let id), .entry(let id, _): machine.context.readEnvironment { $0.custom[id] }
            case .computed: Value?.none as (any ProgramValue)?
            }
        return value as? Value
    }
}
