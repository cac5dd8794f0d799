// @ts-check
/** Keeps the address and the browser's history in step with what is shown. */

import { LinkError, readLink, writeLink } from "./link.js";

/** @typedef {import("./link.js").Shown} Shown */
/** @typedef {"push" | "replace" | "keep"} History What a change does to the browser's history. */

/** Stands where a link would hold the input; the browser's history then keeps it, for this tab. */
const TOO_LONG = "too-long";

let latest = 0;
let isPushing = false;

/**
 * Writes what is shown into the address.
 * @param {Shown} shown
 * @param {History} how
 * @returns {Promise<boolean>} Whether the address holds the input, or another was shown meanwhile.
 */
export async function keepAddress(shown, how) {
  const mine = ++latest;
  // a step that follows at once must not undo that a new entry was asked for
  isPushing = how !== "keep" && (isPushing || how === "push");
  const link = await writeLink(shown);
  if (how === "keep" || mine !== latest) return link !== null;
  const address = link ?? `#${new URLSearchParams({ problem: shown.problem, input: TOO_LONG })}`;
  const kept = link === null ? { ...shown } : null;
  if (isPushing && address !== location.hash) history.pushState(kept, "", address);
  else history.replaceState(kept, "", address);
  isPushing = false;
  return link !== null;
}

/**
 * What the address shows.
 * @returns {Promise<{problem: string, input: string | null, case: number, turn: number} | null>}
 *   null where it names nothing; the input is null where it names a problem alone.
 * @throws {LinkError} it can't be shown.
 */
export async function readAddress() {
  const fields = new URLSearchParams(location.hash.replace(/^#/, ""));
  if (fields.get("input") !== TOO_LONG) return readLink(fields);
  const kept = history.state;
  if (typeof kept?.input !== "string") throw new LinkError("linkWithoutInput", fields.get("problem") ?? "");
  return kept;
}
