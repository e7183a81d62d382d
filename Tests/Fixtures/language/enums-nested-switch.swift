func kind(_ n: Int, _ s: String?) -> String {
    switch (n, s) {
    case (0, nil): "zero nil"
    case (_, let t?): "has \(t)"
    case (1...9, _): "digit"
    default: "other"
    }
}
func main() { print(kind(0, nil), kind(3, "a"), kind(5, nil), kind(50, nil)) }
