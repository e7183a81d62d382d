import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { PUBLISHED, publishedTracking, stretchesOf } from "../../public/js/render/text-tracking.js";

describe("tracking", () => {
  test("is what the server measures with", () => {
    const swift = readFileSync(new URL("../../Sources/TextShaping/Metrics/TrackingTable.swift", import.meta.url), "utf8");
    const pairs = [...swift.matchAll(/\((\d+), (-?[\d.]+)\)/g)].map(([, size, tracking]) => [Number(size), Number(tracking)]);
    assert.equal(pairs.length, 33);
    assert.deepEqual(PUBLISHED, pairs);
  });

  test("is linear between published sizes and the nearest outside", () => {
    assert.equal(publishedTracking(17), -0.43);
    assert.equal(publishedTracking(34), 0.4);
    // Half way from −0.43 at 17 to −0.44 at 18; a quarter from 0.37 at 44 to 0.35 at 48.
    assert.ok(Math.abs(publishedTracking(17.5) + 0.435) < 1e-9);
    assert.ok(Math.abs(publishedTracking(45) - 0.365) < 1e-9);
    assert.equal(publishedTracking(4), 0.06);
    assert.equal(publishedTracking(11), 0.06);
    assert.equal(publishedTracking(60), 0.26);
    assert.equal(publishedTracking(200), 0.26);
  });

  test("goes to what the text font draws", () => {
    const words = (/** @type {string} */ text) => stretchesOf(text).map((stretch) => [stretch.text, stretch.tracked]);
    assert.deepEqual(words("Größe 12 €"), [["Größe 12 €", "all"]]);
    assert.deepEqual(words("Αθήνα, Москва"), [["Αθήνα, Москва", "all"]]);
    assert.deepEqual(words("to 東京、 12"), [["to ", "all"], ["東京、", "none"], [" 12", "all"]]);
    assert.deepEqual(words("a 👨‍👩‍👧 b 🇩🇪"), [["a ", "all"], ["👨‍👩‍👧", "none"], [" b ", "all"], ["🇩🇪", "none"]]);
    assert.deepEqual(words("ภาษาไทย"), [["ภาษาไทย", "none"]]);
    assert.deepEqual(words("© 2024 ™"), [["© 2024 ", "all"], ["™", "none"]]);
    assert.deepEqual(words("שלום a"), [["שלום a", "spaces"]]);
    assert.deepEqual(words(""), [["", "all"]]);
  });
});
