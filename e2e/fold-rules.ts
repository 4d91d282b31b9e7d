// Counts the words that a reader sees before scrolling.
import type { Page } from 'playwright-core';

/**
 * Maximum number of words that a phone of 360 × 740 px shows without scrolling. More words are too much for a person
 * who reads slowly.
 */
const FOLD_WORDS = 60;

/**
 * Returns the visible words whose text begins above the lower edge of the window, in the order of the page. Numbers are
 * not words. Text in another language, such as the employer's own title, is not counted: the reader skips it.
 */
export const wordsInFold = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollTo(0, 0);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      range.selectNodeContents(node);
      const [line] = range.getClientRects();
      if (!parent || !line || parent.closest('[lang]:not(html), .visually-hidden')) continue;
      // Leave out text that another element covers at this point, such as text below the bottom bar, and text that only
      // screen readers receive.
      const shown = document.elementFromPoint(line.left + 2, line.top + line.height / 2);
      if (!shown || !(shown.contains(parent) || parent.contains(shown))) continue;
      words.push(...(node.textContent ?? '').split(/\s+/).filter((word) => /\p{L}/u.test(word)));
    }
    return words;
  });

/** Returns a fault with the words that a phone shows without scrolling, if there are too many. */
export async function foldFaults(page: Page): Promise<string[]> {
  const words = await wordsInFold(page);
  return words.length > FOLD_WORDS ? [`${words.length} words in the first fold: ${words.join(' ')}`] : [];
}
