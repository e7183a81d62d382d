// @ts-check
import { RUBBER_BAND, travelFor } from "../model/scroll-words.js";
import { paintHatch, paintLine, strokeWithHalo } from "./overlay-marks.js";
import { OVERLAY_COLORS } from "./palette.js";
import { snappedRect } from "./pixel-grid.js";
import { roundedRectPath } from "./shape-path.js";

/**
 * @typedef {import("../types.js").Rect} Rect
 * @typedef {import("../types.js").Frame} Frame
 * @typedef {import("../types.js").ScrollViewState} ScrollViewState
 * @typedef {import("../types.js").LazyContainerState} LazyContainerState
 * @typedef {import("../types.js").PinnableState} PinnableState
 * @typedef {import("./item-painter.js").Surface} Surface
 * @typedef {import("./overlay-labels.js").OverlayLabels} OverlayLabels
 * @typedef {import("./overlay-marks.js").Axis} Axis
 *
 * @typedef {object} RestEdge an edge at which content rests
 * @property {Axis} axis
 * @property {string} name
 * @property {number} line where it is on the screen, in points
 * @property {number} distance how far content is pulled past it, in points
 * @property {1 | -1} direction into which content is pulled
 */

/** The width of a bar at the screen's edge, in points. */
const BAR = 6;
/** The size of the rubber band's graph, in CSS pixels. */
const GRAPH = Object.freeze({ width: 148, height: 92, margin: 10 });

/**
 * Returns the edges at which a scroll view's content rests.
 *
 * @param {ScrollViewState} view
 * @param {number} restTop the top inset at rest, in points
 * @returns {RestEdge[]}
 */
export function restEdges({ frame, contentOffset, contentInsets, contentSize, containerSize }, restTop) {
  /** @type {RestEdge[]} */
  const edges = [];
  const { top, leading, bottom, trailing } = contentInsets;
  const add = (
    /** @type {Axis} */ axis, /** @type {number} */ start, /** @type {number} */ length, /** @type {number} */ offset,
    /** @type {number} */ content, /** @type {number} */ before, /** @type {number} */ rest, /** @type {number} */ after,
  ) => {
    const past = -(offset + before);
    const end = Math.max(content + after - length, -before);
    if (axis === "horizontal" && content <= length - before - after && past === 0) return;
    const names = axis === "vertical" ? ["top", "bottom"] : ["left", "right"];
    edges.push({ axis, name: names[0], line: start + rest, distance: Math.max(past, 0), direction: 1 });
    edges.push({ axis, name: names[1], line: start + length - after, distance: Math.max(offset - end, 0), direction: -1 });
  };
  add("vertical", frame.y, containerSize.height, contentOffset.y, contentSize.height, top, restTop, bottom);
  add("horizontal", frame.x, containerSize.width, contentOffset.x, contentSize.width, leading, leading, trailing);
  return edges;
}

/**
 * Draws where content rests, how far it is pulled past that, and where that is on the rubber band's curve.
 *
 * @param {Surface} surface
 * @param {OverlayLabels} labels
 * @param {ScrollViewState} view
 * @param {number} restTop
 */
export function paintRest(surface, labels, view, restTop) {
  const { frame } = view;
  for (const { axis, name, line, distance, direction } of restEdges(view, restTop)) {
    if (name !== "top" && distance <= 0) continue;
    const isVertical = axis === "vertical";
    const off = 11 * labels.unit;
    paintLine(surface, frame, axis, line, OVERLAY_COLORS.rest, [6, 4]);
    const beside = isVertical ? { x: frame.x + 8, y: line + off * direction } : { x: line + 6 * direction, y: frame.y + frame.height / 2 };
    labels.add(`rest ${line.toFixed(2)}`, OVERLAY_COLORS.rest, [beside, { ...beside, y: beside.y + 2 * off }], 3);
    if (distance <= 0) continue;
    const end = line + distance * direction;
    paintDistance(surface, view, axis, line, end);
    const across = isVertical ? frame.x + frame.width / 2 : frame.y + frame.height / 3;
    const [x, y] = isVertical ? [across, end + off * direction] : [end, across + off];
    labels.add(`overscroll ${distance.toFixed(2)}`, OVERLAY_COLORS.rest, [{ x, y, align: "center" }], 1);
    paintCurve(surface, labels, view, distance, axis);
  }
}

/**
 * @param {Surface} surface
 * @param {ScrollViewState} view
 * @param {Axis} axis
 * @param {number} from
 * @param {number} to
 */
function paintDistance(surface, { frame }, axis, from, to) {
  const { context } = surface;
  const across = axis === "vertical" ? frame.x + frame.width / 2 : frame.y + frame.height / 3;
  const at = (/** @type {number} */ along, /** @type {number} */ side) =>
    axis === "vertical" ? /** @type {const} */ ([across + side, along]) : /** @type {const} */ ([along, across + side]);
  context.save();
  context.beginPath();
  context.moveTo(...at(from, 0));
  context.lineTo(...at(to, 0));
  context.moveTo(...at(to, -5));
  context.lineTo(...at(to, 5));
  strokeWithHalo(surface, OVERLAY_COLORS.rest, 1.5 * surface.cssPixel);
  context.restore();
}

/**
 * The rubber band: finger travel to the right, what shows of it upward, and the point where the finger is now.
 *
 * @param {Surface} surface
 * @param {OverlayLabels} labels
 * @param {ScrollViewState} view
 * @param {number} distance that shows, in points
 * @param {Axis} axis
 */
function paintCurve(surface, labels, { frame, containerSize, phase }, distance, axis) {
  const { context } = surface;
  const { unit } = labels;
  const extent = axis === "vertical" ? containerSize.height : containerSize.width;
  if (distance >= extent) return;
  const travel = travelFor(distance, extent);
  const [width, height, margin] = [GRAPH.width * unit, GRAPH.height * unit, GRAPH.margin * unit];
  const plate = { x: frame.x + frame.width - width - 10 * unit, y: frame.y + (frame.height - height) / 2, width, height };
  const most = Math.max(extent / 2, travel * 1.2);
  const shown = (/** @type {number} */ finger) => extent * (1 - 1 / ((finger * RUBBER_BAND) / extent + 1));
  const graphHeight = height - margin - 34 * unit;
  const bottom = plate.y + height - margin;
  const xOf = (/** @type {number} */ finger) => plate.x + margin + (finger / most) * (width - 2 * margin);
  const yOf = (/** @type {number} */ visible) => bottom - (visible / shown(most)) * graphHeight;
  labels.reserve(plate);
  context.save();
  context.fillStyle = OVERLAY_COLORS.plate;
  context.beginPath();
  roundedRectPath(context, plate, 6 * unit);
  context.fill();
  context.strokeStyle = OVERLAY_COLORS.plateLine;
  context.lineWidth = unit;
  context.beginPath();
  context.moveTo(xOf(0), bottom - graphHeight);
  context.lineTo(xOf(0), bottom);
  context.lineTo(xOf(most), bottom);
  context.stroke();
  context.strokeStyle = OVERLAY_COLORS.plateText;
  context.lineWidth = 1.5 * unit;
  context.beginPath();
  context.moveTo(xOf(0), bottom);
  for (let step = 1; step <= 32; step += 1) context.lineTo(xOf((most * step) / 32), yOf(shown((most * step) / 32)));
  context.stroke();
  context.setLineDash([2 * unit, 2 * unit]);
  context.strokeStyle = OVERLAY_COLORS.plateLine;
  context.beginPath();
  context.moveTo(xOf(travel), bottom);
  context.lineTo(xOf(travel), yOf(distance));
  context.lineTo(xOf(0), yOf(distance));
  context.stroke();
  context.fillStyle = OVERLAY_COLORS.point;
  context.beginPath();
  context.arc(xOf(travel), yOf(distance), 3.5 * unit, 0, 2 * Math.PI);
  context.fill();
  context.font = `500 ${11 * unit}px Inter, sans-serif`;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillStyle = OVERLAY_COLORS.plateText;
  // Only under a finger does the distance come from travel; else the curve tells what it would take.
  const word = phase === "interacting" ? "finger" : "would take";
  context.fillText(`${word} ${travel.toFixed(2)}`, plate.x + margin, plate.y + 13 * unit);
  context.fillText(`shows ${distance.toFixed(2)}`, plate.x + margin, plate.y + 28 * unit);
  context.restore();
}

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
    paintLine(surface, view.frame, axis, place, OVERLAY_COLORS.pinLine, []);
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
 * Calls a header or footer by the first text that stands in it.
 *
 * @param {PinnableState} part
 * @param {Axis} axis
 * @param {Frame} frame
 */
function nameOf({ part, position, length }, axis, { items }) {
  const text = [...items].reverse().find((item) => {
    const [start, extent] = axis === "vertical" ? [item.frame.y, item.frame.height] : [item.frame.x, item.frame.width];
    return item.kind === "text" && start > position - 0.5 && start + extent < position + length + 0.5;
  });
  return text?.text === undefined ? part : `${part} “${text.text}”`;
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
  context.save();
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
  context.restore();
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
  context.save();
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
  context.restore();
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
