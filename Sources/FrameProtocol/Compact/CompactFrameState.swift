/// What both ends of a connection remember of the last frame.
struct CompactFrameState: Equatable {
    var sequence = 0
    /// In millionths of a second.
    var time = 0
    var scrollViews: [CompactScrollView] = []
    var items: [CompactItem] = []
    var state: [StateRecord] = []
    /// The last new value of each callback, by its name and line.
    var callbackValues: [CallbackPlace: String] = [:]

    struct CallbackPlace: Hashable {
        var name: String
        var line: Int?
    }

    /// More places are forgotten all at once: a program has at most as many callbacks as lines.
    static let mostCallbacks = 4_096

    mutating func note(_ callback: CallbackRecord) {
        guard let new = callback.new else { return }
        if callbackValues.count >= Self.mostCallbacks { callbackValues.removeAll() }
        callbackValues[CallbackPlace(name: callback.name, line: callback.line)] = new
    }

    func lastValue(of callback: CallbackRecord) -> String? {
        callbackValues[CallbackPlace(name: callback.name, line: callback.line)]
    }
}

/// The format's fixed numbers.
enum CompactFrameFormat {
    /// The first byte of a frame that stands alone, and of one that differs from the last.
    static let whole: UInt8 = 1
    static let difference: UInt8 = 2

    /// The parts of a frame that follow its head, in this order.
    struct Sections: OptionSet {
        let rawValue: UInt8

        static let reply = Sections(rawValue: 1)
        static let scrollViews = Sections(rawValue: 2)
        static let items = Sections(rawValue: 4)
        static let callbacks = Sections(rawValue: 8)
        static let state = Sections(rawValue: 16)
        static let console = Sections(rawValue: 32)
        static let stateOfCallbacks = Sections(rawValue: 64)
    }

    /// Steps through the last frame's items; the low three bits of a step, the rest is a count.
    enum Step: Int {
        case end = 0
        case keep = 1
        case move = 2
        /// By the same distance as the move before.
        case moveAgain = 3
        case drop = 4
        case change = 5
        case insert = 6
        /// Moved by the same distance as the item before that moved, and changed besides.
        case moveAndChange = 7
    }

    /// What may stand in a callback.
    struct CallbackParts: OptionSet {
        let rawValue: UInt8

        static let line = CallbackParts(rawValue: 1)
        static let old = CallbackParts(rawValue: 2)
        static let oldIsLastNew = CallbackParts(rawValue: 4)
        static let new = CallbackParts(rawValue: 8)
        static let pass = CallbackParts(rawValue: 16)
        static let message = CallbackParts(rawValue: 32)
        /// The new value is a number, not a text.
        static let newIsNumber = CallbackParts(rawValue: 64)
    }

    /// Names written as one byte: their place in this list, from 1.
    static let callbackNames = [
        "warning", "onScrollGeometryChange", "onGeometryChange", "onPreferenceChange", "onScrollPhaseChange",
        "onAppear",
        "onDisappear", "onChange", "task", "onTapGesture", "onScrollVisibilityChange", "refreshable",
    ]

    static let microsecondsPerSecond = 1_000_000.0
}
