import assert from "node:assert/strict";
import { describe, test } from "node:test";
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

  test("lets no more than three frames wait, and none before an answer or a finger", () => {
    const { loop, drawn, refresh } = harness();
    for (let sequence = 1; sequence <= 50; sequence += 1) loop.submit(frame({ sequence }));
    refresh(16);
    refresh(33);
    loop.submit(frame({ sequence: 51, reply: 8 }));
    refresh(50);
    refresh(67);
    assert.deepEqual(drawn, [[48, 16], [49, 33], [51, 50]]);
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
