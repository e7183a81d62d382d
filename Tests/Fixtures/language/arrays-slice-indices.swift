// A slice keeps the indices of the array that it is taken from.
func sum(_ values: ArraySlice<Int>) -> Int {
    values.isEmpty ? 0 : values[values.startIndex] + sum(values.dropFirst())
}

func main() {
    let items = ["a", "b", "c", "d", "e"]
    let slice = items[2...]
    print(slice.count, slice.first!, slice.startIndex, slice.endIndex, slice[3])
    for index in slice.indices { print(index, slice[index], terminator: " ") }
    print()
    print(items.dropFirst(3).startIndex, items.prefix(2).endIndex, Array(slice).startIndex)
    print(slice.firstIndex(of: "d") ?? -1, items.suffix(2).indices)
    print(sum([4, 5, 6]))
}
