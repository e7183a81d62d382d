enum Planet: Int { case mercury = 1, venus, earth }
enum Key: String, CaseIterable { case up, down = "DOWN" }
func main() {
    print(
        Planet.earth.rawValue,
        Planet(rawValue: 2)!,
        Planet(rawValue: 9) == nil,
        Key.allCases.map(\.rawValue),
        Key(rawValue: "up")!
    )
}
