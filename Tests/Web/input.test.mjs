import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { KeyboardScroll, keyDelta } from "../../public/js/input/keyboard-scroll.js";
import { PointerDrag } from "../../public/js/input/pointer-drag.js";
import { takeWheel, wheelDelta } from "../../public/js/input/wheel-scroll.js";
import { scrollView } from "./support.mjs";

describe("wheel", () => {
  const page = { width: 393, height: 852 };
  const event = { deltaX: 0, deltaY: 0, deltaMode: 0, shiftKey: false };
  /** @type {[string, object, {x: number, y: number}][]} */
  const rows = [
    ["pixels are points", { deltaY: 53 }, { x: 0, y: 53 }],
    ["fractions of a trackpad stay", { deltaX: -0.25, deltaY: 1.75 }, { x: -0.25, y: 1.75 }],
    ["a line is 16 points", { deltaY: 3, deltaMode: 1 }, { x: 0, y: 48 }],
    ["a page is what shows", { deltaY: -1, deltaMode: 2 }, { x: 0, y: -852 }],
    ["a page sideways is its width", { deltaX: 1, deltaMode: 2 }, { x: 393, y: 0 }],
    ["shift turns a wheel with one axis", { deltaY: 40, shiftKey: true }, { x: 40, y: 0 }],
    ["shift leaves what is turned already", { deltaX: 40, shiftKey: true }, { x: 40, y: 0 }],
  ];
  for (const [name, changes, expected] of rows) {
    test(name, () => assert.deepEqual(wheelDelta({ ...event, ...changes }, page), expected));
  }

  test("never scrolls the page behind, and leaves zooming to the browser", () => {
    const target = new EventTarget();
    /** @type {unknown[]} */
    const heard = [];
    takeWheel(/** @type {any} */ (target), {
      point: () => ({ x: 1, y: 2 }),
      page: () => page,
      wheel: (point, delta) => heard.push([point, delta]),
    });
    const send = (/** @type {object} */ changes) => {
      const real = Object.assign(new Event("wheel", { cancelable: true }), { ...event, ctrlKey: false, ...changes });
      target.dispatchEvent(real);
      return real.defaultPrevented;
    };
    assert.equal(send({ deltaY: 5 }), true);
    assert.equal(send({ deltaY: 5, ctrlKey: true }), false);
    assert.equal(send({ deltaY: 0 }), true);
    assert.deepEqual(heard, [[{ x: 1, y: 2 }, { x: 0, y: 5 }]]);
  });
});

describe("keyboard", () => {
  const view = scrollView();
  const press = (/** @type {string} */ key, shiftKey = false) => keyDelta({ key, shiftKey }, view);

  test("maps keys to distances", () => {
    assert.deepEqual(press("ArrowDown"), { x: 0, y: 40 });
    assert.deepEqual(press("ArrowUp"), { x: 0, y: -40 });
    assert.deepEqual(press("ArrowLeft"), { x: -40, y: 0 });
    assert.deepEqual(press("ArrowRight"), { x: 40, y: 0 });
    // 852 high, 200 and 34 of it covered, 40 stay in view: 578.
    assert.deepEqual(press("PageDown"), { x: 0, y: 578 });
    assert.deepEqual(press("PageUp"), { x: 0, y: -578 });
    assert.deepEqual(press(" "), { x: 0, y: 578 });
    assert.deepEqual(press(" ", true), { x: 0, y: -578 });
    assert.deepEqual(press("Home"), { x: 0, y: -1e7 });
    assert.deepEqual(press("End"), { x: 0, y: 1e7 });
    assert.equal(press("a"), null);
  });

  function harness(reducesMotion = false) {
    /** @type {{x: number, y: number}[]} */
    const deltas = [];
    /** @type {((time: number) => boolean)[]} */
    const steps = [];
    const keyboard = new KeyboardScroll({
      wheel: (_, delta) => deltas.push(delta),
      animate: (step) => steps.push(step),
      reducesMotion: () => reducesMotion,
    });
    const key = (/** @type {object} */ changes) =>
      keyboard.press(/** @type {any} */ ({ key: "ArrowDown", timeStamp: 0, shiftKey: false, metaKey: false, ctrlKey: false, altKey: false, ...changes }), view);
    return { deltas, steps, key };
  }

  test("spreads a step over some frames that add up to it", () => {
    const { deltas, steps, key } = harness();
    assert.equal(key({}), true);
    for (let time = 16; steps[0](time); time += 16);
    assert.ok(deltas.length > 3);
    assert.ok(Math.abs(deltas.reduce((sum, delta) => sum + delta.y, 0) - 40) < 1e-9);
    assert.equal(steps.length, 1);
  });

  test("adds up keys that are pressed on the way", () => {
    const { deltas, steps, key } = harness();
    key({});
    steps[0](16);
    key({ timeStamp: 16 });
    for (let time = 32; steps[0](time); time += 16);
    assert.equal(steps.length, 1);
    assert.ok(Math.abs(deltas.reduce((sum, delta) => sum + delta.y, 0) - 80) < 1e-9);
  });

  test("moves at once where motion is to be reduced, and to the edges", () => {
    const reduced = harness(true);
    reduced.key({});
    assert.deepEqual(reduced.deltas, [{ x: 0, y: 40 }]);
    const far = harness();
    far.key({ key: "End" });
    assert.deepEqual(far.deltas, [{ x: 0, y: 1e7 }]);
  });

  test("leaves keys with modifiers alone", () => {
    const { key } = harness();
    assert.equal(key({ metaKey: true }), false);
    assert.equal(key({ ctrlKey: true }), false);
    assert.equal(key({ key: "x" }), false);
  });
});

describe("pointer", () => {
  function harness(canBegin = () => true) {
    const target = Object.assign(new EventTarget(), { captured: [], setPointerCapture: (/** @type {number} */ id) => target.captured.push(id) });
    /** @type {unknown[]} */
    const heard = [];
    const drag = new PointerDrag(/** @type {any} */ (target), {
      point: (event) => ({ x: event.clientX, y: event.clientY }),
      canBegin,
      picks: (event) => event.altKey,
      touch: (phase, point) => heard.push([phase, point.x, point.y]),
      hover: (point) => heard.push(["hover", point?.x]),
      press: () => heard.push(["press"]),
    });
    drag.attach();
    let stamp = 0;
    const send = (/** @type {string} */ type, /** @type {object} */ changes = {}) => {
      const event = new Event(type, { cancelable: true });
      stamp += 16;
      const fields = { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0, pointerType: "mouse", ...changes };
      for (const [name, value] of Object.entries({ timeStamp: stamp, ...fields })) Object.defineProperty(event, name, { value });
      target.dispatchEvent(event);
      return event;
    };
    return { drag, target, heard, send };
  }

  test("captures the pointer, so that a drag goes on outside", () => {
    const { target, heard, send } = harness();
    send("pointerdown", { clientX: 5, clientY: 6 });
    send("pointermove", { clientX: 5, clientY: -400 });
    send("pointerup", { clientX: 5, clientY: -500 });
    assert.deepEqual(target.captured, [1]);
    assert.deepEqual(heard, [["press"], ["began", 5, 6], ["moved", 5, -400], ["ended", 5, -500]]);
  });

  test("ignores a second finger and other buttons", () => {
    const { heard, send } = harness();
    send("pointerdown", { button: 2 });
    send("pointerdown", { pointerId: 1 });
    send("pointerdown", { pointerId: 2, isPrimary: false });
    send("pointermove", { pointerId: 2, clientX: 99 });
    send("pointerup", { pointerId: 2 });
    send("pointerup", { pointerId: 1 });
    assert.deepEqual(heard, [["press"], ["began", 0, 0], ["ended", 0, 0]]);
  });

  test("ends as cancelled when the browser takes the pointer away, once", () => {
    const { heard, send } = harness();
    send("pointerdown");
    send("pointermove", { clientY: 30 });
    send("pointercancel", { clientY: 0 });
    send("lostpointercapture");
    assert.deepEqual(heard.slice(-2), [["moved", 0, 30], ["cancelled", 0, 30]]);
    assert.equal(heard.length, 4);
  });

  test("ends when the page says so, and lets a new drag begin", () => {
    const { drag, heard, send } = harness();
    send("pointerdown");
    drag.cancel(100);
    drag.cancel(100);
    send("pointerdown", { clientX: 1 });
    assert.deepEqual(heard, [["press"], ["began", 0, 0], ["cancelled", 0, 0], ["press"], ["began", 1, 0]]);
  });

  test("begins late when the scene was not open yet", () => {
    let isOpen = false;
    const { heard, send } = harness(() => isOpen);
    send("pointerdown", { clientY: 10 });
    send("pointermove", { clientY: 20 });
    isOpen = true;
    send("pointermove", { clientY: 30 });
    send("pointermove", { clientY: 40 });
    send("pointerup", { clientY: 40 });
    assert.deepEqual(heard, [["press"], ["began", 0, 30], ["moved", 0, 40], ["ended", 0, 40]]);
  });

  test("leaves out moves that no screen could show", () => {
    const { heard, send } = harness();
    send("pointerdown");
    send("pointerrawupdate", { clientY: 1, timeStamp: 1000 });
    send("pointerrawupdate", { clientY: 2, timeStamp: 1001 });
    send("pointerrawupdate", { clientY: 3, timeStamp: 1008 });
    assert.deepEqual(heard.slice(2), [["moved", 0, 1], ["moved", 0, 3]]);
  });

  test("tells at the refresh where a finger stopped whose last move was left out", () => {
    const { heard, send } = harness();
    send("pointerdown");
    send("pointerrawupdate", { clientY: 1, timeStamp: 1000 });
    send("pointerrawupdate", { clientY: 2, timeStamp: 1001 });
    send("pointermove", { clientY: 2, timeStamp: 1001 });
    send("pointermove", { clientY: 2, timeStamp: 1001 });
    assert.deepEqual(heard.slice(2), [["moved", 0, 1], ["moved", 0, 2]]);
  });

  test("takes moves as they happen, and not again when they are told at the refresh", () => {
    const { heard, send } = harness();
    send("pointerrawupdate", { clientY: 1, timeStamp: 100 });
    send("pointerdown");
    send("pointerrawupdate", { clientY: 5, timeStamp: 1000 });
    send("pointermove", { clientY: 5, timeStamp: 1000 });
    send("pointermove", { clientY: 6, timeStamp: 1010 });
    assert.deepEqual(heard, [["press"], ["began", 0, 0], ["moved", 0, 5], ["moved", 0, 6]]);
  });

  test("tells where a mouse is that presses nothing", () => {
    const { heard, send } = harness();
    send("pointermove", { clientX: 7 });
    send("pointermove", { clientX: 8, pointerType: "touch" });
    send("pointerleave");
    assert.deepEqual(heard, [["hover", 7], ["hover", undefined]]);
  });
});
