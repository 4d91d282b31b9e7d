// Measures the landing page: the number of words that it shows before the reader opens anything, and its height on a
// phone.
import { describe, expect, it } from 'vitest';
import { hasBrowser, useBrowser } from './browser.ts';
import { wordsOnPage } from './page-words.ts';
import { useSharedProduct } from './shared-product.ts';

const MAX_WORDS = 260;
/** Six times the height of a phone screen, in px. */
const MAX_HEIGHT = 6 * 740;

describe.skipIf(!hasBrowser)('size of the landing page', () => {
  const { visit } = useBrowser(useSharedProduct());

  it('The landing page in English shows at most 260 words before anything is opened', async () => {
    const { page, open, words } = await visit({ screen: 'phone', language: 'en' });
    await open('/');
    await page.getByRole('heading', { name: words('landing:join.title') }).waitFor();
    const found = await wordsOnPage(page);
    expect(found.length, found.join(' ')).toBeLessThanOrEqual(MAX_WORDS);
    // Make sure that the page is not empty, because an empty page would pass the limits too.
    expect(found.length).toBeGreaterThan(100);
  });

  it('The landing page in Hindi is at most six phone screens high and has all its blocks', async () => {
    const { page, open, words } = await visit({ screen: 'phone', language: 'hi' });
    await open('/');
    const blocks = [
      'jobs:latest.title',
      'landing:trades.title',
      'landing:how.title',
      'landing:features.title',
      'landing:journey.title',
      'landing:figures.title',
      'landing:testimonials.title',
      'landing:questions.title',
      'landing:support.title',
      'landing:join.title',
    ] as const;
    for (const block of blocks) await page.getByRole('heading', { name: words(block), level: 2 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MAX_HEIGHT);
  });
});
