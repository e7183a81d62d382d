// @ts-check
import { overscrollAtTop } from "../model/scene-metrics.js";
import { OVERLAY_COLORS } from "./palette.js";
import { roundedRectPath } from "./shape-path.js";
import { snapped, snappedRect } from "./pixel-grid.js";

/** @typedef {import("../types.js").Rect} Rect */
/** @typedef {import("../types.js").Insets} Insets */
/** @typedef {import("../types.js").ScrollViewState} ScrollViewState */
/** @typedef {import("./item-painter.js").Surface} Surface */
/** @typedef {import("./canvas-renderer.js").Picture} Picture */

/**
 * The overlays that a person can switch on, in the order of the menu.
 *
 * @type {readonly {id: string, title: string, pattern: string}[]}
 */
export const OVERLAYS = Object.freeze([
  { id: "frames", title: "Frames", pattern: "outline with size" },
  { id: "safeArea", title: "Safe area", pattern: "amber, diagonal hatch" },
  { id: "insets", title: "Content insets", pattern: "magenta, cross hatch" },
  { id: "pinLine", title: "Pin line", pattern: "cyan, solid" },
  { id: "pinned", title: "Pinned views", pattern: "cyan bar at the edge" },
  { id: "rest", title: "Rest line and overscroll", pattern: "grey, dashed" },
  { id: "baselines", title: "Baselines", pattern: "green, dotted" },
]);

/** Distance between two hatch lines, in points. */
const HATCH_SPACING = 8;
/** The size of the overlays' words, in CSS pixels: readable at any zoom. */
const LABEL_SIZE = 11;

/**
 * Draws the overlays that are switched on, the selection and what the pointer points at.
 *
 * @param {Surface} surface
 * @param {Picture} picture
 */
export function paintOverlays(surface, picture) {
  const { overlays, frame, device } = picture;
  const screen = { x: 0, y: 0, width: device.width, height: device.height };
  if (overlays.has("safeArea")) paintBands(surface, screen, device.safeArea, OVERLAY_COLORS.safeArea, "safe area");
  if (overlays.has("frames")) paintFrames(surface, picture);
  if (overlays.has("baselines")) paintBaselines(surface, picture);
  for (const view of frame?.scrollViews ?? []) {
    if (overlays.has("insets")) {
      paintBands(surface, view.frame, view.contentInsets, OVERLAY_COLORS.contentInset, "inset");
    }
    if (overlays.has("rest")) paintRest(surface, view, picture.restTop(view));
    if (overlays.has("pinLine")) {
      const y = view.frame.y + view.contentInsets.top;
      paintLine(surface, view.frame, y, OVERLAY_COLORS.pinLine, [], `pin line ${y.toFixed(2)}`, "end");
    }
  }
  if (overlays.has("pinned")) paintPinned(surface, picture);
  if (picture.highlight !== null) paintBox(surface, picture.highlight, OVERLAY_COLORS.selection, 1);
  if (picture.selection !== null) {
    paintBox(surface, picture.selection, OVERLAY_COLORS.selection, 2);
    paintSizeTag(surface, picture.selection, device.height);
  }
}

/**
 * @param {Surface} surface
 * @param {Rect} area
 * @param {Insets} insets
 * @param {string} color
 * @param {string} word
 */
function paintBands(surface, area, insets, color, word) {
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
 * @param {Surface} surface
 * @param {Rect} area
 * @param {number} y
 * @param {string} color
 * @param {number[]} dash
 * @param {string} label
 * @param {"start" | "end"} side
 */
function paintLine(surface, area, y, color, dash, label, side) {
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
 * @param {Surface} surface
 * @param {ScrollViewState} view
 * @param {number} restTop
 */
function paintRest(surface, view, restTop) {
  const y = view.frame.y + restTop;
  paintLine(surface, view.frame, y, OVERLAY_COLORS.rest, [6, 4], `rest ${y.toFixed(2)}`, "start");
  const overscroll = overscrollAtTop(view);
  if (overscroll <= 0) return;
  const { context, scale } = surface;
  const x = view.frame.x + view.frame.width / 2;
  context.strokeStyle = OVERLAY_COLORS.rest;
  context.lineWidth = Math.max(1, 1 / scale);
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x, y + overscroll);
  context.moveTo(x - 4, y + overscroll);
  context.lineTo(x + 4, y + overscroll);
  context.stroke();
  paintLabel(surface, `overscroll ${overscroll.toFixed(2)}`, x, y + overscroll + 11 * surface.cssPixel, OVERLAY_COLORS.rest, "center");
}

/**
 * @param {Surface} surface
 * @param {Picture} picture
 */
function paintFrames(surface, picture) {
  const { context, scale } = surface;
  context.save();
  context.strokeStyle = OVERLAY_COLORS.frame;
  context.lineWidth = 1 / scale;
  for (const item of picture.frame?.items ?? []) {
    if (item.role !== undefined && item.role !== "largeTitle" && item.role !== "inlineTitle") continue;
    const rect = snappedRect(item.frame, scale);
    context.strokeRect(rect.x + 0.5 / scale, rect.y + 0.5 / scale, rect.width - 1 / scale, rect.height - 1 / scale);
  }
  context.restore();
  for (const item of picture.frame?.items ?? []) {
    if (item.kind !== "text" || item.role !== undefined) continue;
    const size = `${format(item.frame.width)} × ${format(item.frame.height)}`;
    const x = item.frame.x + item.frame.width + 4;
    paintLabel(surface, size, x, item.frame.y + item.frame.height / 2, OVERLAY_COLORS.frame, "left");
  }
}

/**
 * @param {Surface} surface
 * @param {Picture} picture
 */
function paintBaselines(surface, picture) {
  const { context, scale } = surface;
  context.save();
  context.strokeStyle = OVERLAY_COLORS.baseline;
  context.lineWidth = 1 / scale;
  context.setLineDash([2, 2]);
  context.beginPath();
  for (const item of picture.frame?.items ?? []) {
    for (const line of item.lines ?? []) {
      const y = snapped(line.baseline, scale) + 0.5 / scale;
      context.moveTo(item.frame.x, y);
      context.lineTo(item.frame.x + item.frame.width, y);
    }
  }
  context.stroke();
  context.restore();
}

/**
 * Marks pinned views with a filled bar at the screen's leading edge.
 *
 * @param {Surface} surface
 * @param {Picture} picture
 */
function paintPinned(surface, picture) {
  const edge = surface.isRightToLeft ? picture.device.width - 5 : 0;
  for (const kind of /** @type {const} */ (["header", "footer"])) {
    const items = (picture.frame?.items ?? []).filter((item) => item.pinned === kind);
    if (items.length === 0) continue;
    const top = Math.min(...items.map((item) => item.frame.y));
    const bottom = Math.max(...items.map((item) => item.frame.y + item.frame.height));
    surface.context.fillStyle = OVERLAY_COLORS.pinLine;
    surface.context.fillRect(edge, top, 5, bottom - top);
    const x = surface.isRightToLeft ? edge - 4 : 9;
    const side = surface.isRightToLeft ? "right" : "left";
    paintLabel(surface, `pinned ${kind}`, x, (top + bottom) / 2, OVERLAY_COLORS.pinLine, side);
  }
}

/**
 * @param {Surface} surface
 * @param {Rect} rect
 * @param {string} color
 * @param {number} width
 */
function paintBox(surface, rect, color, width) {
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
 * @param {Surface} surface
 * @param {Rect} rect
 * @param {number} screenHeight
 */
function paintSizeTag(surface, rect, screenHeight) {
  const margin = 11 * surface.cssPixel;
  const below = rect.y + rect.height + margin;
  const y = below + margin < screenHeight ? below : Math.max(rect.y - margin, margin);
  const text = `${format(rect.width)} × ${format(rect.height)}`;
  paintLabel(surface, text, rect.x + rect.width / 2, y, OVERLAY_COLORS.selection, "center");
}

/** @param {number} value */
function format(value) {
  return String(Math.round(value * 100) / 100);
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
function paintLabel(surface, text, x, y, color, align) {
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
