// Variables of any type outside of functions: each value may be of another type than the first.
struct Coin { var worth = 2 }

var anything: Any = 1
var key: AnyHashable = "one"
let fixed: Any = 2.5

enum Box { static var content: Any = Coin() }

func main() {
    print(anything)
    anything = "word"
    print(anything, anything is String)
    anything = [1, 2]
    print((anything as? [Int])?.count ?? 0)
    anything = Coin(worth: 5)
    if let coin = anything as? Coin { print(coin.worth) }
    key = 2
    print(key == AnyHashable(2))
    print((fixed as? Double) ?? 0)
    Box.content = "empty"
    print(Box.content as? String ?? "-")
}
