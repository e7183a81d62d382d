func main() {
    let s = """
        one
          two \(1 + 1)
        "quoted" \\ done
        """
    print(s)
    print(s.split(separator: "\n").count)
}
