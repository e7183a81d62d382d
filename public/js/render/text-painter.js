// @ts-check
import { canvasFont } from "./font-library.js";
import { snapped } from "./pixel-grid.js";

/** @typedef {import("../types.js").Item} Item */
/** @typedef {import("../types.js").TextLine} TextLine */
/** @typedef {import("./item-painter.js").Surface} Surface */

/** Thickness of an underline in parts of the font size. */
const RULE_THICKNESS = 1 / 14;
/** Its distance below the baseline in parts of the font size. */
const UNDERLINE_DEPTH = 0.11;
/** The height of a line through the text above the baseline in parts of the font size. */
const STRIKE_HEIGHT = 0.28;

/**
 * Draws the lines of a text where the server put them.
 *
 * @param {Surface} surface
 * @param {Item} item
 */
export function paintText(surface, item) {
  if (item.font === undefined || item.lines === undefined) return;
  const { context, scale } = surface;
  const font = canvasFont(item.font);
  surface.fonts.require(font, item.text ?? "");
  context.font = font;
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  context.fillStyle = item.fill ?? surface.palette.label;
  const tracking = item.font.tracking ?? 0;
  for (const line of item.lines) {
    const baseline = snapped(line.baseline, scale);
    context.direction = line.direction === "rightToLeft" ? "rtl" : "ltr";
    const width = drawTracked(context, line, baseline, tracking);
    if (item.decoration !== undefined) drawRule(surface, item, line.x, baseline, width);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {TextLine} line
 * @param {number} baseline
 * @param {number} tracking extra space after each character, in points
 * @returns {number} the width drawn
 */
function drawTracked(context, line, baseline, tracking) {
  const spaced = /** @type {CanvasRenderingContext2D & {letterSpacing?: string}} */ (context);
  if (spaced.letterSpacing !== undefined) {
    spaced.letterSpacing = `${tracking}px`;
    context.fillText(line.text, line.x, baseline);
    const width = context.measureText(line.text).width;
    spaced.letterSpacing = "0px";
    return width;
  }
  if (tracking === 0) {
    context.fillText(line.text, line.x, baseline);
    return context.measureText(line.text).width;
  }
  const characters = [...line.text];
  let before = "";
  for (const [index, character] of characters.entries()) {
    // Measured together with what stands before it, so that kerning pairs stay as the font has them.
    const start = context.measureText(before + character).width - context.measureText(character).width;
    context.fillText(character, line.x + start + index * tracking, baseline);
    before += character;
  }
  return context.measureText(line.text).width + characters.length * tracking;
}

/**
 * @param {Surface} surface
 * @param {Item} item
 * @param {number} x
 * @param {number} baseline
 * @param {number} width
 */
function drawRule(surface, item, x, baseline, width) {
  const size = item.font?.size ?? 0;
  const thickness = Math.max(size * RULE_THICKNESS, 1 / surface.scale);
  const decoration = (item.decoration ?? "").toLowerCase();
  if (decoration.includes("underline")) {
    surface.context.fillRect(x, snapped(baseline + size * UNDERLINE_DEPTH, surface.scale), width, thickness);
  }
  if (decoration.includes("strikethrough")) {
    surface.context.fillRect(x, snapped(baseline - size * STRIKE_HEIGHT, surface.scale), width, thickness);
  }
}
