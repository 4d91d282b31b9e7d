// Browser test of the lists of the admin area on a desktop: rows of one line, and twenty users on one screen.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import { hasBrowser, screens, useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { axeFaults, sidewaysFaults } from './screen-rules.ts';
import { useIds } from './screens.ts';
import { useSharedProduct } from './shared-product.ts';
import { speak } from './speaking.ts';

const product = useSharedProduct();
const browser = useBrowser(product);
useIds(product);

const ROWS = 20;
const ROW_HEIGHT = 32;
/** Time limit in ms for seven lists in eight languages on a busy machine. */
const LONGEST = 900_000;

const rowsOf = (page: Page) => page.getByRole('main').locator('tbody tr');

/** Returns the different heights of the rows and the bottom of the last row, in px. */
const measure = (page: Page) =>
  rowsOf(page).evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    return { heights: [...new Set(boxes.map(({ height }) => Math.round(height)))], end: boxes.at(-1)?.bottom };
  });

describe.skipIf(!hasBrowser)('admin lists', () => {
  it('Twenty users in rows of 32 px fit on a desktop screen', async () => {
    const { page, open } = await browser.visit({ screen: 'desk', language: 'en', asAdmin: 'superuser' });
    await open('/admin/dashboard/users');
    await expect.poll(() => rowsOf(page).count()).toBe(ROWS);
    await expect
      .poll(() => measure(page))
      .toEqual({ heights: [ROW_HEIGHT], end: expect.toSatisfy((end: number) => end <= screens.desk.viewport.height) });
  });

  it('Every list on a desktop passes axe and, in all languages, fits the width with rows of one line', {
    timeout: LONGEST,
  }, async () => {
    const { page, open } = await browser.visit({ screen: 'desk', language: 'en', asAdmin: 'superuser' });
    for (const list of ['users', 'jobs', 'applications', 'calls', 'identities', 'grievances', 'breaches', 'database']) {
      await open(`/admin/dashboard/${list}`);
      await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(0);
      await hydrated(page);
      expect(await axeFaults(page)).toEqual([]);
      for (const language of languageCodes) {
        await speak(page, language);
        await expect
          .poll(async () => [...(await sidewaysFaults(page)), ...(await measure(page)).heights], {
            message: `${list} in ${language}`,
          })
          .toEqual([ROW_HEIGHT]);
      }
    }
  });
});
