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
