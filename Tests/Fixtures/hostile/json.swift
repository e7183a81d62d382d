{"type":"open","program":"struct ContentView: View { var body: some View { EmptyView() } }","clock":"manual"}
