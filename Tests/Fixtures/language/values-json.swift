import Foundation
struct Item: Codable, Identifiable, Equatable { let id: Int; var title: String; var price: Double?; var tags: [String] }
struct User: Decodable {
    let name: String; let address: Address; let isActive: Bool
    struct Address: Decodable {
        let city: String; let zip: String
        enum CodingKeys: String, CodingKey { case city, zip = "zip_code" }
    }
}
enum Kind: String, Codable { case small, large }
struct Thing: Codable { var kind: Kind; var counts: [String: Int] }
func main() {
    let json = """
        [{"id": 1, "title": "Pen \\u00e9", "price": 2.5, "tags": ["a", "b"]}, {"id": 2, "title": "Cup", "tags": []}]
        """
    do {
        let items = try JSONDecoder().decode([Item].self, from: Data(json.utf8))
        for i in items { print(i.id, i.title, i.price as Any, i.tags) }
        let u = try JSONDecoder().decode(
            User.self,
            from: "{\"name\":\"A\",\"address\":{\"city\":\"Rom\",\"zip_code\":\"1\"},\"isActive\":true}".data(
                using: .utf8
            )!
        )
        print(u.name, u.address.city, u.address.zip, u.isActive)
        let t = try JSONDecoder().decode(Thing.self, from: Data("{\"kind\":\"large\",\"counts\":{\"x\":3}}".utf8))
        print(t.kind, t.counts)
        let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
        print(String(data: try e.encode(items[0]), encoding: .utf8)!)
    } catch { print("error") }
    do { _ = try JSONDecoder().decode(Item.self, from: Data("{\"id\":\"x\"}".utf8)) } catch { print("failed") }
    let none = try? JSONDecoder().decode(Item.self, from: Data("nope".utf8))
    print(none == nil)
}
