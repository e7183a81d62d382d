package import LayoutCore

/// SwiftUI's `ColorScheme`.
package enum ColorScheme: Hashable, Sendable {
    case light
    case dark
}

/// SwiftUI's `LayoutDirection`.
package enum LayoutDirection: Hashable, Sendable {
    case leftToRight
    case rightToLeft
}

/// Values that flow down the tree of views.
///
/// An immutable object: a change makes a new one, so that "nothing changed" is one comparison of references.
package final class EnvironmentValues {
    package private(set) var colorScheme: ColorScheme = .light
    package private(set) var layoutDirection: LayoutDirection = .leftToRight
    package private(set) var dynamicTypeSize: DynamicTypeSize = .large
    /// Pixels a point.
    package private(set) var displayScale: Double = 3
    /// The size of the whole device, in points.
    package private(set) var screenSize = Size.zero
    /// An identifier such as `de_CH`.
    package private(set) var locale = "en_US"
    /// Writes by the locale; the same everywhere in a scene.
    package private(set) var formatting: any LocaleFormatting = PlainFormatting()
    package private(set) var os: OperatingSystemVersion = .iOS18
    package private(set) var horizontalSizeClass: SizeClass = .compact
    package private(set) var verticalSizeClass: SizeClass = .regular
    /// `nil` is the body style.
    package private(set) var font: FontValue?
    package private(set) var fontWeight: FontWeight?
    package private(set) var fontDesign: FontDesign?
    package private(set) var isItalic = false
    package private(set) var isMonospacedDigit = false
    package private(set) var isUnderlined = false
    package private(set) var isStruckThrough = false
    /// Levels of `foregroundStyle`: primary, secondary, tertiary; none of them refers to a level.
    package private(set) var foregroundStyles: [StyleValue] = []
    /// Refers to no tint, accent colour or level.
    package private(set) var tint: StyleValue?
    package private(set) var lineLimit: Int?
    /// How many lines a text is at least as high as.
    package private(set) var reservedLines = 0
    /// In points, between lines.
    package private(set) var lineSpacing: Double = 0
    package private(set) var tracking: Double = 0
    package private(set) var kerning: Double = 0
    package private(set) var baselineOffset: Double = 0
    package private(set) var multilineTextAlignment: TextAlignment = .leading
    package private(set) var truncationMode: TruncationMode = .tail
    /// From 0, exclusive, to 1.
    package private(set) var minimumScaleFactor: Double = 1
    package private(set) var textCase: LetterCase?
    package private(set) var imageScale: ImageScale = .medium
    package private(set) var isEnabled = true
    /// The least height of a list's row, in points: 44 (Apple's guidelines for what is touched).
    package private(set) var leastListRowHeight: Double = 44
    /// The least height of a list's header or footer, in points: 28 (general knowledge).
    package private(set) var leastListHeaderHeight: Double = 28
    /// The distance between rows of a list, in points; `nil` for the list's own, which is none.
    package private(set) var listRowSpacing: Double?
    package private(set) var allowsHitTesting = true
    package private(set) var redactionIsPlaceholder = false
    /// Values of a program's own keys and of environment objects, by the interpreter's key.
    package private(set) var custom: [Int: any ProgramValue] = [:]

    package init() {}

    private init(copying other: EnvironmentValues) {
        colorScheme = other.colorScheme
        layoutDirection = other.layoutDirection
        dynamicTypeSize = other.dynamicTypeSize
        displayScale = other.displayScale
        screenSize = other.screenSize
        locale = other.locale
        formatting = other.formatting
        os = other.os
        horizontalSizeClass = other.horizontalSizeClass
        verticalSizeClass = other.verticalSizeClass
        font = other.font
        fontWeight = other.fontWeight
        fontDesign = other.fontDesign
        isItalic = other.isItalic
        isMonospacedDigit = other.isMonospacedDigit
        isUnderlined = other.isUnderlined
        isStruckThrough = other.isStruckThrough
        foregroundStyles = other.foregroundStyles
        tint = other.tint
        lineLimit = other.lineLimit
        reservedLines = other.reservedLines
        lineSpacing = other.lineSpacing
        tracking = other.tracking
        kerning = other.kerning
        baselineOffset = other.baselineOffset
        multilineTextAlignment = other.multilineTextAlignment
        truncationMode = other.truncationMode
        minimumScaleFactor = other.minimumScaleFactor
        textCase = other.textCase
        imageScale = other.imageScale
        isEnabled = other.isEnabled
        leastListRowHeight = other.leastListRowHeight
        leastListHeaderHeight = other.leastListHeaderHeight
        listRowSpacing = other.listRowSpacing
        allowsHitTesting = other.allowsHitTesting
        redactionIsPlaceholder = other.redactionIsPlaceholder
        custom = other.custom
    }

    /// The values with one change.
    package func applying(_ change: EnvironmentChange) -> EnvironmentValues {
        let copy = EnvironmentValues(copying: self)
        copy.apply(change)
        return copy
    }

    /// Says whether all values are equal.
    func isEqual(to other: EnvironmentValues) -> Bool {
        guard custom.count == other.custom.count else { return false }
        for (key, value) in custom {
            guard let otherValue = other.custom[key], value.isEqual(to: otherValue) else { return false }
        }
        return isPlainPartEqual(to: other)
    }

    private func isPlainPartEqual(to other: EnvironmentValues) -> Bool {
        let isScreenSame =
            colorScheme == other.colorScheme && layoutDirection == other.layoutDirection
            && dynamicTypeSize == other.dynamicTypeSize && displayScale == other.displayScale
            && screenSize == other.screenSize
            && locale == other.locale && os == other.os && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
        let isFontSame =
            font == other.font && fontWeight == other.fontWeight && fontDesign == other.fontDesign
            && isItalic == other.isItalic
            && isMonospacedDigit == other.isMonospacedDigit && isUnderlined == other.isUnderlined
            && isStruckThrough == other.isStruckThrough && foregroundStyles == other.foregroundStyles
        let isTextSame =
            tint == other.tint && lineLimit == other.lineLimit && reservedLines == other.reservedLines
            && lineSpacing == other.lineSpacing
            && tracking == other.tracking && kerning == other.kerning && baselineOffset == other.baselineOffset
            && multilineTextAlignment == other.multilineTextAlignment
            && truncationMode == other.truncationMode && minimumScaleFactor == other.minimumScaleFactor
        return isScreenSame && isFontSame && isTextSame
            && textCase == other.textCase && imageScale == other.imageScale && isEnabled == other.isEnabled
            && allowsHitTesting == other.allowsHitTesting
            && leastListRowHeight == other.leastListRowHeight
            && leastListHeaderHeight == other.leastListHeaderHeight && listRowSpacing == other.listRowSpacing
            && redactionIsPlaceholder == other.redactionIsPlaceholder
    }

    private func apply(_ change: EnvironmentChange) {
        switch change {
        case .colorScheme(let value): colorScheme = value
        case .layoutDirection(let value): layoutDirection = value
        case .dynamicTypeSize(let value): dynamicTypeSize = value
        case .dynamicTypeSizeRange(let range):
            dynamicTypeSize = min(max(dynamicTypeSize, range.lowerBound), range.upperBound)
        case .displayScale(let value): displayScale = value
        case .screenSize(let value): screenSize = value
        case .locale(let value): locale = value
        case .formatting(let value): formatting = value
        case .os(let value): os = value
        case .sizeClasses(let horizontal, let vertical):
            horizontalSizeClass = horizontal
            verticalSizeClass = vertical
        case .font(let value): font = value
        case .fontWeight(let value): fontWeight = value
        case .fontDesign(let value): fontDesign = value
        case .italic(let value): isItalic = value
        case .monospacedDigit: isMonospacedDigit = true
        case .underline(let value): isUnderlined = value
        case .strikethrough(let value): isStruckThrough = value
        case .foregroundStyle(let styles): foregroundStyles = styles.map(bindingLevels)
        case .tint(let value): tint = value.map(bindingReferences)
        case .lineLimit(let value, let reserved):
            lineLimit = value
            reservedLines = reserved
        case .lineSpacing(let value): lineSpacing = value
        case .tracking(let value): tracking = value
        case .kerning(let value): kerning = value
        case .baselineOffset(let value): baselineOffset = value
        case .multilineTextAlignment(let value): multilineTextAlignment = value
        case .truncationMode(let value): truncationMode = value
        case .minimumScaleFactor(let value): minimumScaleFactor = value
        case .textCase(let value): textCase = value
        case .imageScale(let value): imageScale = value
        case .leastListRowHeight(let value): leastListRowHeight = value
        case .leastListHeaderHeight(let value): leastListHeaderHeight = value
        case .listRowSpacing(let value): listRowSpacing = value
        case .disabled(let value): isEnabled = isEnabled && !value
        case .allowsHitTesting(let value): allowsHitTesting = allowsHitTesting && value
        case .redactedPlaceholder(let value): redactionIsPlaceholder = value
        case .custom(let key, let value): custom[key] = value
        }
    }
}

/// One change that a modifier, a person or the device makes to the environment.
package enum EnvironmentChange {
    case colorScheme(ColorScheme)
    case layoutDirection(LayoutDirection)
    case dynamicTypeSize(DynamicTypeSize)
    /// Keeps the type size within bounds.
    case dynamicTypeSizeRange(ClosedRange<DynamicTypeSize>)
    case displayScale(Double)
    case screenSize(Size)
    case locale(String)
    case formatting(any LocaleFormatting)
    case os(OperatingSystemVersion)
    case sizeClasses(horizontal: SizeClass, vertical: SizeClass)
    case font(FontValue?)
    case fontWeight(FontWeight?)
    case fontDesign(FontDesign?)
    case italic(Bool)
    case monospacedDigit
    case underline(Bool)
    case strikethrough(Bool)
    case foregroundStyle([StyleValue])
    case tint(StyleValue?)
    /// The most lines of a text, and those whose height it takes at least.
    case lineLimit(Int?, reserved: Int)
    case lineSpacing(Double)
    case tracking(Double)
    case kerning(Double)
    case baselineOffset(Double)
    case multilineTextAlignment(TextAlignment)
    case truncationMode(TruncationMode)
    case minimumScaleFactor(Double)
    case textCase(LetterCase?)
    case leastListRowHeight(Double)
    case leastListHeaderHeight(Double)
    case listRowSpacing(Double?)
    case imageScale(ImageScale)
    case disabled(Bool)
    case allowsHitTesting(Bool)
    case redactedPlaceholder(Bool)
    case custom(key: Int, value: any ProgramValue)
}

/// The rule set by which bars and insets are laid out.
package enum OperatingSystemVersion: Int, Hashable, Sendable, CaseIterable {
    case iOS18 = 18
    case iOS26 = 26
}

/// SwiftUI's `UserInterfaceSizeClass`.
package enum SizeClass: Hashable, Sendable {
    case compact
    case regular
}

/// SwiftUI's `Image.Scale`.
package enum ImageScale: Hashable, Sendable {
    case small
    case medium
    case large
}
