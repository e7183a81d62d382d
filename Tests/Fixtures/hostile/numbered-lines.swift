1  import SwiftUI
2  
3  struct ContentView: View {
4      var body: some View {
5          Text("a")
6      }
7  }
