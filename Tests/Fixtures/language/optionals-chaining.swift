// Chains that stop at nil, for reading, calling and writing.
final class Room {
    var name: String
    var lamp: Lamp?
    init(name: String, lamp: Lamp? = nil) {
        self.name = name
        self.lamp = lamp
    }
}

struct Lamp {
    var brightness = 10
    var colors: [String]? = ["white"]
    mutating func brighten() -> Int {
        brightness += 5
        return brightness
    }
}

struct House {
    var rooms: [String: Room] = [:]
    var main: Room? { rooms["main"] }
    subscript(name: String) -> Room? { rooms[name] }
}

func main() {
    var house = House()
    print(house.main?.name ?? "no room", house["x"]?.lamp?.brightness ?? -1)
    house.rooms["main"] = Room(name: "Hall", lamp: Lamp())
    print(house.main?.lamp?.brightness ?? 0, house.main?.name.uppercased() ?? "")
    house.main?.lamp?.brightness = 20
    house.main?.lamp?.colors?.append("blue")
    print(house["main"]?.lamp?.colors?.count ?? 0, house.main?.lamp?.colors?.last?.first ?? "-")
    print(house.main?.lamp?.brighten() ?? 0)
    print(house.rooms["attic"]?.lamp?.brighten() as Any)
    house.main?.lamp = nil
    print(house.main?.lamp == nil, house.main?.lamp?.colors?.isEmpty == true)
    if house.main?.lamp?.brighten() == nil { print("nothing to brighten") }
}
