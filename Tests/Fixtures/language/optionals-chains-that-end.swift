struct Engine { var power = 90; var name: String? }
struct Car { var engine: Engine?; var spare: Engine?; var seats: [Int]? }
final class Garage {
    var car: Car?
    var visits = 0
    func look() -> Car? { visits += 1; return car }
}

func main() {
    let garage = Garage()
    print(garage.car?.engine!.power ?? -1, (garage.car?.seats! ?? []).count, garage.look()?.engine!.name ?? "no car")
    garage.car = Car(engine: Engine(name: "straight six"), spare: nil, seats: [1, 2, 3])
    print(garage.car?.engine!.power ?? -1, (garage.car?.seats! ?? []).count, garage.look()?.engine!.name ?? "no name")
    print(garage.car!.spare?.name!.count ?? -2, garage.look()!.engine?.name!.uppercased() ?? "none")
    garage.car?.engine = Engine()
    print(garage.look()?.engine!.name?.count ?? -3, garage.car?.seats!.map { $0 * 2 } ?? [])
    let cars: [String: Car]? = ["red": Car(engine: Engine(power: 7), spare: nil, seats: nil)]
    let none: [String: Car]? = nil
    print(cars?["red"]!.engine!.power ?? 0, none?["red"]!.engine!.power ?? 0, garage.visits)
}
