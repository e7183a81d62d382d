import Foundation
struct Markdown {
    static func render(_ s: String) -> String {
        s.components(separatedBy: "\n").map { line in
            if line.hasPrefix("# ") { return line.dropFirst(2).uppercased() }
            if line.hasPrefix("- ") { return "• " + line.dropFirst(2) }
            return line.split(separator: " ").map { w in
                w.hasPrefix("*") && w.hasSuffix("*") && w.count > 2 ? "[" + w.dropFirst().dropLast() + "]" : String(w)
            }.joined(separator: " ")
        }.joined(separator: "\n")
    }
}
extension String {
    var isPalindrome: Bool { let c = lowercased().filter(\.isLetter); return c == String(c.reversed()) }
    func wrapped(_ width: Int) -> [String] {
        split(separator: " ").reduce(into: [String]()) { r, w in
            if let l = r.last, l.count + 1 + w.count <= width { r[r.count - 1] += " " + w } else { r.append(String(w)) }
        }
    }
    func caesar(_ k: Int) -> String {
        String(
            map { c in
                guard let a = c.asciiValue, c.isLetter else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97;
                return Character(UnicodeScalar(UInt8((Int(a - base) + k + 26) % 26) + base))
            }
        )
    }
    subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
    func times(_ n: Int) -> String { String(repeating: self, count: n) }
    var words: [Substring] { split { !$0.isLetter } }
    func leftPad(_ n: Int, _ c: Character = " ") -> String {
        count >= n ? self : String(repeating: c, count: n - count) + self
    }
}
func table(_ rows: [[String]]) -> String {
    let w = rows[0].indices.map { c in rows.map { $0[c].count }.max() ?? 0 }
    return rows.map { r in
        zip(r, w).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: " | ")
            .trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
}
func csv(_ s: String) -> [[String: String]] {
    let lines = s.split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }; guard let head = lines.first else { return [] }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(head, $0)) }
}
func main() {
    print(Markdown.render("# Title\n- one\nsome *bold* word"))
    print("A man a plan".isPalindrome, "Never odd or even".isPalindrome, "the quick brown fox jumps".wrapped(10))
    print(
        "Hello, World".caesar(3),
        "Khoor".caesar(-3),
        "swift"[2],
        "ab".times(3),
        "one, two;three".words,
        "7".leftPad(3, "0")
    )
    print(table([["name", "n"], ["apple", "12"], ["fig", "3"]]))
    for r in csv("id,name\n1,Ann\n2,") { print(r["id"]!, r["name"]!.isEmpty ? "-" : r["name"]!) }
    let counts = "mississippi".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 };
    print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" })
    let s = "naïve café";
    print(
        s.count,
        s.utf8.count,
        s.uppercased(),
        s.contains("é"),
        s.firstIndex(of: "v").map { s.distance(from: s.startIndex, to: $0) } ?? -1
    )
    var t = "abc"; t += "de"; t.insert(contentsOf: "--", at: t.index(t.startIndex, offsetBy: 2));
    t.removeAll { $0 == "-" }; print(t, t.hasSuffix("de"), t.max()!, t.sorted(by: >))
    print(
        "a=1&b=2".split(separator: "&").map { $0.split(separator: "=") }.reduce(into: [:]) {
            $0[String($1[0])] = Int($1[1])
        }["b"] ?? 0
    )
    print(
        "x".isEmpty,
        "line\r\nend".count,
        "👨‍👩‍👧".count,
        "\u{65}\u{301}" == "é",
        "z" > "a",
        "10" < "9",
        "Straße".lowercased()
    )
    print(
        String("hello".suffix(3)),
        "hello".dropFirst().dropLast(2),
        "a,b,,c".split(separator: ","),
        "a,b,,c".components(separatedBy: ","),
        "abcdef".enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    )
    print(
        "3.14".replacingOccurrences(of: ".", with: ","),
        Double("1e3")!,
        Int("+5") ?? 0,
        Int(" 5") as Any,
        Int("0x1F", radix: 16) as Any,
        String(31, radix: 2),
        "tEST".prefix(1).uppercased() + "tEST".dropFirst().lowercased()
    )
    print(
        """
        indented \
        joined
          kept "quotes" \(1 + 1)
        """
    )
}
