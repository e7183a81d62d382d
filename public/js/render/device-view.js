// @ts-check
import { CanvasRenderer } from "./canvas-renderer.js";
import { outlineOf } from "./device-outline.js";
import { canvasMetrics } from "./viewport.js";

/** A device on the page: its outline around a canvas whose pixels are the display's. */
export class DeviceView {
  #element;
  #renderer;
  #scale = 1;
  #zoom = 1;

  /**
   * @param {HTMLElement} element the outline
   * @param {HTMLCanvasElement} canvas the screen in it
   * @param {Fonts} fonts
   */
  constructor(element, canvas, fonts) {
    this.#element = element;
    this.canvas = canvas;
    const context = canvas.getContext("2d", { alpha: false });
    if (context === null) throw new Error("This browser gives no canvas to draw on.");
    this.#renderer = new CanvasRenderer(context, fonts, () => element.ownerDocument.createElement("canvas"));
  }

  /** Canvas pixels in a point. */
  get scale() {
    return this.#scale;
  }

  /** CSS pixels in a point. */
  get zoom() {
    return this.#zoom;
  }

  /**
   * Gives canvas and outline their sizes.
   *
   * @param {DeviceDescription} device
   * @param {string} colorScheme
   * @param {number} zoom CSS pixels in a point, before rounding to whole canvas pixels
   * @param {number} ratio pixels of the display in a CSS pixel
   */
  resize(device, colorScheme, zoom, ratio) {
    const outline = outlineOf(device);
    const metrics = canvasMetrics(device, zoom, ratio);
    const { canvas } = this;
    this.#zoom = metrics.cssWidth / device.width;
    this.#scale = metrics.scale;
    if (canvas.width !== metrics.width || canvas.height !== metrics.height) {
      canvas.width = metrics.width;
      canvas.height = metrics.height;
    }
    canvas.style.width = `${metrics.cssWidth}px`;
    canvas.style.height = `${metrics.cssHeight}px`;
    const { dataset, style } = this.#element;
    dataset.kind = outline.kind;
    dataset.landscape = String(outline.isLandscape);
    dataset.scheme = colorScheme;
    const lengths = {
      bezel: outline.bezel,
      radius: outline.cornerRadius,
      "chin-x": outline.isLandscape ? outline.chin : 0,
      "chin-y": outline.isLandscape ? 0 : outline.chin,
    };
    style.setProperty("--zoom", this.#zoom.toFixed(4));
    for (const [name, points] of Object.entries(lengths)) {
      style.setProperty(`--${name}`, `${(points * this.#zoom).toFixed(2)}px`);
    }
  }

  /** @param {Omit<Picture, "scale" | "zoom">} picture */
  draw(picture) {
    this.#renderer.draw({ ...picture, scale: this.#scale, zoom: this.#zoom });
  }
}
