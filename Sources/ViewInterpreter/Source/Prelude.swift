/// Types of the standard library that are written in the language itself.
enum Prelude {
    /// The declarations that a source needs, by what it mentions.
    ///
    /// - Complexity: O(*n*) in the length of the text, byte by byte: texts are compared as Unicode does, fifty times as slow.
    static func source(for text: String) -> String {
        let bytes = Array(text.utf8)
        return parts.filter { mentions(bytes, Array($0.name.utf8)) }.map(\.source).joined(separator: "\n")
    }

    /// Says whether a word stands somewhere in a text, or in one of its words.
    private static func mentions(_ text: [UInt8], _ word: [UInt8]) -> Bool {
        guard let first = word.first, text.count >= word.count else { return false }
        return (0...text.count - word.count).contains { start in
            text[start] == first && text[start..<start + word.count].elementsEqual(word)
        }
    }

    /// The types that the declarations make.
    static let names: Set<String> = ["Result", "OptionSet", "AsyncImagePhase"]

    private static let parts: [(name: String, source: String)] = [
        ("Result", result), ("OptionSet", optionSet), ("AsyncImage", asyncImagePhase),
    ]

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
