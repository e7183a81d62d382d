import Foundation

// Bytes as texts and back: what most programs do with what they have encoded or received.

struct Note: Codable, Equatable {
    var title: String
    var stars: Int
}

func main() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(Note(title: "Fjord ☀️", stars: 3)) else { return print("nothing") }
    print(String(decoding: data, as: UTF8.self))
    print(String(decoding: Data([72, 105]), as: UTF8.self), String(decoding: [0x4F, 0x6B] as [UInt8], as: UTF8.self))
    print(String(decoding: "Ã¥".utf8, as: UTF8.self), String(decoding: Data([0xFF, 0x41]), as: UTF8.self))
    let back = try? JSONDecoder().decode(Note.self, from: Data(String(decoding: data, as: UTF8.self).utf8))
    print(back == Note(title: "Fjord ☀️", stars: 3))
    for text in ["", "a", "ab", "abc", "Hello, wörld?"] {
        let encoded = Data(text.utf8).base64EncodedString()
        let decoded = Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) }
        print(encoded, decoded ?? "nothing", decoded == text)
    }
    print(Data(base64Encoded: "abc") == nil, Data(base64Encoded: "ab!=") == nil, Data(base64Encoded: "/+8=")?.count ?? -1)
}
