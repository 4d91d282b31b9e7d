// Getting about with keys alone, as whoever has no mouse does.
import type { Page } from 'playwright-core';

const TABS_AT_MOST = 40;

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
  for (let tabs = 0; tabs < TABS_AT_MOST; tabs += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}
