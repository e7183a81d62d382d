enum E: String, CaseIterable { case one, two }
func main() { print(E.allCases.map(\.rawValue), E.allCases.map(\.rawValue.count)) }
