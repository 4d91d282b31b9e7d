// Checks an open screen at the size of a desktop window. The page is not loaded again, so that an open dialog stays
// open.
import type { Page } from 'playwright-core';
import { screens } from './browser.ts';
import { faultsOf } from './screen-rules.ts';

const countDialogs = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"], dialog[open]').count();

/**
 * Enlarges the window. Also opens the table of contents, which is always open on a page that is loaded on a desktop.
 */
async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize(screens.desk.viewport);
  await page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLDetailsElement>('.document__contents > details')) box.open = true;
    // Wait two frames, after which components that measure their size have updated.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

/**
 * Returns the faults of a screen in English at desktop size, and a fault if a dialog has closed. Then restores the size
 * of a phone. `own` contains the texts that users wrote, which may be in any language.
 */
export async function deskFaults(page: Page, own: ReadonlySet<string>): Promise<string[]> {
  const dialogs = await countDialogs(page);
  await enlarge(page);
  const found = await faultsOf(page, { language: 'en', own, isPhone: false });
  if ((await countDialogs(page)) < dialogs) found.push('the dialog has closed');
  await page.setViewportSize(screens.phone.viewport);
  return found.map((fault) => `on a desk: ${fault}`);
}
