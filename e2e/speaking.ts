// Changes the language of an open page, as another tab of the same browser would.
import type { Page } from 'playwright-core';
import type { Language } from '#contracts/values.ts';
import { pageMark } from '#locales/languages.ts';

/**
 * Hydrates the server-rendered parts, which otherwise wait for the first interaction: a pointer that moves over the
 * page. Repeats the event, because the page does not listen before its scripts have run. Resolves when React has
 * hydrated every link, button and heading.
 */
export async function takeOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointerover'));
    return [...document.querySelectorAll('main a, main button, main h1, main h2')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    );
  });
}

/** Changes the language by a `storage` event, as another tab would. The page keeps its state. */
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
