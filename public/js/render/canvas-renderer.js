// @ts-check
import { paintSensors } from "./device-outline.js";
import { paintItem } from "./item-painter.js";
import { systemPalette } from "./palette.js";
import { paintHomeIndicator, paintScrollIndicator, paintStatusBar } from "./system-painter.js";

/** What is drawn over a picture when nothing is: for pictures that stand by themselves. */
export const PLAIN = Object.freeze({
  overlays: /** @type {ReadonlySet<string>} */ (new Set()),
  selection: null,
  lit: /** @type {Rect[]} */ ([]),
  views: null,
  restTop: () => 0,
  paintOver: /** @type {Picture["paintOver"]} */ (null),
});

/** Draws frames on a canvas; the only thing it remembers is a scratch canvas for blurs. */
export class CanvasRenderer {
  #context;
  #fonts;
  /** @type {HTMLCanvasElement | null} */
  #scratch = null;
  #createCanvas;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Fonts} fonts
   * @param {(() => HTMLCanvasElement) | null} createCanvas
   */
  constructor(context, fonts, createCanvas) {
    this.#context = context;
    this.#fonts = fonts;
    this.#createCanvas = createCanvas;
  }

  /**
   * @param {Picture} picture
   * @complexity O(n) in the number of items
   */
  draw(picture) {
    const context = this.#context;
    const { device, scale, frame } = picture;
    const palette = systemPalette(picture.colorScheme);
    // Advances as the font has them: fitted to whole pixels, letters would need more room than was measured.
    Object.assign(context, { textRendering: "geometricPrecision" });
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.fillStyle = palette.background;
    // To the end of the last pixel, which the screen may fill in part: what is left of it would show through.
    context.fillRect(0, 0, Math.ceil(device.width * scale) / scale, Math.ceil(device.height * scale) / scale);
    /** @type {Surface} */
    const surface = {
      context,
      scale,
      fonts: this.#fonts,
      palette,
      isRightToLeft: picture.isRightToLeft,
      cssPixel: 1 / picture.zoom,
      createCanvas: this.#createCanvas,
      scratch: this.#createCanvas === null ? null : () => this.#scratchCanvas(),
    };
    for (const item of frame?.items ?? []) paintByRole(surface, item, device);
    paintSensors(context, device);
    picture.paintOver?.(surface, picture);
  }

  #scratchCanvas() {
    this.#scratch ??= /** @type {() => HTMLCanvasElement} */ (this.#createCanvas)();
    return this.#scratch;
  }
}

/**
 * @param {Surface} surface
 * @param {Item} item
 * @param {DeviceDescription} device
 */
function paintByRole(surface, item, device) {
  switch (item.role) {
    case "statusBar":
      paintStatusBar(surface, item, device);
      return;
    case "homeIndicator":
      paintHomeIndicator(surface, item);
      return;
    case "scrollIndicator":
      paintScrollIndicator(surface, item);
      return;
    default:
      paintItem(surface, item);
  }
}
