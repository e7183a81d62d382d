// @ts-check
import { RUBBER_BAND, travelFor } from "../model/scroll-words.js";
import { paintLine, strokeWithHalo } from "./overlay-marks.js";
import { OVERLAY_COLORS } from "./palette.js";
import { roundedRectPath } from "./shapes.js";

/**
 * @typedef {object} RestEdge an edge at which content rests
 * @property {Axis} axis
 * @property {string} name
 * @property {number} line where it is on the screen, in points
 * @property {number} distance how far content is pulled past it, in points
 * @property {1 | -1} direction into which content is pulled
 */

/** The size of the rubber band's graph, in CSS pixels. */
const GRAPH = Object.freeze({ width: 148, height: 92, margin: 10 });

/**
 * Returns the edges at which a scroll view's content rests.
 *
 * @param {ScrollViewState} view
 * @param {number} restTop the top inset at rest, in points
 * @returns {RestEdge[]}
 */
function restEdges({ frame, contentOffset, contentInsets, contentSize, containerSize }, restTop) {
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
  context.beginPath();
  context.moveTo(...at(from, 0));
  context.lineTo(...at(to, 0));
  context.moveTo(...at(to, -5));
  context.lineTo(...at(to, 5));
  strokeWithHalo(surface, OVERLAY_COLORS.rest, 1.5 * surface.cssPixel);
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
