// @ts-check

/** What arrow keys do in a menu; in one of several columns, right and left go on and back. */
const STEPS = new Map([
  ["ArrowDown", 1],
  ["ArrowRight", 1],
  ["ArrowUp", -1],
  ["ArrowLeft", -1],
]);

/** A button that shows and hides a panel: with pointer and keyboard, closed by Escape and by a press elsewhere. */
export class Menu {
  #button;
  #panel;
  #document;
  #onOpen;
  /** @type {AbortController | null} */
  #whileOpen = null;

  /**
   * @param {HTMLElement} button
   * @param {HTMLElement} panel
   * @param {() => void} [onOpen]
   */
  constructor(button, panel, onOpen = () => {}) {
    this.#button = button;
    this.#onOpen = onOpen;
    this.#panel = panel;
    this.#document = button.ownerDocument;
    button.addEventListener("click", () => this.toggle());
    button.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      this.open();
    });
    panel.addEventListener("keydown", (event) => this.#keyPressed(event));
  }

  get isOpen() {
    return this.#whileOpen !== null;
  }

  toggle() {
    if (this.isOpen) this.close();
    else this.open();
  }

  open() {
    if (this.isOpen) return;
    this.#whileOpen = new AbortController();
    const { signal } = this.#whileOpen;
    this.#show(true);
    this.#onOpen();
    const elsewhere = (/** @type {Event} */ event) => {
      const target = /** @type {Node} */ (event.target);
      if (!this.#panel.contains(target) && !this.#button.contains(target)) this.close();
    };
    this.#document.addEventListener("pointerdown", elsewhere, { signal, capture: true });
    this.#document.addEventListener("focusin", elsewhere, { signal });
    const checked = this.#panel.querySelector("[aria-checked='true']");
    const first = checked instanceof HTMLElement ? checked : this.#stops()[0];
    first?.focus();
  }

  close() {
    if (!this.isOpen) return;
    this.#whileOpen?.abort();
    this.#whileOpen = null;
    const hadFocus = this.#panel.contains(this.#document.activeElement);
    this.#show(false);
    if (hadFocus) this.#button.focus();
  }

  /** @param {boolean} isOpen */
  #show(isOpen) {
    this.#button.setAttribute("aria-expanded", String(isOpen));
    // A panel that is always there on wide windows is shown by its state, one that only pops up by `hidden`.
    if (this.#panel.classList.contains("popover")) this.#panel.hidden = !isOpen;
    else this.#panel.dataset.state = isOpen ? "open" : "closed";
  }

  /** @returns {HTMLElement[]} */
  #stops() {
    return [...this.#panel.querySelectorAll("button, input, select")].filter(
      (element) => element instanceof HTMLElement && element.tabIndex >= 0,
    ).map((element) => /** @type {HTMLElement} */ (element));
  }

  /** @param {KeyboardEvent} event */
  #keyPressed(event) {
    if (event.key === "Escape") {
      event.stopPropagation();
      this.close();
      return;
    }
    const target = event.target;
    const isSlider = target instanceof HTMLInputElement && (target.type === "range" || target.type === "radio");
    if (isSlider || target instanceof HTMLSelectElement) return;
    const stops = this.#stops();
    const index = stops.findIndex((stop) => stop === this.#document.activeElement);
    const step = STEPS.get(event.key);
    const next = event.key === "Home" ? 0 : event.key === "End" ? stops.length - 1 : step === undefined ? null : (index + step + stops.length) % stops.length;
    if (next === null) return;
    event.preventDefault();
    stops[next]?.focus();
  }
}
