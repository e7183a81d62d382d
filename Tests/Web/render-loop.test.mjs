import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Followers } from "../../public/js/render/followers.js";
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

  test("draws each frame of what moves by itself, one a refresh, though two come at once", () => {
    const { loop, drawn, refresh } = harness();
    const fly = (/** @type {number} */ sequence) => loop.submit(frame({ sequence, scrollViews: [scrollView({ phase: "decelerating" })] }));
    fly(1);
    refresh(16);
    fly(2);
    fly(3);
    refresh(33);
    refresh(50);
    fly(4);
    loop.submit(frame({ sequence: 5 }));
    refresh(67);
    refresh(83);
    refresh(100);
    assert.deepEqual(drawn, [[1, 16], [2, 33], [3, 50], [4, 67], [5, 83]]);
    assert.equal(loop.frame?.sequence, 5);
  });

  test("lets no more than two frames wait behind the next, and none before an answer or a finger", () => {
    const { loop, drawn, refresh } = harness();
    for (let sequence = 1; sequence <= 50; sequence += 1) loop.submit(frame({ sequence }));
    refresh(8);
    refresh(16);
    refresh(33);
    loop.submit(frame({ sequence: 51, reply: 8 }));
    refresh(50);
    refresh(67);
    assert.deepEqual(drawn, [[48, 8], [49, 16], [50, 33], [51, 50]]);
    for (const phase of ["tracking", "interacting"]) {
      loop.submit(frame({ sequence: 1 }));
      loop.submit(frame({ sequence: 2, scrollViews: [scrollView(), scrollView({ phase })] }));
      refresh(83);
      assert.deepEqual(drawn.at(-1), [2, 83]);
    }
    loop.submit(frame({ sequence: 3 }));
    loop.submit(null);
    refresh(100);
    refresh(117);
    assert.deepEqual(drawn.at(-1), [null, 100]);
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

describe("followers", () => {
  function told() {
    /** @type {((time: number) => boolean)[]} */
    const steps = [];
    /** @type {string[]} */
    const seen = [];
    const actions = ["numbers", "mirror", "strip"].map((name) => (/** @type {any} */ picture) => seen.push(`${name} ${picture?.sequence ?? null}`));
    const followers = new Followers(actions, (step) => steps.includes(step) || steps.push(step));
    const refresh = (/** @type {number} */ time) => {
      const due = steps.splice(0).filter((step) => step(time));
      steps.push(...due);
    };
    const moving = (/** @type {number} */ sequence) => frame({ sequence, scrollViews: [scrollView({ phase: "decelerating" })] });
    return { followers, seen, steps, refresh, moving };
  }

  test("are told one a refresh in motion, each in its turn and of the newest frame", () => {
    const { followers, seen, steps, refresh, moving } = told();
    for (const sequence of [1, 2, 3]) {
      followers.follow(/** @type {any} */ (moving(sequence)), sequence * 16);
      refresh(sequence * 16 + 16);
    }
    assert.deepEqual(seen, ["mirror 1", "strip 2", "numbers 3"]);
    refresh(64);
    refresh(80);
    refresh(96);
    assert.deepEqual(seen.slice(3), ["mirror 3", "strip 3"]);
    assert.equal(steps.length, 0);
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
