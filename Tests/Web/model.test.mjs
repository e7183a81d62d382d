import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { InputLog, thinned } from "../../public/js/model/input-log.js";
import { Recording } from "../../public/js/model/recording.js";
import { SceneClock } from "../../public/js/model/scene-clock.js";
import { RestInsets, screenOf, overscrollAtTop } from "../../public/js/model/scene-metrics.js";
import { scrollWords, travelFor } from "../../public/js/model/scroll-words.js";
import { stripGeometry, timesOf } from "../../public/js/panels/timeline-strip.js";
import { frame, hello, scrollView } from "./support.mjs";

describe("recording", () => {
  const filled = (/** @type {number[]} */ times, capacity = 10) => {
    const recording = new Recording(capacity, JSON.stringify);
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
    assert.throws(() => new Recording(0, JSON.stringify), /was 0/);
  });

  test("gives each frame back as it came, with the state that it had", () => {
    const texts = [JSON.stringify(frame({ sequence: 4 })), JSON.stringify(frame({ sequence: 5, time: 0.1 }))];
    const recording = new Recording(2, ({ sequence }) => texts[sequence - 4]);
    const state = [{ name: "count", value: "3" }];
    for (const text of texts) recording.add({ ...JSON.parse(text), state });
    assert.deepEqual(recording.frames, [frame({ sequence: 4, state }), frame({ sequence: 5, time: 0.1, state })]);
    assert.equal(recording.timeOf(1), 0.1);
  });

  test("gives back texts of any characters and lengths, also where a frame was kept before", () => {
    const words = ["a".repeat(400), "é".repeat(300), "日本語".repeat(90), "👩‍👩‍👧‍👦 sticks 📌", "\ud800 alone", "b", "c".repeat(900)];
    const recording = new Recording(3, JSON.stringify);
    for (const [index, name] of words.entries()) {
      recording.add(frame({ callbacks: [{ name }] }));
      assert.deepEqual(recording.frames.map(({ callbacks }) => callbacks[0].name), words.slice(Math.max(0, index - 2), index + 1));
    }
  });

  test("becomes a graph, phases and ticks", () => {
    const recording = new Recording(10, JSON.stringify);
    const at = (/** @type {number} */ time, /** @type {number} */ y, /** @type {string} */ phase, callbacks = 0) =>
      recording.add(
        frame({
          time,
          callbacks: Array.from({ length: callbacks }, () => ({ name: "task" })),
          scrollViews: [scrollView({ contentOffset: { x: 0, y }, phase })],
        }),
      );
    at(0, -200, "idle");
    at(0.1, -250, "interacting");
    at(0.2, -300, "interacting", 1);
    at(0.3, -200, "idle");
    const strip = stripGeometry(recording, 300, 100);
    assert.equal(strip.low, -300);
    assert.equal(strip.high, -200);
    assert.deepEqual([...strip.phases], [["interacting", "M100 93H300v5H100z"]]);
    // The graph is 52 high from 22 on, below the ruler: rest at its foot, the pull half way and at its top.
    assert.equal(strip.offset, "M0.0 74.0L100.0 48.0L200.0 22.0L300.0 74.0");
    assert.match(strip.callbacks, /^M200\.0 91v-5$/);
  });

  test("draws what is kept from the left edge on, however long it has recorded", () => {
    const recording = new Recording(2, JSON.stringify);
    for (const [time, y] of [[0, -200], [0.1, -250], [0.2, -200], [0.3, -300]]) {
      recording.add(frame({ time, scrollViews: [scrollView({ contentOffset: { x: 0, y }, phase: "interacting" })] }));
    }
    const strip = stripGeometry(recording, 300, 100);
    assert.match(strip.offset, /^M0\.0 74\.0L(300\.0|299\.9|300\.1) 22\.0$/);
    assert.match(strip.phases.get("interacting") ?? "", /^M0 93H/);
  });

  test("is a line in the middle where nothing moved, with no place that was never there", () => {
    const recording = new Recording(10, JSON.stringify);
    for (const time of [0, 0.1]) recording.add(frame({ time }));
    const strip = stripGeometry(recording, 300, 100);
    assert.deepEqual([strip.low, strip.high, strip.offset], [-200, -200, "M0.0 48.0L300.0 48.0"]);
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
