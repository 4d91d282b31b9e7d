// Browser tests that readers of every language can read the job list, the home page, the notifications, their
// applications and the page of a job, although most employers write in other languages (D110).
import { beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { addMixedJobs, type MixedJobs } from './mixed-jobs.ts';
import { useSharedProduct } from './shared-product.ts';
import { isForeign, lettersOf, type VisibleText, visibleTexts } from './visible-texts.ts';

const product = useSharedProduct();
const browser = useBrowser(product);
let mixed: MixedJobs;

beforeAll(async () => {
  if (!hasBrowser) return;
  mixed = await addMixedJobs(product);
}, 120_000);

/**
 * Returns the texts with letters of another script than the reader's. Leaves out typed names, and words that the page
 * marks as words in another language.
 */
const unreadable = (texts: readonly VisibleText[], reader: Language): string[] =>
  texts
    .filter(({ lang, isLabelled }) => !(lang && isLabelled))
    .map(({ text }) => text)
    .filter((text) => lettersOf(text).some((letter) => isForeign(letter, reader)));

const lists = ['/jobs', '/labour/dashboard', '/notifications', '/labour/dashboard/applications'];

const isComplete = () =>
  document.querySelector('main h1, main h2, main article') !== null &&
  !document.querySelector('[aria-busy="true"], main .skeleton');

async function textsOf({ page, open }: Visitor, path: string, reader: Language): Promise<VisibleText[]> {
  await open(`${path}?lng=${reader}`);
  await page.waitForFunction(isComplete);
  return visibleTexts(page);
}

describe.skipIf(!hasBrowser)('screens with jobs of employers who write in eight languages', () => {
  it('Readers of each language find letters of another script only in words whose language is named', {
    timeout: 240_000,
  }, async () => {
    const visitor = await browser.visit({ screen: 'phone', language: 'en', as: mixed.phone });
    const faults: Record<string, string[]> = {};
    for (const [index, reader] of languageCodes.entries()) {
      // This job is from an employer who writes in another language than the reader. For most readers this language
      // also has another script.
      const { uid, application } = mixed.jobs[languageCodes[(index + 2) % languageCodes.length] ?? 'en'];
      for (const path of [...lists, `/labour/dashboard/applications/${application}`, `/jobs/${uid}`]) {
        const texts = await textsOf(visitor, path, reader);
        expect(texts.length, path).toBeGreaterThan(5);
        const found = unreadable(texts, reader);
        if (found.length > 0) faults[`${reader} ${path}`] = found;
      }
    }
    expect(faults).toEqual({});
  });

  it('The rule reports words of another script without their language', async () => {
    const visitor = await browser.visit({ screen: 'phone', language: 'en', as: mixed.phone });
    const { uid } = mixed.jobs.ta;
    await textsOf(visitor, `/jobs/${uid}`, 'en');
    await visitor.page.evaluate(() => {
      for (const element of document.querySelectorAll('main [lang]')) element.removeAttribute('lang');
    });
    expect(unreadable(await visibleTexts(visitor.page), 'en').length).toBeGreaterThanOrEqual(2);
  });
});
