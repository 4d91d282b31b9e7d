// Getting about with keys alone, as whoever has no mouse does.
import type { Page } from 'playwright-core';

const MAX_TABS = 90;

/** What has the focus, as a screen reader names it. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    // The smaller word beside a label is not its name.
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.childNodes[0]?.textContent : null;
    const spoken = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const name = element?.getAttribute('aria-label') ?? (label?.trim() ? label : spoken) ?? element?.textContent;
    return (name ?? '').trim();
  });

/** Presses Tab until the named control has the focus; one that has it already is left where it is. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

/** What has the focus, where a bar or something else lies over all of it (WCAG 2.4.11); null where it is in sight. */
export const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A picture of its own may stand for a control that is only for the keys.
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
