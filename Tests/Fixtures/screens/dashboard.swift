// shows: 72 % | Plan | Actual | Metric 0 | Load
import SwiftUI

struct Metric: Identifiable, Equatable {
    let id: Int
    let title: String
    let value: Double
    let change: Double
    var isUp: Bool { change >= 0 }
}

struct MetricCard: View {
    let metric: Metric
    var body: some View {
        GroupBox {
            VStack(alignment: .leading, spacing: 6) {
                Text(metric.value, format: .number.precision(.fractionLength(1)))
                    .font(.title.monospacedDigit())
                HStack(spacing: 2) {
                    Image(systemName: metric.isUp ? "arrow.up.right" : "arrow.down.right")
                    Text(abs(metric.change), format: .percent)
                }
                .font(.caption)
                .foregroundStyle(metric.isUp ? .green : .red)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } label: {
            Label(metric.title, systemImage: "chart.bar")
        }
    }
}

struct Ring: View {
    var progress: Double
    var body: some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: 12)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(
                    AngularGradient(gradient: Gradient(colors: [.green, .mint]), center: .center),
                    style: StrokeStyle(lineWidth: 12, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
            Text("\(Int(progress * 100)) %").bold()
        }
        .frame(width: 120, height: 120)
    }
}

struct Dashboard: View {
    let metrics = (0..<6).map { Metric(id: $0, title: "Metric \($0)", value: Double($0) * 12.3, change: Double($0 % 3) / 10 - 0.1) }
    var body: some View {
        ScrollView {
            Ring(progress: 0.72).padding()
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
                GridRow {
                    Text("Plan").bold()
                    Text("Actual").bold().gridColumnAlignment(.trailing)
                }
                Divider()
                ForEach(metrics.prefix(3)) { metric in
                    GridRow { Text(metric.title); Text(metric.value.formatted()) }
                }
            }
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
                ForEach(metrics) { MetricCard(metric: $0) }
            }
            .padding(.horizontal)
            Gauge(value: 0.4) { Text("Load") } currentValueLabel: { Text("40 %") }
                .padding()
        }
        .navigationTitle("Dashboard")
    }
}
