// The positive control: inserts the hostile strings into vulnerable pages. Without a content security policy, each
// string must run as a script. With the product's policy, none may run, and the browser must report a violation.
import type { Browser, Page } from 'playwright-core';
import { startCarelessSite } from './careless.ts';
import { groups, type Place, wordsOfGroup } from './texts.ts';
import { watch } from './watch.ts';

export interface ControlResult {
  /** Numbers of the strings that did not run even without a policy. A test with such a string proves nothing. */
  harmless: number[];
  /**
   * Numbers of the strings that ran alone, but not together with the other strings of their group, which are written
   * into the same field.
   */
  smothered: number[];
  /** Numbers of the strings that ran despite the policy. */
  ran: number[];
  /** Numbers of the strings for which the browser reported no violation of the policy. */
  unsaid: number[];
}

/** Hovers, focuses and clicks every element, as a user may. */
const PRESS = () => {
  for (const element of document.querySelectorAll('body *')) {
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    if (element instanceof HTMLElement && /^(A|BUTTON|INPUT)$/.test(element.tagName)) {
      element.focus();
      element.click();
    }
  }
};

/** Opens a page and presses its elements. Ignores errors, because a string may navigate the page to another address. */
async function press(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' }).catch(() => {});
  await page.evaluate(PRESS).catch(() => {});
  const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
  await page.evaluate(settled).catch(() => {});
}

/** Opens pages and returns which strings ran and how many violations the policy reported. */
async function openCareless(browser: Browser) {
  const context = await browser.newContext();
  const { seen } = await watch(context);
  return {
    close: () => context.close(),
    async visit(address: string): Promise<{ ran: number[]; refused: number }> {
      const page = await context.newPage();
      await press(page, address);
      await page.close();
      seen.dialogs.splice(0);
      return { ran: seen.caught.splice(0), refused: seen.refused.splice(0).length };
    },
  };
}

/**
 * Tries every string alone, and all strings of a group together. A group is tried in each HTML context, such as `body`,
 * for which one of its strings is made. `tried` limits the groups.
 */
export async function tryControl(browser: Browser, policy: string, tried = groups): Promise<ControlResult> {
  const site = await startCarelessSite(policy);
  const careless = await openCareless(browser);
  const found: ControlResult = { harmless: [], smothered: [], ran: [], unsaid: [] };
  for (const { number, place, text } of tried.flat()) {
    const bare = await careless.visit(site.address({ place, text, guarded: 'bare' }));
    if (!bare.ran.includes(number)) found.harmless.push(number);
    const guarded = await careless.visit(site.address({ place, text, guarded: 'guarded' }));
    if (guarded.ran.length > 0) found.ran.push(number);
    if (guarded.refused === 0) found.unsaid.push(number);
  }
  for (const group of tried) {
    const text = wordsOfGroup(group);
    const ran = new Set<number>();
    for (const place of new Set<Place>(group.map((one) => one.place)))
      for (const number of (await careless.visit(site.address({ place, text, guarded: 'bare' }))).ran) ran.add(number);
    found.smothered.push(...group.map(({ number }) => number).filter((number) => !ran.has(number)));
  }
  await careless.close();
  site.close();
  return found;
}
