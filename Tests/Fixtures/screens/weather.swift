// shows: Bern | 21° | Clear | Today | 24°
import SwiftUI

struct Forecast: Identifiable {
    let id: Int
    let day: String
    let icon: String
    let low: Int
    let high: Int
}

struct WeatherView: View {
    let forecasts = [
        Forecast(id: 0, day: "Today", icon: "sun.max.fill", low: 12, high: 24),
        Forecast(id: 1, day: "Tue", icon: "cloud.rain.fill", low: 10, high: 17),
        Forecast(id: 2, day: "Wed", icon: "wind", low: 8, high: 15),
    ]
    var body: some View {
        ZStack {
            LinearGradient(gradient: Gradient(colors: [.blue, .cyan.opacity(0.6)]), startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            ScrollView {
                VStack(spacing: 0) {
                    Text("Bern").font(.largeTitle)
                    Text("21°").font(.system(size: 96, weight: .ultraLight))
                    Text("Clear").font(.title3).foregroundStyle(.white.opacity(0.8))
                }
                .padding(.vertical, 40)
                VStack(alignment: .leading) {
                    Label("10-DAY FORECAST", systemImage: "calendar").font(.caption).opacity(0.7)
                    ForEach(forecasts) { item in
                        Divider().overlay(.white)
                        HStack {
                            Text(item.day).frame(width: 60, alignment: .leading)
                            Image(systemName: item.icon).symbolRenderingMode(.multicolor).frame(width: 30)
                            Text("\(item.low)°").foregroundStyle(.white.opacity(0.6))
                            GeometryReader { proxy in
                                Capsule().fill(.black.opacity(0.15))
                                    .overlay(alignment: .leading) {
                                        Capsule()
                                            .fill(LinearGradient(colors: [.green, .orange], startPoint: .leading, endPoint: .trailing))
                                            .frame(width: proxy.size.width * CGFloat(item.high - item.low) / 20)
                                            .offset(x: proxy.size.width * CGFloat(item.low) / 40)
                                    }
                            }
                            .frame(height: 5)
                            Text("\(item.high)°")
                        }
                    }
                }
                .padding()
                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
                .padding()
            }
            .foregroundStyle(.white)
            .scrollIndicators(.never)
        }
        .environment(\.colorScheme, .dark)
    }
}
