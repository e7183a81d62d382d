func main() {
    let i = 3, d = 2.75
    print(Double(i) * d, Int(d), Int(d.rounded()), Double(i) / 2, i + Int(d), Int(-2.9), UInt8(200), Int8.max)
}
