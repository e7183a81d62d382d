func main() {
    var a = ["x": 1]
    let b = a
    a["y"] = 2
    a["x"]! += 10
    print(a["x"]!, a["y"] ?? 0, b["y"] ?? -1, b.count)
}
