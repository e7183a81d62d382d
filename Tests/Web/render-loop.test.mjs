import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { RenderLoop } from "../../public/js/render/render-loop.js";
import { frame } from "./support.mjs";

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
  test("draws only the newest frame, once a refresh", () => {
    const { loop, requests, drawn, refresh } = harness();
    for (let sequence = 1; sequence <= 50; sequence += 1) loop.submit(frame({ sequence }));
    assert.equal(requests.length, 1);
    refresh(16);
    assert.deepEqual(drawn, [[50, 16]]);
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
