// @ts-check

/**
 * Adds a rectangle with round corners to the path.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Rect} rect
 * @param {number | readonly number[]} radii one for all corners, or four, clockwise from the top left
 */
export function roundedRectPath(context, rect, radii) {
  const { x, y, width, height } = rect;
  const topLeft = cornerOf(rect, radii, 0);
  const topRight = cornerOf(rect, radii, 1);
  const bottomRight = cornerOf(rect, radii, 2);
  const bottomLeft = cornerOf(rect, radii, 3);
  context.moveTo(x + topLeft, y);
  context.arcTo(x + width, y, x + width, y + height, topRight);
  context.arcTo(x + width, y + height, x, y + height, bottomRight);
  context.arcTo(x, y + height, x, y, bottomLeft);
  context.arcTo(x, y, x + width, y, topLeft);
  context.closePath();
}

/**
 * The radius of a corner: no more than half of the shorter side.
 *
 * @param {Rect} rect
 * @param {number | readonly number[]} radii
 * @param {number} corner
 */
function cornerOf({ width, height }, radii, corner) {
  const radius = typeof radii === "number" ? radii : radii[corner];
  return Math.max(0, Math.min(radius, Math.min(width, height) / 2));
}

/**
 * Adds the outline of an item's shape to the path.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Pick<Item, "shape" | "cornerRadius" | "cornerRadii" | "outlineInset">} item
 * @param {Rect} rect the item's frame
 */
export function shapePath(context, item, rect) {
  const inset = item.outlineInset ?? 0;
  const x = rect.x + inset;
  const y = rect.y + inset;
  const width = Math.max(0, rect.width - 2 * inset);
  const height = Math.max(0, rect.height - 2 * inset);
  if (item.shape === "circle" || item.shape === "ellipse") {
    const side = Math.min(width, height);
    const radiusX = (item.shape === "circle" ? side : width) / 2;
    const radiusY = (item.shape === "circle" ? side : height) / 2;
    context.ellipse(x + width / 2, y + height / 2, radiusX, radiusY, 0, 0, 2 * Math.PI);
    return;
  }
  const radii = item.shape === "capsule" ? Math.min(width, height) / 2 : (item.cornerRadii ?? item.cornerRadius ?? 0);
  if (radii === 0) context.rect(x, y, width, height);
  else roundedRectPath(context, { x, y, width, height }, radii);
}

/**
 * Rounds to the canvas' own pixels.
 *
 * @param {number} value in points
 * @param {number} scale canvas pixels in a point
 */
export function snapped(value, scale) {
  return Math.round(value * scale) / scale;
}

/**
 * Rounds both edges of a rectangle, never its size: neighbours that share an edge share a pixel edge, so translucent rows
 * show no seam.
 *
 * @param {Rect} rect in points
 * @param {number} scale canvas pixels in a point
 * @returns {Rect} with edges on pixels; what had an extent keeps at least one pixel
 */
export function snappedRect(rect, scale) {
  const x = snapped(rect.x, scale);
  const y = snapped(rect.y, scale);
  const width = snapped(rect.x + rect.width, scale) - x;
  const height = snapped(rect.y + rect.height, scale) - y;
  return {
    x,
    y,
    width: rect.width > 0 ? Math.max(width, 1 / scale) : 0,
    height: rect.height > 0 ? Math.max(height, 1 / scale) : 0,
  };
}
