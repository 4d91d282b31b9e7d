// Changes the language of an open page, as another tab of the same browser would.
import type { Page } from 'playwright-core';
import type { Language } from '#contracts/values.ts';
import { pageMark } from '#locales/languages.ts';
import { LIMIT_MS } from '#testing/wait-for.ts';

/**
 * Changes the language with a `storage` event, as another tab would. The page keeps its state. Resolves when the page
 * has been complete in this language for two frames, so that React has rendered it and the browser has laid it out, and
 * when the fonts have loaded. All of this is one message to the page, because the tests change the language often.
 */
export const speak = (page: Page, language: Language): Promise<void> =>
  page.evaluate(
    async ({ chosen, mark, limit }) => {
      localStorage.setItem('language', chosen);
      window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: chosen }));
      const isComplete = () => document.documentElement.lang === mark && !document.querySelector('[aria-busy="true"]');
      const end = performance.now() + limit;
      for (let frames = 0; frames < 2; frames = isComplete() ? frames + 1 : 0) {
        if (performance.now() > end) throw new Error(`The page does not change its language to ${mark}.`);
        await new Promise(requestAnimationFrame);
      }
      await document.fonts.ready;
    },
    { chosen: language, mark: pageMark(language), limit: LIMIT_MS },
  );
