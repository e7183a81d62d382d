// @ts-check

/**
 * Rounding to the canvas' own pixels. Both edges of a rectangle are rounded, never its size: neighbours that share an
 * edge share a pixel edge, so translucent rows show no seam.
 */

/**
 * @param {number} value in points
 * @param {number} scale canvas pixels in a point
 */
export function snapped(value, scale) {
  return Math.round(value * scale) / scale;
}

/**
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
