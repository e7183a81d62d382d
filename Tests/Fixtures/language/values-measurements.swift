import Foundation

struct Leg {
    var name: String
    var distance: Measurement<UnitLength>
}

func main() {
    let legs = [
        Leg(name: "Harbour", distance: Measurement(value: 1.5, unit: .kilometers)),
        Leg(name: "Hill", distance: Measurement(value: 800, unit: UnitLength.meters)),
        Leg(name: "Home", distance: .init(value: 2, unit: .miles)),
    ]
    for leg in legs { print(leg.name, leg.distance.converted(to: .meters).value, leg.distance.unit.symbol) }
    let total = legs.map(\.distance).reduce(Measurement(value: 0, unit: UnitLength.meters), +)
    print(total.converted(to: .kilometers).value > 5.5)
    print(legs[0].distance < legs[2].distance, legs[1].distance == Measurement(value: 800, unit: .meters))
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    print(warm.converted(to: .kelvin).value, warm.converted(to: .fahrenheit).value.rounded())
    var time = Measurement(value: 90, unit: UnitDuration.minutes)
    time.convert(to: .hours)
    print(time.value, (time * 2).value, (time / 3).value)
    print(Measurement(value: 180, unit: UnitAngle.degrees).converted(to: .degrees).value)
}
