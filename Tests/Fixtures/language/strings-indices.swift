// Indices, ranges and slices.
func main() {
    let text = "scrolling"
    let start = text.startIndex
    let third = text.index(start, offsetBy: 2)
    print(text[start], text[third], text[text.index(before: text.endIndex)])
    print(text[..<third], text[third...], text[start...third])
    if let index = text.firstIndex(of: "l") {
        print(text[..<index], text[index...], text.distance(from: start, to: index))
    }
    print(text.firstIndex(of: "z") == nil, text.lastIndex(of: "l")! > text.firstIndex(of: "l")!)
    var copy = text
    copy.insert("!", at: copy.endIndex)
    copy.insert(contentsOf: ">>", at: copy.startIndex)
    print(copy)
    copy.remove(at: copy.startIndex)
    copy.removeLast()
    print(copy)
    copy.removeSubrange(copy.startIndex..<copy.index(copy.startIndex, offsetBy: 3))
    print(copy)
    let slice = text.prefix(6)
    let owned = String(slice)
    print(owned, owned.count, slice == "scroll")
    print(text.indices.count, text.index(start, offsetBy: 50, limitedBy: text.endIndex) == nil)
}
