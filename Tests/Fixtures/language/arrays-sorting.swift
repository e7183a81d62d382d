// Sorting in place and as a copy.
struct Track: Comparable {
    let title: String
    let seconds: Int
    static func < (a: Track, b: Track) -> Bool { a.seconds < b.seconds }
}

func main() {
    var numbers = [5, 2, 9, 1]
    print(numbers.sorted(), numbers)
    numbers.sort()
    print(numbers)
    numbers.sort(by: >)
    print(numbers, numbers.reversed().map { $0 })
    print(["pear", "fig", "apple"].sorted { $0.count < $1.count })
    let tracks = [Track(title: "B", seconds: 200), Track(title: "A", seconds: 100), Track(title: "C", seconds: 150)]
    print(tracks.sorted().map(\.title), tracks.max()!.title, tracks.sorted(by: >).map(\.seconds))
    print([true, false, true].sorted { !$0 && $1 }, [2.5, -1, 0].sorted(), ["b": 1, "a": 2].sorted { $0.key < $1.key }.map(\.value))
    let pairs = [(2, "b"), (1, "z"), (2, "a")]
    print(pairs.sorted { $0 < $1 }.map { "\($0.0)\($0.1)" })
    let words = ["bb", "a", "cc", "d"]
    print(words.sorted { $0.count > $1.count })
    var index = 0
    var moved = ["x", "y", "z"]
    while index < moved.count - 1 {
        moved.swapAt(index, index + 1)
        index += 1
    }
    print(moved)
}
