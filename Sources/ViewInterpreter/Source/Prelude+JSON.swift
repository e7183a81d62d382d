extension Prelude {
    /// `Data` as a list of bytes.
    static let data = #"""
        struct Data: Hashable, CustomStringConvertible {
            var bytes: [UInt8]
            init() { bytes = [] }
            init(_ bytes: [UInt8]) { self.bytes = bytes }
            init(contentsOf address: URL?) throws { throw MissingFile(name: address?.lastPathComponent ?? "it") }
            var count: Int { bytes.count }
            var isEmpty: Bool { bytes.isEmpty }
            mutating func append(_ other: Data) { bytes += other.bytes }
            var description: String { "\(bytes.count) bytes" }
        }
        extension String {
            init?(data: Data, encoding: String.Encoding) { self = String(decoding: data.bytes, as: UTF8.self) }
            func data(using encoding: String.Encoding) -> Data? { Data(Array(utf8)) }
        }
        """#

    /// Files: there are none, and reading one fails as it does for a file that is not there.
    static let files = #"""
        struct MissingFile: LocalizedError {
            var name: String
            var errorDescription: String? { "The file “\(name)” couldn’t be opened because there is no such file." }
        }
        extension String {
            init(contentsOf address: URL?, encoding: String.Encoding = .utf8) throws {
                throw MissingFile(name: address?.lastPathComponent ?? "it")
            }
            init(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws { throw MissingFile(name: path) }
        }
        """#

    /// The JSON coders, for types whose coding the compiler writes.
    static let json = #"""
        enum DecodingError: Error {
            case typeMismatch(String)
            case valueNotFound(String)
            case keyNotFound(String)
            case dataCorrupted(String)
        }
        final class Decoder {
            let json: Any
            let isSnakeCase: Bool
            let dates: String
            var userInfo: [String: Any] = [:]
            init(_ json: Any, _ isSnakeCase: Bool, _ dates: String) {
                self.json = json
                self.isSnakeCase = isSnakeCase
                self.dates = dates
            }
            func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer { KeyedDecodingContainer(decoder: self) }
            func singleValueContainer() throws -> SingleValueDecodingContainer { SingleValueDecodingContainer(decoder: self) }
            func unkeyedContainer() throws -> UnkeyedDecodingContainer { UnkeyedDecodingContainer(decoder: self) }
        }
        struct KeyedDecodingContainer {
            let decoder: Decoder
            func decode<T>(_ type: T.Type, forKey key: Any) throws -> T {
                try __decodeMember(type, decoder.json, key, decoder.isSnakeCase, decoder.dates)
            }
            func decodeIfPresent<T>(_ type: T.Type, forKey key: Any) throws -> T? {
                __hasMember(decoder.json, key, decoder.isSnakeCase) ? try decode(type, forKey: key) : nil
            }
            func contains(_ key: Any) -> Bool { __memberOf(decoder.json, key, decoder.isSnakeCase) != nil }
            func decodeNil(forKey key: Any) throws -> Bool { !__hasMember(decoder.json, key, decoder.isSnakeCase) }
            private func inner(_ key: Any) -> Decoder {
                Decoder(__memberOf(decoder.json, key, decoder.isSnakeCase), decoder.isSnakeCase, decoder.dates)
            }
            func nestedContainer<Other>(keyedBy type: Other.Type, forKey key: Any) throws -> KeyedDecodingContainer {
                KeyedDecodingContainer(decoder: inner(key))
            }
            func nestedUnkeyedContainer(forKey key: Any) throws -> UnkeyedDecodingContainer {
                UnkeyedDecodingContainer(decoder: inner(key))
            }
            func superDecoder() throws -> Decoder { decoder }
        }
        struct SingleValueDecodingContainer {
            let decoder: Decoder
            func decode<T>(_ type: T.Type) throws -> T {
                try __decodeValue(type, decoder.json, decoder.isSnakeCase, decoder.dates)
            }
            func decodeNil() -> Bool { decoder.json == nil }
        }
        struct UnkeyedDecodingContainer {
            let decoder: Decoder
            private(set) var currentIndex = 0
            init(decoder: Decoder) { self.decoder = decoder }
            var count: Int? { __countOf(decoder.json) }
            var isAtEnd: Bool { currentIndex >= (count ?? 0) }
            mutating func decode<T>(_ type: T.Type) throws -> T {
                currentIndex += 1
                return try __decodeMember(type, decoder.json, currentIndex - 1, decoder.isSnakeCase, decoder.dates)
            }
        }
        final class Encoder {
            func container<Key>(keyedBy type: Key.Type) -> EncodingContainer { EncodingContainer() }
            func singleValueContainer() -> EncodingContainer { EncodingContainer() }
            func unkeyedContainer() -> EncodingContainer { EncodingContainer() }
        }
        struct EncodingContainer {
            mutating func encode(_ value: Any) throws {}
            mutating func encode(_ value: Any, forKey key: Any) throws {}
            mutating func encodeIfPresent(_ value: Any?, forKey key: Any) throws {}
            mutating func encodeNil(forKey key: Any) throws {}
        }
        class JSONDecoder {
            enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
            enum DateDecodingStrategy { case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970 }
            var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
            var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
            func decode<T>(_ type: T.Type, from data: Data) throws -> T {
                __decodeJSON(
                    type, String(decoding: data.bytes, as: UTF8.self), keyDecodingStrategy == .convertFromSnakeCase,
                    "\(dateDecodingStrategy)")
            }
        }
        class JSONEncoder {
            struct OutputFormatting: OptionSet {
                let rawValue: Int
                static let prettyPrinted = OutputFormatting(rawValue: 1)
                static let sortedKeys = OutputFormatting(rawValue: 2)
                static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
            }
            var outputFormatting: OutputFormatting = []
            func encode<T>(_ value: T) throws -> Data {
                Data(Array(__encodeJSON(value, outputFormatting.contains(.prettyPrinted), outputFormatting.contains(.sortedKeys)).utf8))
            }
        }
        """#
}
