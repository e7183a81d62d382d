// What Foundation adds and screens use most.
import Foundation

func main() {
    let price = 12.5
    print(String(format: "%.2f", price), String(format: "%03d|%5d|%x", 7, 42, 255), String(format: "%.0f%%", 66.7))
    print(String(format: "%@ has %d", "Ana", 3))
    print("  trim me \n".trimmingCharacters(in: .whitespacesAndNewlines), "x".trimmingCharacters(in: .whitespaces))
    print("a-b-c".components(separatedBy: "-"), "a, b".components(separatedBy: ", ").count)
    print("one two".replacingOccurrences(of: "two", with: "three"))
    print("hello world".capitalized, "MiXed".localizedCaseInsensitiveContains("mix"))
    print("ab".padding(toLength: 5, withPad: ".", startingAt: 0))
    print("line one\nline two".components(separatedBy: "\n").map { $0.count })
    print("Apple".caseInsensitiveCompare("apple") == .orderedSame)
    if let range = "find me here".range(of: "me") { print("find me here"[range.upperBound...]) }
}
