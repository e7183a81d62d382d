func main() {
    let c = "hello".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
    print(c["l"]!, c.count)
    print([1, 2, 3].reduce(into: [Int]()) { $0.append($1 * 2) })
}
