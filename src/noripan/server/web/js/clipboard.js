// @ts-check
/** Copies to the clipboard. */

/**
 * Copies text; where the browser forbids it, selects it in `shown` instead.
 * @param {string} words
 * @param {HTMLElement | null} shown
 * @returns {Promise<boolean>} Whether it was copied.
 */
export async function copy(words, shown) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
