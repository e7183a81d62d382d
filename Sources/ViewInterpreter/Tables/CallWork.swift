import ViewRuntime

/// What a call of something built in costs beside the step that each call takes: work that grows with a collection or a text counts
/// in steps, or a few of them in a loop would hold up the server for minutes.
struct CallWork {
    /// So many elements are moved, copied or compared in the time of a step.
    private static let elementsOfAStep = 8
    /// So many bytes of text are looked through in that time.
    private static let bytesOfAStep = 16
    /// So many bytes are made into characters in that time, or compared where letters are written in different ways.
    private static let spelledBytesOfAStep = 2
    /// So many steps take as long as asking a view for its size.
    static let stepsOfASize = 16
    /// So many steps take as long as writing a value as JSON, without what is inside it.
    static let stepsOfJSON = 8
    /// So many bytes of what a value prints as are written in that time.
    static let printedBytesOfAStep = 4
    /// So many steps take as long as putting a key into a table, or looking it up there.
    static let stepsOfAKey = 6
    /// So many steps take as long as making a pair of a key and its value.
    private static let stepsOfAPair = 4
    /// So many steps take as long as making a part of a text a text of its own.
    static let stepsOfAText = 8
    /// So many steps take as long as reading a byte of Markdown.
    static let stepsOfAMarkdownByte = 16
    /// Texts up to so many bytes are compared in no time.
    private static let bytesOfAShortText = 1_024
    /// A call of something built in takes as long as so many additions in a loop, its arguments and what it makes included.
    static let stepsOfACall = 3
    /// The same of what takes room of its own, and is let go of again: a list, a tuple, a closure, an instance, a case with values.
    ///
    /// What one call nests in each other is let go of by as many calls inside calls, for which a worker's stack has room.
    static let stepsOfAContainer = 6
    /// The same of an empty dictionary or set.
    static let stepsOfATable = 12
    /// The same of a property that is observed, which knows who has read it.
    static let stepsOfAnObservedProperty = 12
    /// The same of what is made of decimal numbers.
    static let stepsOfADecimal = 24
    /// The same of a key that is looked up in a dictionary.
    private static let stepsOfALookup = 3
    /// The same of a value that is written into a text.
    static let stepsOfAnInterpolation = 3
    /// The same of the parts of a format of `printf`.
    static let stepsOfAFormat = 48
    /// The same of a curve or line that is measured to be cut.
    static let stepsOfACut = 64

    /// The types whose members may look at every element.
    private static let types: Set<String> = ["Sequence", "Array", "Dictionary", "Set", "String"]
    /// What takes as long however long the collection is, or counts its elements itself.
    private static let quickForCollections: Set<String> = [
        "append", "capacity", "contains", "count", "distance", "dropFirst", "dropLast", "endIndex", "enumerated",
        "first",
        "index", "indices", "isEmpty", "keys", "last", "lazy", "popLast", "prefix", "randomElement", "removeAll",
        "removeLast", "reserveCapacity", "startIndex", "suffix", "swapAt", "values", "Dictionary.removeValue",
        "Dictionary.updateValue", "Set.insert", "Set.popFirst", "Set.remove",
    ]
    private static let quickForTexts: Set<String> = [
        "append", "distance", "first", "hasPrefix", "isEmpty", "reserveCapacity", "startIndex",
    ]

    /// What puts every element of two sets into a table, or looks it up there.
    private static let algebraOfSets: Set<String> = [
        "formIntersection", "formSymmetricDifference", "formUnion", "intersection", "isDisjoint", "isStrictSubset",
        "isStrictSuperset", "isSubset", "isSuperset", "subtract", "subtracting", "symmetricDifference", "union",
    ]
    /// What makes characters of all of a text, or looks for something among them.
    private static let spellersOfTexts: Set<String> = [
        "capitalized", "commonPrefix", "compare", "components", "contains", "debugDescription", "enumerated",
        "firstIndex",
        "firstRange", "folding", "localizedCapitalized", "localizedCaseInsensitiveContains",
        "localizedStandardContains", "max", "min", "padding", "randomElement", "range", "ranges", "replacing",
        "replacingOccurrences", "reversed", "shuffled", "split", "trimmingCharacters", "unicodeScalars", "utf16",
        "utf8",
    ]

    /// What looks at every element of a path; all else adds some at its end.
    private static let readersOfPaths: Set<String> = [
        "applying", "boundingRect", "contains", "offsetBy", "trimmedPath",
    ]

    private let growsWithCollections: Bool
    private let growsWithTexts: Bool
    private let looksUpEachElement: Bool
    private let spellsTexts: Bool

    /// The work of a member; `nil` for one that takes as long whatever it is called on.
    init?(type: String, name: String) {
        guard Self.types.contains(type) || type == "Path" && Self.readersOfPaths.contains(name) else { return nil }
        growsWithCollections =
            !Self.quickForCollections.contains(name) && !Self.quickForCollections.contains("\(type).\(name)")
        growsWithTexts = !Self.quickForTexts.contains(name)
        looksUpEachElement = type == "Set" && Self.algebraOfSets.contains(name)
        spellsTexts = Self.spellersOfTexts.contains(name)
    }

    /// The steps of a call, whatever it is called on.
    ///
    /// A property takes none, and neither does a function that only turns numbers into a number, as no operator does: ten million of
    /// them in a loop may come to their end.
    static func steps(of signature: Signature, isMember: Bool) -> Int {
        if signature.parameters == nil { return 0 }
        if !isMember, givesNumber(signature.result) { return 0 }
        return stepsOfACall
    }

    private static func givesNumber(_ result: StaticType) -> Bool {
        switch result {
        case .int, .double, .float, .sized, .bool, .generic: true
        default: false
        }
    }

    /// Counts the steps of looking up a key.
    static func chargeKey(_ key: Value, _ machine: Machine, _ position: SourcePosition) throws(EvaluationFailure) {
        try machine.charge(stepsOfALookup, position)
        try charge(key, machine, position)
    }

    /// Counts the steps of a call on a value.
    func charge(_ receiver: Value, _ call: BuiltinCall) throws(EvaluationFailure) {
        if looksUpEachElement {
            for set in [receiver] + call.arguments {
                try call.machine.charge(steps: (set.elementCount ?? 0) * Self.stepsOfAKey, call.position)
            }
        }
        switch receiver {
        case .string(let text) where spellsTexts || growsWithTexts && Self.isSpelled(text):
            try call.machine.charge(text.utf8.count / Self.spelledBytesOfAStep, call.position)
        case .string where growsWithTexts: try Self.charge(receiver, call.machine, call.position)
        case .string: break
        default: if growsWithCollections { try Self.charge(receiver, call.machine, call.position) }
        }
        for case .string(let text) in call.arguments {
            let bytes = Self.isSpelled(text) ? Self.spelledBytesOfAStep : Self.bytesOfAStep
            try call.machine.charge(steps: text.utf8.count / bytes, call.position)
        }
    }

    /// Counts the steps of comparing two texts, beyond those of looking through their bytes: letters that may be written in more
    /// than one way are brought into the same form first.
    static func chargeComparison(
        _ first: Value,
        _ second: Value,
        _ machine: Machine,
        _ position: SourcePosition
    ) throws(EvaluationFailure) {
        guard case .string(let one) = first, case .string(let other) = second else { return }
        let bytes = min(one.utf8.count, other.utf8.count)
        guard bytes > bytesOfAShortText, isSpelled(one), isSpelled(other) else { return }
        try machine.charge(bytes / spelledBytesOfAStep, position)
    }

    /// True for a text with letters beyond ASCII: all but copying takes many times as long for it.
    private static func isSpelled(_ text: String) -> Bool { text.utf8.contains { $0 >= 0x80 } }

    /// Counts the steps of looking at every element of a value; numbers and the like cost nothing.
    static func charge(_ value: Value, _ machine: Machine, _ position: SourcePosition) throws(EvaluationFailure) {
        switch value {
        case .string(let text): try machine.charge(text.utf8.count / bytesOfAStep, position)
        case .array(let values): try machine.charge(values.count / elementsOfAStep, position)
        case .slice(let slice): try machine.charge(slice.values.count / elementsOfAStep, position)
        case .dictionary(let table), .set(let table): try machine.charge(steps: table.count * stepsOfAPair, position)
        case .native(let box):
            if case .path(let path) = box.native {
                try machine.charge(path.elements.count / elementsOfAStep, position)
            }
        default: return
        }
    }
}
