// Key paths are joined and passed on.
struct City { var name: String; var country: Country }
struct Country { var code: String; var population: Int }
struct Trip { var city: City; var days: Int }

func main() {
    let toCity: KeyPath<Trip, City> = \.city
    let toCode = toCity.appending(path: \.country.code)
    let trips = [
        Trip(city: City(name: "Oslo", country: Country(code: "NO", population: 5)), days: 3),
        Trip(city: City(name: "Lima", country: Country(code: "PE", population: 33)), days: 9),
    ]
    print(trips.map { $0[keyPath: toCode] })
    let toName = toCity.appending(path: \City.name).appending(path: \.count)
    print(trips.map { $0[keyPath: toName] })
    var trip = trips[0]
    let population: WritableKeyPath<Trip, Int> = \Trip.city.country.population
    trip[keyPath: population] += 1
    print(trip.city.country.population, trips[0].city.country.population)
    print(\Trip.days == \Trip.days, toCity == \Trip.city)
}
