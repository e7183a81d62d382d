// Text to numbers and back.
func padded(_ number: Int, to width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
}

func clock(_ seconds: Int) -> String {
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    return parts.map { padded($0, to: 2) }.joined(separator: ":")
}

func main() {
    print(Int("12")! + 1, Int("-7") ?? 0, Int("+5") ?? 0, Int(" 3") as Any, Int("1e3") as Any)
    print(Double("2.50") ?? 0, Double("1e3") ?? 0, Double("x") as Any, Double("-0.5")!)
    print(Bool("true") ?? false, Bool("yes") as Any)
    print(String(255, radix: 16), String(5, radix: 2), String(255, radix: 16, uppercase: true))
    print(Int("ff", radix: 16) ?? 0, Int("1011", radix: 2) ?? 0, Int("zz", radix: 16) as Any)
    print(String(3.0), String(0.1 + 0.2), String(true), "\(1_000_000)")
    print(clock(3_725), clock(59), padded(1234, to: 2))
    print("10" < "9", Int("10")! > Int("9")!)
    let total = "4,8,15".split(separator: ",").compactMap { Int($0) }.reduce(0, +)
    print(total, Character("7").wholeNumberValue! * 2)
}
