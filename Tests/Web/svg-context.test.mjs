import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SVGContext } from "../../public/js/export/svg-context.js";
import { CanvasRenderer, PLAIN } from "../../public/js/render/canvas-renderer.js";
import { RecordingContext, frame, hello } from "./support.mjs";

const device = hello().devices[0];

/**
 * @param {object[]} items
 * @param {import("../../public/js/export/symbol-outlines.js").Outlines | null} [outlines]
 */
function drawnWith(items, outlines) {
  const context = new SVGContext(/** @type {any} */ (new RecordingContext()), outlines);
  const picture = { ...PLAIN, frame: frame({ items }), device, colorScheme: "light", isRightToLeft: false, scale: 3, zoom: 1 };
  new CanvasRenderer(/** @type {any} */ (context), { require: () => {} }, null).draw(/** @type {any} */ (picture));
  return context.document(device.width, device.height, "a < b & c");
}

const drawn = (/** @type {object[]} */ ...items) => drawnWith(items);

const shape = (/** @type {object} */ changes) => ({ id: 1, kind: "shape", frame: { x: 10, y: 20, width: 100, height: 50 }, fill: "#FF0000CC", ...changes });

describe("drawing as SVG", () => {
  test("is a document of the screen's size in points, with its title", () => {
    const text = drawn();
    assert.match(text, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 393 852" width="393" height="852">/);
    assert.match(text, /<title>a &lt; b &amp; c<\/title>/);
    assert.match(text, /<rect x="0" y="0" width="393" height="852" fill="#ffffff"\/>/);
  });

  test("has shapes as paths, with colour and opacity apart", () => {
    assert.match(drawn(shape({})), /<path d="M10 20h100v50h-100z" fill="#FF0000" fill-opacity="0.8"\/>/);
    assert.match(drawn(shape({ shape: "circle" })), /<path d="M85 45A25 25 0 0 1 35 45A25 25 0 0 1 85 45"/);
    const rounded = drawn(shape({ shape: "roundedRectangle", cornerRadius: 8 }));
    assert.match(rounded, /d="M18 20L102 20A8 8 0 0 1 110 28L110 62A8 8 0 0 1 102 70L18 70A8 8 0 0 1 10 62L10 28A8 8 0 0 1 18 20Z"/);
    assert.match(drawn(shape({ fill: undefined, stroke: { color: "#00FF00FF", width: 2 } })), /fill="none" stroke="#00FF00" stroke-width="2"/);
  });

  test("has text as text", () => {
    // The published tracking at 12 points is 0.
    const font = { size: 12, weight: 600, italic: true, tracking: 0.25 };
    const item = { id: 1, kind: "text", frame: { x: 16, y: 0, width: 90, height: 20 }, fill: "#000000FF", text: "a<b", font, lines: [{ text: "a<b", x: 16, baseline: 15 }] };
    const text = drawn(item);
    assert.match(text, /<text x="16" y="15" font-family="Inter, [^"]*Arial, sans-serif" font-size="12" font-weight="600" font-style="italic" letter-spacing="0.25px"[^>]*>a&lt;b<\/text>/);
  });

  test("holds a text to its width, for readers that have another font", () => {
    const font = { size: 17 };
    const item = { id: 1, kind: "text", frame: { x: 16, y: 0, width: 90, height: 20 }, text: "abc", font };
    // The measure of these tests gives each character ten points.
    assert.match(drawn({ ...item, lines: [{ text: "abc", x: 16, baseline: 15 }] }), /textLength="30" lengthAdjust="spacingAndGlyphs"[^>]*>abc</);
    assert.doesNotMatch(drawn({ ...item, lines: [{ text: "a", x: 16, baseline: 15 }] }), /textLength[^>]*>a</);
  });

  test("has symbols as paths, where their outlines are there", () => {
    const star = { id: 1, kind: "symbol", frame: { x: 40, y: 60, width: 20, height: 20 }, symbol: "star.fill", font: { size: 20 }, fill: "#FF9500FF" };
    const outlines = { em: 512, glyphs: new Map([["\u{F4CE}", { data: "M0 0L512 448", advance: 512 }]]) };
    // 20 points enlarged by 1.2 are 24, so a unit of the font is 24 ÷ 512 = 0.046875. The box of 24 around the middle at 50
    // begins at 38; its baseline is 0.357 em below the middle at 70: 78.568.
    assert.match(drawnWith([star], outlines), /<path d="M0 0L512 448" fill="#FF9500" transform="matrix\(0.046875 0 0 -0.046875 38 78.568\)"\/>/);
    assert.match(drawn(star), /<text [^>]*font-family="&quot;Material Design Icons&quot;"/);
  });

  test("clips, moves and fades as the canvas does", () => {
    const clipped = drawn(shape({ clip: { x: 10, y: 30, width: 100, height: 40 } }));
    assert.match(clipped, /<clipPath id="clip1"><path d="M10 30h100v40h-100z"\/><\/clipPath>/);
    assert.match(clipped, /<g clip-path="url\(#clip1\)"><path d="M10 20/);
    const moved = drawn(shape({ transform: [2, 0, 0, 2, 10, 20], bounds: { width: 50, height: 25 } }));
    assert.match(moved, /<path d="M0 0h50v25h-50z"[^>]* transform="matrix\(2 0 0 2 10 20\)"\/>/);
    // What is clipped stays clipped until the state comes back.
    assert.doesNotMatch(drawn(shape({ clip: { x: 0, y: 0, width: 1, height: 1 } }), shape({ fill: "#123456FF" })), /clip1\)"><path[^>]*123456/);
  });

  test("cuts at shapes inside each other, at paths and at what is turned", () => {
    const frame = { x: 10, y: 20, width: 40, height: 40 };
    const clipShapes = [
      { shape: "circle", frame },
      { path: "M0 0L40 0L0 40Z", frame },
      { frame, transform: [0, 1, -1, 0, 50, 20], bounds: { width: 40, height: 40 } },
    ];
    const text = drawn(shape({ clipShapes }));
    assert.match(text, /<clipPath id="clip1"><path d="M50 40A20 20 0 0 1 10 40A20 20 0 0 1 50 40"\/><\/clipPath>/);
    assert.match(text, /<clipPath id="clip2" clip-path="url\(#clip1\)"><path d="M0 0L40 0L0 40Z" transform="matrix\(1 0 0 1 10 20\)"\/>/);
    assert.match(text, /<clipPath id="clip3" clip-path="url\(#clip2\)"><path d="M0 0h40v40h-40z" transform="matrix\(0 1 -1 0 50 20\)"\/>/);
    assert.match(text, /<g clip-path="url\(#clip3\)"><path d="M10 20h100v50h-100z"/);
  });

  test("keeps a shape of the program's own as its path", () => {
    assert.match(drawn(shape({ path: "M0 0C1 2 3 4 5 6Z" })), /<path d="M0 0C1 2 3 4 5 6Z"[^>]* transform="matrix\(1 0 0 1 10 20\)"\/>/);
  });

  test("says the even-odd rule where it is asked for", () => {
    const ring = { path: "M0 0H9V9H0ZM3 3H6V6H3Z", fillRule: "evenOdd" };
    const text = drawn(shape({ ...ring, clipShapes: [{ ...ring, frame: { x: 0, y: 0, width: 9, height: 9 } }] }));
    assert.match(text, /<clipPath[^>]*><path d="M0 0H9V9H0ZM3 3H6V6H3Z" clip-rule="evenodd"/);
    assert.match(text, /<path d="M0 0H9V9H0ZM3 3H6V6H3Z" fill-rule="evenodd"/);
    assert.doesNotMatch(drawn(shape({ ...ring, fillRule: undefined })), /-rule/);
  });

  test("writes gradients and shadows in points", () => {
    const stops = [{ color: "#00000080", location: 0 }, { color: "#FFFFFFFF", location: 1 }];
    const linear = drawn(shape({ gradient: { type: "linear", startX: 0, startY: 0, endX: 1, endY: 1, stops } }));
    assert.match(linear, /<linearGradient id="gradient1" gradientUnits="userSpaceOnUse" x1="10" y1="20" x2="110" y2="70">/);
    assert.match(linear, /<stop offset="0" stop-color="#000000" stop-opacity="0.502"\/>/);
    assert.match(linear, /fill="url\(#gradient1\)"/);
    const shadow = drawn(shape({ shadow: { color: "#00000040", radius: 8, x: 0, y: 4 } }));
    assert.match(shadow, /<feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="#000000" flood-opacity="0.251"\/>/);
  });
});
