extension MessageForm {
    private static let sizes =
        "one of xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, "
        + "accessibility1, accessibility2, accessibility3, accessibility4, accessibility5"
    private static let place = "a place on the screen in points"
    private static let seconds = "seconds on the scene's clock"
    private static let distance = "a distance in points"
    private static let source = "the program's source, a text"
    private static let side = "a length from 1 to 10000 points"
    private static let inset = "a length from 0 to 10000 points"

    private static let entry: [Field] = [
        Field(path: "root", content: .text, expected: "the name of a view's type, a text"),
        Field(
            path: "preview",
            content: .textOrNumber,
            expected: "the name of a preview, or its place among all from 0"
        ),
    ]

    private static let surroundings: [Field] = [
        Field(
            path: "device",
            content: .textOrObject,
            expected: "a device id, or an object with width, height, scale and safeArea"
        ),
        Field(path: "os", content: .bounded(below: "17", above: "27"), expected: "18 or 26"),
        Field(path: "environment", content: .object, expected: "an object"),
        Field(path: "environment.dynamicTypeSize", content: .word, expected: sizes),
        Field(path: "environment.colorScheme", content: .word, expected: "one of light, dark"),
        Field(path: "environment.layoutDirection", content: .word, expected: "one of leftToRight, rightToLeft"),
        Field(path: "environment.locale", content: .word, expected: "a locale identifier such as en_US"),
        Field(path: "details", content: .list, expected: "a list of any of lazyContainers"),
    ]

    private static let cursor: [Field] = ["line", "column"].map {
        Field(
            path: $0,
            content: .bounded(below: "0", above: "2147483648"),
            expected: "a whole number from 1",
            isRequired: true
        )
    }

    private static func measure(_ path: String, _ expected: String, isRequired: Bool = true) -> Field {
        Field(path: path, content: .number, expected: expected, isMeasure: true, isRequired: isRequired)
    }

    private static let bareScreen = MessageForm(
        type: "set",
        members: [
            ("device.width", "300"), ("device.height", "400"), ("device.scale", "2"), ("device.safeArea.top", "20"),
            ("device.safeArea.leading", "0"), ("device.safeArea.bottom", "20"), ("device.safeArea.trailing", "0"),
        ],
        fields: ["width", "height"].map {
            Field(
                path: "device.\($0)",
                content: .bounded(below: "0.999", above: "10000.001"),
                expected: side,
                isRequired: true
            )
        } + [
            Field(
                path: "device.scale",
                content: .bounded(below: "0.5", above: "8.5"),
                expected: "a number of pixels a point, from 1 to 8",
                isRequired: true
            ),
            Field(
                path: "device.safeArea",
                content: .object,
                expected: "an object with top, leading, bottom and trailing"
            ),
        ]
            + ["top", "leading", "bottom", "trailing"].map {
                Field(
                    path: "device.safeArea.\($0)",
                    content: .bounded(below: "-0.001", above: "10000.001"),
                    expected: inset
                )
            }
    )

    private static let open = MessageForm(
        type: "open",
        members: [("program", #""""#)],
        fields: [Field(path: "program", content: .text, expected: "SwiftUI source, a text")] + entry + surroundings + [
            Field(path: "clock", content: .word, expected: "one of real, manual"),
            Field(
                path: "frameRate",
                content: .bounded(below: "0.999", above: "1000.1"),
                expected: "a number of frames a second, from 1 to 1000"
            ),
        ]
    )

    private static let scroll = MessageForm(
        type: "scroll",
        members: [("displacement.x", "0"), ("displacement.y", "30")],
        fields: [
            Field(
                path: "displacement",
                content: .object,
                expected: "an object with x, y or both, in points",
                isRequired: true
            ),
            measure("displacement.x", distance, isRequired: false),
            measure("displacement.y", distance, isRequired: false),
            Field(
                path: "scrollView",
                content: .bounded(below: "-1", above: "2147483648"),
                expected: "the id of a scroll view of the last frame"
            ),
        ]
    )

    private static let touch = MessageForm(
        type: "touch",
        members: [("phase", #""began""#), ("x", "10"), ("y", "10"), ("time", "0")],
        fields: [
            Field(
                path: "phase",
                content: .word,
                expected: "one of began, moved, ended, cancelled",
                isRequired: true
            ),
            measure("x", place), measure("y", place), measure("time", seconds),
            Field(
                path: "finger",
                content: .bounded(below: "-1", above: "1001"),
                expected: "a whole number from 0 to 1000"
            ),
        ]
    )

    private static let wheel = MessageForm(
        type: "wheel",
        members: [("x", "10"), ("y", "10"), ("deltaX", "0"), ("deltaY", "5"), ("time", "0")],
        fields: [
            measure("x", place), measure("y", place), measure("deltaX", distance), measure("deltaY", distance),
            measure("time", seconds),
        ]
    )

    /// All messages of `docs/protocol.md` that have fields.
    static let all: [MessageForm] =
        [
            open,
            MessageForm(
                type: "open",
                members: [("preset", #""rows""#)],
                fields: [Field(path: "preset", content: .text, expected: "the id of a preset that 'hello' lists")]
            ),
            MessageForm(
                type: "edit",
                members: [("program", #""""#)],
                fields: [Field(path: "program", content: .text, expected: source, isRequired: true)] + entry
            ),
            MessageForm(type: "set", members: [], fields: surroundings),
            bareScreen,
            touch,
            wheel,
            scroll,
            MessageForm(
                type: "advance",
                members: [("to", "0")],
                fields: [measure("to", "the clock's new time in seconds")]
            ),
        ]
        + ["complete", "signature"].map {
            MessageForm(
                type: $0,
                members: [("line", "1"), ("column", "1"), ("program", #""""#)],
                fields: cursor + [Field(path: "program", content: .text, expected: source)]
            )
        } + [
            MessageForm(
                type: "format",
                members: [("program", #""""#)],
                fields: [Field(path: "program", content: .text, expected: source, isRequired: true)]
            )
        ]
}
