import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CanvasRenderer, PLAIN } from "../../public/js/render/canvas-renderer.js";
import { outlineOf } from "../../public/js/render/device-outline.js";
import { paintItem } from "../../public/js/render/item-painter.js";
import { canvasFont } from "../../public/js/render/font-library.js";
import { paintOverlays } from "../../public/js/render/overlay-painter.js";
import { snapped, snappedRect } from "../../public/js/render/shapes.js";
import { canvasMetrics, pointIn, zoomFor } from "../../public/js/render/viewport.js";
import { RecordingContext, frame, hello, scrollView } from "./support.mjs";

const device = hello().devices[0];

/**
 * @param {object[]} items
 * @param {object} [changes]
 */
function draw(items, changes = {}, context = new RecordingContext()) {
  const renderer = new CanvasRenderer(/** @type {any} */ (context), { require: () => {} }, null);
  renderer.draw({
    frame: frame({ items }),
    device,
    colorScheme: "light",
    isRightToLeft: false,
    scale: 2,
    zoom: 1,
    ...PLAIN,
    paintOver: paintOverlays,
    restTop: () => 200,
    ...changes,
  });
  return context;
}

const box = (/** @type {object} */ changes) => ({ id: 1, kind: "shape", frame: { x: 10, y: 20, width: 100, height: 50 }, ...changes });
/** The words on a picture, in the order in which they were put down. */
const wordsOf = (/** @type {any} */ { overlays, views = null, ...parts }) =>
  draw([], { overlays: new Set(overlays), views, frame: frame(parts) })
    .named("fillText")
    .map((call) => call[1]);
const styleOf = (/** @type {unknown[]} */ call) => /** @type {any} */ (call.at(-1));

describe("pixel grid", () => {
  test("rounds edges, so that neighbours share theirs", () => {
    const above = snappedRect({ x: 0, y: 0, width: 10, height: 33.4 }, 1);
    const below = snappedRect({ x: 0, y: 33.4, width: 10, height: 33.4 }, 1);
    assert.deepEqual([above.y + above.height, below.y], [33, 33]);
    assert.equal(below.y + below.height, 67);
    assert.equal(snapped(1.3, 2), 1.5);
  });

  test("keeps a hairline at one pixel", () => {
    assert.equal(snappedRect({ x: 0, y: 10.1, width: 300, height: 0.2 }, 2).height, 0.5);
    assert.equal(snappedRect({ x: 0, y: 10.1, width: 300, height: 0 }, 2).height, 0);
  });
});

describe("canvas renderer", () => {
  test("sets the transform once and clears with the system's ground", () => {
    const light = draw([]);
    assert.deepEqual(light.named("setTransform").map((call) => call.slice(1, 7)), [[2, 0, 0, 2, 0, 0]]);
    assert.deepEqual(light.named("fillRect")[0].slice(1, 5), [0, 0, 393, 852]);
    assert.equal(styleOf(light.named("fillRect")[0]).fillStyle, "#ffffff");
    const dark = draw([], { colorScheme: "dark" });
    assert.equal(styleOf(dark.named("fillRect")[0]).fillStyle, "#000000");
  });

  test("draws in the order of the list", () => {
    const context = draw([box({ fill: "#FF0000FF" }), box({ fill: "#00FF00FF" })]);
    const fills = context.named("fill").map((call) => styleOf(call).fillStyle);
    assert.deepEqual(fills.slice(0, 2), ["#FF0000FF", "#00FF00FF"]);
  });

  test("takes shapes, radii, insets and strokes", () => {
    const plain = draw([box({ fill: "#FF0000FF" })]);
    assert.deepEqual(plain.named("rect")[0].slice(1, 5), [10, 20, 100, 50]);
    const circle = draw([box({ fill: "#FF0000FF", shape: "circle" })]);
    assert.deepEqual(circle.named("ellipse")[0].slice(1, 5), [60, 45, 25, 25]);
    const ellipse = draw([box({ fill: "#FF0000FF", shape: "ellipse" })]);
    assert.deepEqual(ellipse.named("ellipse")[0].slice(1, 5), [60, 45, 50, 25]);
    const capsule = draw([box({ fill: "#FF0000FF", shape: "capsule" })]);
    assert.deepEqual(capsule.named("arcTo").slice(0, 4).map((call) => call[5]), [25, 25, 25, 25]);
    const corners = draw([box({ fill: "#FF0000FF", cornerRadii: [1, 2, 3, 999] })]);
    assert.deepEqual(corners.named("arcTo").slice(0, 4).map((call) => call[5]), [2, 3, 25, 1]);
    const border = draw([box({ stroke: { color: "#112233FF", width: 2 }, outlineInset: 1 })]);
    assert.deepEqual(border.named("rect")[0].slice(1, 5), [11, 21, 98, 48]);
    assert.equal(styleOf(border.named("stroke")[0]).lineWidth, 2);
    assert.equal(styleOf(border.named("stroke")[0]).strokeStyle, "#112233FF");
  });

  test("keeps thin strokes at a pixel", () => {
    const context = draw([box({ stroke: { color: "#112233FF", width: 0.1 } })]);
    assert.equal(styleOf(context.named("stroke")[0]).lineWidth, 0.5);
  });

  test("turns gradients into the item's box", () => {
    const stops = [{ color: "#000000FF", location: -1 }, { color: "#FFFFFFFF", location: 1 }];
    const linear = draw([box({ gradient: { type: "linear", startX: 0, startY: 0, endX: 1, endY: 1, stops } })]);
    assert.deepEqual(linear.named("createLinearGradient")[0].slice(1), [10, 20, 110, 70]);
    assert.deepEqual(linear.named("addColorStop").map((call) => call.slice(1)), [[0, "#000000FF"], [1, "#FFFFFFFF"]]);
    const radial = draw([box({ gradient: { type: "radial", startX: 0.5, startY: 0.5, startRadius: 5, endRadius: 40, stops } })]);
    assert.deepEqual(radial.named("createRadialGradient")[0].slice(1), [60, 45, 5, 60, 45, 40]);
  });

  test("clips to the part that shows and comes back", () => {
    const context = draw([box({ fill: "#FF0000FF", clip: { x: 10, y: 30, width: 100, height: 40 } })]);
    const names = context.calls.map((call) => call[0]);
    assert.ok(names.indexOf("clip") < names.indexOf("fill"));
    assert.deepEqual(context.named("rect")[0].slice(1, 5), [10, 30, 100, 40]);
    assert.equal(context.named("save").length, context.named("restore").length);
  });

  test("cuts what shapes cut", () => {
    const clipShapes = [
      { shape: "circle", frame: { x: 0, y: 0, width: 40, height: 40 } },
      { shape: "roundedRectangle", frame: { x: 10, y: 20, width: 30, height: 30 }, cornerRadii: [1, 2, 3, 4] },
    ];
    const context = draw([box({ fill: "#FF0000FF", clipShapes }), box({ fill: "#00FF00FF" })]);
    assert.equal(context.named("clip").length, 2);
    assert.deepEqual(context.named("ellipse")[0].slice(1, 5), [20, 20, 20, 20]);
    assert.deepEqual(context.named("arcTo").slice(0, 4).map((call) => call[5]), [2, 3, 4, 1]);
    assert.equal(context.named("save").length, context.named("restore").length);
  });

  test("cuts at a path, and at what is scaled or turned, and draws on as before", () => {
    const turned = { shape: "capsule", frame: { x: 0, y: 0, width: 20, height: 60 }, transform: [0, 2, -2, 0, 20, 0], bounds: { width: 30, height: 10 } };
    const path = { path: "M0 0L40 40Z", frame: { x: 5, y: 6, width: 40, height: 40 } };
    const context = Object.assign(draw([]), { createPath: (/** @type {string} */ data) => data });
    const item = box({ fill: "#FF0000FF", clipShapes: [turned, path] });
    paintItem(/** @type {any} */ ({ context, scale: 2 }), /** @type {any} */ (item));
    const moves = context.named("transform").map((call) => call.slice(1, 7).map((part) => Number(part) + 0));
    assert.deepEqual(moves, [[0, 2, -2, 0, 20, 0], [0, -0.5, 0.5, 0, 0, 10], [1, 0, 0, 1, 0, 0], [1, 0, 0, 1, 5, 6], [1, 0, 0, 1, -5, -6], [1, 0, 0, 1, 0, 0]]);
    assert.deepEqual(context.named("clip").map((call) => call[1]).filter((data) => typeof data === "string"), ["M0 0L40 40Z"]);
    assert.deepEqual(context.named("arcTo")[0].slice(1, 6), [30, 0, 30, 10, 5]);
    const flat = draw([box({ fill: "#FF0000FF", clipShapes: [{ ...turned, transform: [0, 0, 0, 0, 5, 5] }] })]);
    assert.equal(flat.named("clip").length, 1);
    assert.equal(flat.named("arcTo").length, 0);
  });

  test("draws a shape of the program's own from its path", () => {
    const context = draw([]);
    const item = box({ kind: "shape", path: "M0 0L100 50Z", fill: "#FF0000FF", stroke: { color: "#0000FFFF", width: 2 } });
    paintItem(/** @type {any} */ ({ context: Object.assign(context, { createPath: (/** @type {string} */ data) => data }), scale: 2 }), /** @type {any} */ (item));
    assert.deepEqual(context.named("transform")[0].slice(1, 7), [1, 0, 0, 1, 10, 20]);
    assert.deepEqual(context.named("fill").at(-1)?.slice(1, 3), ["M0 0L100 50Z", "nonzero"]);
    assert.equal(styleOf(context.named("stroke").at(-1) ?? []).lineWidth, 2);
  });

  test("fills and cuts by the even-odd rule where it is asked for", () => {
    const context = Object.assign(draw([]), { createPath: (/** @type {string} */ data) => data });
    const ring = { path: "M0 0H9V9H0ZM3 3H6V6H3Z", fillRule: "evenOdd" };
    const clipShapes = [{ ...ring, frame: { x: 0, y: 0, width: 9, height: 9 } }];
    paintItem(/** @type {any} */ ({ context, scale: 2 }), /** @type {any} */ (box({ ...ring, kind: "shape", fill: "#FF0000FF", clipShapes })));
    assert.equal(context.named("fill").at(-1)?.[2], "evenodd");
    assert.equal(context.named("clip").at(-1)?.[2], "evenodd");
  });

  test("draws what is scaled or turned in its own space", () => {
    const context = draw([box({ fill: "#FF0000FF", transform: [2, 0, 0, 2, 10, 20], bounds: { width: 50, height: 25 } })]);
    assert.deepEqual(context.named("transform")[0].slice(1, 7), [2, 0, 0, 2, 10, 20]);
    assert.deepEqual(context.named("rect")[0].slice(1, 5), [0, 0, 50, 25]);
  });

  test("draws the lines of a text where the server put them, on whole pixels", () => {
    const item = {
      id: 1,
      kind: "text",
      frame: { x: 16, y: 100, width: 90, height: 41 },
      fill: "#000000FF",
      text: "Two lines",
      font: { size: 17, weight: 600, italic: true },
      lines: [{ text: "Two", x: 16, baseline: 116.2 }, { text: "lines", x: 20.25, baseline: 136.6 }],
    };
    const context = draw([item]);
    assert.deepEqual(context.named("fillText").map((call) => call.slice(1, 4)), [["Two", 16, 116], ["lines", 20.25, 136.5]]);
    assert.equal(styleOf(context.named("fillText")[0]).font, "italic 600 17px Inter, sans-serif");
  });

  test("spreads tracked text over its characters where the canvas cannot", () => {
    const text = { id: 1, kind: "text", frame: { x: 0, y: 0, width: 9, height: 9 }, text: "abc", lines: [{ text: "abc", x: 0, baseline: 10 }] };
    // At 12 points the published tracking is 0.
    const context = draw([{ ...text, font: { size: 12, weight: 400, tracking: -1 } }], {}, new RecordingContext(false));
    assert.deepEqual(context.named("fillText").map((call) => call.slice(1, 3)), [["a", 0], ["b", 9], ["c", 18]]);
  });

  test("gives the canvas a font only when it is another than the last text's", () => {
    const sizes = [17, 17, 13, 13, 17];
    const lines = [{ text: "line", x: 0, baseline: 10 }];
    const context = draw(sizes.map((size) => box({ kind: "text", text: "line", font: { size, weight: 400 }, lines })), { paintOver: null });
    assert.deepEqual(context.fonts, [17, 13, 17].map((size) => `400 ${size}px Inter, sans-serif`));
    assert.deepEqual(context.named("fillText").map((call) => styleOf(call).font), sizes.map((size) => `400 ${size}px Inter, sans-serif`));
  });

  test("saves no state for what is only coloured and written, and leaves nothing of it to the next", () => {
    const line = { x: 0, baseline: 10 };
    const text = (/** @type {object} */ more) => box({ kind: "text", text: "line", font: { size: 17, weight: 400 }, ...more });
    const plain = [
      box({ fill: "#ff0000ff", stroke: { color: "#00ff00ff", width: 1 } }),
      text({ lines: [{ ...line, text: "שלום", direction: "rightToLeft" }] }),
      box({ kind: "symbol", symbol: "star", font: { size: 20 } }),
      text({ lines: [{ ...line, text: "line" }] }),
    ];
    // One for what covers the sensors, in a picture with as many overlays as there are.
    const overlays = new Set(["frames", "baselines", "insets", "safeArea", "pinLine"]);
    const context = draw([...plain, ...plain], { overlays, frame: frame({ items: [...plain, ...plain], scrollViews: [scrollView()] }), paintOver: paintOverlays });
    const hatches = context.named("clip").length;
    assert.deepEqual([context.named("save").length, context.named("restore").length], [1 + hatches, 1 + hatches]);
    assert.deepEqual(context.named("setLineDash").at(-1)?.[1], []);
    const texts = context.named("fillText").map((call) => [call[1], styleOf(call).direction]);
    assert.deepEqual(texts.slice(0, 3).map(([, direction]) => direction === "rtl"), [true, false, false]);
    assert.ok(texts.slice(3).every(([word, direction]) => (direction === "rtl") === (word === "שלום")));
    // The symbol has a font of its own: the text behind it gets the text's again.
    assert.deepEqual(context.fonts.slice(0, 3), ["400 17px Inter, sans-serif", '24px "Material Design Icons"', "400 17px Inter, sans-serif"]);
  });

  test("measures each character of the overlays' words once, and again when a font has come", () => {
    const fonts = { require: () => {}, arrivals: 0 };
    const measured = (/** @type {object} */ scene) => {
      let count = 0;
      const measureText = (/** @type {string} */ words) => {
        count += 1;
        return { width: words.length * 10 };
      };
      const counting = new Proxy(new RecordingContext(), { get: (target, name) => (name === "measureText" ? measureText : Reflect.get(target, name)) });
      const renderer = new CanvasRenderer(/** @type {any} */ (counting), fonts, null);
      renderer.draw(/** @type {any} */ ({ frame: frame({ items: [] }), device, colorScheme: "light", isRightToLeft: false, scale: 2, zoom: 1.17, ...PLAIN, paintOver: paintOverlays, restTop: () => 200, ...scene }));
      return count;
    };
    // "safe area top 59.00" and "safe area bottom 34.00": 17 characters, the space among them.
    const scene = { overlays: new Set(["safeArea"]) };
    assert.deepEqual([measured(scene), measured(scene)], [17, 0]);
    // "safe area top 60.50" has a 6 that was not there before.
    assert.equal(measured({ ...scene, device: { ...device, safeArea: { top: 60.5, leading: 0, bottom: 34, trailing: 0 } } }), 1);
    fonts.arrivals += 1;
    assert.deepEqual([measured(scene), measured(scene)], [17, 0]);
  });

  test("tracks a text as it was measured: the published way where the text font draws, the program's everywhere", () => {
    const text = { id: 1, kind: "text", frame: { x: 0, y: 0, width: 9, height: 9 }, text: "ab東c" };
    const drawn = (/** @type {object} */ font, line = "ab東c") =>
      draw([{ ...text, font, lines: [{ text: line, x: 0, baseline: 10 }] }]).named("fillText").map((call) => [call[1], call[2], styleOf(call).letterSpacing, styleOf(call).wordSpacing]);
    // The measure of these tests gives each character ten points, whatever its tracking.
    assert.deepEqual(drawn({ size: 17 }), [["ab", 0, "-0.43px", "0px"], ["東", 20, "0px", "0px"], ["c", 30, "-0.43px", "0px"]]);
    assert.deepEqual(drawn({ size: 34, tracking: 2 }), [["ab", 0, "2.4px", "0px"], ["東", 20, "2px", "0px"], ["c", 30, "2.4px", "0px"]]);
    assert.deepEqual(drawn({ size: 17, design: "monospaced" }, "ab"), [["ab", 0, "0px", "0px"]]);
    assert.deepEqual(drawn({ size: 17 }, "שלום לך"), [["שלום לך", 0, "0px", "-0.43px"]]);
  });

  test("rules texts that are underlined or struck through", () => {
    const text = { id: 1, kind: "text", frame: { x: 0, y: 0, width: 9, height: 9 }, text: "abc", lines: [{ text: "abc", x: 5, baseline: 100 }] };
    const context = draw([{ ...text, font: { size: 14, weight: 400 }, decoration: "underlineStrikethrough" }]);
    const rules = context.named("fillRect").slice(1).map((call) => call.slice(1, 5));
    assert.deepEqual(rules, [[5, 101.5, 30, 1], [5, 96, 30, 1]]);
  });

  test("draws a symbol with its glyph, and a box with the name of one that it lacks", () => {
    const known = draw([box({ kind: "symbol", symbol: "pin.fill", font: { size: 17 } })]);
    assert.equal(known.named("fillText")[0][1], "\uf403");
    const unknown = draw([box({ kind: "symbol", symbol: "figure.of.eight" })]);
    assert.equal(unknown.named("fillText")[0][1], "figure.of.eight");
  });

  test("draws status bar and home indicator into their frames", () => {
    const items = [
      box({ role: "statusBar", frame: { x: 0, y: 0, width: 393, height: 54 } }),
      box({ role: "homeIndicator", frame: { x: 0, y: 818, width: 393, height: 34 } }),
    ];
    const context = draw(items);
    assert.equal(context.named("fillText")[0][1], "9:41");
    // 5 high, 8 above the screen's edge.
    assert.ok(context.named("moveTo").some((call) => call[2] === 839));
  });

  test("goes on with items that lack what their kind needs", () => {
    const odd = [box({ kind: "text" }), box({ kind: "text", font: { size: 3 } }), box({ kind: "hologram" }), box({ kind: "symbol" }), box({ kind: "image" }), box({ kind: "material" }), box({ kind: "line" })];
    const context = draw([...odd, box({ fill: "#123456FF" })]);
    assert.ok(context.named("fill").some((call) => styleOf(call).fillStyle === "#123456FF"));
  });

  test("draws the overlays that are switched on, with their numbers", () => {
    const words = (/** @type {string[]} */ ...overlays) => wordsOf({ overlays, scrollViews: [scrollView({ contentOffset: { x: 0, y: -257.33 } })] });
    assert.deepEqual(words(), []);
    assert.deepEqual(words("pinLine"), ["pin line 200.00"]);
    assert.deepEqual(words("insets"), ["inset top 200.00", "inset bottom 34.00"]);
    assert.deepEqual(words("safeArea"), ["safe area top 59.00", "safe area bottom 34.00"]);
    // 852 × 57.33 / (0.55 × (852 − 57.33)) of travel show as 57.33.
    assert.deepEqual(words("rest"), ["would take 111.76", "shows 57.33", "overscroll 57.33", "rest 200.00"]);
  });

  test("puts words that find no place below others above them", () => {
    const context = draw([], { overlays: new Set(["insets", "safeArea"]), frame: frame({ scrollViews: [scrollView()] }) });
    const places = new Map(context.named("fillText").map((call) => [call[1], call[3]]));
    // Plates of 17 points, centred 11 above the bands' edges; the text half a point below a plate's middle.
    assert.deepEqual([places.get("safe area bottom 34.00"), places.get("inset bottom 34.00")], [829.5, 812.5]);
  });

  test("says what is under the finger while it pulls, at the end and sideways too", () => {
    const end = scrollView({ phase: "interacting", contentOffset: { x: 0, y: 1182 + 100 } });
    assert.deepEqual(wordsOf({ overlays: ["rest"], scrollViews: [end] }), [
      "finger 206.00",
      "shows 100.00",
      "overscroll 100.00",
      "rest 200.00",
      "rest 818.00",
    ]);
    const sideways = scrollView({ contentSize: { width: 1000, height: 100 }, contentOffset: { x: -30, y: -200 } });
    assert.ok(wordsOf({ overlays: ["rest"], scrollViews: [sideways] }).includes("overscroll 30.00"));
  });

  test("tells the state of each pinned part, and which rows are there", () => {
    const header = { part: "header", state: "pushed", natural: -92, position: 187.67, length: 34, pushedBy: 12.33 };
    const footer = { part: "footer", state: "natural", natural: 355, position: 355, length: 34 };
    const container = {
      id: 14, view: "LazyVStack", scrollView: 7, axis: "vertical", frame: { x: 0, y: -258, width: 393, height: 6680 },
      elementCount: 40, realizedCount: 6, placedCount: 18, placed: { start: -24, end: 861 },
      sections: [{ start: -92, end: 221.67, pinnables: [header] }, { start: 221.67, end: 389, pinnables: [footer] }],
    };
    const text = (/** @type {string} */ words, /** @type {number} */ y) => box({ kind: "text", text: words, frame: { x: 16, y, width: 50, height: 18 } });
    const parts = { lazyContainers: [container], scrollViews: [scrollView()], items: [text("Row", 195), { ...text("Stage 3", 195.67), pinned: "header" }, text("A bar's words", 196), text("Row", 230)] };
    // Below the header lies a row, and over it a bar: what is held says so itself.
    assert.deepEqual(wordsOf({ overlays: ["sections"], ...parts }), ["header “Stage 3”: pushed by 12.33", "footer: natural"]);
    // With ten points a character, whose rows they are has no room on this screen; on a wider one it has.
    assert.deepEqual(wordsOf({ overlays: ["window"], ...parts }), ["6 of 40 realised, 18 rows placed"]);
    const wide = draw([], { overlays: new Set(["window"]), device: { ...device, width: 800 }, frame: frame(parts) });
    assert.deepEqual(wide.named("fillText").map((call) => call[1]), ["LazyVStack: 6 of 40 realised, 18 rows placed"]);
    // Footers pin at the lower line, 34 above the edge.
    assert.deepEqual(wordsOf({ overlays: ["pinLine"], ...parts }), ["pin line 200.00", "pin line 818.00"]);
  });

  test("writes the sizes of views where they cover no text and no other label", () => {
    const text = box({ kind: "text", frame: { x: 10, y: 20, width: 100, height: 20 } });
    const other = { ...text, frame: { x: 112, y: 20, width: 90, height: 20 } };
    assert.deepEqual(wordsOf({ overlays: ["frames"], items: [text, other] }), ["90 × 20"]);
    const views = [{ x: 10, y: 20, width: 100, height: 20 }, { x: 10, y: 20, width: 100, height: 20 }, { x: 0, y: 400, width: 393, height: 50 }];
    assert.deepEqual(wordsOf({ overlays: ["frames"], items: [], views }), ["100 × 20", "393 × 50"]);
  });

  test("marks the selection with its size, and what was proposed to it", () => {
    const offered = { x: 10, y: 10, width: 300, height: 20 };
    const selection = { frame: { x: 10, y: 10, width: 100.333, height: 20 }, offered, words: "offered 300 × ideal" };
    const context = draw([], { selection });
    assert.ok(context.named("setLineDash").some((call) => String(call[1]) === "1.5,3"));
    assert.ok(context.named("rect").some((call) => call[3] === 298.5));
    assert.deepEqual(context.named("fillText").map((call) => call[1]), ["100.33 × 20", "offered 300 × ideal"]);
  });
});

describe("viewport", () => {
  test("fits the device with its outline into the stage", () => {
    const outline = outlineOf(device);
    // 852 + 2 × 10 high in 436: one half.
    assert.equal(zoomFor("fit", device, outline, { width: 900, height: 436 }, 2), 0.5);
    assert.equal(zoomFor("points", device, outline, { width: 1, height: 1 }, 2), 1);
    assert.equal(zoomFor("pixels", device, outline, { width: 1, height: 1 }, 2), 1.5);
    assert.equal(zoomFor("fit", device, outline, { width: 9000, height: 9000 }, 1), 1.5);
  });

  test("gives the canvas the display's pixels at any ratio", () => {
    for (const ratio of [1, 1.25, 1.5, 2, 3]) {
      const metrics = canvasMetrics(device, 0.8, ratio);
      assert.ok(Number.isInteger(metrics.width) && Number.isInteger(metrics.height));
      assert.equal(metrics.cssWidth * ratio, metrics.width);
      assert.ok(Math.abs(metrics.scale - 0.8 * ratio) < 0.01);
    }
  });

  test("finds the point under a place in the window, outside of the canvas too", () => {
    const area = { left: 100, top: 50, width: 196.5, height: 426 };
    assert.deepEqual(pointIn(area, device, 100 + 98.25, 50 + 213), { x: 196.5, y: 426 });
    assert.deepEqual(pointIn(area, device, 0, 0), { x: -200, y: -100 });
  });

  test("knows the outline of devices that it has never heard of", () => {
    const like = (/** @type {number} */ top, /** @type {number} */ width = 393) =>
      outlineOf({ ...device, id: "new", width, safeArea: { ...device.safeArea, top } }).kind;
    assert.deepEqual([like(20), like(47), like(59), like(68), like(24, 820)], ["button", "notch", "island", "island", "tablet"]);
    assert.equal(outlineOf({ ...device, id: "" }).kind, "bare");
  });

  test("names fonts as the canvas takes them", () => {
    assert.equal(canvasFont({ size: 34, weight: "bold" }), "700 34px Inter, sans-serif");
    assert.equal(canvasFont({ size: 17 }), "400 17px Inter, sans-serif");
    assert.match(canvasFont({ size: 17, weight: 400, design: "monospaced" }), /monospace$/);
    assert.match(canvasFont({ size: 17, weight: 400, design: "serif" }), /serif$/);
  });
});
