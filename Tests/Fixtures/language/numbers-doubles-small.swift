func main() {
    print(
        7.0 / 2,
        1.0,
        1 / 3.0,
        2.5.rounded(),
        (-2.5).rounded(),
        2.4.rounded(.up),
        9.0.squareRoot(),
        1e-5,
        5e300 * 10,
        Double.infinity,
        -0.0,
        12.333333333333334,
        100.0
    )
}
