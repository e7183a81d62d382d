import SwiftUI
struct A: View { var body: some View { Text(&quot;a&quot;) } }
