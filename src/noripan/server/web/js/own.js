// @ts-check
/** Compares the output of somebody's own program with the answer. */

import { compare, isAbort } from "./api.js";
import { pictureElement } from "./board.js";
import { text } from "./texts.js";

/** @typedef {import("./api.js").Comparison} Comparison */
/** @typedef {import("./api.js").Difference} Difference */
/** @typedef {import("./texts.js").Language} Language */

const TYPING_MS = 250;

export class Own {
  /**
   * @param {HTMLTextAreaElement} area
   * @param {HTMLElement} list
   * @param {{source: () => {problem: string, input: string, language: Language},
   *   onTurn: (difference: Difference, turn: number) => void,
   *   onError: (error: unknown) => void}} listeners
   */
  constructor(area, list, listeners) {
    this.area = area;
    this.list = list;
    this.listeners = listeners;
    this.asking = new AbortController();
    this.timer = 0;
    area.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.refresh(), TYPING_MS);
    });
  }

  /** Forgets the output: another problem was chosen. */
  clear() {
    this.area.value = "";
    void this.refresh();
  }

  /** Takes back what was said: the input has no answer now. */
  hide() {
    this.asking.abort();
    this.list.replaceChildren();
  }

  /** Compares again, where there is an output. */
  async refresh() {
    this.asking.abort();
    this.asking = new AbortController();
    if (!this.area.value.trim()) {
      this.list.replaceChildren();
      return;
    }
    const source = this.listeners.source();
    try {
      const found = await compare({ ...source, output: this.area.value }, this.asking.signal);
      this.#draw(found, source.language);
    } catch (error) {
      if (!isAbort(error)) this.listeners.onError(error);
    }
  }

  /**
   * @param {Comparison} found
   * @param {Language} language
   */
  #draw(found, language) {
    if (!found.differences.length) {
      this.list.replaceChildren(paragraph(`✓ ${text(language, "right")}`, "right"));
      return;
    }
    this.list.replaceChildren(
      ...found.differences.map((difference) => this.#difference(difference, found.lines, language)),
    );
  }

  /**
   * @param {Difference} difference
   * @param {string[]} lines
   * @param {Language} language
   */
  #difference(difference, lines, language) {
    const element = document.createElement("div");
    element.className = "difference";
    element.append(paragraph(`✗ ${difference.text[language]}`, "wrong"));
    const turn = difference.turn;
    if (turn !== null) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = text(language, "firstTurn", turn);
      button.addEventListener("click", () => this.listeners.onTurn(difference, turn));
      element.append(button);
    }
    const pictures = document.createElement("div");
    pictures.className = "pictures";
    const shown = /** @type {const} */ ([["theAnswer", difference.right], ["mine", difference.own]]);
    for (const [name, picture] of shown) {
      if (picture === null) continue;
      const figure = document.createElement("figure");
      const caption = document.createElement("figcaption");
      caption.textContent = text(language, name);
      figure.append(caption, pictureElement(lines, picture, text(language, name)));
      pictures.append(figure);
    }
    if (pictures.childElementCount) element.append(pictures);
    return element;
  }
}

/**
 * @param {string} words
 * @param {string} kind
 */
function paragraph(words, kind) {
  const element = document.createElement("p");
  element.className = kind;
  element.textContent = words;
  return element;
}
