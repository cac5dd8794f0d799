// @ts-check
/** Shows the pictures that the server drew, and lets people point at the places on them. */

import { text } from "./texts.js";

/** @typedef {import("./api.js").Picture} Picture */
/** @typedef {import("./api.js").Spot} Spot */
/** @typedef {import("./texts.js").Language} Language */

/** A spot's share of the picture's unit: neighbours don't touch. */
const SPOT_SIZE = 92;

// The one place where text becomes elements: pictures that this page's own server drew.
const policy = globalThis.trustedTypes?.createPolicy("noripan", { createHTML: (drawn) => drawn });

// The house's colours on a dark page are in board.css, those of a game's own in their names.
const ownColours = new CSSStyleSheet({ media: "(prefers-color-scheme: dark)" });
document.adoptedStyleSheets.push(ownColours);
/** @type {Set<string>} */
const knownColours = new Set();

/** @param {string} drawn A picture; its colours such as `np-d0342c-e0525c-line` are made known. */
function learnColours(drawn) {
  for (const [name, dark, line] of drawn.matchAll(/\bnp-[0-9a-f]{6}-([0-9a-f]{6})(-line)?/g)) {
    if (knownColours.has(name)) continue;
    knownColours.add(name);
    ownColours.insertRule(`.${name} { ${line ? "stroke" : "fill"}: #${dark}; }`);
  }
}

/**
 * The element of a picture.
 * @param {string[]} lines The table that the picture refers to.
 * @param {Picture} picture
 * @param {string} label What it shows, for those who don't see it.
 * @returns {SVGSVGElement}
 */
export function pictureElement(lines, picture, label) {
  const parts = [];
  for (let at = 0; at < picture.length; at += 2) {
    const first = picture[at] ?? 0;
    parts.push(...lines.slice(first, first + (picture[at + 1] ?? 0)));
  }
  const drawn = parts.join("\n");
  learnColours(drawn);
  const parsed = new DOMParser().parseFromString(
    /** @type {string} */ (policy ? policy.createHTML(drawn) : drawn),
    "image/svg+xml",
  );
  const element = document.importNode(parsed.documentElement, true);
  if (!(element instanceof SVGSVGElement)) throw new Error("the picture isn't SVG");
  element.setAttribute("aria-label", label);
  return element;
}

/** The board, with buttons over the places that can be pointed at. */
export class Board {
  /**
   * @param {HTMLElement} element
   * @param {(spot: string) => void} onPoint
   */
  constructor(element, onPoint) {
    this.element = element;
    this.onPoint = onPoint;
    /** @type {HTMLElement} */
    this.spots = document.createElement("div");
    this.spots.className = "spots";
    this.spots.setAttribute("role", "group");
    this.spots.addEventListener("keydown", (event) => this.#moveFocus(event));
    /** @type {Map<string, {spot: Spot, button: HTMLButtonElement}>} */
    this.buttons = new Map();
  }

  /**
   * @param {string[]} lines
   * @param {Picture} picture
   * @param {string} label
   */
  show(lines, picture, label) {
    const svg = pictureElement(lines, picture, label);
    this.element.querySelector("svg")?.remove();
    this.element.prepend(svg);
    this.#place(svg);
  }

  /**
   * Offers places to point at.
   * @param {Spot[]} spots
   * @param {Map<string, string>} offered What can be done there, by spot; others do nothing.
   * @param {Language} language
   * @param {boolean} quiet Whether offered places look like the others: where all are offered.
   * @param {Set<string>} pieces Spots with pieces to move, around which it is shown.
   */
  offer(spots, offered, language, quiet, pieces = new Set()) {
    const focused = this.#focusedSpot();
    this.spots.replaceChildren();
    this.buttons.clear();
    this.spots.setAttribute("aria-label", text(language, "board"));
    for (const spot of spots) {
      const words = offered.get(spot.name);
      if (words === undefined) continue;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "spot";
      button.tabIndex = -1;
      button.dataset["spot"] = spot.name;
      button.dataset["offered"] = "";
      if (pieces.has(spot.name)) button.dataset["piece"] = "";
      if (quiet) button.dataset["quiet"] = "";
      const name = spot.title[language] || spot.name;
      button.setAttribute("aria-label", words === "" ? name : words);
      button.title = words === "" ? name : words;
      button.addEventListener("click", () => this.onPoint(spot.name));
      button.addEventListener("focus", () => this.#makeReachable(button));
      this.spots.append(button);
      this.buttons.set(spot.name, { spot, button });
    }
    const first = this.buttons.values().next().value;
    if (first) first.button.tabIndex = 0;
    if (this.buttons.size) this.element.append(this.spots);
    else this.spots.remove();
    const svg = this.element.querySelector("svg");
    if (svg) this.#place(svg);
    if (focused) this.#focusNear(focused);
  }

  #focusedSpot() {
    const name = this.spots.contains(document.activeElement) && document.activeElement?.getAttribute("data-spot");
    return name ? this.buttons.get(name)?.spot : undefined;
  }

  /** @param {Spot} spot The place that had the focus; it may not be offered any more. */
  #focusNear(spot) {
    const distance = (/** @type {Spot} */ other) => Math.hypot(other.x - spot.x, other.y - spot.y);
    const [nearest] = [...this.buttons.values()].sort((a, b) => distance(a.spot) - distance(b.spot));
    (nearest?.button ?? this.element).focus();
  }

  /** @param {SVGSVGElement} svg */
  #place(svg) {
    const [left, top, width, height] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
    if (left === undefined || top === undefined || !width || !height) return;
    const percent = (/** @type {number} */ part, /** @type {number} */ whole) => `${(100 * part) / whole}%`;
    for (const { spot, button } of this.buttons.values()) {
      button.style.left = percent(spot.x - left, width);
      button.style.top = percent(spot.y - top, height);
      button.style.width = percent(SPOT_SIZE, width);
      button.style.height = percent(SPOT_SIZE, height);
    }
    this.element.style.setProperty("--ratio", String(width / height));
  }

  /** @param {HTMLButtonElement} button The one that the tab key reaches from now on. */
  #makeReachable(button) {
    for (const other of this.buttons.values()) other.button.tabIndex = -1;
    button.tabIndex = 0;
  }

  /**
   * Arrow keys go to the nearest place in their direction.
   * @param {KeyboardEvent} event
   */
  #moveFocus(event) {
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = this.#focusedSpot();
    if (!direction || !from) return;
    event.preventDefault();
    event.stopPropagation();
    const [right = 0, down = 0] = direction;
    let best;
    let least = Infinity;
    for (const { spot, button } of this.buttons.values()) {
      const along = (spot.x - from.x) * right + (spot.y - from.y) * down;
      const aside = Math.abs((spot.x - from.x) * down + (spot.y - from.y) * right);
      if (along > 0 && along + 2 * aside < least) {
        least = along + 2 * aside;
        best = button;
      }
    }
    best?.focus();
  }
}
