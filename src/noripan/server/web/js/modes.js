// @ts-check
/** What pointing at the board does: nothing, a move that is tried out, or a tool of the editor. */

import { text } from "./texts.js";

/** @typedef {import("./api.js").Problem} Problem */
/** @typedef {import("./texts.js").Language} Language */

export const WATCH = "watch";
export const TRY = "try";

export class Modes {
  /**
   * @param {HTMLElement} box
   * @param {HTMLElement} undo What is offered beside the tools of the editor.
   * @param {() => void} onChange
   */
  constructor(box, undo, onChange) {
    this.box = box;
    this.undo = undo;
    this.onChange = onChange;
    this.mode = WATCH;
  }

  get isTool() {
    return this.mode !== WATCH && this.mode !== TRY;
  }

  /** Goes back to watching, without telling anybody. */
  watch() {
    this.mode = WATCH;
    this.#check();
  }

  /**
   * Offers what a problem has, and keeps the choice where it has that too.
   * @param {Problem} problem
   * @param {Language} language
   */
  draw(problem, language) {
    const offered = [{ name: WATCH, title: text(language, "watch") }];
    if (problem.offers_moves) offered.push({ name: TRY, title: text(language, "tryMoves") });
    for (const tool of problem.tools) offered.push({ name: tool.name, title: tool.title[language] });
    if (!offered.some((one) => one.name === this.mode)) this.mode = WATCH;
    this.box.toggleAttribute("data-alone", offered.length === 1);
    this.box.querySelectorAll("label").forEach((label) => label.remove());
    for (const { name, title } of offered) {
      const radio = document.createElement("input");
      radio.type = "radio";
      radio.name = "mode";
      radio.value = name;
      radio.addEventListener("change", () => {
        this.mode = name;
        this.#check();
        this.onChange();
      });
      const label = document.createElement("label");
      label.append(radio, title);
      this.undo.before(label);
    }
    this.#check();
  }

  #check() {
    for (const radio of this.box.querySelectorAll("input")) radio.checked = radio.value === this.mode;
    this.undo.hidden = !this.isTool;
  }
}
