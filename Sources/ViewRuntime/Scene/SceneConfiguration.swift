package import LayoutCore

/// What surrounds a program: the device, the rule set, and what a person has set on the device.
package struct SceneConfiguration: Hashable, Sendable {
    package var device: Device
    package var os: OperatingSystemVersion
    package var dynamicTypeSize: DynamicTypeSize
    package var colorScheme: ColorScheme
    package var layoutDirection: LayoutDirection
    /// A BCP 47 tag or the like: `en_US`.
    package var locale: String

    package init(
        device: Device,
        os: OperatingSystemVersion = .iOS18,
        dynamicTypeSize: DynamicTypeSize = .large,
        colorScheme: ColorScheme = .light,
        layoutDirection: LayoutDirection = .leftToRight,
        locale: String = "en_US"
    ) {
        self.device = device
        self.os = os
        self.dynamicTypeSize = dynamicTypeSize
        self.colorScheme = colorScheme
        self.layoutDirection = layoutDirection
        self.locale = locale
    }

    /// The device with the safe area that it has under ``os``.
    package var screen: Device { device.running(os) }

    var environment: EnvironmentValues {
        let classes = device.sizeClasses
        let changes: [EnvironmentChange] = [
            .os(os), .dynamicTypeSize(dynamicTypeSize), .colorScheme(colorScheme), .layoutDirection(layoutDirection),
            .locale(locale), .displayScale(device.scale), .screenSize(device.size),
            .sizeClasses(horizontal: classes.horizontal, vertical: classes.vertical),
        ]
        return changes.reduce(EnvironmentValues()) { $0.applying($1) }
    }
}
