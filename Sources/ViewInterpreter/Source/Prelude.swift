/// Types of the standard library that are written in the language itself.
enum Prelude {
    /// Declarations, and the words that ask for them.
    private struct Part {
        var words: Set<String>
        var types: Set<String>
        var source: String
    }

    private static let parts: [Part] = [
        Part(words: ["Result", "result"], types: ["Result"], source: result),
        Part(
            words: ["OptionSet", "JSONEncoder", "UIRectCorner", "UIBezierPath"],
            types: ["OptionSet"],
            source: optionSet
        ),
        Part(words: ["AsyncImage", "AsyncImagePhase"], types: ["AsyncImagePhase"], source: asyncImagePhase),
        Part(
            words: ["CancellationError"],
            types: ["CancellationError"],
            source: "struct CancellationError: Error {}"
        ),
        Part(words: dateWords, types: ["Date", "DateFields"], source: date),
        Part(words: dateWords.union(["Locale"]), types: ["Locale"], source: locale),
        Part(words: dateWords, types: ["TimeZone"], source: dateFormats),
        Part(
            words: calendarWords,
            types: ["Calendar", "DateComponents", "DateInterval"],
            source: calendar + "\n" + calendarMatching
        ),
        Part(
            words: formatterWords,
            types: ["DateFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter"],
            source: dateFormatter
        ),
        Part(words: ["Data", "JSONDecoder", "JSONEncoder"], types: ["Data"], source: data),
        Part(
            words: ["JSONDecoder", "JSONEncoder", "DecodingError"],
            types: ["JSONDecoder", "JSONEncoder", "DecodingError"],
            source: json
        ),
        Part(words: ["NumberFormatter", "NSNumber"], types: ["NumberFormatter", "NSNumber"], source: numberFormatter),
        Part(words: ["Scanner"], types: ["Scanner"], source: scanner),
        Part(words: ["UIRectCorner", "UIBezierPath"], types: ["UIRectCorner", "UIBezierPath"], source: corners),
        Part(words: ["LayoutProperties", "layoutProperties"], types: ["LayoutProperties"], source: layoutProperties),
        Part(words: ["Timer"], types: ["Timer", "RunLoop"], source: timers),
        Part(words: ["AnimatablePair"], types: ["AnimatablePair"], source: animatablePair),
        Part(words: ["AnimatableModifier"], types: ["AnimatableModifier"], source: animatableModifier),
        Part(words: ["GeometryEffect"], types: ["GeometryEffect", "ProjectionTransform"], source: geometryEffect),
    ]

    private static let dateWords = calendarWords.union(["Date", "Timer"])
    private static let calendarWords = formatterWords.union(["Calendar", "DateComponents", "DateInterval", "TimeZone"])
    private static let formatterWords: Set<String> = [
        "DateFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter",
    ]

    /// The types that the declarations make.
    static let names = parts.reduce(into: Set<String>()) { $0.formUnion($1.types) }

    /// The declarations that a source needs, by the words in it; types that it declares itself keep out of their way.
    static func source(for text: String, own: Set<String>) -> String {
        let words = Words.known(in: text, among: parts.reduce(into: Set<String>()) { $0.formUnion($1.words) })
        return parts.filter {
            !$0.words.isDisjoint(with: words) && !($0.types.count == 1 && $0.types.isSubset(of: own))
        }
        .map { part in Words.renaming(own, in: part.source) }
        .joined(separator: "\n")
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
            mutating func remove(_ other: Self) { self = subtracting(other) }
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
