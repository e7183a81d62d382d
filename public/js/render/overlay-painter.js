// @ts-check
import { OverlayLabels } from "./overlay-labels.js";
import { format, paintBands, paintBox, paintDotted, strokeWithHalo, tag } from "./overlay-marks.js";
import { paintRest } from "./overlay-rest.js";
import { paintLazyContainers, paintPinLines } from "./overlay-sections.js";
import { OVERLAY_COLORS } from "./palette.js";
import { snapped, snappedRect } from "./shapes.js";

/**
 * The overlays that a person can switch on, in the order of the menu, each with what it shows.
 *
 * @type {readonly {id: string, title: string, words: string}[]}
 */
export const OVERLAYS = Object.freeze([
  { id: "frames", title: "Frames", words: "Every view; in motion, what is drawn" },
  { id: "safeArea", title: "Safe area", words: "What the device keeps free at its edges" },
  { id: "insets", title: "Content insets", words: "What bars and insets take from a scroll view" },
  { id: "pinLine", title: "Pin line", words: "Where headers and footers stop" },
  { id: "sections", title: "Sections", words: "Natural, pinned (filled), pushed (striped)" },
  { id: "rest", title: "Overscroll", words: "Rest line, pull, and the rubber band's curve" },
  { id: "window", title: "Lazy window", words: "Which rows exist, and which are placed" },
  { id: "baselines", title: "Baselines", words: "What each line of text stands on" },
]);

/** No more frames than this get their sizes written beside them. */
const MOST_SIZES = 60;

/**
 * Draws the overlays that are switched on, the selection and what the pointer points at.
 *
 * @param {Surface} surface
 * @param {Picture} picture
 */
export function paintOverlays(surface, picture) {
  const { overlays, frame, device, selection } = picture;
  const screen = { x: 0, y: 0, width: device.width, height: device.height };
  const texts = (frame?.items ?? []).filter(({ kind }) => kind === "text").map((item) => item.frame);
  const labels = new OverlayLabels(surface, screen, texts);
  const has = (/** @type {string} */ id) => overlays.has(id);
  if (has("safeArea")) paintBands(surface, labels, screen, device.safeArea, OVERLAY_COLORS.safeArea, "safe area", false);
  if (has("frames")) paintFrames(surface, labels, picture);
  if (has("baselines")) paintBaselines(surface, picture);
  for (const view of frame?.scrollViews ?? []) {
    if (has("insets")) paintBands(surface, labels, view.frame, view.contentInsets, OVERLAY_COLORS.contentInset, "inset", true);
    if (has("rest")) paintRest(surface, labels, view, picture.restTop(view));
    if (has("pinLine")) paintPinLines(surface, labels, view, frame);
  }
  if (frame !== null && (has("sections") || has("window"))) {
    paintLazyContainers(surface, labels, frame, has("sections"), has("window"));
  }
  for (const rect of picture.lit) paintBox(surface, rect, OVERLAY_COLORS.selection, 1);
  if (selection !== null) {
    if (selection.offered !== null) paintDotted(surface, selection.offered, OVERLAY_COLORS.selection);
    paintBox(surface, selection.frame, OVERLAY_COLORS.selection, 2);
    tag(labels, selection.frame, `${format(selection.frame.width)} × ${format(selection.frame.height)}`, device.height);
    if (selection.words !== "") tag(labels, selection.frame, selection.words, device.height, 1);
  }
  labels.paint();
}

/**
 * Outlines views: all of them where the tree is that of this picture, else those that are drawn.
 *
 * @param {Surface} surface
 * @param {OverlayLabels} labels
 * @param {Picture} picture
 */
function paintFrames(surface, labels, { frame, device, views }) {
  const { context, scale } = surface;
  const rects = distinctRects(views ?? drawnRects(frame), device.height, scale);
  context.beginPath();
  for (const { x, y, width, height } of rects) context.rect(x + 0.5 / scale, y + 0.5 / scale, width - 1 / scale, height - 1 / scale);
  strokeWithHalo(surface, OVERLAY_COLORS.frame, 1 / scale);
  const below = 10 * labels.unit;
  for (const { whole } of rects.slice(0, MOST_SIZES)) {
    const { x, y, width, height } = whole;
    const middle = y + height / 2;
    const [left, right] = [x + 2, x + width - 2];
    /** @type {import("./overlay-labels.js").Place[]} */
    const corners = [{ x: right, y: y + below, align: "right" }, { x: left, y: y + below }];
    // What is narrow has its size beside it, what is wide inside.
    if (width < device.width * 0.6) corners.unshift({ x: x + width + 3, y: middle });
    else corners.unshift({ x: right, y: middle, align: "right" }, { x: left, y: middle });
    labels.add(`${format(width)} × ${format(height)}`, OVERLAY_COLORS.frame, corners, 10);
  }
}

/** The frames of what is drawn of a program, for pictures whose tree is not there. */
function drawnRects(/** @type {Frame | null} */ frame) {
  /** @type {Rect[]} */
  const rects = [];
  for (const { role, frame: rect } of frame?.items ?? []) {
    if (role === undefined || role.endsWith("Title")) rects.push(rect);
  }
  return rects;
}

/**
 * Rectangles that are in sight, on the canvas' pixels, each once. The small ones are first: a large one finds another corner for
 * its size.
 *
 * @param {readonly Rect[]} rects
 * @param {number} screenHeight
 * @param {number} scale canvas pixels in a point
 * @returns {(Rect & {whole: Rect})[]} each with the rectangle that it was
 * @complexity O(n log n)
 */
function distinctRects(rects, screenHeight, scale) {
  /** @type {(Rect & {whole: Rect})[]} */
  const snappedRects = [];
  for (const whole of rects) {
    if (whole.width <= 0 || whole.height <= 0 || whole.y >= screenHeight || whole.y + whole.height <= 0) continue;
    snappedRects.push(Object.assign(snappedRect(whole, scale), { whole }));
  }
  // Equal ones come to stand side by side.
  snappedRects.sort((one, other) => one.width * one.height - other.width * other.height || one.y - other.y || one.x - other.x || one.width - other.width);
  return snappedRects.filter(({ x, y, width, height }, index) => {
    const before = snappedRects[index - 1];
    return before === undefined || x !== before.x || y !== before.y || width !== before.width || height !== before.height;
  });
}

/**
 * @param {Surface} surface
 * @param {Picture} picture
 */
function paintBaselines(surface, picture) {
  const { context, scale } = surface;
  context.beginPath();
  for (const item of picture.frame?.items ?? []) {
    // The lines of what is scaled or turned are in a space of their own.
    if (item.transform !== undefined) continue;
    for (const line of item.lines ?? []) {
      const y = snapped(line.baseline, scale) + 0.5 / scale;
      context.moveTo(item.frame.x, y);
      context.lineTo(item.frame.x + item.frame.width, y);
    }
  }
  strokeWithHalo(surface, OVERLAY_COLORS.baseline, 1 / scale, [2, 2]);
}
