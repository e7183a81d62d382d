// @ts-check
import { CanvasRenderer } from "../render/canvas-renderer.js";
import { recordMovie } from "./movie.js";
import { SVGContext } from "./svg-context.js";
import { fetchSymbolOutlines } from "./symbol-outlines.js";

/** Pixels in a point of a movie. */
const MOVIE_SCALE = 2;

/** Pictures of frames that leave the page, with the overlays that are switched on. */
export class PictureExport {
  #window;
  #fonts;
  #pictureOf;

  /**
   * @param {Window & typeof globalThis} window
   * @param {FontLibrary} fonts
   * @param {(frame: Frame | null) => Omit<Picture, "scale">} pictureOf what is drawn of a frame
   */
  constructor(window, fonts, pictureOf) {
    this.#window = window;
    this.#fonts = fonts;
    this.#pictureOf = pictureOf;
  }

  /**
   * @param {Frame | null} frame
   * @param {number} scale pixels in a point
   * @returns {Promise<Blob>} a PNG
   */
  png(frame, scale) {
    const { canvas, draw } = this.#copy(scale);
    draw(frame);
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error("The picture could not be made.")) : resolve(blob)));
    });
  }

  /**
   * @param {Frame | null} frame
   * @returns {Promise<{svg: string, isWhole: boolean}>} an SVG document, and whether it looks right without the icon font
   */
  async svg(frame) {
    const picture = this.#pictureOf(frame);
    const { device } = picture;
    const hasSymbols = frame?.items.some(({ kind }) => kind === "symbol") === true;
    const outlines = hasSymbols ? await fetchSymbolOutlines(this.#window) : null;
    const context = new SVGContext(contextOf(this.#canvas()), outlines);
    new CanvasRenderer(/** @type {any} */ (context), this.#fonts, null).draw({ ...picture, scale: device.scale });
    return { svg: context.document(device.width, device.height, `Overscroll, ${device.name}`), isWhole: !hasSymbols || outlines !== null };
  }

  /**
   * @param {number} duration in seconds
   * @param {(step: (time: number) => boolean) => void} animate calls at each refresh, with milliseconds
   * @param {(position: number) => Frame | null} frameAt goes to a place of the recording, in seconds from its beginning
   */
  movie(duration, animate, frameAt) {
    const { canvas, draw } = this.#copy(MOVIE_SCALE);
    return recordMovie(this.#window, canvas, duration, animate, (position) => draw(frameAt(position)));
  }

  /**
   * A canvas of its own.
   *
   * @param {number} scale pixels in a point
   */
  #copy(scale) {
    const { device } = this.#pictureOf(null);
    const canvas = this.#canvas();
    canvas.width = Math.round(device.width * scale);
    canvas.height = Math.round(device.height * scale);
    const renderer = new CanvasRenderer(contextOf(canvas), this.#fonts, () => this.#canvas());
    return { canvas, draw: (/** @type {Frame | null} */ frame) => renderer.draw({ ...this.#pictureOf(frame), scale }) };
  }

  #canvas() {
    return this.#window.document.createElement("canvas");
  }
}

/** @param {HTMLCanvasElement} canvas */
function contextOf(canvas) {
  const context = canvas.getContext("2d", { alpha: false });
  if (context === null) throw new Error("This browser gives no canvas to draw on.");
  return context;
}
