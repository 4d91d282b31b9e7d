// Counts the words that a reader sees before scrolling.
import type { Page } from 'playwright-core';

/** The most words in the first fold of a phone of 360 × 740. More are too much for a person who reads slowly. */
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
      // Text below the bar at the lower edge, and text that only screen readers receive, is not at its place.
      const shown = document.elementFromPoint(line.left + 2, line.top + line.height / 2);
      if (!shown || !(shown.contains(parent) || parent.contains(shown))) continue;
      words.push(...(node.textContent ?? '').split(/\s+/).filter((word) => /\p{L}/u.test(word)));
    }
    return words;
  });

/** Reports the words of a first fold that has too many of them. */
export async function foldFaults(page: Page): Promise<string[]> {
  const words = await wordsInFold(page);
  return words.length > FOLD_WORDS ? [`${words.length} words in the first fold: ${words.join(' ')}`] : [];
}
