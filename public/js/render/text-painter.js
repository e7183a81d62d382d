// @ts-check
import { canvasFont } from "./font-library.js";
import { snapped } from "./shapes.js";
import { publishedTracking, stretchesOf } from "./text-tracking.js";

/** Thickness of an underline in parts of the font size. */
const RULE_THICKNESS = 1 / 14;
/** Its distance below the baseline in parts of the font size. */
const UNDERLINE_DEPTH = 0.11;
/** The height of a line through the text above the baseline in parts of the font size. */
const STRIKE_HEIGHT = 0.28;

/**
 * Gives the context the font of a text, unless the text before had the same: a canvas that is given a font looks at the page's
 * styles, which takes longer than to draw a line. To be called before the context's state is saved for the item.
 *
 * @param {Surface} surface
 * @param {Item} item
 */
export function chooseFont(surface, item) {
  if (item.font !== undefined) useFont(surface, canvasFont(item.font), item.text ?? "");
}

/**
 * @param {Surface} surface
 * @param {string} font
 * @param {string} sample characters that will be drawn
 */
export function useFont(surface, font, sample) {
  surface.fonts.require(font, sample);
  if (surface.font !== font) surface.context.font = surface.font = font;
}

/**
 * Draws the lines of a text where the server put them, in the font that was chosen.
 *
 * @param {Surface} surface
 * @param {Item} item
 */
export function paintText(surface, item) {
  if (item.font === undefined || item.lines === undefined) return;
  const { context, scale } = surface;
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  context.fillStyle = item.fill ?? surface.palette.label;
  for (const line of item.lines) {
    const baseline = snapped(line.baseline, scale);
    const isRightToLeft = line.direction === "rightToLeft";
    if (isRightToLeft) context.direction = "rtl";
    const width = drawLine(context, line, baseline, item.font, item.decoration !== undefined);
    if (item.decoration !== undefined) drawRule(surface, item, line.x, baseline, width);
    if (isRightToLeft) context.direction = "ltr";
  }
}

/**
 * Draws a line with the tracking that it was measured with: the program's, and on what the text font draws the published one.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {TextLine} line
 * @param {number} baseline
 * @param {FontDescription} font
 * @param {boolean} isMeasured whether the width is asked for
 * @returns {number} the width drawn
 */
function drawLine(context, line, baseline, { size, design, tracking = 0 }, isMeasured) {
  const published = design === "monospaced" ? 0 : publishedTracking(size);
  let { x } = line;
  const stretches = stretchesOf(line.text);
  const last = stretches[stretches.length - 1];
  for (const stretch of stretches) {
    const letters = stretch.tracked === "all" ? published : 0;
    const spaces = stretch.tracked === "spaces" ? published : 0;
    x += drawSpaced(context, stretch.text, x, baseline, tracking + letters, spaces, isMeasured || stretch !== last);
  }
  return x - line.x;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} x
 * @param {number} baseline
 * @param {number} letters extra space after each character, in points
 * @param {number} spaces and after each space beyond that
 * @param {boolean} isMeasured whether the width is asked for
 * @returns {number} the width drawn
 */
function drawSpaced(context, text, x, baseline, letters, spaces, isMeasured) {
  const spaced = /** @type {CanvasRenderingContext2D & {letterSpacing?: string, wordSpacing?: string}} */ (context);
  if (spaced.letterSpacing !== undefined) {
    spaced.letterSpacing = `${letters}px`;
    if (spaces !== 0) spaced.wordSpacing = `${spaces}px`;
    context.fillText(text, x, baseline);
    const width = isMeasured ? context.measureText(text).width : 0;
    spaced.letterSpacing = "0px";
    if (spaces !== 0) spaced.wordSpacing = "0px";
    return width;
  }
  if (letters === 0) {
    context.fillText(text, x, baseline);
    return isMeasured ? context.measureText(text).width : 0;
  }
  const characters = [...text];
  let before = "";
  for (const [index, character] of characters.entries()) {
    // Measured together with what stands before it, so that kerning pairs stay as the font has them.
    const start = context.measureText(before + character).width - context.measureText(character).width;
    context.fillText(character, x + start + index * letters, baseline);
    before += character;
  }
  return context.measureText(text).width + characters.length * letters;
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
