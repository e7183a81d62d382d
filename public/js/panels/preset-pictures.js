// @ts-check
import { screenOf } from "../model/scene-metrics.js";
import { CanvasRenderer, PLAIN } from "../render/canvas-renderer.js";
import { openMessage } from "../transport/messages.js";

const DEVICE = "iphone-16";

/**
 * Draws the pictures, over a connection that lives no longer than that.
 *
 * @param {ReadonlyMap<string, HTMLCanvasElement>} canvases by example
 * @param {Fonts} fonts
 * @param {ReturnType<import("../transport/connection.js").connector>} connect
 */
export function drawPresetPictures(canvases, fonts, connect) {
  const pictures = new PresetPictures(canvases, fonts, (message) => connection.send(message), () => connection.close());
  const connection = connect({
    onMessage: (message) => pictures.receive(message),
    onRubbish: () => connection.close(),
    onStatus: ({ phase }) => phase === "waiting" && connection.close(),
  });
  connection.connect();
}

/**
 * Small pictures of the examples, drawn from their real first frames.
 *
 * They come over a connection of their own, one after the other, so that the scene on the stage is left alone.
 */
export class PresetPictures {
  /** @type {string[]} the examples that are still to be drawn */
  #waiting = [];
  /** @type {Hello | null} */
  #hello = null;
  #canvases;
  #fonts;
  #send;
  #done;

  /**
   * @param {ReadonlyMap<string, HTMLCanvasElement>} canvases by example
   * @param {Fonts} fonts
   * @param {(message: ClientMessage) => void} send
   * @param {() => void} done the connection is not needed any more
   */
  constructor(canvases, fonts, send, done) {
    this.#canvases = canvases;
    this.#fonts = fonts;
    this.#send = send;
    this.#done = done;
    this.#waiting = [...canvases.keys()];
  }

  /** @param {ServerMessage} message */
  receive(message) {
    if (message.type === "hello") {
      this.#hello = message;
      this.#open();
    }
    if (message.type === "frame" || message.type === "error") {
      if (message.type === "frame") this.#draw(message);
      this.#waiting.shift();
      this.#open();
    }
  }

  #open() {
    const [preset] = this.#waiting;
    if (preset === undefined) this.#done();
    else this.#send(openMessage({ preset, device: DEVICE }, "manual"));
  }

  /** @param {Frame} frame */
  #draw(frame) {
    const canvas = this.#canvases.get(this.#waiting[0]);
    const device = screenOf(this.#hello?.devices ?? [], DEVICE);
    const context = canvas?.getContext("2d", { alpha: false });
    if (canvas === undefined || device === undefined || !context) return;
    const scale = canvas.width / device.width;
    new CanvasRenderer(context, this.#fonts, null).draw({
      frame,
      device,
      colorScheme: "light",
      isRightToLeft: false,
      scale,
      zoom: 1,
      ...PLAIN,
    });
  }
}
