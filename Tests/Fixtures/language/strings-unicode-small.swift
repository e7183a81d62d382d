func main() {
    print("e\u{301}".count, "👩‍👩‍👧".count, "日本語".count, "caf\u{e9}" == "cafe\u{301}", "ß".uppercased(), "a\tb".count)
}
