enum Mood { case good, bad(Int) }
func label(_ n: Int) -> String { if n > 0 { "plus" } else if n < 0 { "minus" } else { "zero" } }
func text(_ m: Mood) -> String {
    switch m {
    case .good: "good";
    case .bad(let n) where n > 3: "awful";
    case .bad: "bad"
    }
}
func main() {
    let n = 5
    let size = if n > 3 { "big" } else { "small" }
    let kind: Double =
        switch n {
        case 0: 0;
        case 1...5: 2.5;
        default: 9
        }
    print(size, kind, label(-1), text(.bad(4)))
    let v: Int? = if n == 5 { n } else { nil }
    print(v as Any)
    let closure: (Int) -> String = { x in if x > 1 { "many" } else { "one" } }
    print(
        closure(2),
        [0, 1].map {
            switch $0 {
            case 0: "zero";
            default: "more"
            }
        }
    )
    var total = 0
    total = if n.isMultiple(of: 2) { 1 } else { 2 }
    let t = try? (n > 2 ? n : nil)
    print(total, t as Any)
    let c: Character = if n > 1 { "x" } else { "y" }
    print(c)
    let who =
        switch (n, size) {
        case (5, "big"): "both";
        case (_, "small"): "s";
        default: "none"
        }
    print(who)
}
