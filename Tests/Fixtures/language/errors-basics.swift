// Throwing, catching by case, and payloads.
enum VendingError: Error, Equatable {
    case outOfStock
    case insufficientFunds(needed: Int)
    case unknown(String)
}

struct Machine {
    var stock = ["tea": 1, "water": 3]
    let prices = ["tea": 120, "water": 80]
    var money = 0

    mutating func buy(_ name: String) throws -> Int {
        guard let price = prices[name] else { throw VendingError.unknown(name) }
        guard let count = stock[name], count > 0 else { throw VendingError.outOfStock }
        guard money >= price else { throw VendingError.insufficientFunds(needed: price - money) }
        stock[name] = count - 1
        money -= price
        return money
    }
}

func attempt(_ machine: inout Machine, _ name: String) -> String {
    do {
        let rest = try machine.buy(name)
        return "bought \(name), \(rest) left"
    } catch VendingError.outOfStock {
        return "no more \(name)"
    } catch VendingError.insufficientFunds(let needed) {
        return "\(needed) missing"
    } catch {
        return "error: \(error)"
    }
}

func main() {
    var machine = Machine(money: 250)
    for name in ["tea", "tea", "cake", "water", "water"] { print(attempt(&machine, name)) }
    print(machine.money, machine.stock["water"]!)
}
