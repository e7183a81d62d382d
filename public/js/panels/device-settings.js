// @ts-check
import { LANDSCAPE_SUFFIX, isTurned, turned } from "../model/scene-metrics.js";
import { byId, make, tellChoice } from "./dom.js";
import { Menu } from "./menu.js";

/** SwiftUI's Dynamic Type sizes, smallest first, and how people call them. */
const TYPE_SIZES = Object.freeze([
  ["xSmall", "X Small"],
  ["small", "Small"],
  ["medium", "Medium"],
  ["large", "Large"],
  ["xLarge", "X Large"],
  ["xxLarge", "XX Large"],
  ["xxxLarge", "XXX Large"],
  ["accessibility1", "AX 1"],
  ["accessibility2", "AX 2"],
  ["accessibility3", "AX 3"],
  ["accessibility4", "AX 4"],
  ["accessibility5", "AX 5"],
]);

/** Device, system version, type size, appearance, orientation and direction of the scene. */
export class DeviceSettings {
  #store;
  #session;
  #document;
  #device;
  #typeSize;
  #typeSizeName;
  #buttons;

  /**
   * @param {Document} document
   * @param {Store} store
   * @param {SceneSession} session
   */
  constructor(document, store, session) {
    this.#document = document;
    this.#store = store;
    this.#session = session;
    this.#device = byId(document, "device", HTMLSelectElement);
    this.#typeSize = byId(document, "type-size", HTMLInputElement);
    this.#typeSizeName = byId(document, "type-size-name", HTMLOutputElement);
    this.#buttons = {
      scheme: byId(document, "scheme", HTMLButtonElement),
      rotate: byId(document, "rotate", HTMLButtonElement),
      direction: byId(document, "direction", HTMLButtonElement),
    };
    new Menu(byId(document, "settings-button", HTMLElement), byId(document, "settings", HTMLElement));
    this.#listen();
    store.subscribe(["hello"], () => this.#fillDevices());
    store.subscribe(["scene", "hello"], () => this.#show());
  }

  #listen() {
    this.#device.addEventListener("change", () => {
      const id = this.#device.value;
      this.#session.change({ device: isTurned(this.#store.state.scene.device) ? id + LANDSCAPE_SUFFIX : id });
    });
    for (const radio of this.#radios()) {
      radio.addEventListener("change", () => this.#session.change({ os: Number(radio.value) }));
    }
    this.#typeSize.addEventListener("input", () => {
      const [dynamicTypeSize] = TYPE_SIZES[Number(this.#typeSize.value)];
      this.#session.change({ environment: { dynamicTypeSize } });
    });
    this.#buttons.scheme.addEventListener("click", () => {
      const isDark = this.#store.state.scene.environment.colorScheme === "dark";
      this.#session.change({ environment: { colorScheme: isDark ? "light" : "dark" } });
    });
    this.#buttons.rotate.addEventListener("click", () => {
      this.#session.change({ device: turned(this.#store.state.scene.device) });
    });
    this.#buttons.direction.addEventListener("click", () => {
      const isReversed = this.#store.state.scene.environment.layoutDirection === "rightToLeft";
      this.#session.change({ environment: { layoutDirection: isReversed ? "leftToRight" : "rightToLeft" } });
    });
  }

  /** @returns {HTMLInputElement[]} */
  #radios() {
    const found = this.#document.querySelectorAll("input[name='os']");
    return [...found].map((radio) => /** @type {HTMLInputElement} */ (radio));
  }

  #fillDevices() {
    const devices = this.#store.state.hello?.devices ?? [];
    const upright = devices.filter((device) => !device.id.endsWith(LANDSCAPE_SUFFIX));
    const options = upright.map((device) => make(this.#document, "option", { value: device.id }, device.name));
    this.#device.replaceChildren(...options);
  }

  /** @param {Scene["device"]} device */
  #showDevice(device) {
    this.#device.querySelector("option[value='']")?.remove();
    if (typeof device === "string") {
      this.#device.value = isTurned(device) ? String(turned(device)) : device;
    } else {
      // A bare screen is no device of the list: it comes with a link, and has a row while it is there.
      this.#device.append(make(this.#document, "option", { value: "" }, `${device.width} × ${device.height}`));
      this.#device.value = "";
    }
    tellChoice(this.#device);
  }

  #show() {
    const { scene } = this.#store.state;
    const { environment } = scene;
    const isLandscape = isTurned(scene.device);
    this.#showDevice(scene.device);
    for (const radio of this.#radios()) radio.checked = Number(radio.value) === scene.os;
    const size = Math.max(0, TYPE_SIZES.findIndex(([id]) => id === environment.dynamicTypeSize));
    this.#typeSize.value = String(size);
    this.#typeSize.setAttribute("aria-valuetext", TYPE_SIZES[size][1]);
    this.#typeSizeName.textContent = TYPE_SIZES[size][1];
    this.#buttons.scheme.setAttribute("aria-pressed", String(environment.colorScheme === "dark"));
    this.#buttons.rotate.setAttribute("aria-pressed", String(isLandscape));
    this.#buttons.direction.setAttribute("aria-pressed", String(environment.layoutDirection === "rightToLeft"));
  }
}
