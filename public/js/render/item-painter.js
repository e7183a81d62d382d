// @ts-check
import { SYMBOL_FAMILY } from "./font-library.js";
import { paintMaterial } from "./material-painter.js";
import { roundedRectPath, shapePath, snappedRect } from "./shapes.js";
import { glyphFor } from "./symbol-table.js";
import { chooseFont, paintText, useFont } from "./text-painter.js";

/** @typedef {CanvasRenderingContext2D & {createPath?: (data: string) => Path2D}} PathContext */

/** The glyph box of the icon font against the point size of a symbol. */
const SYMBOL_SCALE = 1.2;

/**
 * Whether drawing an item changes more of the context than the next one sets anyway. A saved state is an object, and browsers
 * collect those in pauses that are longer than a refresh.
 *
 * @param {Item} item
 */
const needsState = ({ kind, path, clip, clipShapes, transform, shadow, blur }) =>
  kind === "material" || kind === "image" || (path ?? clip ?? clipShapes ?? transform ?? shadow ?? blur) !== undefined;

/**
 * Draws one item of the display list.
 *
 * @param {Surface} surface
 * @param {Item} item
 */
export function paintItem(surface, item) {
  const { context, scale } = surface;
  if (item.kind === "text") chooseFont(surface, item);
  if (!needsState(item)) {
    paintKind(surface, item);
    return;
  }
  const { font } = surface;
  context.save();
  if (item.clip !== undefined) {
    const clip = snappedRect(item.clip, scale);
    context.beginPath();
    context.rect(clip.x, clip.y, clip.width, clip.height);
    context.clip();
  }
  for (const shape of item.clipShapes ?? []) clipTo(context, shape, scale);
  if (item.transform !== undefined && item.bounds !== undefined) {
    const [a, b, c, d, tx, ty] = item.transform;
    context.transform(a, b, c, d, tx, ty);
  }
  if (item.shadow !== undefined) {
    context.shadowColor = item.shadow.color;
    // The canvas measures shadows in its own pixels, whatever the transform.
    context.shadowBlur = item.shadow.radius * scale;
    context.shadowOffsetX = item.shadow.x * scale;
    context.shadowOffsetY = item.shadow.y * scale;
  }
  if (item.blur !== undefined && item.blur > 0 && "filter" in context) {
    context.filter = `blur(${item.blur * scale}px)`;
  }
  paintKind(surface, item);
  context.restore();
  surface.font = font;
}

/**
 * Cuts what is drawn from here on off at a shape.
 *
 * @param {PathContext} context
 * @param {ClipShape} shape
 * @param {number} scale canvas pixels in a point
 */
function clipTo(context, shape, scale) {
  const own = shape.bounds === undefined ? undefined : { x: 0, y: 0, ...shape.bounds };
  const rect = own ?? snappedRect(shape.frame, scale);
  const [a, b, c, d, tx, ty] = (own && shape.transform) ?? [1, 0, 0, 1, 0, 0];
  const determinant = a * d - b * c;
  context.beginPath();
  if (determinant === 0) {
    // Squeezed flat: nothing shows.
    context.clip();
    return;
  }
  context.transform(a, b, c, d, tx, ty);
  if (shape.path === undefined) {
    shapePath(context, shape, rect);
    context.clip();
  } else {
    context.transform(1, 0, 0, 1, rect.x, rect.y);
    context.clip(pathOf(context, shape.path), ruleOf(shape));
    context.transform(1, 0, 0, 1, -rect.x, -rect.y);
  }
  // A clip stays where it is on the canvas; what is drawn next stands as before.
  context.transform(
    d / determinant, -b / determinant, -c / determinant, a / determinant,
    (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant,
  );
}

/**
 * A path by its data; what writes SVG takes the data as it is.
 *
 * @param {PathContext} context
 * @param {string} data
 */
const pathOf = (context, data) => context.createPath?.(data) ?? new Path2D(data);

/**
 * What is inside of a path that crosses itself or holds other paths.
 *
 * @param {{fillRule?: string}} shape
 */
const ruleOf = ({ fillRule }) => (fillRule === "evenOdd" ? "evenodd" : "nonzero");

/**
 * The rectangle to draw in, in the item's own space.
 *
 * @param {Item} item
 * @returns {Rect}
 */
function ownRect(item) {
  if (item.transform === undefined || item.bounds === undefined) return item.frame;
  return { x: 0, y: 0, width: item.bounds.width, height: item.bounds.height };
}

/**
 * @param {Surface} surface
 * @param {Item} item
 */
function paintKind(surface, item) {
  switch (item.kind) {
    case "text":
      paintText(surface, item);
      return;
    case "symbol":
      paintSymbol(surface, item, ownRect(item));
      return;
    case "image":
      // Other kinds have their opacity in their colours.
      surface.context.globalAlpha = item.opacity ?? 1;
      paintPlaceholder(surface, ownRect(item), item.name ?? item.text ?? "image");
      return;
    case "material":
      paintMaterial(surface, item, snappedRect(ownRect(item), surface.scale));
      return;
    case "line":
    case "shape":
      paintShape(surface, item, ownRect(item));
      return;
  }
}

/**
 * @param {Surface} surface
 * @param {Item} item
 * @param {Rect} rect
 */
function paintShape(surface, item, rect) {
  const { context, scale } = surface;
  if (item.path !== undefined) {
    paintPath(context, item, rect, item.path);
    return;
  }
  const target = item.transform === undefined ? snappedRect(rect, scale) : rect;
  const fill = item.gradient === undefined ? item.fill : gradientFill(context, item.gradient, target);
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.beginPath();
    shapePath(context, item, target);
    context.fill();
  }
  if (item.stroke !== undefined && item.stroke.width > 0) {
    context.strokeStyle = item.stroke.color;
    context.lineWidth = Math.max(item.stroke.width, 1 / scale);
    context.beginPath();
    shapePath(context, item, target);
    context.stroke();
  }
}

/**
 * @param {PathContext} context
 * @param {Item} item
 * @param {Rect} rect
 * @param {string} data
 */
function paintPath(context, item, rect, data) {
  const path = pathOf(context, data);
  context.transform(1, 0, 0, 1, rect.x, rect.y);
  const fill = item.gradient === undefined ? item.fill : gradientFill(context, item.gradient, { ...rect, x: 0, y: 0 });
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill(path, ruleOf(item));
  }
  if (item.stroke === undefined || item.stroke.width <= 0) return;
  context.strokeStyle = item.stroke.color;
  context.lineWidth = item.stroke.width;
  context.stroke(path);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Gradient} gradient its points in parts of the frame
 * @param {Rect} rect
 */
function gradientFill(context, gradient, rect) {
  const startX = rect.x + (gradient.startX ?? 0.5) * rect.width;
  const startY = rect.y + (gradient.startY ?? 0) * rect.height;
  const endX = rect.x + (gradient.endX ?? 0.5) * rect.width;
  const endY = rect.y + (gradient.endY ?? 1) * rect.height;
  const fill =
    gradient.type === "radial"
      ? context.createRadialGradient(startX, startY, gradient.startRadius ?? 0, startX, startY, gradient.endRadius ?? 0)
      : context.createLinearGradient(startX, startY, endX, endY);
  for (const stop of gradient.stops) fill.addColorStop(Math.min(Math.max(stop.location, 0), 1), stop.color);
  return fill;
}

/**
 * @param {Surface} surface
 * @param {Item} item
 * @param {Rect} rect
 */
function paintSymbol(surface, item, rect) {
  const name = item.symbol ?? "";
  const glyph = glyphFor(name);
  if (glyph === undefined) {
    paintPlaceholder(surface, rect, name);
    return;
  }
  const { context } = surface;
  const size = (item.font?.size ?? Math.min(rect.width, rect.height) / SYMBOL_SCALE) * SYMBOL_SCALE;
  useFont(surface, `${size}px ${SYMBOL_FAMILY}`, glyph);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = item.fill ?? surface.palette.label;
  // The icon font's box reaches from 0.143 em below the baseline to 0.857 em above it.
  context.fillText(glyph, rect.x + rect.width / 2, rect.y + rect.height / 2 + size * 0.357);
}

/**
 * A box with a name, for what the page has no picture of.
 *
 * @param {Surface} surface
 * @param {Rect} rect
 * @param {string} name
 */
function paintPlaceholder(surface, rect, name) {
  const { context, scale } = surface;
  const target = snappedRect(rect, scale);
  context.fillStyle = "#8e8e9333";
  context.strokeStyle = "#8e8e93";
  context.lineWidth = 1 / scale;
  context.beginPath();
  roundedRectPath(context, target, 3);
  context.fill();
  context.stroke();
  const size = Math.min(11, Math.max(6, target.height / 2));
  useFont(surface, `500 ${size}px Inter, sans-serif`, name);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = surface.palette.label;
  context.fillText(name, target.x + target.width / 2, target.y + target.height / 2, Math.max(target.width - 2, 1));
}
