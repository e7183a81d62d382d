func main() {
    let n = 3, d = 2.5
    print("n=\(n) d=\(d) sum=\(Double(n) + d) \(n > 2 ? "big" : "small") \([1, 2]) \("in\(n)ner")")
}
