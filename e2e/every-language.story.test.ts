// Every screen in every language on a phone of 360: the words fit, nothing is left in another language.
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { pageMark } from '#locales/languages.ts';
import { hasBrowser, useBrowser, type Visitor } from './browser.ts';
import { fittingFaults } from './fitting-rules.ts';
import { languageFaults } from './language-rules.ts';
import { useProduct } from './product.ts';
import { type Screen, stands, type Who } from './screen.ts';
import { sidewaysFaults } from './screen-rules.ts';
import { ownWords, phones, screens, useIds } from './screens.ts';

const product = useProduct();
const browser = useBrowser(product);
const ids = useIds(product);

/** As another tab of the same browser would: the page stays as it is, and speaks another language. */
async function speak({ page }: Visitor, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('language', chosen);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: chosen }));
  }, language);
  await page.waitForFunction(
    (mark) => document.documentElement.lang === mark && !document.querySelector('[aria-busy="true"]'),
    pageMark(language),
  );
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

async function faultsOf({ page }: Visitor, language: Language, own: ReadonlySet<string>): Promise<string[]> {
  return [
    ...(await sidewaysFaults(page)),
    ...(await fittingFaults(page)),
    ...(await languageFaults(page, language, own)),
  ].map((fault) => `${language}: ${fault}`);
}

async function faultsOfScreen(visitor: Visitor, screen: Screen): Promise<string[]> {
  await stands(visitor, screen, ids);
  const own = await ownWords(product);
  const found: string[] = [];
  for (const language of languageCodes.toSorted((one, other) => Number(one === 'hi') - Number(other === 'hi'))) {
    await speak(visitor, language);
    found.push(...(await faultsOf(visitor, language, own)));
  }
  return found;
}

describe.skipIf(!hasBrowser)('the screens of', () => {
  it.each(['visitor', 'employer', 'worker', 'newcomer'] as const satisfies readonly Who[])(
    'a %s fit in all eight languages',
    { timeout: 240_000 },
    async (who) => {
      const phone = phones[who];
      const visitor = await browser.visit({ screen: 'phone', language: 'hi', ...(phone ? { as: phone } : {}) });
      const faults: Record<string, string[]> = {};
      for (const screen of screens.filter((one) => one.who === who)) {
        const found = await faultsOfScreen(visitor, screen);
        if (found.length > 0) faults[screen.name] = found;
      }
      expect(faults).toEqual({});
    },
  );
});
