// Counts the taps and the typed fields of a user, for tests that limit them.
import type { Page } from 'playwright-core';
import { z } from '#contracts/z.ts';

/**
 * Counts taps and typed fields on all pages that this tab opens. Call this function before the tab opens its first
 * page.
 */
export async function watchHands(page: Page) {
  await page.addInitScript(() => {
    const read = (name: string) => JSON.parse(sessionStorage.getItem(name) ?? '[]');
    const add = (name: string, value: string) =>
      sessionStorage.setItem(name, JSON.stringify([...new Set([...read(name), value])]));
    addEventListener('pointerdown', () => add('taps', String(read('taps').length + 1)), true);
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type))
          add('typed', target.name || target.autocomplete || target.id);
      },
      true,
    );
  });
  const listOf = (name: string) =>
    page.evaluate((stored) => JSON.parse(sessionStorage.getItem(stored) ?? '[]'), name).then(z.array(z.string()).parse);
  return { taps: async () => (await listOf('taps')).length, typed: async () => (await listOf('typed')).sort() };
}
