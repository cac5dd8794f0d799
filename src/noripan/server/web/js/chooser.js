// @ts-check
/** The problem, its examples, and what it asks. */

import { text } from "./texts.js";

/** @typedef {import("./api.js").Problem} Problem */
/** @typedef {import("./texts.js").Language} Language */

/** Pixels that the arrow of a select takes. */
const ARROW = 20;

export class Chooser {
  /**
   * @param {{problem: HTMLSelectElement, example: HTMLSelectElement, full: HTMLElement,
   *   names: HTMLElement, summary: HTMLElement, inputForm: HTMLElement, outputForm: HTMLElement}} elements
   * @param {(name: string, input: string) => void} onChoice
   */
  constructor(elements, onChoice) {
    this.elements = elements;
    /** @type {Problem[]} */
    this.problems = [];
    this.name = "";
    elements.problem.addEventListener("change", () => {
      const name = elements.problem.value;
      onChoice(name, this.#named(name).cases[0]?.input ?? "");
    });
    elements.example.addEventListener("change", () => {
      const chosen = this.problem.cases.find((one) => one.name === elements.example.value);
      if (chosen) onChoice(this.name, chosen.input);
    });
  }

  get problem() {
    return this.#named(this.name);
  }

  /** @param {Problem[]} problems What there is to choose from; the first is chosen. */
  offer(problems) {
    this.problems = problems;
    this.name = problems[0]?.name ?? "";
  }

  /**
   * The problem of a name or of a number that learners know.
   * @param {string} word
   * @returns {Problem | undefined}
   */
  find(word) {
    return this.problems.find((one) => one.name === word || one.aliases.includes(word));
  }

  /** The input is another now. */
  leaveExample() {
    this.elements.example.value = "";
    this.elements.full.textContent = "";
  }

  /**
   * @param {string} input
   * @param {Language} language
   */
  draw(input, language) {
    const { problem, example, full, names, summary, inputForm, outputForm } = this.elements;
    const chosen = this.problem;
    problem.replaceChildren(
      ...this.problems.map((one) => {
        const others = one.aliases.length ? ` (${one.aliases.join(", ")})` : "";
        const label = one.title[language] + others;
        return new Option(label, one.name, false, one.name === this.name);
      }),
    );
    example.replaceChildren(
      new Option(text(language, "ownInput"), ""),
      ...chosen.cases.map((one) => new Option(one.title[language], one.name)),
    );
    example.value = chosen.cases.find((one) => one.input === input)?.name ?? "";
    const title = example.selectedOptions[0]?.text ?? "";
    full.textContent = isCut(example, title) ? title : "";
    names.textContent = [chosen.name, ...chosen.aliases].join(", ");
    summary.textContent = chosen.summary[language];
    inputForm.textContent = chosen.input_form[language];
    outputForm.textContent = chosen.output_form[language];
  }

  /**
   * @param {string} name
   * @returns {Problem}
   */
  #named(name) {
    const found = this.find(name);
    if (!found) throw new Error(`the server knows no problem ${name}`);
    return found;
  }
}

/**
 * Whether a select is too narrow for what is chosen, as on a phone.
 * @param {HTMLSelectElement} select
 * @param {string} words
 */
function isCut(select, words) {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return false;
  const style = getComputedStyle(select);
  context.font = style.font;
  const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  return context.measureText(words).width > room - ARROW;
}
