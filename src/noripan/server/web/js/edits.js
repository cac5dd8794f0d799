// @ts-check
/** The inputs before each edit that was made by pointing at the board, to take them back. */

export class Edits {
  /**
   * @param {HTMLButtonElement} button
   * @param {(input: string) => void} onUndo
   */
  constructor(button, onUndo) {
    this.button = button;
    /** @type {string[]} */
    this.inputs = [];
    button.addEventListener("click", () => {
      const input = this.inputs.pop();
      this.#draw();
      if (input !== undefined) onUndo(input);
    });
    this.#draw();
  }

  /** @param {string} input What an edit was made of. */
  add(input) {
    this.inputs.push(input);
    this.#draw();
  }

  /** The input was changed in another way. */
  clear() {
    this.inputs = [];
    this.#draw();
  }

  #draw() {
    // aria-disabled keeps the focus where it is when the last edit was taken back
    this.button.setAttribute("aria-disabled", String(!this.inputs.length));
  }
}
