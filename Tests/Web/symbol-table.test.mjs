import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { SYMBOLS, glyphFor } from "../../public/js/render/symbol-table.js";

const FONT_CSS = "/usr/share/fonts-materialdesignicons-webfont/css/materialdesignicons.css";

describe("symbol table", () => {
  test("has the common symbols", () => {
    assert.ok(SYMBOLS.size >= 150);
    for (const name of ["pin.fill", "house.fill", "star", "heart.fill", "gear", "chevron.right", "magnifyingglass", "plus"]) {
      assert.ok(glyphFor(name), name);
    }
  });

  test("draws each with one character of the font's private area", () => {
    for (const [name, glyph] of SYMBOLS) {
      assert.equal([...glyph].length, 1, name);
      const point = glyph.codePointAt(0) ?? 0;
      assert.ok(point >= 0xf000 && point <= 0xf8ff, `${name}: ${point.toString(16)}`);
      assert.match(name, /^[a-z0-9]+(\.[a-zA-Z0-9]+)*$/);
    }
  });

  test("draws the pin, the house and the star with their glyphs", () => {
    // Material Design Icons 1.6.50: pin F403, home F2DC, star F4CE.
    assert.equal(glyphFor("pin.fill"), "\uf403");
    assert.equal(glyphFor("house.fill"), "\uf2dc");
    assert.equal(glyphFor("star.fill"), "\uf4ce");
  });

  test("falls back from a variant to its base, and knows what it lacks", () => {
    assert.equal(glyphFor("pin.circle.fill"), glyphFor("pin"));
    assert.equal(glyphFor("figure.of.eight"), undefined);
    assert.equal(glyphFor("fill"), undefined);
    assert.equal(glyphFor(""), undefined);
  });

  test("uses only code points that the installed font has", { skip: !existsSync(FONT_CSS) }, () => {
    const css = readFileSync(FONT_CSS, "utf8");
    const points = new Set([...css.matchAll(/content: "\\([0-9a-f]+)"/gi)].map((match) => Number.parseInt(match[1], 16)));
    const unknown = [...SYMBOLS].filter(([, glyph]) => !points.has(glyph.codePointAt(0) ?? 0));
    assert.deepEqual(unknown, []);
  });
});
