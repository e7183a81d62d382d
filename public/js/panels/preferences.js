// @ts-check

/** What the browser remembers for a person between visits; without storage, for this visit only. */
export class Preferences {
  #storage;
  /** @type {Map<string, string>} */
  #memory = new Map();

  /** @param {() => Storage} storage may throw: some browsers refuse it in private windows */
  constructor(storage) {
    this.#storage = storage;
  }

  /** @param {string} name */
  read(name) {
    const remembered = this.#memory.get(name);
    if (remembered !== undefined) return remembered;
    try {
      return this.#storage().getItem(`overscroll.${name}`);
    } catch {
      return null;
    }
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  write(name, value) {
    this.#memory.set(name, value);
    try {
      this.#storage().setItem(`overscroll.${name}`, value);
    } catch {
      // Storage is refused or full: `#memory` has it for this visit.
      return;
    }
  }
}
