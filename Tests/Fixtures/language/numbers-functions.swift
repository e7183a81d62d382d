func main() {
    print(
        max(1, 5, 3),
        min(2.5, 1),
        abs(-4),
        abs(-2.5),
        Int.max,
        Int.min,
        Double.pi > 3,
        (-5).signum(),
        17.quotientAndRemainder(dividingBy: 5)
    )
}
