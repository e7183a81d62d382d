// A small binding built from key paths.
struct Form { var name = ""; var age = 0; var wantsNews = false }

final class Store { var form = Form() }

struct Link<Value> {
    let get: () -> Value
    let set: (Value) -> Void
    var value: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    subscript<T>(path: WritableKeyPath<Value, T>) -> Link<T> {
        Link<T>(
            get: { self.value[keyPath: path] },
            set: { self.value[keyPath: path] = $0 }
        )
    }
}

func main() {
    let store = Store()
    let link = Link(get: { store.form }, set: { store.form = $0 })
    let name = link[\.name]
    name.value = "Kim"
    name.value += "my"
    link[\.age].value = 30
    link[\.wantsNews].value.toggle()
    print(store.form.name, store.form.age, store.form.wantsNews)
    store.form.name = "Lou"
    print(name.value, link.value.age)
}
