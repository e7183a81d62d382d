// @ts-check
import { CanvasRenderer } from "../render/canvas-renderer.js";
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

/** What browsers can record, the best first. */
const FORMATS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];
const BITS_PER_SECOND = 8_000_000;
/** The last picture stays for this long, in seconds. */
const TAIL_SECONDS = 0.5;

/**
 * Records a canvas while something is played on it.
 *
 * @param {Window & typeof globalThis} window
 * @param {HTMLCanvasElement} canvas
 * @param {number} duration in seconds
 * @param {(step: (time: number) => boolean) => void} animate calls at each refresh, with milliseconds
 * @param {(position: number) => void} draw draws what is to be seen so many seconds from the beginning
 * @returns {Promise<Blob>} a movie; its type says which kind
 * @throws {Error} when the browser cannot record
 */
export function recordMovie(window, canvas, duration, animate, draw) {
  const { MediaRecorder } = window;
  const type = FORMATS.find((format) => MediaRecorder?.isTypeSupported(format));
  if (type === undefined || canvas.captureStream === undefined) {
    return Promise.reject(new Error("This browser records no canvas. Save the frames instead."));
  }
  return new Promise((resolve, reject) => {
    draw(0);
    const recorder = new MediaRecorder(canvas.captureStream(60), { mimeType: type, videoBitsPerSecond: BITS_PER_SECOND });
    /** @type {Blob[]} */
    const parts = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onerror = () => reject(new Error("The browser has stopped recording."));
    recorder.onstop = () => resolve(new Blob(parts, { type: type.split(";")[0] }));
    recorder.start();
    let start = -1;
    animate((time) => {
      if (start < 0) start = time;
      const position = (time - start) / 1000;
      draw(Math.min(position, duration));
      const goesOn = position < duration + TAIL_SECONDS && recorder.state === "recording";
      if (!goesOn && recorder.state === "recording") recorder.stop();
      return goesOn;
    });
  });
}
