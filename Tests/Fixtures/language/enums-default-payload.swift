enum Opt { case size(w: Int, h: Int = 5), named(String) }
func main() { print(Opt.size(w: 2), Opt.size(w: 1, h: 2), Opt.named("q")) }
