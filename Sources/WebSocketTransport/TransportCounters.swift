/// Why a client or a message was refused.
package enum RefusalReason: String, CaseIterable, Sendable {
    case origin
    case subprotocol
    case handshake
    case full
    case draining
    case oversizedMessage = "oversized_message"
    case invalidMessage = "invalid_message"
    case slowReader = "slow_reader"
    case path
    case method
}

/// What the transport has counted since it started.
package struct TransportCounters: Equatable, Sendable {
    package internal(set) var connectionsOpen = 0
    package internal(set) var connectionsTotal = 0
    package internal(set) var messagesIn = 0
    package internal(set) var messagesOut = 0
    /// Bytes of payload, inflated, without frame headers.
    package internal(set) var bytesIn = 0
    package internal(set) var bytesOut = 0
    package internal(set) var httpRequests = 0
    package internal(set) var refusals: [RefusalReason: Int] = [:]

    mutating func refuse(_ reason: RefusalReason) {
        refusals[reason, default: 0] += 1
    }

    /// The counters in Prometheus' text format; a reason that never occurred counts 0.
    package var prometheusText: String {
        let plain: [(name: String, type: String, help: String, value: Int)] = [
            ("connections_open", "gauge", "WebSockets open now.", connectionsOpen),
            ("connections_total", "counter", "WebSockets accepted.", connectionsTotal),
            ("messages_received_total", "counter", "Messages received whole.", messagesIn),
            ("messages_sent_total", "counter", "Messages given to the network.", messagesOut),
            ("received_bytes_total", "counter", "Bytes of received messages, inflated.", bytesIn),
            ("sent_bytes_total", "counter", "Bytes of sent messages before compression.", bytesOut),
            ("http_requests_total", "counter", "HTTP requests answered.", httpRequests),
        ]
        var text = ""
        for metric in plain {
            text += "# HELP overscroll_transport_\(metric.name) \(metric.help)\n"
            text += "# TYPE overscroll_transport_\(metric.name) \(metric.type)\n"
            text += "overscroll_transport_\(metric.name) \(metric.value)\n"
        }
        text += "# HELP overscroll_transport_refusals_total Clients, requests and messages refused.\n"
        text += "# TYPE overscroll_transport_refusals_total counter\n"
        for reason in RefusalReason.allCases {
            let count = refusals[reason, default: 0]
            text += "overscroll_transport_refusals_total{reason=\"\(reason.rawValue)\"} \(count)\n"
        }
        return text
    }
}
