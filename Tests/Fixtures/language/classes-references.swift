// Objects are shared; identity and equality differ.
final class Account: Equatable {
    let id: Int
    var balance: Int
    init(id: Int, balance: Int = 0) {
        self.id = id
        self.balance = balance
    }
    static func == (a: Account, b: Account) -> Bool { a.id == b.id }
}

struct Wallet {
    var owner: String
    let account: Account
}

func deposit(_ amount: Int, into account: Account) { account.balance += amount }

func main() {
    let a = Account(id: 1)
    let b = a
    b.balance = 50
    deposit(25, into: a)
    print(a.balance, b.balance, a === b)
    let c = Account(id: 1, balance: 7)
    print(a == c, a === c, a !== c)
    let wallet = Wallet(owner: "Jo", account: a)
    var copy = wallet
    copy.owner = "Mo"
    copy.account.balance -= 100
    print(wallet.owner, wallet.account.balance, copy.owner)
    let accounts = [a, b, c]
    accounts[2].balance = 1000
    for account in accounts where account === a { account.balance += 1 }
    print(accounts.map(\.balance), c.balance)
    var current = a
    current = c
    current.balance = 0
    print(a.balance, c.balance, accounts.firstIndex { $0 === c } ?? -1)
}
