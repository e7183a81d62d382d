func main() {
    let w = ["pear", "fig", "banana", "kiwi"]
    print(w.sorted(), w.sorted(by: >), w.sorted { $0.count < $1.count }, w.sorted { ($0.count, $0) < ($1.count, $1) })
}
