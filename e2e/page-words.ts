// Returns the words that a reader of a page sees by scrolling down, without opening or swiping anything.
import type { Page } from 'playwright-core';

/**
 * Returns the visible words of the page in their order. Leaves out numbers, text that only screen readers receive, and
 * cards that a sideways scroll would show.
 */
export const wordsOnPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBeside = (box: DOMRect, element: Element | null): boolean => {
      for (let outer = element; outer && outer !== document.body; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowX === 'visible') continue;
        const { left, right } = outer.getBoundingClientRect();
        if (box.left >= right || box.right <= left) return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, .skip-link, noscript, script, style, option')) continue;
      range.selectNodeContents(node);
      const [line] = range.getClientRects();
      if (!line || isBeside(line, parent)) continue;
      words.push(...(node.textContent ?? '').split(/\s+/).filter((word) => /\p{L}/u.test(word)));
    }
    return words;
  });
