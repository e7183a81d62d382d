// Writing through several levels changes one value only.
struct Address {
    var street: String
    var number: Int
}

struct Person {
    var name: String
    var home: Address
    var previous: [Address] = []
}

func main() {
    var anna = Person(name: "Anna", home: Address(street: "Oak", number: 4))
    let before = anna
    anna.home.number = 12
    anna.previous.append(before.home)
    anna.previous[0].street = "Elm"
    print(anna.home.street, anna.home.number)
    print(before.home.number, before.previous.count)
    print(anna.previous[0].street, anna.previous[0].number)
    var team = [anna, before]
    team[1].home.street += " Lane"
    team[0].previous[0].number *= 10
    print(team[1].home.street, before.home.street)
    print(team[0].previous[0].number, anna.previous[0].number)
    for var member in team {
        member.name = member.name.uppercased()
        print(member.name)
    }
    print(team.map(\.name))
}
