// @ts-check
import { overscrollAtTop } from "../model/scene-metrics.js";
import { format, paintBands, paintBox, paintDotted, paintLabel, paintLine, paintSizeTag } from "./overlay-marks.js";
import { OVERLAY_COLORS } from "./palette.js";
import { snapped, snappedRect } from "./pixel-grid.js";

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
  if (picture.proposal !== null) paintDotted(surface, picture.proposal, OVERLAY_COLORS.selection);
  if (picture.selection !== null) {
    paintBox(surface, picture.selection, OVERLAY_COLORS.selection, 2);
    paintSizeTag(surface, picture.selection, device.height);
  }
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
