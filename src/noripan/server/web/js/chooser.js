// @ts-check
/** The problem, its examples, and what it asks. */

import { text } from "./texts.js";

/** @typedef {import("./api.js").Problem} Problem */
/** @typedef {import("./texts.js").Language} Language */

export class Chooser {
  /**
   * @param {{problem: HTMLSelectElement, example: HTMLSelectElement, summary: HTMLElement,
   *   inputForm: HTMLElement, outputForm: HTMLElement}} elements
   * @param {(name: string, input: string) => void} onChoice
   */
  constructor(elements, onChoice) {
    this.elements = elements;
    /** @type {Problem[]} */
    this.problems = [];
    this.name = "yut-nori";
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

  /** @param {string} name */
  knows(name) {
    return this.problems.some((one) => one.name === name);
  }

  /** The input is another now. */
  leaveExample() {
    this.elements.example.value = "";
  }

  /**
   * @param {string} input
   * @param {Language} language
   */
  draw(input, language) {
    const { problem, example, summary, inputForm, outputForm } = this.elements;
    const chosen = this.problem;
    problem.replaceChildren(
      ...this.problems.map((one) => {
        const label = `${one.title[language]} (${[one.name, ...one.aliases].join(", ")})`;
        return new Option(label, one.name, false, one.name === this.name);
      }),
    );
    example.replaceChildren(
      new Option(text(language, "ownInput"), ""),
      ...chosen.cases.map((one) => new Option(one.title[language], one.name)),
    );
    example.value = chosen.cases.find((one) => one.input === input)?.name ?? "";
    summary.textContent = chosen.summary[language];
    inputForm.textContent = chosen.input_form[language];
    outputForm.textContent = chosen.output_form[language];
  }

  /**
   * @param {string} name
   * @returns {Problem}
   */
  #named(name) {
    const found = this.problems.find((one) => one.name === name);
    if (!found) throw new Error(`the server knows no problem ${name}`);
    return found;
  }
}
