import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as messages from "../../public/js/transport/messages.js";
import { decodeServerMessage } from "../../public/js/transport/message-decoder.js";
import { frame, hello } from "./support.mjs";

describe("messages", () => {
  test("are built field by field", () => {
    assert.deepEqual(messages.openMessage({ preset: "founding-screen", device: "iphone-16", os: 18 }), {
      type: "open",
      preset: "founding-screen",
      device: "iphone-16",
      os: 18,
    });
    assert.deepEqual(messages.openMessage({ program: "x" }, "manual"), { type: "open", program: "x", clock: "manual" });
    assert.deepEqual(messages.setMessage({ os: 26 }), { type: "set", os: 26 });
    assert.deepEqual(messages.touchMessage("moved", { x: 1.23456, y: 2 }, 0.5), {
      type: "touch",
      phase: "moved",
      x: 1.235,
      y: 2,
      time: 0.5,
    });
    assert.deepEqual(messages.wheelMessage({ x: 1, y: 2 }, { x: 0, y: -3 }, 1), {
      type: "wheel",
      x: 1,
      y: 2,
      deltaX: 0,
      deltaY: -3,
      time: 1,
    });
    assert.deepEqual(messages.scrollMessage({ x: 0, y: 80 }), { type: "scroll", displacement: { x: 0, y: 80 } });
    assert.deepEqual(messages.scrollMessage({ x: 0, y: 80 }, 4).scrollView, 4);
    assert.deepEqual(messages.advanceMessage(2), { type: "advance", to: 2 });
  });

  test("refuse numbers that JSON cannot carry", () => {
    for (const value of [Number.NaN, Infinity, -Infinity]) {
      assert.throws(() => messages.touchMessage("began", { x: value, y: 0 }, 0), RangeError);
      assert.throws(() => messages.touchMessage("began", { x: 0, y: 0 }, value), RangeError);
      assert.throws(() => messages.wheelMessage({ x: 0, y: 0 }, { x: 0, y: value }, 0), RangeError);
      assert.throws(() => messages.scrollMessage({ x: value, y: 0 }), RangeError);
      assert.throws(() => messages.advanceMessage(value), RangeError);
    }
  });
});

describe("decoder", () => {
  test("takes every kind of message, and fields that it does not know", () => {
    const kinds = [
      hello({ motto: "x" }),
      { type: "opened", diagnostics: [], device: "iphone-16" },
      { type: "opened", diagnostics: [], roots: ["ContentView", "Row"], previews: ["Dark"], root: "ContentView" },
      { type: "completions", line: 3, column: 9, items: [{ label: "padding(_:)", insert: "padding(<#length#>)" }] },
      { type: "signatures", selected: 0, signatures: [{ signature: "padding(_ length: CGFloat)", parameters: ["_ length: CGFloat"] }] },
      { type: "formatted", program: "x" },
      frame({ later: true }),
      { type: "tree", root: { id: 1, view: "ContentView" } },
      { type: "error", code: "notOpen", message: "open a scene first" },
    ];
    for (const message of kinds) assert.deepEqual(decodeServerMessage(JSON.stringify(message)), message);
  });

  const item = { id: 1, kind: "shape", frame: { x: 0, y: 0, width: 1, height: 1 } };
  /** @type {[string, unknown, RegExp][]} */
  const refused = [
    ["bytes", new ArrayBuffer(4), /text/],
    ["half a message", '{"type":"frame","seq', /./],
    ["a list", "[]", /the type undefined/],
    ["nothing", "null", /an object/],
    ["a type of the prototype", '{"type":"toString"}', /toString/],
    ["a frame without items", JSON.stringify(frame({ items: undefined })), /frame\.items is not a list/],
    ["a frame whose item is null", JSON.stringify(frame({ items: [null] })), /frame\.items\[0\] is not an object/],
    ["an item without place", JSON.stringify(frame({ items: [{ id: 1 }] })), /frame\.items\[0\]\.frame is not an object/],
    [
      "an item with half a place",
      JSON.stringify(frame({ items: [{ ...item, frame: { x: 0, y: 0, width: null, height: 1 } }] })),
      /frame\.items\[0\]\.frame\.width is not a number/,
    ],
    ["an item with bad lines", JSON.stringify(frame({ items: [{ ...item, lines: 4 }] })), /lines is not a list/],
    ["an item cut at no shape", JSON.stringify(frame({ items: [{ ...item, clipShapes: [{ shape: "circle" }] }] })), /clipShapes\[0\]\.frame is not an object/],
    ["an item cut at a flat map", JSON.stringify(frame({ items: [{ ...item, clipShapes: [{ frame: item.frame, transform: [1, 2] }] }] })), /clipShapes\[0\]\.transform is not a list of 6/],
    ["a frame without time", JSON.stringify(frame({ time: "now" })), /frame\.time is not a number/],
    ["a scroll view without insets", JSON.stringify(frame({ scrollViews: [{ frame: item.frame }] })), /contentOffset/],
    ["a greeting without devices", JSON.stringify(hello({ devices: {} })), /hello\.devices is not a list/],
    ["an error without words", '{"type":"error","code":"x"}', /error\.message is not a text/],
  ];
  for (const [name, data, reason] of refused) {
    test(`refuses ${name}`, () => assert.throws(() => decodeServerMessage(data), reason));
  }
});
