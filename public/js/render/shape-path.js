// @ts-check

/** @typedef {import("../types.js").Item} Item */
/** @typedef {import("../types.js").Rect} Rect */

/**
 * Adds a rectangle with round corners to the path.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Rect} rect
 * @param {number} radius
 */
export function roundedRectPath(context, rect, radius) {
  const { x, y, width, height } = rect;
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  context.moveTo(x + r, y);
  context.arcTo(x + width, y, x + width, y + height, r);
  context.arcTo(x + width, y + height, x, y + height, r);
  context.arcTo(x, y + height, x, y, r);
  context.arcTo(x, y, x + width, y, r);
  context.closePath();
}

/**
 * Adds the outline of an item's shape to the path.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Item} item
 * @param {Rect} rect
 * @param {number} inset keeps a stroke inside of the frame, in points
 */
export function shapePath(context, item, rect, inset) {
  const x = rect.x + inset;
  const y = rect.y + inset;
  const width = Math.max(0, rect.width - 2 * inset);
  const height = Math.max(0, rect.height - 2 * inset);
  const shape = item.shape ?? "rectangle";
  if (shape === "circle" || shape === "ellipse") {
    const side = Math.min(width, height);
    const radiusX = (shape === "circle" ? side : width) / 2;
    const radiusY = (shape === "circle" ? side : height) / 2;
    context.ellipse(x + width / 2, y + height / 2, radiusX, radiusY, 0, 0, 2 * Math.PI);
    return;
  }
  const radius = shape === "capsule" ? Math.min(width, height) / 2 : (item.cornerRadius ?? 0) - inset;
  if (radius > 0) roundedRectPath(context, { x, y, width, height }, radius);
  else context.rect(x, y, width, height);
}
