// How numbers print.
func main() {
    let values: [Double] = [0, -0.0, 1, 1.0, 1.10, 12345.678, 1e15, 1e16, 1.0e-4, 0.00001, 1 / 3, 2 / 3]
    for value in values { print(value, terminator: " ") }
    print()
    print(100000000000000000.0, 123456789012345680.0, 3.0e8, 6.02e23, 1e100)
    print(Int.max, -5, 007, 1_0)
    print("\(3.0) \(3) \(2.50)", String(1.0), 5.description, (0.5).description)
    print([1.0, 2.5], (1, 2.0), ["pi": 3.14])
    print(1.0 as Any, 7 as Any, Double(5), Double(1) / 4)
    print(25.0 / 5, 10 * 0.1, 1.1 * 1.1, 0.7 + 0.1, 4.35 * 100, 1.005 * 1000)
    print(Int(1e6), 1e6, 1e5 + 0.5, 99.99999999999999, 0.1 * 3)
}
