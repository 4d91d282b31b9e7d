// Reads the visible texts of a page with the languages that the page states for them, and finds letters outside the
// script of the reader.
import type { Page } from 'playwright-core';
import type { Language } from '#contracts/values.ts';
import { isOfScript } from '#testing/texts/scripts.ts';

export interface VisibleText {
  text: string;
  /** The `lang` attribute of words in another language than that of the page; null for all other words. */
  lang: string | null;
  /**
   * True for text in another language that the page explains: an employer's title or a typed name below its
   * translation, and words below a line that names their language.
   */
  isLabelled: boolean;
  /** The path of the job or application whose card contains the text; null outside of cards. */
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

/** Matches abbreviations, brands and e-mail addresses, which texts in Indian scripts write in Latin letters. */
const LATIN_IN_ANY_SCRIPT = /\S+@\S+|(?<![\p{L}\p{N}])(?:[A-Z0-9]{1,5}|WhatsApp)(?![\p{L}\p{N}])/gu;

/** Returns the base letters and vowel signs of a string, except those in `LATIN_IN_ANY_SCRIPT`. */
export const lettersOf = (text: string): string[] =>
  [...text.replace(LATIN_IN_ANY_SCRIPT, '').matchAll(/[\p{L}\p{M}]/gu)].map(([letter]) => letter);

/** True for a letter that does not belong to the script of the reader's language. */
export const isForeign = (letter: string, reader: Language): boolean => !isOfScript(letter, reader);
