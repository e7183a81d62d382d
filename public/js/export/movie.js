// @ts-check

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
