import Foundation
struct Item: Codable, Equatable {
    var name: String; var count: Int; var note: String?
    enum CodingKeys: String, CodingKey { case name = "title", count, note }
    init(name: String, count: Int, note: String? = nil) { self.name = name; self.count = count; self.note = note }
    init(from d: Decoder) throws {
        let c = try d.container(keyedBy: CodingKeys.self); name = try c.decode(String.self, forKey: .name);
        count = try c.decode(Int.self, forKey: .count); note = try c.decodeIfPresent(String.self, forKey: .note)
    }
    func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self); try c.encode(name.uppercased(), forKey: .name);
        try c.encode(count, forKey: .count); try c.encodeIfPresent(note, forKey: .note)
    }
}
struct Temp: Codable {
    let degrees: Double
    init(degrees: Double) { self.degrees = degrees }
    init(from d: Decoder) throws { degrees = try d.singleValueContainer().decode(Double.self) }
    func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(degrees) }
}
struct Pt: Codable {
    let x: Int, y: Int
    init(x: Int, y: Int) { self.x = x; self.y = y }
    init(from d: Decoder) throws {
        var c = try d.unkeyedContainer(); x = try c.decode(Int.self); y = try c.decode(Int.self)
    }
    func encode(to e: Encoder) throws { var c = e.unkeyedContainer(); try c.encode(x); try c.encode(y) }
}
enum Shape: Codable {
    case circle(radius: Double), square
    enum K: String, CodingKey { case kind, radius, inner }
    init(from d: Decoder) throws {
        let c = try d.container(keyedBy: K.self);
        switch try c.decode(String.self, forKey: .kind) {
        case "circle":
            let i = try c.nestedContainer(keyedBy: K.self, forKey: .inner);
            self = .circle(radius: try i.decode(Double.self, forKey: .radius));
        default: self = .square
        }
    }
    func encode(to e: Encoder) throws {
        var c = e.container(keyedBy: K.self)
        switch self {
        case .circle(let r):
            try c.encode("circle", forKey: .kind); var i = c.nestedContainer(keyedBy: K.self, forKey: .inner);
            try i.encode(r, forKey: .radius)
        case .square: try c.encode("square", forKey: .kind)
        }
    }
}
struct All: Codable { var items: [Item]; var temp: Temp; var points: [Pt]; var shapes: [Shape]; var sorts: [Sort] }
struct Unsupported: Encodable {
    let x: Int; struct Bad: Error {}
    func encode(to e: Encoder) throws { throw Bad() }
}
func check() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let all = All(
        items: [Item(name: "a", count: 1), Item(name: "b", count: 2, note: "n")],
        temp: Temp(degrees: 3.5),
        points: [Pt(x: 1, y: 2)],
        shapes: [.circle(radius: 2.5), .square],
        sorts: [.plain, .by(key: "k", 2)]
    )
    let data = try encoder.encode(all)
    print(String(data: data, encoding: .utf8) ?? "")
    let back = try JSONDecoder().decode(All.self, from: data)
    print(back.items[1] == Item(name: "B", count: 2, note: "n"), back.temp.degrees, back.points[0].y, back.sorts)
    do { _ = try encoder.encode(Unsupported(x: 1)) } catch { print("refused") }
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .iso8601
    let day = Day(firstDate: Date(timeIntervalSince1970: 86400), isOpen: true)
    print(String(data: try encoder.encode(day), encoding: .utf8) ?? "")
}

struct Day: Codable {
    var firstDate: Date
    var isOpen: Bool
}

enum Sort: Codable {
    case plain
    case by(key: String, Int)
}

func main() {
    do { try check() } catch { print("failed", error) }
}
