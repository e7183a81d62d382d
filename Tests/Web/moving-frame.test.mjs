import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { frameInMotion } from "../../public/js/model/moving-frame.js";
import { frame, scrollView } from "./support.mjs";

const rect = (/** @type {number[]} */ ...[x, y, width, height]) => ({ x, y, width, height });
const at = (/** @type {number} */ line) => ({ line, column: 5 });
const text = (/** @type {number} */ id, /** @type {number} */ line, /** @type {object} */ box, changes = {}) =>
  ({ id, kind: "text", frame: box, source: at(line), ...changes });

/** A header of line 3 with a padded text of line 4, a row of line 6, in the scroll view of line 2. */
const label = { id: 13, view: "Text", frame: rect(16, 210, 51, 18), source: at(4) };
const header = { id: 12, view: "Header", frame: rect(0, 202, 393, 34), source: at(3), children: [label] };
const row = { id: 14, view: "Text", frame: rect(16, 248, 126, 20), source: at(6) };
const rows = { id: 11, view: "LazyVStack", frame: rect(0, 202, 393, 900), source: at(3), children: [header, row] };
const scroll = { id: 7, view: "ScrollView", frame: rect(0, 0, 393, 852), source: at(2), children: [rows] };
const screen = { id: 1, view: "Screen", frame: rect(0, 59, 393, 759), children: [scroll, { id: 20, view: "Spacer", frame: rect(0, 0, 1, 1), source: at(9) }] };

const rest = frame({ items: [text(1, 4, label.frame), text(2, 6, row.frame)] });
/** 90 on: the row has gone up, the header is held at the top. */
const later = frame({
  scrollViews: [scrollView({ contentOffset: { x: 0, y: -110 } })],
  items: [text(1, 4, rect(16, 210, 51, 18), { pinned: "header" }), text(2, 6, rect(16, 158, 126, 20))],
});
const where = (/** @type {object} */ node, /** @type {any} */ shown = later) => frameInMotion(/** @type {any} */ (node), /** @type {any} */ (rest), shown);

describe("the place of a view in motion", () => {
  test("is that of what it draws", () => {
    assert.deepEqual(where(row), rect(16, 158, 126, 20));
    assert.deepEqual(where(row, frame({ items: [text(2, 6, rect(16, 30, 126, 40))] })), rect(16, 30, 126, 40));
  });

  test("is moved as far as a part of it, a pinned part by itself", () => {
    assert.deepEqual(where(header), rect(0, 202, 393, 34));
    assert.deepEqual(where(header, frame({ items: [text(1, 4, rect(16, 182, 51, 18))] })), rect(0, 174, 393, 34));
    assert.deepEqual(where(rows), rect(0, 112, 393, 900));
  });

  test("is the way that most parts have gone, of those that kept their size", () => {
    const texts = [248, 292, 336].map((y, index) => text(index + 1, index + 6, rect(16, y, 126, 20)));
    const picture = text(9, 5, rect(0, 0, 393, 200));
    const column = { id: 30, view: "VStack", frame: rect(0, 0, 393, 900), source: at(5), children: texts.map(({ source }, id) => ({ id: 40 + id, view: "Text", source })) };
    const before = frame({ items: [picture, ...texts] });
    const after = frame({ items: [{ ...picture, frame: rect(0, 0, 393, 260) }, ...texts.map((each) => ({ ...each, frame: { ...each.frame, y: each.frame.y + 60 } }))] });
    assert.deepEqual(frameInMotion(/** @type {any} */ (column), /** @type {any} */ (before), /** @type {any} */ (after)), rect(0, 60, 393, 900));
  });

  test("stays for what holds a scroll view that stays, and goes along with one that moves", () => {
    assert.deepEqual(where(scroll), rect(0, 0, 393, 852));
    assert.deepEqual(where(screen), screen.frame);
    const moved = frame({ scrollViews: [scrollView({ frame: rect(0, 60, 393, 852) })] });
    assert.deepEqual(where(screen, moved), rect(0, 119, 393, 759));
  });

  test("ends for a scroll view where its insets begin, and is not known for what is around it while those change", () => {
    // A title that has folded by 37: what the scroll view takes inside of its insets has grown by as much.
    const folded = frame({ scrollViews: [scrollView({ contentInsets: { top: 163, leading: 0, bottom: 34, trailing: 0 } })] });
    assert.deepEqual(where({ ...scroll, frame: rect(0, 202, 393, 616) }, folded), rect(0, 165, 393, 653));
    assert.equal(where(screen, folded), null);
  });

  test("is not known where nothing of the view is drawn in both", () => {
    assert.equal(where(screen.children[1]), null);
    assert.equal(where(row, frame()), null);
    assert.equal(where({ id: 3, view: "Group" }), null);
  });
});
