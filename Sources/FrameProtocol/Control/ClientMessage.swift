package import LayoutCore

/// What a client asks of its scene.
///
/// Lengths are points on the device's screen, y downward from the top; times are seconds on the scene's clock.
package enum ClientMessage: Equatable, Sendable {
    case open(OpenRequest)
    /// Replaces the program; state survives where the view's identity does.
    case edit(program: String, entry: EntryChoice? = nil)
    case set(SettingsChange)
    case touch(TouchInput)
    case wheel(WheelInput)
    case scroll(ScrollRequest)
    /// Moves the manual clock to a time.
    case advance(to: Double)
    case inspect
    /// Asks what may be written at a place.
    case complete(SourcePlace)
    /// Asks for the forms of the call around a place.
    case signature(SourcePlace)
    /// Lays out the text of a program anew; needs no scene and changes none.
    case format(program: String)

    /// The message's `type` on the wire.
    package var kind: Kind {
        switch self {
        case .open: .open
        case .edit: .edit
        case .set: .set
        case .touch: .touch
        case .wheel: .wheel
        case .scroll: .scroll
        case .advance: .advance
        case .inspect: .inspect
        case .complete: .complete
        case .signature: .signature
        case .format: .format
        }
    }

    /// The closed set of message types.
    package enum Kind: String, CaseIterable, Sendable {
        case open
        case edit
        case set
        case touch
        case wheel
        case scroll
        case advance
        case inspect
        case complete
        case signature
        case format
    }
}

/// A number that a client chose for a message; every answer to it carries the number as `reply`.
package struct MessageID: Hashable, Sendable {
    package let number: Double

    package init(_ number: Double) { self.number = number }
}

/// Where the source of a scene comes from.
package enum ProgramChoice: Equatable, Sendable {
    case source(String)
    case preset(String)
}

/// Which of the program's views to show; without a choice, the one that the program's own rule gives.
package enum EntryChoice: Equatable, Sendable {
    /// A view by the name of its type.
    case root(String)
    /// A preview by its name.
    case previewNamed(String)
    /// A preview by its place among all, from 0.
    case previewAt(Int)
}

/// A place in a program's source.
package struct SourcePlace: Equatable, Sendable {
    /// `nil` is the source that the client sent last.
    package var program: String?
    /// From 1.
    package var line: Int
    /// Of the character behind the place, from 1, in UTF-8 bytes.
    package var column: Int

    package init(program: String? = nil, line: Int, column: Int) {
        self.program = program
        self.line = line
        self.column = column
    }
}

/// A new scene.
package struct OpenRequest: Equatable, Sendable {
    package var program: ProgramChoice
    package var entry: EntryChoice?
    /// `nil` is the server's default device.
    package var device: DeviceChoice?
    package var os: SystemVersion
    package var environment: EnvironmentSettings
    package var clock: ClockChoice
    /// The most frames a second that the client wants on the real clock; `nil` is 60.
    package var frameRate: Double?
    /// What frames tell beyond the picture.
    package var details: Set<FrameDetail>

    package init(
        program: ProgramChoice,
        entry: EntryChoice? = nil,
        device: DeviceChoice? = nil,
        os: SystemVersion = .iOS18,
        environment: EnvironmentSettings = EnvironmentSettings(),
        clock: ClockChoice = .real,
        frameRate: Double? = nil,
        details: Set<FrameDetail> = []
    ) {
        self.program = program
        self.entry = entry
        self.device = device
        self.os = os
        self.environment = environment
        self.clock = clock
        self.frameRate = frameRate
        self.details = details
    }
}

/// Who moves the scene's time.
package enum ClockChoice: String, CaseIterable, Sendable {
    /// The server, while something moves.
    case real
    /// Messages alone.
    case manual
}

/// The rule set by which bars and insets are laid out.
package enum SystemVersion: Int, CaseIterable, Sendable {
    case iOS18 = 18
    case iOS26 = 26
}

/// A device by its id, or a screen by its measures.
package enum DeviceChoice: Equatable, Sendable {
    case named(String)
    case bare(BareScreen)
}

/// A screen without status bar or home indicator.
package struct BareScreen: Equatable, Sendable {
    /// In points; each side from 1 to 10,000.
    package var size: Size
    /// Pixels a point.
    package var scale: Double
    /// In points, from each edge.
    package var safeArea: EdgeInsets

    package init(size: Size, scale: Double, safeArea: EdgeInsets = .zero) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
    }
}

/// What a person can set about the surroundings of a program; `nil` leaves a value as it is.
package struct EnvironmentSettings: Equatable, Sendable {
    /// As SwiftUI's `ColorScheme`.
    package enum ColorScheme: String, CaseIterable, Sendable {
        case light
        case dark
    }

    /// As SwiftUI's `LayoutDirection`.
    package enum LayoutDirection: String, CaseIterable, Sendable {
        case leftToRight
        case rightToLeft
    }

    package var dynamicTypeSize: DynamicTypeSize?
    package var colorScheme: ColorScheme?
    package var layoutDirection: LayoutDirection?
    /// A locale identifier such as `en_US` or `de-CH`.
    package var locale: String?

    package init(
        dynamicTypeSize: DynamicTypeSize? = nil,
        colorScheme: ColorScheme? = nil,
        layoutDirection: LayoutDirection? = nil,
        locale: String? = nil
    ) {
        self.dynamicTypeSize = dynamicTypeSize
        self.colorScheme = colorScheme
        self.layoutDirection = layoutDirection
        self.locale = locale
    }

    /// These settings with those that `change` names put in their place.
    package func merging(_ change: EnvironmentSettings) -> EnvironmentSettings {
        EnvironmentSettings(
            dynamicTypeSize: change.dynamicTypeSize ?? dynamicTypeSize,
            colorScheme: change.colorScheme ?? colorScheme,
            layoutDirection: change.layoutDirection ?? layoutDirection,
            locale: change.locale ?? locale
        )
    }
}

/// A change of the device or the surroundings; `nil` leaves a part as it is.
package struct SettingsChange: Equatable, Sendable {
    package var device: DeviceChoice?
    package var os: SystemVersion?
    package var environment: EnvironmentSettings
    /// What frames tell beyond the picture from now on.
    package var details: Set<FrameDetail>?

    package init(
        device: DeviceChoice? = nil,
        os: SystemVersion? = nil,
        environment: EnvironmentSettings = EnvironmentSettings(),
        details: Set<FrameDetail>? = nil
    ) {
        self.device = device
        self.os = os
        self.environment = environment
        self.details = details
    }
}

/// A finger on the screen.
package struct TouchInput: Equatable, Sendable {
    /// What the finger does.
    package enum Phase: String, CaseIterable, Sendable {
        case began
        case moved
        case ended
        case cancelled
    }

    package var phase: Phase
    package var location: Point
    package var time: Double
    /// Tells fingers apart that touch at the same time.
    package var finger: Int

    package init(phase: Phase, location: Point, time: Double, finger: Int = 0) {
        self.phase = phase
        self.location = location
        self.time = time
        self.finger = finger
    }
}

/// A turn of the wheel, or two fingers on a trackpad.
package struct WheelInput: Equatable, Sendable {
    package var location: Point
    /// In points; content moves against it, as in a browser.
    package var delta: Point
    package var time: Double

    package init(location: Point, delta: Point, time: Double) {
        self.location = location
        self.delta = delta
        self.time = time
    }
}

/// A place to hold a scroll view's content at, without physics.
package struct ScrollRequest: Equatable, Sendable {
    /// How far the content has moved on from its rest position, in points; `nil` leaves the axis alone.
    package var x: Double?
    package var y: Double?
    /// The `id` of a scroll view of the last frame; `nil` is the outermost that scrolls on the axis.
    package var scrollView: Int?

    package init(x: Double? = nil, y: Double? = nil, scrollView: Int? = nil) {
        self.x = x
        self.y = y
        self.scrollView = scrollView
    }
}
