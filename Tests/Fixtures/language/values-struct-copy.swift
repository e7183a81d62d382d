// A copy of a struct goes its own way.
struct Card {
    var title: String
    var likes = 0
    var tags: [String] = []
}

func main() {
    let original = Card(title: "Trip", likes: 2, tags: ["sea"])
    var copy = original
    copy.title = "Journey"
    copy.likes += 5
    copy.tags.append("hills")
    print(original.title, original.likes, original.tags)
    print(copy.title, copy.likes, copy.tags)
    var third = copy
    third.tags.removeAll()
    print(copy.tags.count, third.tags.count)
    print(original)
}
