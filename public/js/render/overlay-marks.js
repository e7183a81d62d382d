// @ts-check
import { OVERLAY_COLORS } from "./palette.js";
import { snapped, snappedRect } from "./pixel-grid.js";
import { roundedRectPath } from "./shape-path.js";

/** @typedef {import("../types.js").Rect} Rect */
/** @typedef {import("../types.js").Insets} Insets */
/** @typedef {import("./item-painter.js").Surface} Surface */

/** Distance between two hatch lines, in points. */
const HATCH_SPACING = 8;
/** The size of the overlays' words, in CSS pixels: readable at any zoom. */
const LABEL_SIZE = 11;

/**
 * Marks what is covered at the edges of an area: hatched bands with their lengths.
 *
 * @param {Surface} surface
 * @param {Rect} area
 * @param {Insets} insets
 * @param {string} color
 * @param {string} word
 */
export function paintBands(surface, area, insets, color, word) {
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
  for (const [edge, length, band] of bands) {
    if (length <= 0 || band.height <= 0) continue;
    paintHatch(surface, band, color, word === "inset");
    const margin = 11 * surface.cssPixel;
    const y = edge === "bottom" ? band.y + margin : band.y + band.height - margin;
    const x = word === "inset" ? band.x + 8 : band.x + band.width - 8;
    paintLabel(surface, `${word} ${edge} ${length.toFixed(2)}`, x, y, color, word === "inset" ? "left" : "right");
  }
}

/**
 * @param {Surface} surface
 * @param {Rect} band
 * @param {string} color
 * @param {boolean} isCrossed
 */
function paintHatch(surface, band, color, isCrossed) {
  const { context, scale } = surface;
  const rect = snappedRect(band, scale);
  context.save();
  context.beginPath();
  context.rect(rect.x, rect.y, rect.width, rect.height);
  context.clip();
  context.fillStyle = `${color}14`;
  context.fillRect(rect.x, rect.y, rect.width, rect.height);
  context.strokeStyle = `${color}73`;
  context.lineWidth = Math.max(0.75, 1 / scale);
  context.beginPath();
  for (let offset = -rect.height; offset < rect.width; offset += HATCH_SPACING) {
    context.moveTo(rect.x + offset, rect.y + rect.height);
    context.lineTo(rect.x + offset + rect.height, rect.y);
    if (!isCrossed) continue;
    context.moveTo(rect.x + offset, rect.y);
    context.lineTo(rect.x + offset + rect.height, rect.y + rect.height);
  }
  context.stroke();
  context.strokeStyle = color;
  context.strokeRect(rect.x, rect.y, rect.width, rect.height);
  context.restore();
}

/**
 * A line across an area, with words below it.
 *
 * @param {Surface} surface
 * @param {Rect} area
 * @param {number} y
 * @param {string} color
 * @param {number[]} dash
 * @param {string} label
 * @param {"start" | "end"} side
 */
export function paintLine(surface, area, y, color, dash, label, side) {
  const { context, scale } = surface;
  context.save();
  context.strokeStyle = color;
  context.lineWidth = Math.max(1, 1 / scale);
  context.setLineDash(dash);
  context.beginPath();
  const place = snapped(y, scale) + 0.5 / scale;
  context.moveTo(area.x, place);
  context.lineTo(area.x + area.width, place);
  context.stroke();
  context.restore();
  const x = side === "start" ? area.x + 8 : area.x + area.width - 8;
  // Below the line, so that the words of a band that ends here stay free.
  paintLabel(surface, label, x, y + 11 * surface.cssPixel, color, side === "start" ? "left" : "right");
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
  context.strokeStyle = color;
  context.lineWidth = width;
  context.strokeRect(
    target.x + width / 2,
    target.y + width / 2,
    Math.max(target.width - width, 0),
    Math.max(target.height - width, 0),
  );
}

/**
 * A dotted outline, for what is only proposed.
 *
 * @param {Surface} surface
 * @param {Rect} rect
 * @param {string} color
 */
export function paintDotted(surface, rect, color) {
  const { context, scale } = surface;
  const target = snappedRect(rect, scale);
  context.save();
  context.strokeStyle = color;
  context.lineWidth = 1.5;
  context.setLineDash([1.5, 3]);
  context.strokeRect(target.x + 0.75, target.y + 0.75, Math.max(target.width - 1.5, 0), Math.max(target.height - 1.5, 0));
  context.restore();
}

/**
 * Says a rectangle's size, below it where there is room.
 *
 * @param {Surface} surface
 * @param {Rect} rect
 * @param {number} screenHeight
 */
export function paintSizeTag(surface, rect, screenHeight) {
  const margin = 11 * surface.cssPixel;
  const below = rect.y + rect.height + margin;
  const y = below + margin < screenHeight ? below : Math.max(rect.y - margin, margin);
  const text = `${format(rect.width)} × ${format(rect.height)}`;
  paintLabel(surface, text, rect.x + rect.width / 2, y, OVERLAY_COLORS.selection, "center");
}

/**
 * A few words on a dark plate, readable on any content; the edge of the plate has the overlay's colour.
 *
 * @param {Surface} surface
 * @param {string} text
 * @param {number} x
 * @param {number} y the label's middle
 * @param {string} color
 * @param {"left" | "right" | "center"} align which side of the label stands at `x`
 */
export function paintLabel(surface, text, x, y, color, align) {
  const { context } = surface;
  const unit = surface.cssPixel;
  const font = `500 ${LABEL_SIZE * unit}px Inter, sans-serif`;
  context.save();
  context.font = font;
  surface.fonts.require(font, text);
  const width = context.measureText(text).width + 12 * unit;
  const left = align === "left" ? x : align === "right" ? x - width : x - width / 2;
  context.fillStyle = OVERLAY_COLORS.plate;
  context.beginPath();
  roundedRectPath(context, { x: left, y: y - 8.5 * unit, width, height: 17 * unit }, 4 * unit);
  context.fill();
  context.fillStyle = color;
  context.fillRect(left + unit, y - 5 * unit, 2 * unit, 10 * unit);
  context.fillStyle = OVERLAY_COLORS.plateText;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillText(text, left + 7 * unit, y + 0.5 * unit);
  context.restore();
}

/**
 * A length as short as it can be said.
 *
 * @param {number} value
 */
export function format(value) {
  return String(Math.round(value * 100) / 100);
}
