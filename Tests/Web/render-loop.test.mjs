import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Followers } from "../../public/js/render/followers.js";
import { FrameQueue } from "../../public/js/render/frame-queue.js";
import { RenderLoop } from "../../public/js/render/render-loop.js";
import { frame, scrollView } from "./support.mjs";

function harness() {
  /** @type {FrameRequestCallback[]} */
  const requests = [];
  /** @type {[unknown, number][]} */
  const drawn = [];
  const loop = new RenderLoop(
    (picture, time) => drawn.push([picture?.sequence ?? null, time]),
    (callback) => requests.push(callback),
  );
  const refresh = (/** @type {number} */ time) => requests.splice(0).forEach((callback) => callback(time));
  return { loop, requests, drawn, refresh };
}

describe("render loop", () => {
  test("draws only the newest frame under a finger, once a refresh", () => {
    const { loop, requests, drawn, refresh } = harness();
    const scrollViews = [scrollView({ phase: "interacting" })];
    for (let sequence = 1; sequence <= 50; sequence += 1) loop.submit(frame({ sequence, scrollViews }));
    assert.equal(requests.length, 1);
    refresh(16);
    assert.deepEqual(drawn, [[50, 16]]);
    assert.equal(requests.length, 0);
  });

  /** @param {ReturnType<typeof harness>} parts */
  const flying = ({ loop }) => (/** @type {number} */ sequence, phase = "decelerating") => loop.submit(frame({ sequence, scrollViews: [scrollView({ phase })] }));

  test("holds the first frame of what moves by itself for a refresh, and then draws each, one a refresh", () => {
    const parts = harness();
    const { loop, drawn, refresh } = parts;
    const fly = flying(parts);
    fly(1);
    refresh(16);
    assert.deepEqual(drawn, []);
    fly(2);
    refresh(33);
    // None comes in time, and then two at once: the one in reserve fills the gap.
    refresh(50);
    fly(3);
    fly(4);
    refresh(67);
    fly(5);
    loop.submit(frame({ sequence: 6 }));
    for (const time of [83, 100, 117, 133]) refresh(time);
    assert.deepEqual(drawn, [[1, 33], [2, 50], [3, 67], [4, 83], [5, 100], [6, 117]]);
    assert.equal(loop.frame?.sequence, 6);
    fly(7, "animating");
    refresh(150);
    refresh(167);
    assert.deepEqual(drawn.slice(6), [[7, 167]]);
  });

  test("holds nothing back when a frame waits already, as when a finger lets go between two refreshes", () => {
    const parts = harness();
    const { drawn, refresh } = parts;
    const fly = flying(parts);
    fly(1, "interacting");
    fly(2);
    refresh(16);
    fly(3);
    refresh(33);
    assert.deepEqual(drawn, [[1, 16], [2, 33]]);
  });

  test("draws the frame that is there again while the first of a flight is held", () => {
    const parts = harness();
    const { loop, drawn, refresh } = parts;
    loop.submit(frame({ sequence: 1 }));
    refresh(16);
    flying(parts)(2);
    loop.invalidate();
    refresh(33);
    refresh(50);
    assert.deepEqual(drawn, [[1, 16], [1, 33], [2, 50]]);
  });

  test("loses no frame to four refreshes that the browser misses", () => {
    const parts = harness();
    const { drawn, refresh } = parts;
    const fly = flying(parts);
    let came = 0;
    for (let time = 1; time <= 40; time += 1) {
      fly((came += 1));
      if (time < 20 || time > 23) refresh(time);
    }
    for (let time = 41; time <= 50; time += 1) refresh(time);
    assert.deepEqual(drawn.map(([sequence]) => sequence), Array.from({ length: 40 }, (_, index) => index + 1));
  });

  test("lets no more than six frames wait, and none before an answer or a finger", () => {
    const { loop, drawn, refresh } = harness();
    for (let sequence = 1; sequence <= 50; sequence += 1) loop.submit(frame({ sequence }));
    for (const time of [8, 16, 33, 50]) refresh(time);
    loop.submit(frame({ sequence: 51, reply: 8 }));
    refresh(67);
    refresh(83);
    assert.deepEqual(drawn, [[45, 8], [46, 16], [47, 33], [48, 50], [51, 67]]);
    for (const phase of ["tracking", "interacting"]) {
      loop.submit(frame({ sequence: 1 }));
      loop.submit(frame({ sequence: 2, scrollViews: [scrollView(), scrollView({ phase })] }));
      refresh(100);
      assert.deepEqual(drawn.at(-1), [2, 100]);
    }
    loop.submit(frame({ sequence: 3 }));
    loop.submit(null);
    refresh(117);
    refresh(133);
    assert.deepEqual(drawn.at(-1), [null, 117]);
  });

  test("asks for nothing while nothing changes", () => {
    const { loop, requests, drawn, refresh } = harness();
    loop.submit(frame());
    refresh(16);
    refresh(32);
    assert.equal(requests.length, 0);
    assert.equal(drawn.length, 1);
  });

  test("draws the same frame again when the canvas has changed", () => {
    const { loop, drawn, refresh } = harness();
    loop.submit(frame({ sequence: 3 }));
    refresh(16);
    loop.invalidate();
    refresh(32);
    assert.deepEqual(drawn, [[3, 16], [3, 32]]);
  });

  test("steps animations before it draws, until they end, in the same request", () => {
    const { loop, requests, drawn, refresh } = harness();
    /** @type {number[]} */
    const steps = [];
    loop.animate((time) => {
      steps.push(time);
      loop.submit(frame({ sequence: time }));
      return time < 32;
    });
    assert.equal(requests.length, 1);
    refresh(16);
    assert.equal(requests.length, 1);
    refresh(32);
    assert.equal(requests.length, 0);
    assert.deepEqual(steps, [16, 32]);
    assert.deepEqual(drawn, [[16, 16], [32, 32]]);
  });
});

describe("frame queues", () => {
  test("show two flights side by side, though the frames of one come just before the refresh and now and then just after it", () => {
    const queues = [new FrameQueue(), new FrameQueue()];
    const fly = (/** @type {number} */ index, /** @type {number} */ sequence) =>
      queues[index].add(/** @type {any} */ (frame({ sequence, scrollViews: [scrollView({ phase: "decelerating" })] })));
    const shown = [];
    for (let refresh = 1; refresh <= 9; refresh += 1) {
      fly(0, refresh);
      const isLate = refresh > 1 && refresh % 3 === 0;
      if (!isLate) fly(1, refresh);
      shown.push(queues.map((queue) => queue.next()?.sequence));
      if (isLate) fly(1, refresh);
    }
    assert.deepEqual(shown[0], [undefined, undefined]);
    assert.deepEqual(shown.slice(1), Array.from({ length: 8 }, (_, index) => [index + 1, index + 1]));
    assert.deepEqual(queues.map(({ isEmpty }) => isEmpty), [false, false]);
    queues[0].clear();
    assert.ok(queues[0].isEmpty);
  });
});

describe("followers", () => {
  function told() {
    /** @type {((time: number) => boolean)[]} */
    const steps = [];
    /** @type {string[]} */
    const seen = [];
    const actions = ["numbers", "mirror", "strip"].map((name) => (/** @type {any} */ picture) => seen.push(`${name} ${picture?.sequence ?? null}`));
    /** @type {(() => void)[]} */
    const deferred = [];
    const followers = new Followers((step) => steps.includes(step) || steps.push(step), (action) => deferred.push(action));
    for (const action of actions) followers.add(action);
    const refresh = (/** @type {number} */ time) => {
      const before = seen.length;
      const due = steps.splice(0).filter((step) => step(time));
      steps.push(...due);
      assert.equal(seen.length, before, "told within the refresh");
      for (const action of deferred.splice(0)) action();
    };
    const moving = (/** @type {number} */ sequence) => frame({ sequence, scrollViews: [scrollView({ phase: "decelerating" })] });
    return { followers, seen, steps, refresh, moving };
  }

  test("are told one every third refresh in motion, each in its turn and of the newest frame", () => {
    const { followers, seen, steps, refresh, moving } = told();
    for (const sequence of [1, 2, 3, 4, 5]) {
      followers.follow(/** @type {any} */ (moving(sequence)), sequence * 16);
      refresh(sequence * 16 + 16);
    }
    assert.deepEqual(seen, ["mirror 1", "strip 4"]);
    // No more frames come: all hear of the last one, and then there is nothing to wait for.
    for (let count = 6; steps.length > 0 && count < 30; count += 1) refresh(count * 16 + 16);
    assert.deepEqual(seen.slice(2), ["numbers 5", "mirror 5", "strip 5"]);
  });

  test("are all told at rest", () => {
    const { followers, seen, refresh, moving } = told();
    followers.follow(/** @type {any} */ (moving(1)), 16);
    followers.follow(/** @type {any} */ (frame({ sequence: 2 })), 32);
    assert.deepEqual(seen, ["numbers 2", "mirror 2", "strip 2"]);
    refresh(48);
    followers.follow(null, 64);
    assert.deepEqual(seen.slice(3), ["numbers null", "mirror null", "strip null"]);
  });
});
