// @ts-check
import { OVERLAY_COLORS } from "./palette.js";
import { snapped, snappedRect } from "./shapes.js";

/** Distance between two hatch lines, in points: wide enough to read what is below. */
const HATCH_SPACING = 12;
/** So many patterns are kept: those of all overlays at several zooms. */
const MOST_PATTERNS = 64;

/**
 * Marks what is covered at the edges of an area: hatched bands with their lengths.
 *
 * @param {Surface} surface
 * @param {OverlayLabels} labels
 * @param {Rect} area
 * @param {Insets} insets
 * @param {string} color
 * @param {string} word
 * @param {boolean} isCrossed cross hatch, with the words at the left; else diagonal, with the words at the right
 */
export function paintBands(surface, labels, area, insets, color, word, isCrossed) {
  const { top, bottom } = insets;
  const left = surface.isRightToLeft ? insets.trailing : insets.leading;
  const right = surface.isRightToLeft ? insets.leading : insets.trailing;
  const inner = area.height - top - bottom;
  /** @type {[string, number, Rect][]} */
  const bands = [
    ["top", top, { x: area.x, y: area.y, width: area.width, height: top }],
    ["bottom", bottom, { x: area.x, y: area.y + area.height - bottom, width: area.width, height: bottom }],
    ["left", left, { x: area.x, y: area.y + top, width: left, height: inner }],
    ["right", right, { x: area.x + area.width - right, y: area.y + top, width: right, height: inner }],
  ];
  const margin = 11 * surface.cssPixel;
  for (const [edge, length, band] of bands) {
    if (length <= 0 || band.height <= 0) continue;
    paintHatch(surface, band, color, isCrossed ? [1, -1] : [1]);
    const y = edge === "bottom" ? band.y + margin : band.y + band.height - margin;
    const x = isCrossed ? band.x + 8 : band.x + band.width - 8;
    labels.add(`${word} ${edge} ${length.toFixed(2)}`, color, [{ x, y, align: isCrossed ? "left" : "right" }], 2);
  }
}

/**
 * Fills a rectangle with slanted lines, and outlines it.
 *
 * @param {Surface} surface
 * @param {Rect} band
 * @param {string} color
 * @param {number[]} slants 1 for lines that rise to the right, -1 for lines that fall
 * @param {number} [spacing] between two lines, in points
 */
export function paintHatch(surface, band, color, slants, spacing = HATCH_SPACING) {
  const { context, scale } = surface;
  const rect = snappedRect(band, scale);
  const line = Math.max(0.75, 1 / scale);
  const pattern = hatchPattern(surface, color, slants, spacing, line);
  if (pattern === null) {
    strokeHatch(surface, rect, color, slants, spacing, line);
  } else {
    pattern.setTransform({ a: 1 / scale, d: 1 / scale, e: rect.x, f: rect.y + rect.height });
    context.fillStyle = pattern;
    context.fillRect(rect.x, rect.y, rect.width, rect.height);
  }
  strokeInside(surface, rect, color, line);
}

/**
 * Strokes slanted lines in a rectangle.
 *
 * @param {Surface} surface
 * @param {Rect} rect
 * @param {string} color
 * @param {number[]} slants
 * @param {number} spacing
 * @param {number} line the width of a line, in points
 */
function strokeHatch(surface, { x, y, width, height }, color, slants, spacing, line) {
  const { context } = surface;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.beginPath();
  for (const slant of slants) {
    for (let offset = x - height; offset < x + width; offset += spacing) {
      context.moveTo(offset, slant > 0 ? y + height : y);
      context.lineTo(offset + height, slant > 0 ? y : y + height);
    }
  }
  // Paler than the outline: what is below must stay readable.
  context.globalAlpha = 0.55;
  strokeWithHalo(surface, color, line);
  context.restore();
}

/** @type {Map<string, CanvasPattern | null>} patterns by all that they depend on; few, since colours and slants are */
const patterns = new Map();

/**
 * The lines of one spacing as a pattern, which fills a band in a fraction of the time that strokes take.
 *
 * @param {Surface} surface
 * @param {string} color
 * @param {number[]} slants
 * @param {number} spacing
 * @param {number} line
 * @returns {CanvasPattern | null} `null` where a surface has no second canvas: what is written for a file
 */
function hatchPattern(surface, color, slants, spacing, line) {
  const { context, scale, cssPixel, createCanvas } = surface;
  if (createCanvas === null) return null;
  const key = [color, slants, spacing, scale, cssPixel].join(" ");
  const known = patterns.get(key);
  if (known !== undefined) return known;
  if (patterns.size >= MOST_PATTERNS) patterns.clear();
  // Whole pixels, so that the lines of one tile go on in the next.
  const side = Math.max(Math.round(spacing * scale), 1);
  const tile = createCanvas();
  tile.width = tile.height = side;
  const own = tile.getContext("2d");
  if (own === null) return null;
  own.scale(scale, scale);
  const length = side / scale;
  // From corner to corner, and what the lines beside them leave in the corners.
  strokeHatch({ ...surface, context: own }, { x: -length, y: -length, width: 3 * length, height: 3 * length }, color, slants, length, line);
  const pattern = context.createPattern(tile, "repeat");
  patterns.set(key, pattern);
  return pattern;
}

/**
 * A line across an area, bright at its sides so that it shows on any content.
 *
 * @param {Surface} surface
 * @param {Rect} area
 * @param {Axis} axis along which things scroll; the line crosses it
 * @param {number} place on that axis, in points
 * @param {string} color
 * @param {number[]} [dash]
 */
export function paintLine(surface, area, axis, place, color, dash) {
  const { context, scale } = surface;
  const at = snapped(place, scale) + 0.5 / scale;
  context.beginPath();
  if (axis === "vertical") {
    context.moveTo(area.x, at);
    context.lineTo(area.x + area.width, at);
  } else {
    context.moveTo(at, area.y);
    context.lineTo(at, area.y + area.height);
  }
  strokeWithHalo(surface, color, Math.max(1, 1 / scale), dash);
}

/**
 * Strokes the path twice: wide and pale below, so that the line shows on any content, dark content included.
 *
 * @param {Surface} surface
 * @param {string} color
 * @param {number} width in points
 * @param {number[]} [dash] none is left behind
 */
export function strokeWithHalo({ context, cssPixel }, color, width, dash) {
  context.strokeStyle = OVERLAY_COLORS.halo;
  context.lineWidth = width + 2 * cssPixel;
  context.stroke();
  context.strokeStyle = color;
  context.lineWidth = width;
  if (dash !== undefined) context.setLineDash(dash);
  context.stroke();
  if (dash !== undefined) context.setLineDash([]);
}

/**
 * An outline with a light ground.
 *
 * @param {Surface} surface
 * @param {Rect} rect
 * @param {string} color
 * @param {number} width of the outline, in points
 */
export function paintBox(surface, rect, color, width) {
  const { context, scale } = surface;
  const target = snappedRect(rect, scale);
  context.fillStyle = `${color}14`;
  context.fillRect(target.x, target.y, target.width, target.height);
  strokeInside(surface, target, color, width);
}

/**
 * Strokes a rectangle's edge from inside.
 *
 * @param {Surface} surface
 * @param {Rect} rect
 * @param {string} color
 * @param {number} line the width of the line, in points
 * @param {number[]} [dash]
 */
function strokeInside(surface, { x, y, width, height }, color, line, dash) {
  const { context } = surface;
  context.beginPath();
  context.rect(x + line / 2, y + line / 2, Math.max(width - line, 0), Math.max(height - line, 0));
  strokeWithHalo(surface, color, line, dash);
}

/**
 * A dotted outline, for what is only proposed.
 *
 * @param {Surface} surface
 * @param {Rect} rect
 * @param {string} color
 */
export function paintDotted(surface, rect, color) {
  strokeInside(surface, snappedRect(rect, surface.scale), color, 1.5, [1.5, 3]);
}

/**
 * Writes a rectangle's words below it where there is room, else above.
 *
 * @param {OverlayLabels} labels
 * @param {Rect} rect
 * @param {string} text
 * @param {number} screenHeight
 * @param {number} row 0 next to the rectangle, 1 beyond that
 */
export function tag(labels, rect, text, screenHeight, row = 0) {
  const margin = (11 + 19 * row) * labels.unit;
  const x = rect.x + rect.width / 2;
  const below = { x, y: rect.y + rect.height + margin, align: /** @type {const} */ ("center") };
  const above = { ...below, y: Math.max(rect.y - margin, margin) };
  const hasRoom = below.y + margin < screenHeight;
  labels.add(text, OVERLAY_COLORS.selection, hasRoom ? [below, above] : [above, below], row);
}

/**
 * A length as short as it can be said.
 *
 * @param {number} value
 */
export function format(value) {
  return String(Math.round(value * 100) / 100);
}
