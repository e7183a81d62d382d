// Conversions between kinds of numbers.
func average(_ values: [Int]) -> Double { values.isEmpty ? 0 : Double(values.reduce(0, +)) / Double(values.count) }

func percent(_ part: Int, of whole: Int) -> Int { Int((Double(part) / Double(whole) * 100).rounded()) }

func main() {
    print(Int(3.99), Int(-3.99), Int(7.5.rounded()), Double(3), Double(7) / 2)
    print(average([1, 2, 4]), average([]), percent(1, of: 3), percent(2, of: 3))
    let count: Int = 5
    let width: Double = 320
    print(width / Double(count), Int(width) / count, Double(count) * 1.5)
    let small = UInt8(250)
    print(Int(small) + 10, UInt(7), Int32(5) + 3, Int64(1) << 40)
    let ratio: Float = 0.25
    print(Double(ratio) * 2, Float(count), Int(ratio * 100))
    print(String(Int(9.99)), Int("\(7)")! + 1, Double("3.5")! + 1)
    let literal: Double = 5
    let mixed = literal + 2
    print(literal, mixed, 10 / 4, 10.0 / 4, 10 / 4.0)
    let fraction = 1.0 / Double(3)
    print(Int(fraction * 1000), Double(Int(fraction * 100)) / 100)
    print(true ? 1 : 0, [1, 2, 3].map(Double.init), [1.2, 2.7].map { Int($0) }, Bool(true))
    print(Int(Character("5").asciiValue! - Character("0").asciiValue!), UInt8(ascii: "A"), Character(UnicodeScalar(66)))
}
