func main() {
    let a = [4, 7, 9]
    print(
        a.first { $0 > 5 }!,
        a.last { $0 < 9 }!,
        a.firstIndex { $0 == 9 }!,
        a.first(where: { $0 > 100 }) == nil,
        a.min { $0 > $1 }!,
        a.elementsEqual([4, 7, 9])
    )
}
