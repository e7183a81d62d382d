// Clean-up on the way out of a failure.
enum Fault: Error { case broken }

final class Log { var lines: [String] = [] }

func use(_ log: Log, fails: Bool) throws -> String {
    log.lines.append("open")
    defer { log.lines.append("close") }
    if fails { throw Fault.broken }
    log.lines.append("use")
    return "fine"
}

func outer(_ log: Log) -> String {
    do {
        defer { log.lines.append("after") }
        _ = try use(log, fails: true)
        return "not reached"
    } catch {
        log.lines.append("caught")
        return "recovered"
    }
}

struct Transaction {
    var balance: Int
    mutating func transfer(_ amount: Int, check: (Int) throws -> Void) throws {
        let saved = balance
        balance -= amount
        do {
            try check(balance)
        } catch {
            balance = saved
            throw error
        }
    }
}

func main() {
    let log = Log()
    print((try? use(log, fails: false)) ?? "failed", outer(log))
    print(log.lines)
    var transaction = Transaction(balance: 100)
    let check: (Int) throws -> Void = { if $0 < 0 { throw Fault.broken } }
    try? transaction.transfer(30, check: check)
    print(transaction.balance)
    do {
        try transaction.transfer(80, check: check)
    } catch {
        print("kept", transaction.balance)
    }
}
