// What a screen says, judged by its reader's language: nothing of another language, no key that nobody translated.
import type { Page } from 'playwright-core';
import type { Language } from '#contracts/values.ts';
import { catalogueOf } from './words.ts';

/** Every text a person sees or hears: those in another language on purpose (marked with `lang`) are left out. */
function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const page = document.documentElement.lang;
    const foreign = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') !== page;
    const texts = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName) || foreign(parent)) continue;
      // Names of the program, such as tables, are the same in every language.
      if (parent.closest('[translate="no"]')) continue;
      texts.add(node.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        if (!foreign(element)) texts.add(element.getAttribute(name) ?? '');
    return [...texts].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const plain = (text: string) => text.replace(/<\/?\w+>/g, '');

interface Spoken {
  texts: ReadonlySet<string>;
  patterns: readonly RegExp[];
}

/** The texts of a language that say something of their own, those with places to be filled as patterns. */
function spokenIn(language: Language, reader: Language): Spoken {
  const readers = new Set(catalogueOf(reader).values());
  const pieces = [...catalogueOf(language)]
    .filter(([key, text]) => !readers.has(text) && !/^(sms|places|copy|notifications|pages):/.test(key))
    .map(([, text]) => plain(text).split(/\{\{\w+\}\}/))
    .filter((parts) => parts.join('').replace(/[^\p{L}]/gu, '').length >= 3);
  return {
    texts: new Set(pieces.flatMap(([first = '', ...others]) => (others.length === 0 ? [first] : []))),
    patterns: pieces
      .filter((parts) => parts.length > 1)
      .map((parts) => new RegExp(`^${parts.map(escaped).join('.+')}$`, 'u')),
  };
}

const known = new Map<Language, Spoken>();

/** What a reader must not meet: English, and who reads that, Hindi. */
function foreignFor(reader: Language): Spoken {
  const found = known.get(reader) ?? spokenIn(reader === 'en' ? 'hi' : 'en', reader);
  known.set(reader, found);
  return found;
}

/** Texts of ours in the wrong language, and keys that nobody translated. `own` are people's own words. */
export async function languageFaults(page: Page, reader: Language, own: ReadonlySet<string>): Promise<string[]> {
  const texts = (await visibleTexts(page)).filter((text) => !own.has(text));
  const foreign = foreignFor(reader);
  const wrong = texts.filter((text) => foreign.texts.has(text) || foreign.patterns.some((one) => one.test(text)));
  const keys = texts.filter((text) => /\{\{|^([a-z]+:)?[a-z_]+(\.[a-z_0-9]+)+$/.test(text));
  return [...wrong.map((text) => `in the other language: ${text}`), ...keys.map((text) => `a bare key: ${text}`)];
}
