// @ts-check
/** Says which game is shown, what a turn did and by which rules, and whether the game ever ends. */

import { text } from "./texts.js";

/** @typedef {import("./api.js").Frame} Frame */
/** @typedef {import("./api.js").GameRecord} GameRecord */
/** @typedef {import("./texts.js").Language} Language */

/**
 * @param {HTMLElement} place
 * @param {Frame} frame
 * @param {number} most The last turn.
 * @param {Language} language
 */
export function showCaption(place, frame, most, language) {
  const turn = frame.turn ? text(language, "turnOf", frame.turn, most) : text(language, "start");
  const line = frame.line === null ? "" : ` (${text(language, "line", frame.line)})`;
  const head = paragraph(`${turn}${frame.move ? `: ${frame.move}` : ""}${line}`, "head");
  const events = document.createElement("div");
  events.className = "many";
  for (const event of frame.events) {
    const said = paragraph(`${event.text[language]} `, "event");
    const rule = document.createElement("span");
    rule.className = "rule";
    rule.textContent = event.title[language];
    rule.setAttribute("aria-hidden", "true");
    said.append(rule);
    events.append(said);
  }
  const told = new Set([turn, ...frame.events.map((event) => event.text[language])].map(folded));
  const captions = frame.captions.map((words) => words[language]).filter((words) => !told.has(folded(words)));
  const standing = paragraph(captions.join(" · "), "standing");
  place.replaceChildren(head, events, standing);
}

/**
 * A sentence as it is compared with others: "The start" and "the start" say the same.
 * @param {string} words
 */
function folded(words) {
  return words.toLowerCase();
}

/**
 * @param {HTMLElement} place
 * @param {GameRecord["cycle"]} cycle
 * @param {Language} language
 * @param {(turn: number) => void} go
 */
export function showCycle(place, cycle, language, go) {
  place.hidden = cycle === null;
  if (cycle === null) return;
  const said = paragraph(text(language, "cycle", cycle.first, cycle.length), "cycle");
  const buttons = [cycle.first, cycle.first + cycle.length].map((turn) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text(language, "toTurn", turn);
    button.addEventListener("click", () => go(turn));
    return button;
  });
  place.replaceChildren(said, ...buttons);
}

/**
 * Offers the games of an input, where it has several.
 * @param {HTMLElement} box
 * @param {HTMLSelectElement} select
 * @param {GameRecord[]} records
 * @param {number} chosen The number of the one that is shown, from 1.
 * @param {Language} language
 */
export function showCases(box, select, records, chosen, language) {
  box.hidden = records.length < 2;
  select.replaceChildren(
    ...records.map((record, index) => {
      const title = record.title[language] || String(index + 1);
      return new Option(title, String(index + 1), false, index + 1 === chosen);
    }),
  );
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
