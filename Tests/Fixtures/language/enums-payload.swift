enum Shape {
    case circle(r: Double), rect(Double, Double), unit
    var area: Double {
        switch self {
        case .circle(let r): 3 * r * r
        case let .rect(w, h): w * h
        case .unit: 1
        }
    }
}
func main() {
    let s: [Shape] = [.circle(r: 2), .rect(3, 4), .unit]
    print(s.map(\.area))
    print(s)
}
