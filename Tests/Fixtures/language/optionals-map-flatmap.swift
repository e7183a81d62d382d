// map and flatMap of optionals.
func half(_ number: Int) -> Int? { number % 2 == 0 ? number / 2 : nil }

func parse(_ text: String?) -> Int? { text.flatMap { Int($0) } }

struct Image { let name: String }

func main() {
    let number: Int? = 12
    let none: Int? = nil
    print(number.map { $0 * 2 } ?? 0, none.map { $0 * 2 } ?? 0)
    print(number.flatMap(half) ?? 0, number.flatMap(half).flatMap(half) ?? 0)
    print(number.flatMap(half).flatMap(half).flatMap(half) as Any)
    print(parse("7") as Any, parse("x") as Any, parse(nil) as Any)
    let image = Optional("sun").map(Image.init(name:))
    print(image?.name ?? "none")
    print(number.map(String.init) ?? "-", none.map(String.init) ?? "-")
    let label = number.map { "\($0) items" } ?? "empty"
    print(label)
    let pair = number.flatMap { a in half(a).map { b in (a, b) } }
    print(pair!.0, pair!.1)
}
