// Designated, convenience and inherited initialisers; deinit.
class Vehicle {
    var wheels: Int
    var name: String
    init(wheels: Int, name: String) {
        self.wheels = wheels
        self.name = name
    }
    convenience init() { self.init(wheels: 4, name: "car") }
}

class Bike: Vehicle {
    var hasBell = false
    override init(wheels: Int, name: String) {
        super.init(wheels: min(wheels, 2), name: name)
        self.name += " bike"
    }
    convenience init(bell: Bool) {
        self.init(wheels: 2, name: "city")
        hasBell = bell
    }
}

final class Truck: Vehicle {
    var load = 10
}

final class Resource {
    let name: String
    init(_ name: String) {
        self.name = name
        print("open", name)
    }
    func use() { print("use", name) }
}

func main() {
    print(Vehicle().name, Vehicle(wheels: 3, name: "trike").wheels)
    let bike = Bike(bell: true)
    print(bike.name, bike.wheels, bike.hasBell, Bike().name)
    let truck = Truck(wheels: 6, name: "truck")
    truck.load += 5
    print(truck.wheels, truck.load, Truck().name)
    var resource: Resource? = Resource("file")
    resource?.use()
    resource = nil
    print(resource == nil)
}
