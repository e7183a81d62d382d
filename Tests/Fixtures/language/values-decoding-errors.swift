import Foundation

// What goes wrong when JSON is read, and where.

struct Guest: Codable {
    let id: Int
    let name: String
    let tags: [String]
    let home: Home?
}
struct Home: Codable { let city: String }
enum Role: String, Codable { case host, visitor }
struct Party: Codable {
    let lead: Guest
    let others: [Guest]
    let role: Role
}
struct Page<Item: Codable>: Codable {
    let items: [Item]
    let next: Int?
}

func attempt<T: Decodable>(_ type: T.Type, _ json: String) {
    do {
        _ = try JSONDecoder().decode(type, from: Data(json.utf8))
        print("fine")
    } catch let error as DecodingError {
        explain(error)
    } catch {
        print("other", error)
    }
}

func explain(_ error: DecodingError) {
    switch error {
    case .typeMismatch(let type, let context):
        print("mismatch", type, context.codingPath.map(\.stringValue), context.debugDescription)
    case .valueNotFound(let type, let context):
        print("no value", type, context.codingPath.map { $0.stringValue }, context.debugDescription)
    case .keyNotFound(let key, let context):
        print("no key", key.stringValue, context.codingPath.map(\.stringValue).joined(separator: "."))
        print(context.debugDescription)
    case .dataCorrupted(let context):
        print("corrupted", context.codingPath.map(\.stringValue), context.debugDescription.prefix(32))
    @unknown default: print("new")
    }
}

func main() {
    let guest = #"{"id": 1, "name": "a", "tags": []}"#
    attempt(Guest.self, #"{"id": "x", "name": "a", "tags": []}"#)
    attempt(Guest.self, #"{"name": "a", "tags": []}"#)
    attempt(Guest.self, #"{"id": 1, "name": null, "tags": []}"#)
    attempt(Guest.self, #"{"id": 1, "name": "a", "tags": [1]}"#)
    attempt(Guest.self, #"{"id": 1, "name": "a", "tags": ["b"], "home": {}}"#)
    attempt(Party.self, #"{"lead": \#(guest), "others": [\#(guest), {"id": 2}], "role": "host"}"#)
    attempt(Party.self, #"{"lead": \#(guest), "others": [], "role": "cook"}"#)
    attempt([Int].self, #"{"a": 1}"#)
    attempt(Guest.self, #"[1"#)
    attempt([String: Int].self, #"{"a": true}"#)
    attempt(Bool.self, "3")
    attempt(Double.self, "\"x\"")
    attempt(String.self, "{}")
    do {
        _ = try JSONDecoder().decode([Guest].self, from: Data(#"[{"id": 7, "name": "a", "tags": [{}]}]"#.utf8))
    } catch DecodingError.keyNotFound(let key, _) {
        print("missing", key.stringValue)
    } catch let DecodingError.typeMismatch(type, context) {
        print("wrong", type, context.codingPath.count)
        print(DecodingError.typeMismatch(type, context))
    } catch {
        print("other")
    }
    do {
        let page = try JSONDecoder().decode(Page<Home>.self, from: Data(#"{"items": [{"city": "c"}]}"#.utf8))
        print(page.items.map(\.city), page.next as Any, page.items[0])
        _ = try JSONDecoder().decode(Page<Home>.self, from: Data(#"{"items": [{"town": "c"}]}"#.utf8))
    } catch {
        print(error)
    }
}
