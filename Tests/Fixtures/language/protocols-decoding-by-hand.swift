import Foundation
struct Place: Decodable {
    let name: String
    let height: Double
    let tags: [String]
    let note: String?
    enum CodingKeys: String, CodingKey { case name = "title", height = "h", tags, note, extra }
    enum ExtraKeys: CodingKey { case code }
    let code: Int
    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name).uppercased()
        height = try values.decodeIfPresent(Double.self, forKey: .height) ?? 1.5
        tags = try values.decode([String].self, forKey: .tags)
        note = try values.decodeIfPresent(String.self, forKey: .note)
        let extra = try values.nestedContainer(keyedBy: ExtraKeys.self, forKey: .extra)
        code = try extra.decode(Int.self, forKey: .code)
    }
}
struct Percent: Decodable {
    let value: Double
    init(from decoder: Decoder) throws {
        let single = try decoder.singleValueContainer()
        value = try single.decode(Double.self) / 100
    }
}
struct Pair: Decodable {
    let first: Int, second: Int
    init(from decoder: Decoder) throws {
        var list = try decoder.unkeyedContainer()
        first = try list.decode(Int.self)
        second = try list.decode(Int.self)
    }
}
struct Report: Decodable { let places: [Place]; let share: Percent; let pair: Pair }
func main() {
    let text = """
        {"places": [{"title": "hill", "h": 3, "tags": ["a", "b"], "note": "x", "extra": {"code": 7}},
                    {"title": "dale", "tags": [], "note": null, "extra": {"code": 8}}],
         "share": 45, "pair": [3, 4]}
        """
    do {
        let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        for place in report.places { print(place.name, place.height, place.tags, place.note ?? "-", place.code) }
        print(report.share.value, report.pair.first, report.pair.second)
    } catch {
        print("failed")
    }
    let missing = try? JSONDecoder().decode(Place.self, from: Data("{\"title\": \"q\"}".utf8))
    print(missing == nil)
}
