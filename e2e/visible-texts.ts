// The texts that a page shows, with their marks for other languages, and the letters that its reader cannot read.
import type { Page } from 'playwright-core';
import type { Language } from '#contracts/values.ts';
import { isOfScript } from '#testing/texts/scripts.ts';

export interface VisibleText {
  text: string;
  /** `lang` of words in another language than the page's; null without it. */
  lang: string | null;
  /** True for a title below the reader's title, and for words whose language is named above them. */
  isLabelled: boolean;
  /** The path of the job or application of the card around the text; null outside cards. */
  card: string | null;
}

/** Returns the visible texts of the page's main part. */
export const visibleTexts = (page: Page): Promise<VisibleText[]> =>
  page.evaluate(() => {
    const pageLang = document.documentElement.lang;
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const found: VisibleText[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.textContent?.trim(), node.parentElement];
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, [translate="no"], script, style, option')) continue;
      const marked = parent.closest('[lang]');
      const lang = marked?.getAttribute('lang') ?? pageLang;
      const isOther = lang !== pageLang;
      const isTitle = marked?.matches('.original-title, .typed-name, .job-card__title ~ *') ?? false;
      const isLabelled = isOther && (isTitle || Boolean(marked?.previousElementSibling?.matches('.own-words-label')));
      const card = parent.closest('article, li')?.querySelector('a[href]')?.getAttribute('href') ?? null;
      found.push({ text, lang: isOther ? lang : null, isLabelled, card });
    }
    return found;
  });

/** Abbreviations, brands and e-mail addresses, which texts in Indian scripts write in Latin letters. */
const LATIN_IN_ANY_SCRIPT = /\S+@\S+|(?<![\p{L}\p{N}])(?:[A-Z0-9]{1,5}|WhatsApp)(?![\p{L}\p{N}])/gu;

/** The base letters and vowel signs of a string, without those that every script writes in Latin. */
export const lettersOf = (text: string): string[] =>
  [...text.replace(LATIN_IN_ANY_SCRIPT, '').matchAll(/[\p{L}\p{M}]/gu)].map(([letter]) => letter);

/** True for a letter outside the script of the reader. */
export const isForeign = (letter: string, reader: Language): boolean => !isOfScript(letter, reader);
