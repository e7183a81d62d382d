// Formatting of numbers and texts.
import Foundation

func time(_ seconds: Int) -> String { String(format: "%d:%02d", seconds / 60, seconds % 60) }
func padded(_ text: String, _ width: Int) -> String { text.padding(toLength: width, withPad: " ", startingAt: 0) }
func money(_ value: Double) -> String { "$" + String(format: "%.2f", value) }
func bytes(_ n: Int) -> String {
    let units = ["B", "KB", "MB", "GB"]
    var value = Double(n), unit = 0
    while value >= 1024, unit < units.count - 1 { value /= 1024; unit += 1 }
    return unit == 0 ? "\(n) B" : String(format: "%.1f %@", value, units[unit])
}

func main() {
    print(time(125), time(59), money(3.456), money(1000), bytes(512), bytes(1536), bytes(5_000_000))
    print(String(format: "%5d|%-5d|%05d|%+d|%x|%X|%o", 42, 42, 42, 42, 255, 255, 8))
    print(String(format: "%8.3f|%-8.1f|%e|%g|%.0f", 3.14159, 2.5, 12345.678, 0.0001, 2.5))
    print(String(format: "%@ has %d of %@ (%.1f%%)", "Ann", 3, "it", 45.678))
    print("[" + padded("ab", 5) + "]", "abc".uppercased(), "ABC".lowercased(), "hello world".capitalized)
    print("  trim me \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|", "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
    print("a b c".replacingOccurrences(of: " ", with: "-"), "a,b;c".components(separatedBy: ","), "one two".components(separatedBy: .whitespaces))
    print("hello".range(of: "ll") != nil, "Hello".caseInsensitiveCompare("hELLO") == .orderedSame, "10" .localizedStandardContains("1"))
    print(String(3.0), String(describing: [1, 2]), "\(1.5)", "\(true)", String(describing: Optional(3)), "\([1: "a"])")
    print(String(1234567.891), 1e21, 123456789012345680.0, 0.1 + 0.7, 1.0 / 3, 100.0 / 3)
    print(Int("0042")!, Double("1e3")!, "\(Int.max)", (5.0).description, 3.description)
    let name: String? = nil
    print("name: \(name ?? "none")", "a\tb", "q\"q", "back\\slash", "u\u{48}")
    print(12.3456.rounded(), (12.3456 * 100).rounded() / 100, String(format: "%.3f", 2.0 / 3), String(format: "%02d-%02d", 7, 9))
    debugPrint("quoted", 1, [1.5], ["k": "v"])
    print("multi", "args", separator: "-", terminator: "!\n")
    print([1, 2, 3].description, ["a"].debugDescription, (1...3).description, "é".unicodeScalars.map { $0.value })
}
