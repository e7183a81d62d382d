import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { InputLog, thinned } from "../../public/js/model/input-log.js";
import { Recording } from "../../public/js/model/recording.js";
import { SceneClock } from "../../public/js/model/scene-clock.js";
import { RestInsets, screenOf, overscrollAtTop } from "../../public/js/model/scene-metrics.js";
import { scrollWords, travelFor } from "../../public/js/model/scroll-words.js";
import { paintStrip, timesOf } from "../../public/js/panels/timeline-strip.js";
import { RecordingContext, frame, hello, scrollView } from "./support.mjs";

/** Bytes for all that these tests record. */
const ROOM = 100_000;

describe("recording", () => {
  const filled = (/** @type {number[]} */ times, capacity = 10) => {
    const recording = new Recording(capacity, ROOM, JSON.stringify);
    for (const [index, time] of times.entries()) recording.add(frame({ sequence: index, time }));
    return recording;
  };

  test("keeps the newest frames, oldest first", () => {
    const recording = filled([0, 0.1, 0.2, 0.3, 0.4], 3);
    assert.equal(recording.length, 3);
    assert.deepEqual([0, 1, 2].map((index) => recording.at(index)?.sequence), [2, 3, 4]);
    assert.equal(recording.at(3), undefined);
    assert.equal(recording.at(-1), undefined);
    assert.ok(Math.abs(recording.duration - 0.2) < 1e-9);
  });

  test("shortens the times when nothing happened", () => {
    const recording = filled([0, 0.1, 60, 60.1]);
    assert.deepEqual([0, 1, 2, 3].map((index) => Number(recording.positionOf(index).toFixed(6))), [0, 0.1, 0.4, 0.5]);
  });

  test("finds the frame at a position", () => {
    const recording = filled([0, 0.1, 0.2]);
    assert.deepEqual([-1, 0, 0.05, 0.1, 0.19, 0.2001, 9].map((position) => recording.indexAt(position)), [0, 0, 0, 1, 1, 2, 2]);
  });

  test("does not go back when a new scene's clock begins at 0", () => {
    const recording = filled([5, 0, 0.1]);
    assert.deepEqual([0, 1, 2].map((index) => Number(recording.positionOf(index).toFixed(6))), [0, 0, 0.1]);
  });

  test("is empty at first and after it was cleared", () => {
    const recording = filled([1, 2]);
    recording.clear();
    assert.equal(recording.length, 0);
    assert.equal(recording.duration, 0);
    assert.equal(recording.indexAt(3), 0);
    assert.throws(() => new Recording(0, ROOM, JSON.stringify), /was 0/);
  });

  test("gives each frame back as it came, with the state that it had", () => {
    const texts = [JSON.stringify(frame({ sequence: 4 })), JSON.stringify(frame({ sequence: 5, time: 0.1 }))];
    const recording = new Recording(2, ROOM, ({ sequence }) => texts[sequence - 4]);
    const state = [{ name: "count", value: "3" }];
    for (const text of texts) recording.add({ ...JSON.parse(text), state });
    assert.deepEqual(recording.frames, [frame({ sequence: 4, state }), frame({ sequence: 5, time: 0.1, state })]);
    assert.equal(recording.timeOf(1), 0.1);
  });

  test("gives back texts of any characters and lengths, also where a frame was kept before", () => {
    const words = ["a".repeat(400), "é".repeat(300), "日本語".repeat(90), "👩‍👩‍👧‍👦 sticks 📌", "\ud800 alone", "b", "c".repeat(900)];
    const recording = new Recording(3, ROOM, JSON.stringify);
    for (const [index, name] of words.entries()) {
      recording.add(frame({ callbacks: [{ name }] }));
      assert.deepEqual(recording.frames.map(({ callbacks }) => callbacks[0].name), words.slice(Math.max(0, index - 2), index + 1));
    }
  });
});

describe("room of a recording", () => {
  /** A recording of messages of these lengths, which say their place in the row; what it keeps after each, as its place and length. */
  const kept = (/** @type {number[]} */ lengths, room = 100, capacity = 9) => {
    const text = (/** @type {number} */ index) => `${index}`.padEnd(lengths[index]);
    const recording = new Recording(capacity, room, ({ sequence }) => `[${text(sequence)}]`);
    // An array with one number and blanks, each a byte: read back as the place in the row.
    return lengths.map((_, sequence) => {
      recording.add(frame({ sequence }));
      return recording.frames.map((one) => /** @type {any} */ (one)[0]).join(" ");
    });
  };

  test("gives up the oldest frames for the newest", () => {
    // 20 bytes each, of which 60 must be free to the end for a text that could be of three bytes a character: three from 0 on, then again.
    assert.deepEqual(kept([18, 18, 18, 18, 18, 18, 18]), ["0", "0 1", "0 1 2", "1 2 3", "2 3 4", "3 4 5", "4 5 6"]);
    assert.deepEqual(kept([18, 18, 18, 18], 100, 2), ["0", "0 1", "1 2", "2 3"]);
  });

  test("gives up as many as are in the way, and no other", () => {
    // 10 + 10 + 10 + 10 bytes, then 30: the third is where it ends, and stays not.
    assert.deepEqual(kept([8, 8, 8, 8, 28]), ["0", "0 1", "0 1 2", "0 1 2 3", "3 4"]);
  });

  test("gives up what is left beyond the place where it begins again", () => {
    // Six of 10 bytes to 60; 32 begin again at 0 and leave the last two; 12 go to 44 and leave the last; 32 would reach beyond the
    // end, and begin again: the last of the first six is older than those that are in the way, and goes before them.
    assert.deepEqual(kept([8, 8, 8, 8, 8, 8, 30, 10, 30]).slice(-4), ["0 1 2 3 4 5", "4 5 6", "5 6 7", "7 8"]);
  });

  test("makes room for a message that could not be kept, and begins anew with it", () => {
    assert.deepEqual(kept([18, 98, 18, 18]), ["0", "1", "1 2", "1 2 3"]);
  });

  test("gives every message back, whatever the lengths and characters", () => {
    // Lengths by a linear congruential generator: numbers of no order, the same each time.
    let seed = 7;
    const next = (/** @type {number} */ below) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    const texts = Array.from({ length: 400 }, (_, index) => JSON.stringify({ index, name: ["a", "é", "日", "👩‍👩‍👧‍👦"][next(4)].repeat(next(40)) }));
    const recording = new Recording(20, 1_000, ({ sequence }) => texts[sequence]);
    for (const index of texts.keys()) {
      recording.add(frame({ sequence: index }));
      const { length } = recording;
      assert.ok(length >= 1 && length <= 20, `${length}`);
      const expected = texts.slice(index + 1 - length, index + 1);
      assert.deepEqual(recording.frames.map((message) => JSON.stringify({ ...message, state: undefined })), expected);
    }
  });
});

describe("strip", () => {
  const SIZE = { width: 300, height: 100 };
  const recorded = (/** @type {[time: number, y: number, phase: string, callbacks?: object[]][]} */ rows, capacity = 10) => {
    const recording = new Recording(capacity, ROOM, JSON.stringify);
    for (const [time, y, phase, callbacks = []] of rows) {
      recording.add(frame({ time, callbacks, scrollViews: [scrollView({ contentOffset: { x: 0, y }, phase })] }));
    }
    return recording.moments;
  };
  const paint = (/** @type {any} */ context, /** @type {readonly any[]} */ moments, litLine = null) => paintStrip(context, moments, SIZE, (name) => name, litLine);
  /**
   * What is drawn, in turn: lines and bars, in the colours' names, to a tenth of a pixel.
   *
   * @param {readonly any[]} moments
   * @param {any} [litLine]
   */
  const drawn = (moments, litLine) => {
    const context = new RecordingContext();
    paint(context, moments, litLine);
    /** @type {Record<string, string[]>} */
    const marks = {};
    let path = "";
    const tenths = (/** @type {unknown[]} */ values) => values.map((value) => Number(Number(value).toFixed(1))).join(" ");
    for (const [name, ...values] of context.calls) {
      const { fillStyle, strokeStyle, lineWidth } = /** @type {any} */ (values.at(-1));
      if (name === "beginPath") path = "";
      if (name === "moveTo") path += `M${tenths(values.slice(0, 2))}`;
      if (name === "lineTo") path += `L${tenths(values.slice(0, 2))}`;
      if (name === "stroke" && path !== "") (marks[`${strokeStyle} ${lineWidth}`] ??= []).push(path);
      if (name === "fillRect") (marks[fillStyle] ??= []).push(tenths(values.slice(0, 4)));
    }
    return marks;
  };
  const task = { name: "task", line: 3 };

  test("is a graph, phases and ticks", () => {
    const moments = recorded([[0, -200, "idle"], [0.1, -250, "interacting"], [0.2, -300, "interacting", [task]], [0.3, -200, "idle"]]);
    const { low, high, times } = paint(new RecordingContext(), moments);
    assert.deepEqual([low, high], [-300, -200]);
    // At a tenth of a second each, and none where its words would not find room.
    assert.deepEqual(times, [{ x: 0, words: "0 s" }, { x: 100, words: "0.1 s" }, { x: 200, words: "0.2 s" }]);
    assert.deepEqual(drawn(moments), {
      "--line": ["0 0 1 100", "100 0 1 100", "200 0 1 100"],
      "--line 1": ["M0 74.5L300 74.5"],
      "--accent": ["100 93 200 5"],
      "--callback 1": ["M200.5 91L200.5 86"],
      // 52 high from 22 on, below the ruler: rest at its foot, the pull half way and at its top.
      "--accent 1.5": ["L0 74L100 48L200 22L300 74"],
    });
  });

  test("gives each phase its bar, and none to rest", () => {
    const phases = ["tracking", "interacting", "decelerating", "animating", "idle"];
    const marks = drawn(recorded(phases.map((phase, index) => [index / 10, 0, phase])));
    assert.deepEqual(marks["--accent"], ["0 93 75 5", "75 93 75 5"]);
    assert.deepEqual([marks["--flight"], marks["--warning"]], [["150 93 75 5"], ["225 93 75 5"]]);
  });

  test("has a tick for each moment with callbacks, longer for several, and lights those of a line", () => {
    const other = { name: "onAppear", line: 9 };
    const moments = recorded([[0, 0, "idle", [task]], [0.1, 0, "idle", [task, other, task]], [0.2, 0, "idle"], [0.3, 0, "idle", Array(9).fill(other)]]);
    assert.deepEqual(drawn(moments)["--callback 1"], ["M0.5 91L0.5 86M100.5 91L100.5 82M300.5 91L300.5 80"]);
    assert.equal(drawn(moments)["--text 3"], undefined);
    assert.deepEqual(drawn(moments, 3)["--text 3"], ["M0.5 91L0.5 86M100.5 91L100.5 84"]);
  });

  test("begins at the left edge, however long it has recorded", () => {
    const rows = [[0, -200], [0.1, -250], [0.2, -200], [0.3, -300]].map(([time, y]) => /** @type {[number, number, string]} */ ([time, y, "interacting"]));
    const marks = drawn(recorded(rows, 2));
    assert.deepEqual([marks["--accent 1.5"], marks["--accent"]], [["L0 74L300 22"], ["0 93 300 5"]]);
  });

  test("is a line in the middle where nothing moved, with no place that was never there", () => {
    const moments = recorded([[0, -200, "idle"], [0.1, -200, "idle"]]);
    const { low, high } = paint(new RecordingContext(), moments);
    assert.deepEqual([low, high, drawn(moments)["--accent 1.5"]], [-200, -200, ["L0 48L300 48"]]);
  });
});

describe("scene clock", () => {
  test("counts seconds since the scene was opened", () => {
    const clock = new SceneClock();
    assert.equal(clock.isRunning, false);
    clock.start(1000);
    assert.equal(clock.at(1000), 0);
    assert.equal(clock.at(1016.66), 0.0167);
    clock.stop();
    assert.equal(clock.isRunning, false);
  });

  test("never goes back", () => {
    const clock = new SceneClock();
    clock.start(0);
    assert.equal(clock.at(500), 0.5);
    assert.equal(clock.at(400), 0.5);
    assert.equal(clock.at(501), 0.501);
  });

  test("is never behind a frame that has come", () => {
    const clock = new SceneClock();
    clock.start(1000);
    clock.observe(0.6, 1500);
    assert.equal(clock.at(1400), 0.6);
    assert.equal(clock.at(1600), 0.7);
  });
});

describe("input log", () => {
  const move = (/** @type {number} */ time) => ({ type: "touch", phase: "moved", x: 0, y: time * 100, time });
  const touch = (/** @type {string} */ phase, /** @type {number} */ time) => ({ type: "touch", phase, x: 0, y: 0, time });

  test("thins moves, but for those before the lift", () => {
    const moves = Array.from({ length: 100 }, (_, index) => move(0.01 * (index + 1)));
    const kept = thinned([touch("began", 0), ...moves, touch("ended", 1.01)]);
    assert.equal(kept[0].phase, "began");
    assert.equal(kept.at(-1)?.phase, "ended");
    const times = kept.map((message) => Number(message.time));
    assert.ok(kept.length < 50, `${kept.length}`);
    // From 0.89 s on, every hundredth: 0.12 s before the lift at 1.01 s.
    assert.ok(times.filter((time) => time > 0.895).length >= 12);
    for (let index = 1; index < times.length; index += 1) assert.ok(times[index] > times[index - 1]);
  });

  test("keeps wheels, scrolls and taps as they were", () => {
    const others = [{ type: "scroll", displacement: { x: 0, y: 9 } }, { type: "wheel", time: 0.1 }, { type: "wheel", time: 0.101 }, touch("began", 0.2), touch("ended", 0.21)];
    assert.deepEqual(thinned(others), others);
  });

  test("stops at a moment and knows when it is full", () => {
    const log = new InputLog();
    assert.equal(log.isEmpty, true);
    log.add(touch("began", 0));
    log.add(touch("ended", 2));
    assert.deepEqual(log.until(1), [touch("began", 0)]);
    for (let count = 0; count < 5000; count += 1) log.add(move(3));
    assert.equal(log.isComplete, false);
    log.clear();
    assert.equal(log.isComplete, true);
    assert.equal(log.isEmpty, true);
  });
});

describe("ruler of the time line", () => {
  const at = (/** @type {number} */ time, position = time) => ({ time, position, callbacks: [], offset: null, restOffset: null, phase: "idle" });

  test("tells round times of the scene's clock, no closer than words are wide", () => {
    // 100 pixels a second: 64 pixels are 0.64 s, so each whole second. The record begins at 1.5 s, and the fourth would be cut.
    const moments = [at(1.5, 0), at(2.25, 0.75), at(4, 2.5)];
    assert.deepEqual(timesOf(moments, 100), [{ x: 50, words: "2 s" }, { x: 150, words: "3 s" }]);
    // The same where the record began a minute before what is kept.
    assert.deepEqual(timesOf([at(1.5, 60), at(2.25, 60.75), at(4, 62.5)], 100), [{ x: 50, words: "2 s" }, { x: 150, words: "3 s" }]);
    // 640 pixels a second: each tenth is as wide as it has to be.
    assert.deepEqual(timesOf([at(0), at(0.25)], 640), [{ x: 0, words: "0 s" }, { x: 64, words: "0.1 s" }, { x: 128, words: "0.2 s" }]);
  });

  test("tells only the last time of a wait, which the axis shortens", () => {
    // A second passes, then an hour in which nothing happens, then another second.
    const moments = [at(0), at(1), at(3601.5, 1.3), at(3602.5, 2.3)];
    assert.deepEqual(timesOf(moments, 100), [{ x: 0, words: "0 s" }, { x: 100, words: "1 s" }, { x: 180, words: "3602 s" }]);
  });
});

describe("scroll words", () => {
  const words = (/** @type {object} */ changes, restTop = 200) => scrollWords(scrollView(changes), restTop);
  const at = (/** @type {number} */ y) => ({ contentOffset: { x: 0, y } });

  test("say why the content is where it is", () => {
    assert.equal(words({}), "At rest at the top: contentOffset.y is −contentInsets.top.");
    assert.equal(words(at(-100)), "Scrolled 100.00 pt from the top; 1282.00 pt to the end.");
    // 2000 + 34 - 852: the end.
    assert.equal(words(at(1182)), "At the end: the content's last edge stands 34.00 pt above the screen's.");
    const collapsing = { ...at(-170), contentInsets: { top: 170, leading: 0, bottom: 34, trailing: 0 } };
    assert.match(words(collapsing), /^The bar has collapsed by 30\.00 pt\./);
  });

  test("tell a finger's way from what the rubber band shows of it", () => {
    // Published trace of a view 681.67 high: 240 points of finger show 110.67.
    assert.ok(Math.abs(travelFor(110.67, 681.67) - 240) < 0.5);
    const pulled = { ...at(-256.5), phase: "interacting" };
    assert.equal(words(pulled), "Pulled 56.50 pt past the top: the rubber band's answer to 110.02 pt of finger travel.");
    assert.equal(words({ ...at(-210), phase: "decelerating" }), "Springing back: 10.00 pt past the top.");
    assert.equal(words({ ...at(1192), phase: "idle" }), "Held 10.00 pt past the end.");
  });
});

describe("scene metrics", () => {
  test("count displacement from rest while a large title collapses", () => {
    const rest = new RestInsets();
    const collapsing = scrollView({ contentOffset: { x: 0, y: -170 }, contentInsets: { top: 170, leading: 0, bottom: 34, trailing: 0 } });
    rest.observe(frame());
    assert.deepEqual(rest.displacementOf(collapsing), { x: 0, y: 30 });
    assert.equal(overscrollAtTop(collapsing), 0);
  });

  test("keep how far a title is collapsed when all insets change", () => {
    const rest = new RestInsets();
    rest.observe(frame());
    const view = (/** @type {number} */ top) => scrollView({ contentInsets: { top, leading: 0, bottom: 34, trailing: 0 } });
    const before = frame({ scrollViews: [view(170)] });
    rest.rebase(/** @type {any} */ (before), /** @type {any} */ (frame({ scrollViews: [view(120)] })));
    assert.equal(rest.topOf(view(120)), 150);
  });

  test("hold a place within the range in which content rests", () => {
    const rest = new RestInsets();
    rest.observe(frame());
    const at = (/** @type {number} */ y) => rest.restingDisplacementOf(scrollView({ contentOffset: { x: 0, y } })).y;
    assert.equal(at(-280), 0);
    assert.equal(at(100), 300);
    // 200 + 2000 + 34 of content in 852: 1382 is the end.
    assert.equal(at(5000), 1382);
    assert.equal(overscrollAtTop(scrollView({ contentOffset: { x: 0, y: -257.5 } })), 57.5);
  });

  test("find the screen of a device or a bare one", () => {
    const { devices } = hello();
    assert.equal(screenOf(devices, "iphone-16")?.width, 393);
    assert.equal(screenOf(devices, "nokia-3310"), undefined);
    const safeArea = { top: 20, leading: 0, bottom: 0, trailing: 0 };
    const bare = { width: 320, height: 480, scale: 2, safeArea };
    assert.deepEqual(screenOf(devices, bare), { ...bare, id: "", name: "320 × 480" });
  });
});
