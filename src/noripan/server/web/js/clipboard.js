// @ts-check
/** Copies to the clipboard, and pastes from it. */

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

/**
 * Makes pasting over a selection as quick as pasting into nothing: Chromium needs a time that grows
 * with the square of the lines when it replaces, half a minute for 20,000 of them.
 * @param {HTMLTextAreaElement} area
 */
export function pasteQuickly(area) {
  area.addEventListener("paste", () => {
    // unlike setting the value, this can be undone
    if (area.selectionStart !== area.selectionEnd) document.execCommand("delete");
  });
}
