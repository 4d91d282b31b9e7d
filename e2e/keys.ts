// Helpers for tests by keyboard: the focused element, Tab to a control, and the visibility of the focus.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MAX_TABS = 90;

/**
 * Returns the name of the focused element, from `aria-label`, the label or the text. A screen reader announces almost
 * the same name.
 */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    // Use only the first text of the label, without the secondary text.
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.childNodes[0]?.textContent : null;
    const spoken = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const name = element?.getAttribute('aria-label') ?? (label?.trim() ? label : spoken) ?? element?.textContent;
    return (name ?? '').trim();
  });

/** Expects that the named control gets the focus. The page may move the focus only after it has rendered. */
export const expectFocused = (page: Page, name: string) => expect.poll(() => focused(page)).toBe(name);

/** Presses Tab until the named control has the focus. Presses nothing if the control already has it. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

/**
 * Returns the HTML of the focused element if other elements cover it completely (WCAG 2.4.11); null if it is visible.
 */
export const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // Use the label of the input instead, because the input itself may be visually hidden.
    const shown = element.closest('label') ?? element;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const across = [0.2, 0.5, 0.8].map((part) => left + (right - left) * part);
    const down = [0.2, 0.5, 0.8].map((part) => top + (bottom - top) * part);
    const isSeen = across.some((x) =>
      down.some((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (shown.contains(hit) || hit.contains(shown));
      }),
    );
    return isSeen ? null : element.outerHTML.slice(0, 160);
  });
