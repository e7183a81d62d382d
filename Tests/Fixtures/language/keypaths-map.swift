struct P {
    var name: String
    var age: Int
}
func main() {
    let ps = [P(name: "a", age: 3), P(name: "b", age: 1)]
    print(ps.map(\.name), ps.map(\.age).reduce(0, +), ps.map(\.name.count))
}
