// @ts-check

/**
 * Puts the page's model at `window.overscroll`, to read and not to change: for tests, and for whoever opens the
 * browser's console.
 *
 * - `state`: the frozen state: `frame` (the newest), `connection`, `scene`, `diagnostics`, `playback`, `device`
 * - `drawn`: the frame that is on the canvas
 * - `metrics`: `scale` (canvas pixels in a point) and `zoom` (CSS pixels in a point)
 * - `isComplete`: whether all that stands around the picture is there, and nothing more is asked for
 *
 * @param {Window} window
 * @param {Store} store
 * @param {{metrics: {scale: number, zoom: number}}} stage
 * @param {{frame: Frame | null}} loop
 * @param {() => boolean} isComplete
 */
export function exposeModel(window, store, stage, loop, isComplete) {
  const model = Object.freeze({
    get state() {
      return store.state;
    },
    get drawn() {
      return loop.frame;
    },
    get metrics() {
      return stage.metrics;
    },
    get isComplete() {
      return isComplete();
    },
  });
  Object.defineProperty(window, "overscroll", { value: model, enumerable: true });
}
