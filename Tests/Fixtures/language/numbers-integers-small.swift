func main() {
    print(
        7 / 2,
        -7 / 2,
        7 % 3,
        -7 % 3,
        2 + 3 * 4,
        (2 + 3) * 4,
        10 - 2 - 3,
        1 << 4,
        0xff & 0x0f,
        5 ^ 1,
        ~0,
        6.isMultiple(of: 3)
    )
}
