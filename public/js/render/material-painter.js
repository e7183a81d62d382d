// @ts-check
import { shapePath } from "./shapes.js";

/** What lies behind a material is drawn this much smaller and enlarged again: a blur that every browser has. */
const SHRINK = 14;

/**
 * Draws a translucent panel: what lies behind it, blurred, under its tint.
 *
 * @param {Surface} surface
 * @param {Item} item
 * @param {Rect} rect in points, on pixels
 */
export function paintMaterial(surface, item, rect) {
  const { context, scale } = surface;
  if (rect.width <= 0 || rect.height <= 0) return;
  context.beginPath();
  shapePath(context, item, rect);
  context.clip();
  if (surface.scratch !== null && item.transform === undefined) {
    const scratch = surface.scratch();
    const width = Math.max(1, Math.round((rect.width * scale) / SHRINK));
    const height = Math.max(1, Math.round((rect.height * scale) / SHRINK));
    if (scratch.width !== width || scratch.height !== height) {
      scratch.width = width;
      scratch.height = height;
    }
    const small = scratch.getContext("2d");
    if (small !== null) {
      small.imageSmoothingEnabled = true;
      const { canvas } = context;
      small.drawImage(
        canvas, rect.x * scale, rect.y * scale, rect.width * scale, rect.height * scale, 0, 0, width, height,
      );
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = "high";
      context.drawImage(scratch, rect.x, rect.y, rect.width, rect.height);
    }
  }
  context.fillStyle = item.fill ?? (surface.palette.background === "#000000" ? "#1e1e1ed9" : "#f8f8f8d9");
  context.fillRect(rect.x, rect.y, rect.width, rect.height);
}
