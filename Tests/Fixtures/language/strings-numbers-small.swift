func main() {
    print(
        String(255, radix: 16),
        Int("ff", radix: 16)!,
        String(3.0),
        Double("2.50")!,
        Int("-7")!,
        String(repeating: "ab", count: 2),
        "\(1e10)",
        "\(0.1 + 0.2)",
        "\(100000.0)",
        "\(1e16)"
    )
}
