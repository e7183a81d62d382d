// Interpolation of all kinds of values.
struct Point { var x = 1; var y = 2 }
enum Mode { case fast, slow(Int) }

func main() {
    let name = "Ana"
    let count = 3
    print("\(name) has \(count) item\(count == 1 ? "" : "s")")
    print("sum: \(count + 4), half: \(Double(count) / 2), flag: \(count > 2)")
    print("nested: \("in \(name)")")
    print("list: \([1, 2]) map: \(["k": 1]) tuple: \((1, "a"))")
    print("struct: \(Point()) enum: \(Mode.fast) \(Mode.slow(4))")
    print("call: \(name.uppercased().prefix(2)) \(["b", "a"].sorted().joined(separator: "+"))")
    let raw = #"no \(escape) "here" \#(count)"#
    print(raw)
    print("tab:\tend, quote: \"q\", slash: \\, unicode: \u{48}\u{1F600}")
    print("optional: \(Int("4") ?? 0) \(name.isEmpty ? nil : name as String?, default: "none")")
    let closure = { (n: Int) in "<\(n)>" }
    print("closure: \(closure(5)) \([1, 2].map { "n\($0)" })")
}
