VStack {
    Text("a")
    Text("b")
}
.padding()
