// A closure that is called where it stands, and assignments that end a function.

final class Recipe {
    enum Style { case plain, rich }
    var style = Style.plain
    var steps: [String] = []
}

struct Pager {
    var page = 1
    var pages = 3

    mutating func next() {
        guard page < pages else { return page = 1 }
        page += 1
    }

    mutating func skip(_ count: Int) {
        guard count > 0 else { return }
        return page += count
    }
}

func main() {
    let recipe: Recipe = {
        $0.style = .rich
        $0.steps = ["cut", "fry"]
        return $0
    }(Recipe())
    print(recipe.style, recipe.steps)

    let area: Double = { width, height in width * height }(3, 2.5)
    print(area)
    let label = { (count: Int) -> String in count == 1 ? "one" : "many" }(2)
    print(label, { $0 + $1 }(20, 22))

    var pager = Pager()
    for _ in 0..<4 {
        pager.next()
        print(pager.page, terminator: " ")
    }
    pager.skip(5)
    print(pager.page)
}
