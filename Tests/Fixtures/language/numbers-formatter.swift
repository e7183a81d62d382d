import Foundation

func main() {
    let plain = NumberFormatter()
    plain.numberStyle = .decimal
    print(plain.string(from: 1234567.891) ?? "", plain.string(from: 0.5) ?? "", plain.string(from: -3) ?? "")
    plain.groupingSeparator = " "
    plain.minimumFractionDigits = 2
    print(plain.string(from: 1234567) ?? "")
    for mode in [NumberFormatter.RoundingMode.up, .down, .halfUp, .halfEven, .halfDown, .ceiling, .floor] {
        let rounding = NumberFormatter()
        rounding.maximumFractionDigits = 1
        rounding.roundingMode = mode
        print([1.25, -1.25, 1.75, 1.31].map { rounding.string(from: NSNumber(value: $0)) ?? "" })
    }
    let words = NumberFormatter()
    words.numberStyle = .spellOut
    for number in [0, 7, 42, 115, 1_200, 1_000_001] { print(words.string(from: NSNumber(value: number)) ?? "") }
    let order = NumberFormatter()
    order.numberStyle = .ordinal
    print([1, 2, 3, 4, 11, 12, 21, 102, 113].compactMap { order.string(from: NSNumber(value: $0)) })
    let science = NumberFormatter()
    science.numberStyle = .scientific
    print(science.string(from: 1234) ?? "", science.string(from: 0.00012) ?? "", science.string(from: 0) ?? "")
    let padded = NumberFormatter()
    padded.minimumIntegerDigits = 3
    padded.positiveSuffix = " pts"
    padded.multiplier = 2
    print(padded.string(from: 7) ?? "")
    let rate = NumberFormatter()
    rate.numberStyle = .percent
    rate.maximumFractionDigits = 1
    print(rate.string(from: 0.1234) ?? "", rate.string(from: 1) ?? "")
    print(plain.number(from: "12.5")?.doubleValue ?? -1, plain.number(from: "x") == nil)
}
