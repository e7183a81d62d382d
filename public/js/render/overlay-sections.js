// @ts-check
import { paintHatch, paintLine, strokeWithHalo } from "./overlay-marks.js";
import { OVERLAY_COLORS } from "./palette.js";
import { snappedRect } from "./shapes.js";

/** The width of a bar at the screen's edge, in points. */
const BAR = 6;
/** A header's words are cut after so many characters. */
const LONGEST_NAME = 24;

/**
 * Draws the lines at which headers and footers pin.
 *
 * @param {Surface} surface
 * @param {OverlayLabels} labels
 * @param {ScrollViewState} view
 * @param {Frame | null} frame
 */
export function paintPinLines(surface, labels, view, frame) {
  const { x, y, width, height } = view.frame;
  const { top, leading, bottom, trailing } = view.contentInsets;
  const containers = (frame?.lazyContainers ?? []).filter((container) => container.scrollView === view.id);
  const hasFooters = containers.some(({ sections }) => sections.some(({ pinnables }) => pinnables.some(({ part }) => part === "footer")));
  const axis = containers.some((container) => container.axis === "horizontal") ? "horizontal" : "vertical";
  const [before, after] = surface.isRightToLeft ? [trailing, leading] : [leading, trailing];
  const places = axis === "vertical" ? [y + top, y + height - bottom] : [x + before, x + width - after];
  for (const place of hasFooters ? places : places.slice(0, 1)) {
    paintLine(surface, view.frame, axis, place, OVERLAY_COLORS.pinLine);
    const below = { x: x + width - 8, y: place + 11 * labels.unit, align: /** @type {const} */ ("right") };
    const beside = axis === "vertical" ? below : { x: place + 4, y: y + 11 * labels.unit };
    labels.add(`pin line ${place.toFixed(2)}`, OVERLAY_COLORS.pinLine, [beside, { ...beside, y: beside.y - 22 * labels.unit }], 4);
  }
}

/**
 * Draws what lazy containers hold: the ranges of their sections with the state of each pinned part, and their window.
 *
 * @param {Surface} surface
 * @param {OverlayLabels} labels
 * @param {Frame} frame
 * @param {boolean} hasSections
 * @param {boolean} hasWindow
 */
export function paintLazyContainers(surface, labels, frame, hasSections, hasWindow) {
  for (const container of frame.lazyContainers ?? []) {
    const view = frame.scrollViews.find(({ id }) => id === container.scrollView);
    const area = view?.frame ?? container.frame;
    for (const section of hasSections ? container.sections : []) {
      paintRange(surface, area, container, section.start, section.end, "near");
      for (const part of section.pinnables) paintPinnable(surface, labels, area, container, part, nameOf(part, container.axis, frame));
    }
    if (hasWindow) paintWindow(surface, labels, area, container);
  }
}

/**
 * Calls a header or footer by a text that stands in it. What is held says so itself; else it is the hindmost, since bars and
 * insets are drawn over the content.
 *
 * @param {PinnableState} part
 * @param {Axis} axis
 * @param {Frame} frame
 */
function nameOf({ part, position, length }, axis, { items }) {
  /** @type {Item | undefined} */
  let found;
  for (const item of items) {
    if (item.kind !== "text" || (found !== undefined && item.pinned !== part)) continue;
    const start = axis === "vertical" ? item.frame.y : item.frame.x;
    const extent = axis === "vertical" ? item.frame.height : item.frame.width;
    if (start <= position - 0.5 || start + extent >= position + length + 0.5) continue;
    found = item;
    if (item.pinned === part) break;
  }
  const text = found?.text;
  if (text === undefined) return part;
  return `${part} “${text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1)}…` : text}”`;
}

/**
 * A bar along the container's axis, at the near edge of the area or the far one, as a rectangle.
 *
 * @param {Surface} surface
 * @param {Rect} area
 * @param {LazyContainerState} container
 * @param {number} start
 * @param {number} end
 * @param {"near" | "far"} side
 * @returns {Rect | null} `null` where nothing of it is in the area
 */
function barOf({ isRightToLeft, scale }, area, { axis }, start, end, side) {
  const isVertical = axis === "vertical";
  const [low, high] = isVertical ? [area.y, area.y + area.height] : [area.x, area.x + area.width];
  const from = Math.max(start, low);
  const length = Math.min(end, high) - from;
  if (length <= 0) return null;
  const isFirst = (side === "near") !== (isVertical && isRightToLeft);
  const bar = isVertical
    ? { x: isFirst ? area.x : area.x + area.width - BAR, y: from, width: BAR, height: length }
    : { x: from, y: isFirst ? area.y : area.y + area.height - BAR, width: length, height: BAR };
  return snappedRect(bar, scale);
}

/**
 * @param {Surface} surface
 * @param {Rect} area
 * @param {LazyContainerState} container
 * @param {number} start
 * @param {number} end
 * @param {"near" | "far"} side
 */
function paintRange(surface, area, container, start, end, side) {
  const bar = barOf(surface, area, container, start, end, side);
  if (bar === null) return;
  const { context } = surface;
  const isVertical = container.axis === "vertical";
  context.beginPath();
  // A bracket: a line with feet where the range begins and ends, if those are in sight.
  const at = (/** @type {number} */ along, /** @type {number} */ across) =>
    isVertical ? /** @type {const} */ ([bar.x + across, along]) : /** @type {const} */ ([along, bar.y + across]);
  const [from, length] = isVertical ? [bar.y, bar.height] : [bar.x, bar.width];
  context.moveTo(...at(from, BAR / 2));
  context.lineTo(...at(from + length, BAR / 2));
  for (const foot of [start, end]) {
    if (foot < from || foot > from + length) continue;
    context.moveTo(...at(foot, 0));
    context.lineTo(...at(foot, 2 * BAR));
  }
  strokeWithHalo(surface, OVERLAY_COLORS.pinLine, surface.cssPixel);
}

/**
 * @param {Surface} surface
 * @param {OverlayLabels} labels
 * @param {Rect} area
 * @param {LazyContainerState} container
 * @param {PinnableState} part
 * @param {string} name
 */
function paintPinnable(surface, labels, area, container, part, name) {
  const bar = barOf(surface, area, container, part.position, part.position + part.length, "near");
  if (bar === null) return;
  const { context } = surface;
  const color = OVERLAY_COLORS.pinLine;
  const unit = surface.cssPixel;
  context.fillStyle = OVERLAY_COLORS.halo;
  context.fillRect(bar.x - unit, bar.y - unit, bar.width + 2 * unit, bar.height + 2 * unit);
  if (part.state === "pinned") {
    context.fillStyle = color;
    context.fillRect(bar.x, bar.y, bar.width, bar.height);
  }
  if (part.state === "pushed") paintHatch(surface, bar, color, [1], BAR);
  context.strokeStyle = color;
  context.lineWidth = unit;
  context.strokeRect(bar.x + unit / 2, bar.y + unit / 2, bar.width - unit, bar.height - unit);
  const pushed = part.state === "pushed" ? `pushed by ${(part.pushedBy ?? 0).toFixed(2)}` : part.state;
  const isVertical = container.axis === "vertical";
  const beside = surface.isRightToLeft
    ? { x: bar.x - 4, y: bar.y + bar.height / 2, align: /** @type {const} */ ("right") }
    : { x: bar.x + BAR + 4, y: bar.y + bar.height / 2 };
  const place = isVertical ? beside : { x: bar.x + 2, y: bar.y + BAR + 11 * labels.unit };
  labels.add(`${name}: ${pushed}`, color, [place, { ...place, x: place.x + 120 * labels.unit }], part.state === "natural" ? 10 : 2);
}

/**
 * @param {Surface} surface
 * @param {OverlayLabels} labels
 * @param {Rect} area
 * @param {LazyContainerState} container
 */
function paintWindow(surface, labels, area, container) {
  const { placed, placedCount, elementCount, realizedCount, view } = container;
  const color = OVERLAY_COLORS.window;
  const bar = placed === undefined ? null : barOf(surface, area, container, placed.start, placed.end, "far");
  if (placed === undefined || bar === null) return;
  paintHatch(surface, bar, color, [-1], BAR);
  for (const edge of [placed.start, placed.end]) paintLine(surface, area, container.axis, edge, color, [1, 3]);
  const words = `${view}: ${realizedCount} of ${elementCount} realised, ${placedCount} rows placed`;
  const middle = { x: bar.x - 4, y: bar.y + bar.height / 2, align: /** @type {const} */ ("right") };
  const place = surface.isRightToLeft ? { x: bar.x + BAR + 4, y: middle.y } : middle;
  labels.add(words, color, [place, { ...place, y: place.y + 60 * labels.unit }], 5);
}
