func main() { print("a" < "b", "abc" == "abc", "Z" < "a", ["b", "A", "a"].sorted(), max("x", "y")) }
