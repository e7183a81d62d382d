// Trailing closures, also several of them.
func animate(duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
    print("start \(duration)")
    animations()
    completion?(true)
}

func load(_ id: Int, onSuccess: (String) -> Void, onFailure: (String) -> Void) {
    if id > 0 {
        onSuccess("item \(id)")
    } else {
        onFailure("bad id \(id)")
    }
}

func repeated(_ count: Int, _ work: (Int) -> Void) {
    for index in 0..<count { work(index) }
}

func main() {
    animate(duration: 0.3) {
        print("moving")
    }
    animate(duration: 1) {
        print("fading")
    } completion: { finished in
        print("finished", finished)
    }
    for id in [4, -4] {
        load(id) { item in
            print("got", item)
        } onFailure: { message in
            print("failed:", message)
        }
    }
    var total = 0
    repeated(4) { total += $0 }
    print(total)
}
