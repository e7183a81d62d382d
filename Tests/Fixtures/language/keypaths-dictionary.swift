func main() {
    let d = ["a": 2, "b": 1]
    print(d.map(\.key).sorted(), d.map(\.value).sorted(), d.sorted { $0.key < $1.key }.map(\.value))
}
