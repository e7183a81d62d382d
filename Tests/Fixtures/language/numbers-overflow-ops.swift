func main() { print(Int.max &+ 1 == Int.min, 5.addingReportingOverflow(3).partialValue, 250 &* 2) }
