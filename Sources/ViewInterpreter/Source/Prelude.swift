/// Types of the standard library that are written in the language itself.
enum Prelude {
    /// Declarations of some types, and what asks for them.
    struct Part {
        /// The types that the source makes.
        var types: Set<String>
        /// Words of a program that ask for the part, besides the names of its types.
        var words: Set<String> = []
        /// A type of another part that the source adds to, so that it comes along with that one.
        var extended: String?
        var source: String
    }

    static let parts: [Part] = [
        Part(
            types: ["Result"],
            words: [
                "result", "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
                "withUnsafeThrowingContinuation", "CheckedContinuation", "UnsafeContinuation",
            ],
            source: result
        ),
        Part(types: ["OptionSet"], source: optionSet),
        Part(types: ["AsyncImagePhase"], words: ["AsyncImage"], source: asyncImagePhase),
        Part(types: ["CancellationError"], source: "struct CancellationError: Error {}"),
        Part(types: ["Date", "DateFields"], words: ["DatePicker"], source: date),
        Part(types: ["TimeZone"], extended: "Date", source: dateFormats),
        Part(types: ["__CalendarNames"], source: calendarNames),
        Part(types: ["Calendar", "DateComponents", "DateInterval"], source: calendar + "\n" + calendarMatching),
        Part(types: ["DateFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter"], source: dateFormatter),
        Part(types: ["Data"], source: data),
        Part(
            types: ["NSError"],
            words: ["NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSUnderlyingErrorKey"],
            source: errors
        ),
        Part(types: ["MissingFile"], words: ["contentsOf", "contentsOfFile"], source: files),
        Part(
            types: ["JSONDecoder", "JSONEncoder", "DecodingError"],
            words: ["Decoder", "Encoder", "KeyedDecodingContainer", "EncodingError"],
            source: json
        ),
        Part(
            types: ["NumberFormatter", "NSNumber", "NSDecimalNumber", "NSDecimalNumberHandler"],
            words: ["NSDecimalRound"],
            source: numberFormatter
        ),
        Part(
            types: [
                "Dimension", "UnitLength", "UnitMass", "UnitTemperature", "UnitDuration", "UnitSpeed", "UnitArea",
                "UnitVolume", "UnitAngle", "UnitEnergy", "UnitPower", "UnitFrequency", "UnitPressure",
                "UnitInformationStorage", "Measurement", "MeasurementFormatStyle", "MeasurementFormatter",
                "LengthFormatter", "MassFormatter",
            ],
            source: measurements
        ),
        Part(types: ["DateComponentsFormatter", "NSCalendar"], source: durationFormats),
        Part(
            types: ["__DurationStyle"],
            words: ["Duration", "minuteSecond", "hourMinuteSecond", "hourMinute"],
            source: durationStyles
        ),
        Part(
            types: [
                "ByteCountFormatter", "ListFormatter", "PersonNameComponents", "PersonNameComponentsFormatter",
            ],
            source: otherFormatters
        ),
        Part(
            types: ["AttributedString", "AttributeContainer", "AttributedSubstring", "InlinePresentationIntent"],
            source: attributedString
        ),
        Part(
            types: ["AsyncSequence", "AsyncIteratorProtocol"],
            words: ["withTaskGroup", "withThrowingTaskGroup", "AsyncStream", "AsyncThrowingStream"],
            source: asyncSequences
        ),
        Part(types: [], words: ["withTaskCancellationHandler"], source: cancellationHandler),
        Part(types: ["Scanner"], source: scanner),
        Part(types: ["UIRectCorner", "UIBezierPath"], source: corners),
        Part(types: ["LayoutProperties"], words: ["layoutProperties"], source: layoutProperties),
        Part(
            types: ["SequenceGestureValue", "ExclusiveGestureValue"],
            words: ["sequenced", "SequenceGesture", "exclusively", "ExclusiveGesture"],
            source: gestureValues
        ),
        Part(types: ["TimelineView", "TimelineSchedule", "TimelineViewDefaultContext"], source: timelines),
        Part(types: ["Transaction"], words: ["withTransaction", "updating"], source: transaction),
        Part(types: ["SIMD2"], words: ["MeshGradient"], source: vectors),
        Part(types: ["OutlineGroup"], words: ["children"], source: outlineGroup),
        Part(types: ["DisclosureGroupState"], words: ["DisclosureGroup"], source: disclosureGroup),
        Part(types: ["ToggleStyleConfiguration"], words: ["ToggleStyle"], source: toggleStyle),
        Part(types: ["GroupBoxStyleConfiguration"], words: ["GroupBoxStyle"], source: groupBoxStyle),
        Part(
            types: ["DisclosureGroupStyleConfiguration"],
            words: ["DisclosureGroupStyle"],
            source: disclosureGroupStyle
        ),
        Part(types: ["ButtonStyleConfiguration"], words: ["ButtonStyle"], source: buttonStyle),
        Part(
            types: ["PrimitiveButtonStyleConfiguration"],
            words: ["PrimitiveButtonStyle"],
            source: primitiveButtonStyle
        ),
        Part(types: ["GaugeStyleConfiguration"], words: ["GaugeStyle"], source: gaugeStyle),
        Part(types: ["LabelStyleConfiguration"], words: ["LabelStyle"], source: labelStyle),
        Part(types: ["LabeledContentStyleConfiguration"], words: ["LabeledContentStyle"], source: labeledContentStyle),
        Part(types: ["MenuStyleConfiguration"], words: ["MenuStyle"], source: menuStyle),
        Part(types: ["ControlGroupStyleConfiguration"], words: ["ControlGroupStyle"], source: controlGroupStyle),
        Part(types: ["DatePickerStyleConfiguration"], words: ["DatePickerStyle"], source: datePickerStyle),
        Part(types: ["ProgressViewStyleConfiguration"], words: ["ProgressViewStyle"], source: progressViewStyle),
        Part(types: ["Timer"], source: timers),
        Part(types: ["RunLoop"], words: ["Timer"], source: runLoop),
        Part(types: receivingTypes, words: ["onReceive"], source: receiving),
        Part(types: ["ObservableObjectPublisher"], words: ["objectWillChange"], source: objectWillChange),
        Part(types: combineTypes, words: combineWords, source: combine + "\n" + publishers),
        Part(types: ["AnimatablePair"], source: animatablePair),
        Part(types: ["AnimatableModifier"], source: animatableModifier),
        Part(types: ["GeometryEffect", "ProjectionTransform"], source: geometryEffect),
    ]

    /// The types that the declarations make.
    static let names = parts.reduce(into: Set<String>()) { $0.formUnion($1.types) }

    private static let askingWords = parts.reduce(into: names.union(waitingWords)) { $0.formUnion($1.words) }

    /// The words without which nothing waits.
    private static let waitingWords: Set<String> = ["await", "async"]

    /// The words of each part's own text that ask for other parts or for waiting.
    private static let wordsOfParts = parts.map { words(in: Array($0.source.utf8)) }

    /// Which words of a text, in UTF-8, ask for parts or for waiting.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func words(in text: [UInt8]) -> Set<String> { Words.known(in: text, among: askingWords) }

    /// Says whether anything in a source with these words, or in the parts that it needs, may wait.
    static func mayWait(_ words: Set<String>, _ parts: [Int]) -> Bool {
        !waitingWords.isDisjoint(with: words) || parts.contains { !waitingWords.isDisjoint(with: wordsOfParts[$0]) }
    }

    /// For each part the other parts that it cannot be without, by their places in the list.
    private static let needs: [Set<Int>] = zip(parts, wordsOfParts).map { part, used in
        Set(
            parts.indices.filter { index in
                let other = parts[index]
                return !other.types.isDisjoint(with: used) || other.extended.map(part.types.contains) == true
            }
        )
    }

    /// The places of the parts that a source needs, by the words in it and by the names that it declares itself.
    static func partsNeeded(by words: Set<String>, own: Set<String>) -> [Int] {
        guard !words.isEmpty else { return [] }
        // A type that the program declares itself asks for none; where other parts need the library's, it has another name.
        let asking = words.subtracting(own.intersection(names))
        var open = parts.indices.filter { !parts[$0].types.union(parts[$0].words).isDisjoint(with: asking) }
        var chosen: Set<Int> = []
        while let index = open.popLast() {
            if chosen.insert(index).inserted { open += needs[index] }
        }
        return chosen.sorted()
    }

    private static let result = """
        enum Result<Success, Failure> {
            case success(Success)
            case failure(Failure)
            init(catching body: () throws -> Success) {
                do {
                    self = .success(try body())
                } catch {
                    self = .failure(error)
                }
            }
            func get() throws -> Success {
                switch self {
                case .success(let value): return value
                case .failure(let error): throw error
                }
            }
            func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
                switch self {
                case .success(let value): return Result.success(transform(value))
                case .failure(let error): return Result.failure(error)
                }
            }
            func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
                switch self {
                case .success(let value): return Result.success(value)
                case .failure(let error): return Result.failure(transform(error))
                }
            }
            func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure> {
                switch self {
                case .success(let value): return transform(value)
                case .failure(let error): return Result.failure(error)
                }
            }
        }
        """

    private static let optionSet = """
        protocol OptionSet {
            associatedtype RawValue
            var rawValue: RawValue { get }
        }
        extension OptionSet {
            var isEmpty: Bool { rawValue == 0 }
            func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
            func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }
            func isSuperset(of other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
            func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
            func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
            func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
            func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
            func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
            mutating func insert(_ other: Self) -> (inserted: Bool, memberAfterInsert: Self) {
                let isNew = !contains(other)
                self = union(other)
                return (isNew, other)
            }
            mutating func remove(_ other: Self) -> Self? {
                let common = intersection(other)
                self = subtracting(other)
                return common.isEmpty ? nil : common
            }
            mutating func update(with other: Self) -> Self? {
                let common = intersection(other)
                self = union(other)
                return common.isEmpty ? nil : common
            }
            mutating func formUnion(_ other: Self) { self = union(other) }
            mutating func subtract(_ other: Self) { self = subtracting(other) }
            mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
            mutating func formIntersection(_ other: Self) { self = intersection(other) }
        }
        """

    private static let asyncImagePhase = """
        enum AsyncImagePhase {
            case empty
            case success(Image)
            case failure(Error)
            var image: Image? {
                switch self {
                case .success(let image): return image
                default: return nil
                }
            }
            var error: Error? {
                switch self {
                case .failure(let error): return error
                default: return nil
                }
            }
        }
        """
}
