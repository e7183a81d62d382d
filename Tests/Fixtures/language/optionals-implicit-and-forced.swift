// Implicitly unwrapped optionals, forced unwrapping and lazy set-up.
final class Controller {
    var title: String!
    var count: Int! = 3
    private var cache: [Int]?

    var values: [Int] {
        if cache == nil { cache = [1, 2, 3].map { $0 * count } }
        return cache!
    }

    func reset() { cache = nil }
}

func main() {
    let controller = Controller()
    print(controller.title == nil)
    controller.title = "Main"
    print(controller.title!, controller.title.count, controller.title + "!")
    let length: Int = controller.title.count
    print(length, controller.count + 1)
    print(controller.values)
    controller.count = 10
    print(controller.values)
    controller.reset()
    print(controller.values)
    let dictionary = ["k": ["v"]]
    print(dictionary["k"]!.first!, dictionary["k"]!.count)
    let number: Int = Int("55")!
    print(number)
}
