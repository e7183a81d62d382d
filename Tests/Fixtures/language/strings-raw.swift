func main() { print(#"raw \n \(x)"#, "tab\tx", "q\"q", "\u{41}") }
