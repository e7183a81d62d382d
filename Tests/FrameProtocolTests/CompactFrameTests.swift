import FrameProtocol
import LayoutCore
import Testing

@Suite("CompactFrame")
struct CompactFrameTests {
    @Test func `writes a whole frame byte for byte`() throws {
        var item = ItemRecord(id: 3, kind: .line, frame: Rect(x: 0, y: 1, width: 2, height: 1.0 / 3))
        item.fill = WireColor(rgba: 0x0102_03FF)
        let frame = FrameMessage(sequence: 1, time: 0.016_667, items: [item], reply: MessageID(5))
        var encoder = CompactFrameEncoder()

        let bytes = encoder.encode(frame)

        #expect(
            bytes == [
                1,  // whole
                5,  // reply and items
                1,  // sequence
                0xB6, 0x84, 0x02,  // 16,667 µs: folded 33,334
                10,  // reply 5, doubled
                6,  // insert, like the one before: none
                0xC7, 0x10,  // id, origin, size, fill; kind
                6,  // id 3
                0, 0xA0, 0x0B,  // x 0, y 720 units: folded 1,440
                0xC0, 0x16, 0xE0, 0x03,  // 1,440 and 240 units
                1, 1, 2, 3, 0xFF,  // a colour
                4,  // line
                0,  // end
            ]
        )
    }

    @Test func `writes one distance for all that scrolls`() throws {
        var encoder = CompactFrameEncoder()
        _ = encoder.encode(Self.list(scrolledTo: 10, sequence: 1))

        let bytes = encoder.encode(Self.list(scrolledTo: 13, sequence: 2))

        #expect(
            bytes == [
                2, 6,  // difference; scroll views and items
                1, 0xB6, 0x84, 0x02,  // sequence, time
                0, 1, 1, 0xE0, 0x21, 0,  // the first scroll view's offset: 2,160 units on
                0xB2, 0x01, 0, 0xDF, 0x21,  // 22 items move by 0, -2,160, the last two under the lower edge
                9,  // the pinned header stays
                0,  // end
            ]
        )
    }

    @Test func `writes nothing more for a row that slides under an edge`() throws {
        func frame(_ y: Double) -> FrameMessage {
            var item = ItemRecord(id: 1, kind: .shape, frame: Rect(x: 0, y: y, width: 10, height: 50))
            item.clip = Rect(x: 0, y: 100, width: 10, height: y - 50)
            return FrameMessage(sequence: 1, time: 0, items: [item])
        }
        var encoder = CompactFrameEncoder()
        var decoder = CompactFrameDecoder()
        _ = try decoder.decode(encoder.encode(frame(90)))

        let bytes = encoder.encode(frame(80))
        let decoded = try decoder.decode(bytes)

        // One item moves by 0, -7,200.
        #expect(bytes == [2, 4, 0, 0, 10, 0, 0xBF, 0x70, 0])
        #expect(decoded.items.first?.clip == Rect(x: 0, y: 100, width: 10, height: 30))
    }

    @Test func `writes nothing more for a round picture that scrolls`() throws {
        func frame(_ y: Double) -> FrameMessage {
            var item = ItemRecord(id: 1, kind: .image, frame: Rect(x: 0, y: y, width: 10, height: 10))
            var circle = OutlineRecord()
            circle.shape = .circle
            item.clipShapes = [ClipShapeRecord(outline: circle, frame: item.frame)]
            return FrameMessage(sequence: 1, time: 0, items: [item])
        }
        var encoder = CompactFrameEncoder()
        var decoder = CompactFrameDecoder()
        _ = try decoder.decode(encoder.encode(frame(90)))

        let bytes = encoder.encode(frame(80))
        let decoded = try decoder.decode(bytes)

        // One item moves by 0, -7,200.
        #expect(bytes == [2, 4, 0, 0, 10, 0, 0xBF, 0x70, 0])
        #expect(decoded.items.first?.clipShapes.first?.frame == Rect(x: 0, y: 80, width: 10, height: 10))
    }

    @Test func `tells the rule of a path, and of one that cuts`() throws {
        var item = ItemRecord(id: 1, kind: .shape, frame: Rect(x: 0, y: 0, width: 10, height: 10))
        item.path = "M0 0L1 2Z"
        item.isEvenOdd = true
        var outline = OutlineRecord()
        outline.path = "M0 0L3 4Z"
        outline.isEvenOdd = true
        item.clipShapes = [ClipShapeRecord(outline: outline, frame: item.frame)]
        var encoder = CompactFrameEncoder()
        var decoder = CompactFrameDecoder()

        let first = try decoder.decode(encoder.encode(FrameMessage(sequence: 1, time: 0, items: [item])))
        item.isEvenOdd = false
        item.clipShapes[0].outline.isEvenOdd = false
        let second = try decoder.decode(encoder.encode(FrameMessage(sequence: 2, time: 0, items: [item])))

        for (frame, isEvenOdd) in [(first, true), (second, false)] {
            let decoded = try #require(frame.items.first)
            #expect(decoded.look.look.isEvenOdd == isEvenOdd)
            #expect(decoded.clipShapes.map(\.outline.isEvenOdd) == [isEvenOdd])
            #expect(decoded.look.look.path == "M0 0L1 2Z")
        }
    }

    @Test func `gives back what was put in`() throws {
        var encoder = CompactFrameEncoder()
        var decoder = CompactFrameDecoder()
        let offsets = [0, 1.0 / 3, 12, 40, 41, 100, 500, 490, 0, -20.666_666_666_666_668]

        for (index, offset) in offsets.enumerated() {
            var frame = Self.list(scrolledTo: offset, sequence: index * 2 + 1)
            frame.callbacks = [
                CallbackRecord(name: "onChange", line: 4, old: "\(index)", new: "\(index + 1)", pass: 1),
                CallbackRecord(name: "own", message: "words"),
            ]
            frame.state = [StateRecord(name: "offset", view: "ContentView", line: 3, value: "\(index / 2)")]
            frame.console = index % 2 == 0 ? ["printed"] : []
            frame.reply = MessageID(Double(index) * 1.5)
            let decoded = try decoder.decode(encoder.encode(frame))

            #expect(Self.json(decoded, withState: frame.state) == Self.json(frame, withState: frame.state))
        }
    }

    @Test func `writes a value once that a callback and the state have, and long numbers as numbers`() throws {
        func frame(_ sequence: Int, _ value: String, was old: String) -> FrameMessage {
            FrameMessage(
                sequence: sequence,
                time: 0,
                callbacks: [CallbackRecord(name: "onChange", line: 4, old: old, new: value, pass: 1)],
                state: [
                    StateRecord(name: "title", view: "ContentView", line: 2, value: "same"),
                    StateRecord(name: "offset", view: "ContentView", line: 3, value: value),
                ]
            )
        }
        var encoder = CompactFrameEncoder()
        var decoder = CompactFrameDecoder()
        _ = try decoder.decode(encoder.encode(frame(1, "1.0", was: "0.0")))

        let bytes = encoder.encode(frame(2, "-59.333333333333314", was: "1.0"))
        let decoded = try decoder.decode(bytes)

        #expect(
            bytes == [
                2, 72,  // difference; callbacks and state of callbacks
                1, 0,  // sequence, time
                1,  // one callback
                85,  // line, known old value, pass, new value as a number
                8, 4,  // onChange, line 4
                // -59.333333333333314 is C0 4D AA AA AA AA AA A8 in IEEE 754, lowest byte first.
                0xA8, 0xAA, 0xAA, 0xAA, 0xAA, 0xAA, 0x4D, 0xC0,
                1,  // pass
                1, 1, 0,  // one value: the second has what the first callback was given
            ]
        )
        #expect(decoded.callbacks == frame(2, "-59.333333333333314", was: "1.0").callbacks)
        #expect(decoded.state?.map(\.value) == ["same", "-59.333333333333314"])
    }

    @Test(arguments: [
        "1e+16", "0.1234567890123456", "-0.0000001", "1.0000000", "100000000.0", "nan", "inf", "12345678", "1.5e-07",
        "123456789012345678901234567890", "0x1.8p0000001", "+1.23456789", " 1.2345678", "1.23456789 ", "",
    ])
    func `gives back texts that look like numbers as they were`(text: String) throws {
        var encoder = CompactFrameEncoder()
        var decoder = CompactFrameDecoder()
        var frame = FrameMessage(sequence: 1, time: 0)
        frame.callbacks = [CallbackRecord(name: "onChange", line: 4, old: "0", new: text)]
        frame.state = [StateRecord(name: "value", view: "ContentView", line: 3, value: text)]

        let decoded = try decoder.decode(encoder.encode(frame))

        #expect(decoded.callbacks == frame.callbacks)
        #expect(decoded.state == frame.state)
    }

    @Test func `refuses a value of a callback that is not there`() throws {
        var encoder = CompactFrameEncoder()
        var frame = FrameMessage(sequence: 1, time: 0)
        frame.state = [StateRecord(name: "value", view: "ContentView", line: 3, value: "1")]
        let first = encoder.encode(frame)

        for (bytes, position) in [([2, 64, 1, 0, 1, 0, 0], 5), ([2, 64, 1, 0, 1, 7, 0], 5)] as [([UInt8], Int)] {
            var decoder = CompactFrameDecoder()
            _ = try decoder.decode(first)
            #expect(throws: CompactFrameError.malformed(at: position)) { try decoder.decode(bytes) }
        }
    }

    @Test func `carries every field of an item`() throws {
        var encoder = CompactFrameEncoder()
        var decoder = CompactFrameDecoder()
        let plain = ItemRecord(id: 41, kind: .shape, frame: Rect(x: 1, y: 2, width: 3, height: 4))
        var full = FrameMessageTests.fullItem
        full.gradient?.radii = 1...20.5

        for items in [[full], [plain], [plain, full], [full], [], [full]] {
            var changed = items
            for index in changed.indices { changed[index].id += index }
            let frame = FrameMessage(sequence: 1, time: 0, items: changed)
            let decoded = try decoder.decode(encoder.encode(frame))

            #expect(Self.json(decoded) == Self.json(frame))
        }
    }

    @Test func `survives items that change places`() throws {
        var encoder = CompactFrameEncoder()
        var decoder = CompactFrameDecoder()

        for order in [[1, 2, 3, 4], [4, 3, 2, 1], [2, 4], [1, 2, 3, 4, 5], [5, 1, 4, 2, 3]] {
            let items = order.map { ItemRecord(id: $0, kind: .shape, frame: Rect(x: 0, y: 0, width: 1, height: 1)) }
            let decoded = try decoder.decode(encoder.encode(FrameMessage(sequence: 1, time: 0, items: items)))

            #expect(decoded.items.map(\.id) == order)
        }
    }

    @Test func `needs less than 32 bytes for most frames of a fling and 96 for any`() throws {
        var encoder = CompactFrameEncoder()
        _ = encoder.encode(Self.list(scrolledTo: 0, sequence: 1))
        var sizes: [Int] = []

        // Uniform deceleration from 2,000 points a second over 120 frames, on the pixels of a 3x screen.
        for frame in 1...120 {
            let time = Double(frame) / 60
            let offset = (2_000 * time - 500 * time * time) * 3
            sizes.append(encoder.encode(Self.list(scrolledTo: offset.rounded() / 3, sequence: frame + 1)).count)
        }

        sizes.sort()
        #expect(sizes[60] <= 32)
        #expect(try #require(sizes.last) <= 96)
        #expect(sizes[60] > 8, "\(sizes)")
    }

    @Test func `refuses a difference without a frame before it`() throws {
        var encoder = CompactFrameEncoder()
        _ = encoder.encode(Self.list(scrolledTo: 0, sequence: 1))
        let difference = encoder.encode(Self.list(scrolledTo: 1, sequence: 2))

        let error = #expect(throws: CompactFrameError.self) {
            var decoder = CompactFrameDecoder()
            _ = try decoder.decode(difference)
        }

        #expect(error == .nothingToDifferFrom)
    }

    @Test func `starts anew when asked to`() throws {
        var encoder = CompactFrameEncoder()
        _ = encoder.encode(Self.list(scrolledTo: 0, sequence: 1))
        encoder.startAnew()
        var decoder = CompactFrameDecoder()

        let decoded = try decoder.decode(encoder.encode(Self.list(scrolledTo: 1, sequence: 2)))

        #expect(decoded.sequence == 2)
    }

    @Test func `refuses every message that was cut short`() throws {
        var encoder = CompactFrameEncoder()
        let bytes = encoder.encode(Self.list(scrolledTo: 0, sequence: 1))

        for length in 0..<bytes.count {
            var decoder = CompactFrameDecoder()
            #expect(throws: CompactFrameError.self) { try decoder.decode(Array(bytes.prefix(length))) }
        }
        var decoder = CompactFrameDecoder()
        let error = #expect(throws: CompactFrameError.self) { try decoder.decode(bytes + [0]) }
        #expect(error == .tooLong)
    }

    /// No byte of a message may make the reader trap or run away, whatever it is changed to.
    @Test func `survives any byte changed to any other`() throws {
        var encoder = CompactFrameEncoder()
        let first = encoder.encode(Self.list(scrolledTo: 0, sequence: 1))
        let second = encoder.encode(Self.list(scrolledTo: 30, sequence: 2))
        var read = 0

        for position in second.indices {
            for value in stride(from: 0, through: 255, by: 5) {
                var changed = second
                changed[position] = UInt8(value)
                var decoder = CompactFrameDecoder()
                _ = try decoder.decode(first)
                if (try? decoder.decode(changed)) != nil { read += 1 }
            }
        }

        #expect(read > 0)
    }

    // MARK: Frames to write

    /// Rows of 50 points, each a background and a text, below a pinned header, on a screen of 500 points.
    private static func list(scrolledTo offset: Double, sequence: Int) -> FrameMessage {
        let first = max(Int(offset / 50), 0)
        var items: [ItemRecord] = []
        for row in first..<first + 11 where Double(row) * 50 - offset < 500 {
            let frame = Rect(x: 0, y: Double(row) * 50 - offset, width: 393, height: 50)
            var ground = ItemRecord(id: row * 16, kind: .shape, frame: frame)
            ground.fill = WireColor(rgba: 0x34C7_59FF)
            var label = ItemRecord(id: row * 16 + 8, kind: .text, frame: frame)
            label.fill = WireColor(rgba: 0xFF)
            label.text = TextRecord(
                string: "Row \(row)",
                font: FontRecord(size: 17, weight: 400, tracking: -0.43),
                lines: [.init(text: "Row \(row)", x: 16, baseline: 31)]
            )
            label.source = SourceRecord(line: 8, column: 17)
            if frame.minY < 0 { ground.clip = Rect(minX: 0, minY: 0, maxX: 393, maxY: frame.maxY) }
            if frame.maxY > 500 { ground.clip = Rect(minX: 0, minY: frame.minY, maxX: 393, maxY: 500) }
            label.clip = ground.clip
            items += [ground, label]
        }
        var header = ItemRecord(id: 99, kind: .shape, frame: Rect(x: 0, y: 0, width: 393, height: 40))
        header.pinned = .header
        let view = ScrollViewRecord(
            id: 8,
            frame: Rect(x: 0, y: 0, width: 393, height: 500),
            contentOffset: Point(x: 0, y: offset),
            contentInsets: .zero,
            contentSize: Size(width: 393, height: 50_000),
            containerSize: Size(width: 393, height: 500),
            phase: .decelerating
        )
        let time = Double(sequence) * 0.016_667
        return FrameMessage(sequence: sequence, time: time, scrollViews: [view], items: items + [header])
    }

    /// The JSON form, with the time rounded as the compact form rounds it, and with the state although it did not change.
    private static func json(_ frame: FrameMessage, withState state: [StateRecord]? = nil) -> String {
        var rounded = frame
        rounded.time = (frame.time * 1_000_000).rounded() / 1_000_000
        rounded.state = state
        var writer = JSONWriter()
        writer.write(.frame(rounded))
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
