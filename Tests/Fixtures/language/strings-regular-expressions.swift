import Foundation

/// Parts of a sentence by regular expressions.
func main() {
    let text = "Call 555-1234 or 555-9876 by 2024-01-02"
    let phone = #/(\d{3})-(\d{4})/#
    if let match = text.firstMatch(of: phone) { print(match.0, match.1, match.2, Int(match.1) ?? 0) }
    print(text.matches(of: phone).map { String($0.2) })
    print(text.contains(#/\d+/#), text.contains(#/xyz/#))
    print(text.replacing(#/\d/#, with: "#"))
    print("a1b22c".split(separator: #/\d+/#))
    print("user@example.com".wholeMatch(of: #/[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}/#) != nil)
    if let word = try? Regex("[a-z]+") {
        print("abc123".prefixMatch(of: word) != nil, "123".firstMatch(of: word) == nil)
    }
    if let match = "key: value".wholeMatch(of: #/(?<k>\w+):\s*(?<v>\w+)/#) { print(match.k, match.v, match.output.k) }
    print("Hello".firstMatch(of: #/HELLO/#.ignoresCase()) != nil)
    print(text.replacing(phone) { "<\($0.1)>" })
    print("x".wholeMatch(of: #/a|b|x/#) != nil, "foobar".starts(with: #/foo/#), "  hi ".trimmingPrefix(#/\s+/#))
    print(text.ranges(of: phone).count)
    let word = "abc"
    if let range = word.range(of: "[bc]+", options: .regularExpression) { print(word[range]) }
    print("2024-01-02".replacingOccurrences(of: "(\\d+)-(\\d+)-(\\d+)", with: "$3/$2/$1", options: .regularExpression))
    for match in "a=1;b;c=3".matches(of: #/(\w)(?:=(\d))?/#) {
        let (whole, name, value) = match.output
        print(whole, name, value ?? "none")
    }
    var line = "  trim   me "
    line.replace(#/\s+/#, with: " ")
    print("[\(line)]")
    if let first = text.firstMatch(of: phone) {
        print(text[first.range], text.distance(from: text.startIndex, to: first.range.lowerBound))
    }
    print("aBc".firstMatch(of: #/(?i)abc/#)?.output ?? "none")
    print("one two".matches(of: #/\b\w/#).map { $0.output }, "aab".matches(of: #/a*?b/#).count)
    print("x1y2".firstMatch(of: #/(?<letter>[a-z])(?<digit>\d)$/#)?.digit ?? "none")
}
