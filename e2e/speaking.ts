// Changes the language of an open page, as another tab of the same browser would.
import type { Page } from 'playwright-core';
import type { Language } from '#contracts/values.ts';
import { pageMark } from '#locales/languages.ts';

/** Changes the language with a `storage` event, as another tab would. The page keeps its state. */
export async function speak(page: Page, language: Language): Promise<void> {
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
