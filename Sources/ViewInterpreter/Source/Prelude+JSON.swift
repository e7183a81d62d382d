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
            mutating func append(_ byte: UInt8) { bytes.append(byte) }
            subscript(index: Int) -> UInt8 {
                get { bytes[index] }
                set { bytes[index] = newValue }
            }
            subscript(range: Range<Int>) -> Data { Data(Array(bytes[range])) }
            func subdata(in range: Range<Int>) -> Data { Data(Array(bytes[range])) }
            func prefix(_ count: Int) -> Data { Data(Array(bytes.prefix(count))) }
            func suffix(_ count: Int) -> Data { Data(Array(bytes.suffix(count))) }
            var first: UInt8? { bytes.first }
            var last: UInt8? { bytes.last }
            func map<T>(_ transform: (UInt8) -> T) -> [T] { bytes.map(transform) }
            static func + (a: Data, b: Data) -> Data { Data(a.bytes + b.bytes) }
            var description: String { "\(bytes.count) bytes" }
        }
        extension Data {
            private static let base64Letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
            func base64EncodedString() -> String {
                var result = ""
                var start = 0
                while start < bytes.count {
                    let part = bytes[start..<Swift.min(start + 3, bytes.count)].map { Int($0) }
                    let bits = part[0] << 16 | (part.count > 1 ? part[1] << 8 : 0) | (part.count > 2 ? part[2] : 0)
                    for place in 0..<4 {
                        if place > part.count { result.append("=") } else {
                            result.append(Data.base64Letters[bits >> (18 - 6 * place) & 63])
                        }
                    }
                    start += 3
                }
                return result
            }
            init?(base64Encoded text: String) {
                let letters = Array(text)
                guard letters.count % 4 == 0 else { return nil }
                var padding = 0
                while padding < 2, padding < letters.count, letters[letters.count - 1 - padding] == "=" { padding += 1 }
                var (result, bits, held): ([UInt8], Int, Int) = ([], 0, 0)
                for letter in letters.dropLast(padding) {
                    guard let value = Data.base64Letters.firstIndex(of: letter) else { return nil }
                    bits = bits << 6 | value
                    held += 6
                    if held >= 8 {
                        held -= 8
                        result.append(UInt8(bits >> held & 255))
                        bits &= (1 << held) - 1
                    }
                }
                bytes = result
            }
        }
        extension String {
            init(decoding data: Data, as encoding: Any.Type) { self = String(decoding: data.bytes, as: UTF8.self) }
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
        struct __CodingKeyName: CustomStringConvertible {
            var stringValue: String
            var intValue: Int?
            var description: String {
                intValue == nil
                    ? "CodingKeys(stringValue: \"\(stringValue)\", intValue: nil)"
                    : "_CodingKey(stringValue: \"\(stringValue)\", intValue: \(intValue ?? 0))"
            }
        }
        enum DecodingError: LocalizedError, CustomStringConvertible {
            case typeMismatch(Any, DecodingError.Context)
            case valueNotFound(Any, DecodingError.Context)
            case keyNotFound(Any, DecodingError.Context)
            case dataCorrupted(DecodingError.Context)
            struct Context {
                var codingPath: [Any] = []
                var debugDescription = ""
                var underlyingError: Error? = nil
                var text: String {
                    var path = ""
                    for key in codingPath {
                        if let index = (key as? __CodingKeyName)?.intValue {
                            path += "[\(index)]"
                        } else {
                            path += path.isEmpty ? __keyName(key) : "." + __keyName(key)
                        }
                    }
                    return (path.isEmpty ? "" : "Path: \(path). ") + "Debug description: \(debugDescription)"
                }
            }
            var description: String {
                switch self {
                case .typeMismatch(let type, let context):
                    "DecodingError.typeMismatch: expected value of type \(type). \(context.text)"
                case .valueNotFound(let type, let context):
                    "DecodingError.valueNotFound: Expected value of type \(type) but found null instead. \(context.text)"
                case .keyNotFound(let key, let context):
                    "DecodingError.keyNotFound: Key '\(__keyName(key))' not found in keyed decoding container. \(context.text)"
                case .dataCorrupted(let context): "DecodingError.dataCorrupted: Data was corrupted. \(context.text)"
                }
            }
            var errorDescription: String? {
                switch self {
                case .keyNotFound, .valueNotFound: "The data couldn’t be read because it is missing."
                default: "The data couldn’t be read because it isn’t in the correct format."
                }
            }
            static func dataCorruptedError(in container: Any, debugDescription: String) -> DecodingError {
                .dataCorrupted(DecodingError.Context(debugDescription: debugDescription))
            }
            static func dataCorruptedError(forKey key: Any, in container: Any, debugDescription: String) -> DecodingError {
                .dataCorrupted(DecodingError.Context(codingPath: [key], debugDescription: debugDescription))
            }
        }
        enum EncodingError: Error {
            case invalidValue(Any, EncodingError.Context)
            struct Context {
                var codingPath: [Any] = []
                var debugDescription = ""
            }
        }
        final class Decoder {
            let json: Any
            let isSnakeCase: Bool
            let dates: String
            var userInfo: [String: Any] = [:]
            var codingPath: [Any] = []
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
            var codingPath: [Any] { decoder.codingPath }
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
            var codingPath: [Any] { decoder.codingPath }
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
        /// What an encoder has been given: 1 for a value, 2 for a list, 3 for an object, 0 as long as there is nothing.
        final class __EncodedValue {
            var kind = 0
            var value: Any? = nil
            var keys: [String] = []
            var list: [__EncodedValue] = []
            init() {}
            init(_ value: Any?) {
                kind = 1
                self.value = value
            }
            func add(_ part: __EncodedValue) {
                kind = 2
                list.append(part)
            }
            func set(_ part: __EncodedValue, _ key: String) {
                kind = 3
                if let index = keys.firstIndex(of: key) {
                    list[index] = part
                } else {
                    keys.append(key)
                    list.append(part)
                }
            }
        }
        final class Encoder {
            var encoded = __EncodedValue()
            var userInfo: [String: Any] = [:]
            var codingPath: [Any] = []
            init() {}
            init(_ encoded: __EncodedValue) { self.encoded = encoded }
            func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer { KeyedEncodingContainer(encoded) }
            func unkeyedContainer() -> UnkeyedEncodingContainer { UnkeyedEncodingContainer(encoded) }
            func singleValueContainer() -> SingleValueEncodingContainer { SingleValueEncodingContainer(encoded) }
        }
        struct KeyedEncodingContainer {
            let encoded: __EncodedValue
            init(_ encoded: __EncodedValue) {
                self.encoded = encoded
                encoded.kind = 3
            }
            private func nested(_ key: Any) -> __EncodedValue {
                let part = __EncodedValue()
                encoded.set(part, __keyName(key))
                return part
            }
            mutating func encode(_ value: Any?, forKey key: Any) throws { encoded.set(__EncodedValue(value), __keyName(key)) }
            mutating func encodeIfPresent(_ value: Any?, forKey key: Any) throws {
                if let value { encoded.set(__EncodedValue(value), __keyName(key)) }
            }
            mutating func encodeConditional(_ value: Any, forKey key: Any) throws { try encode(value, forKey: key) }
            mutating func encodeNil(forKey key: Any) throws { encoded.set(__EncodedValue(nil), __keyName(key)) }
            mutating func nestedContainer<Other>(keyedBy type: Other.Type, forKey key: Any) -> KeyedEncodingContainer {
                KeyedEncodingContainer(nested(key))
            }
            mutating func nestedUnkeyedContainer(forKey key: Any) -> UnkeyedEncodingContainer {
                UnkeyedEncodingContainer(nested(key))
            }
            mutating func superEncoder() -> Encoder { Encoder(nested("super")) }
            mutating func superEncoder(forKey key: Any) -> Encoder { Encoder(nested(key)) }
        }
        struct UnkeyedEncodingContainer {
            let encoded: __EncodedValue
            init(_ encoded: __EncodedValue) {
                self.encoded = encoded
                encoded.kind = 2
            }
            var count: Int { encoded.list.count }
            private func nested() -> __EncodedValue {
                let part = __EncodedValue()
                encoded.add(part)
                return part
            }
            mutating func encode(_ value: Any?) throws { encoded.add(__EncodedValue(value)) }
            mutating func encode(contentsOf values: [Any]) throws { for value in values { encoded.add(__EncodedValue(value)) } }
            mutating func encodeNil() throws { encoded.add(__EncodedValue(nil)) }
            mutating func nestedContainer<Other>(keyedBy type: Other.Type) -> KeyedEncodingContainer {
                KeyedEncodingContainer(nested())
            }
            mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer { UnkeyedEncodingContainer(nested()) }
        }
        struct SingleValueEncodingContainer {
            let encoded: __EncodedValue
            init(_ encoded: __EncodedValue) { self.encoded = encoded }
            mutating func encode(_ value: Any?) throws {
                encoded.kind = 1
                encoded.value = value
            }
            mutating func encodeNil() throws { encoded.kind = 1 }
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
            enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase }
            enum DateEncodingStrategy { case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970 }
            enum DataEncodingStrategy { case base64, deferredToData }
            var outputFormatting: OutputFormatting = []
            var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
            var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
            var dataEncodingStrategy: DataEncodingStrategy = .base64
            var userInfo: [String: Any] = [:]
            func encode<T>(_ value: T) throws -> Data {
                Data(
                    Array(
                        __encodeJSON(
                            value, outputFormatting.contains(.prettyPrinted), outputFormatting.contains(.sortedKeys),
                            keyEncodingStrategy == .convertToSnakeCase, "\(dateEncodingStrategy)"
                        ).utf8))
            }
        }
        """#
}
