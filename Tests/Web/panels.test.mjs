import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { decimal, flash, setAttribute, setText } from "../../public/js/panels/dom.js";
import { byteOfCharacter, characterOfByte } from "../../public/js/model/source-place.js";
import { countWords } from "../../public/js/panels/editor-panel.js";
import { lookFor, screenWords } from "../../public/js/panels/notices.js";
import { Preferences } from "../../public/js/panels/panes.js";
import { intervalFor } from "../../public/js/panels/timeline-strip.js";
import { spaceRows } from "../../public/js/panels/view-details.js";
import { nodeAtSource, nodeById, proposalWords, smallestAt, visibleRows } from "../../public/js/model/view-tree.js";
import { initialState } from "../../public/js/store.js";
import { frame, scrollView } from "./support.mjs";

const problem = (/** @type {string} */ severity) => ({ severity, line: 3, column: 1, message: "cannot find 'Foo' in scope" });

describe("editor", () => {
  test("counts problems, the worst first", () => {
    assert.equal(countWords([]), "");
    assert.equal(countWords(/** @type {any} */ ([problem("warning"), problem("warning"), problem("error")])), "1 error, 2 warnings");
    assert.equal(countWords(/** @type {any} */ ([problem("note")])), "1 note");
  });

  test("turns byte columns into places in the text", () => {
    assert.equal(characterOfByte("let a = 1", 5), 4);
    // "ë" is 2 bytes and 1 unit, the face 4 bytes and 2 units.
    assert.equal(characterOfByte("ë👩x", 1), 0);
    assert.equal(characterOfByte("ë👩x", 3), 1);
    assert.equal(characterOfByte("ë👩x", 7), 3);
    assert.equal(characterOfByte("ab", 99), 2);
    assert.deepEqual([0, 1, 3].map((place) => byteOfCharacter("ë👩x", place)), [1, 3, 7]);
  });
});

describe("hint", () => {
  test("is what an example's comment says", () => {
    assert.equal(lookFor("// title: A\n// look for: The bar stays.\nimport SwiftUI\n"), "The bar stays.");
    assert.equal(lookFor("import SwiftUI\n"), null);
  });
});

describe("screen", () => {
  const state = initialState();
  const shown = frame({ items: [{ id: 1, kind: "shape", frame: { x: 0, y: 0, width: 1, height: 1 } }] });

  test("says nothing while there is a picture", () => {
    assert.equal(screenWords({ ...state, frame: /** @type {any} */ (shown) }), "");
  });

  test("says the error, over the last picture and without one", () => {
    const diagnostics = /** @type {any} */ ([problem("error")]);
    assert.match(screenWords({ ...state, diagnostics }), /^Line 3: cannot find 'Foo' in scope$/);
    assert.match(screenWords({ ...state, diagnostics, frame: /** @type {any} */ (shown) }), /This is the last picture that ran\.$/);
  });

  test("invites to paste where the program is empty", () => {
    assert.match(screenWords({ ...state, scene: { ...state.scene, program: " \n" } }), /Paste a SwiftUI view/);
  });

  test("invites over the last picture too, whatever the compiler says of nothing", () => {
    const diagnostics = /** @type {any} */ ([problem("error")]);
    const empty = { ...state, diagnostics, frame: /** @type {any} */ (shown), scene: { ...state.scene, program: "" } };
    assert.match(screenWords(empty), /^Nothing here yet/);
  });

  test("is no blank before the first picture", () => {
    assert.equal(screenWords(state), "Fetching the picture…");
    const connection = /** @type {const} */ ({ phase: "waiting", attempt: 1, delay: 250, reason: "" });
    assert.match(screenWords({ ...state, connection }), /^Waiting for the server/);
  });

  test("says when the server is gone", () => {
    assert.equal(screenWords({ ...state, connection: { phase: "gone", attempt: 20, delay: 0, reason: "" } }), "No server, no picture.");
  });
});

describe("view tree", () => {
  const rect = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ width, /** @type {number} */ height) => ({ x, y, width, height });
  const leaf = { id: 3, view: "Text", frame: rect(10, 10, 20, 20) };
  const row = { id: 2, view: "HStack", frame: rect(0, 0, 100, 40), children: [leaf] };
  const root = { id: 1, view: "ContentView", frame: rect(0, 0, 100, 100), children: [row] };

  test("finds the smallest view under a point, the innermost of equals", () => {
    assert.equal(smallestAt(root, { x: 15, y: 15 })?.id, 3);
    assert.equal(smallestAt(root, { x: 50, y: 5 })?.id, 2);
    assert.equal(smallestAt(root, { x: 500, y: 5 }), null);
    const equal = { ...root, children: [{ id: 9, view: ".padding", frame: root.frame }] };
    assert.equal(smallestAt(equal, { x: 1, y: 1 })?.id, 9);
  });

  test("lists rows with their depth, without what is folded", () => {
    assert.deepEqual(visibleRows(root, new Set()).map(({ node, depth }) => [node.id, depth]), [[1, 0], [2, 1], [3, 2]]);
    assert.deepEqual(visibleRows(root, new Set([2])).map(({ node }) => node.id), [1, 2]);
  });

  test("puts modifiers at the height of the view that they change", () => {
    const inner = { id: 2, view: ".padding", children: [{ id: 3, view: "HStack", children: [leaf] }] };
    const rows = visibleRows({ id: 1, view: ".background", children: [inner] }, new Set());
    assert.deepEqual(rows.map(({ node, indent }) => [node.view, indent]), [[".background", 0], [".padding", 0], ["HStack", 0], ["Text", 1]]);
  });

  test("finds the view that a place in the source makes", () => {
    const at = (/** @type {number} */ id, /** @type {number} */ line, /** @type {number} */ column) => ({ ...leaf, id, source: { line, column } });
    const tree = { ...root, children: [at(5, 7, 9), at(6, 7, 14), at(7, 7, 14), at(8, 8, 3)] };
    const found = (/** @type {number} */ line, /** @type {number} */ column) => nodeAtSource(tree, { line, column })?.id;
    assert.deepEqual([found(7, 1), found(7, 9), found(7, 13), found(7, 30), found(8, 30), found(9, 1)], [5, 5, 5, 6, 8, undefined]);
  });

  test("says proposals in words", () => {
    assert.equal(proposalWords({ width: 361, height: null }), "361\u00a0×\u00a0ideal");
    assert.equal(proposalWords({ width: "infinity", height: 20.333 }), "∞\u00a0×\u00a020.33");
    assert.equal(proposalWords(undefined), "");
  });

  test("tells a view's place in every space that it can be asked in", () => {
    const text = { id: 9, view: "Text", frame: rect(36, 250, 20, 20), safeArea: { top: 0, leading: 0, bottom: 0, trailing: 0 } };
    const path = [
      { id: 1, view: "ContentView", frame: rect(0, 59, 393, 759) },
      { id: 7, view: "ScrollView", frame: rect(0, 150, 393, 668) },
      { id: 3, view: ".coordinateSpace", source: { line: 2, column: 4 }, frame: rect(20, 100, 100, 900) },
      { id: 4, view: "VStack", frame: rect(20, 110, 100, 900) },
      { id: 5, view: ".padding", frame: rect(30, 240, 40, 40) },
      text,
    ];
    const view = scrollView({ frame: rect(0, 0, 393, 852), contentOffset: { x: 0, y: 58 } });
    const state = /** @type {any} */ ({ frame: frame({ scrollViews: [view] }), scene: { program: 'VStack { }\n  .coordinateSpace(.named("rows"))' } });
    assert.deepEqual(spaceRows(state, path), [
      ["in .global", "36.00, 250.00"],
      ["in VStack", "16.00, 140.00"],
      ["in “rows”", "16.00, 150.00"],
      // The insets' top is 200: at rest the content's top is 0 there, as frame(in: .scrollView) says.
      ["in .scrollView", "36.00, 50.00"],
      ["in its content", "36.00, 308.00"],
    ]);
  });

  test("finds a node by its id", () => {
    assert.equal(nodeById(root, 3), leaf);
    assert.equal(nodeById(root, 4), null);
  });
});

describe("numbers and preferences", () => {
  test("have two decimals and a real minus", () => {
    assert.deepEqual([0, -0.001, -202.333, 7699.951].map(decimal), ["0.00", "0.00", "−202.33", "7699.95"]);
  });

  test("are kept for the visit where storage is refused", () => {
    const refused = new Preferences(() => {
      throw new Error("denied");
    });
    assert.equal(refused.read("width"), null);
    refused.write("width", "300");
    assert.equal(refused.read("width"), "300");
  });
});

describe("time line", () => {
  test("is drawn less often the more frames it shows, so that it takes no more of a second", () => {
    assert.deepEqual([2, 300, 600, 1200].map(intervalFor), [90, 90, 180, 360]);
  });
});

describe("values that change", () => {
  /** An element on a document of its own, with the times at which it has flashed and what was written to it. */
  const element = () => {
    const timeline = { currentTime: 0 };
    /** @type {number[]} */
    const flashes = [];
    return /** @type {any} */ ({ ownerDocument: { timeline }, flashes, animate: () => flashes.push(timeline.currentTime) });
  };

  test("flash once they have stood still for half a second, and not while they go on changing", () => {
    const value = element();
    for (const time of [1_000, 1_150, 1_300, 1_450, 1_600, 2_099, 2_599, 2_700]) {
      value.ownerDocument.timeline.currentTime = time;
      flash(value, false);
    }
    assert.deepEqual(value.flashes, [1_000, 2_599]);
  });

  test("do not flash where motion is to be reduced", () => {
    const value = element();
    flash(value, true);
    assert.deepEqual(value.flashes, []);
  });

  test("are written only if they are others, into the text that is there", () => {
    /** @type {string[]} */
    const written = [];
    const node = {
      text: "1.00",
      get nodeValue() {
        return this.text;
      },
      set nodeValue(text) {
        written.push((this.text = text));
      },
    };
    const label = /** @type {any} */ ({ firstChild: null, append: (/** @type {string} */ text) => written.push(`new ${text}`) });
    setText(label, "1.00");
    label.firstChild = node;
    for (const text of ["1.00", "2.00", "2.00"]) setText(label, text);
    assert.deepEqual(written, ["new 1.00", "2.00"]);
  });

  test("are told in attributes only if they are others", () => {
    const values = new Map([["role", "img"]]);
    const writes = [];
    const item = /** @type {any} */ ({ getAttribute: (/** @type {string} */ name) => values.get(name) ?? null, setAttribute: (/** @type {string[]} */ ...pair) => writes.push(pair.join("=")) });
    setAttribute(item, "role", "img");
    setAttribute(item, "role", "heading");
    assert.deepEqual(writes, ["role=heading"]);
  });
});
