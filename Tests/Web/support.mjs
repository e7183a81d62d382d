/** Builders that several test files share: a frame, a scroll view, a canvas context that writes down what is drawn. */

/** @param {Record<string, unknown>} [changes] */
export function scrollView(changes = {}) {
  return {
    id: 7,
    frame: { x: 0, y: 0, width: 393, height: 852 },
    contentOffset: { x: 0, y: -200 },
    contentInsets: { top: 200, leading: 0, bottom: 34, trailing: 0 },
    contentSize: { width: 393, height: 2000 },
    containerSize: { width: 393, height: 852 },
    phase: "idle",
    ...changes,
  };
}

/** @param {Record<string, unknown>} [changes] */
export function frame(changes = {}) {
  return { type: "frame", sequence: 1, time: 0, scrollViews: [scrollView()], items: [], callbacks: [], ...changes };
}

/** @param {Record<string, unknown>} [changes] */
export function hello(changes = {}) {
  const safeArea = { top: 59, leading: 0, bottom: 34, trailing: 0 };
  return {
    type: "hello",
    protocol: 1,
    version: "1",
    devices: [
      { id: "iphone-16", name: "iPhone 16", width: 393, height: 852, scale: 3, safeArea },
      { id: "iphone-16-landscape", name: "iPhone 16", width: 852, height: 393, scale: 3, safeArea: { top: 0, leading: 59, bottom: 21, trailing: 59 } },
    ],
    presets: [{ id: "founding-screen", title: "Founding screen", summary: "A red bar." }],
    ...changes,
  };
}

/** A drawing context that keeps every call and every style that was set before it, as text. */
export class RecordingContext {
  /** @type {unknown[][]} */
  calls = [];
  /** @type {any} */
  styles = {};
  /** @type {string[]} each font that was given, in turn */
  fonts = [];

  /** @param {boolean} [canSpace] whether the canvas can space letters and words by itself */
  constructor(canSpace = true) {
    if (canSpace) this.styles = { letterSpacing: "0px", wordSpacing: "0px" };
    this.canvas = { width: 0, height: 0 };
    return new Proxy(this, {
      get(target, name) {
        if (name in target) return /** @type {any} */ (target)[name];
        if (name in target.styles) return target.styles[name];
        if (["filter", "letterSpacing", "wordSpacing"].includes(String(name))) return undefined;
        if (name === "measureText") return (/** @type {string} */ text) => ({ width: text.length * 10 });
        if (String(name).startsWith("create")) {
          return (/** @type {unknown[]} */ ...values) => {
            target.calls.push([name, ...values]);
            return { addColorStop: (/** @type {unknown[]} */ ...stop) => target.calls.push(["addColorStop", ...stop]) };
          };
        }
        return (/** @type {unknown[]} */ ...values) => target.calls.push([name, ...values, { ...target.styles }]);
      },
      has: (target, name) => name in target.styles,
      set(target, name, value) {
        target.styles[name] = value;
        if (name === "font") target.fonts.push(String(value));
        return true;
      },
    });
  }

  /** @param {string} name */
  named(name) {
    return this.calls.filter((call) => call[0] === name);
  }
}
