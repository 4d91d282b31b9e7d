// Checks that a page contains only texts of its reader's language and no untranslated keys.
import type { Language } from '#contracts/values.ts';
import { pageCheck } from './page-checks.ts';
import { catalogueOf } from './words.ts';

/** Returns all visible texts and accessible names. Text marked with `lang` as another language is left out. */
export const textsCheck = pageCheck(() => {
  const page = document.documentElement.lang;
  const foreign = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') !== page;
  const texts = new Set<string>([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName) || foreign(parent)) continue;
    // Skip technical names, such as names of tables, which are the same in every language.
    if (parent.closest('[translate="no"]')) continue;
    texts.add(node.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      if (!foreign(element)) texts.add(element.getAttribute(name) ?? '');
  return [...texts].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}, undefined);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const plain = (text: string) => text.replace(/<\/?\w+>/g, '');

/**
 * A translation with placeholders. `first` and `last` are the texts before the first and after the last placeholder. A
 * comparison with these two parts is faster than matching `whole`, so it comes first.
 */
interface Pattern {
  first: string;
  last: string;
  whole: RegExp;
}

interface Spoken {
  texts: ReadonlySet<string>;
  patterns: readonly Pattern[];
}

/**
 * Returns the texts of a language that differ from all texts in the reader's language and have at least three letters.
 * Texts with placeholders become patterns.
 */
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
      .map((parts) => ({
        first: parts[0] ?? '',
        last: parts.at(-1) ?? '',
        whole: new RegExp(`^${parts.map(escaped).join('.+')}$`, 'u'),
      })),
  };
}

/**
 * Returns a function that recognises texts that the reader must not see: English ones, or Hindi ones for a reader of
 * English.
 */
function foreignTo(reader: Language): (text: string) => boolean {
  const { texts, patterns } = spokenIn(reader === 'en' ? 'hi' : 'en', reader);
  const fits = (text: string) => (pattern: Pattern) =>
    text.startsWith(pattern.first) && text.endsWith(pattern.last) && pattern.whole.test(text);
  return memoized((text) => texts.has(text) || patterns.some(fits(text)));
}

/** Caches results: most texts recur on every screen, and each would be matched with hundreds of patterns. */
function memoized<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}

const isForeignFor = memoized(foreignTo);

/**
 * Returns the product's texts in the wrong language, and untranslated keys, among the texts that `textsCheck` has found.
 * `own` are texts that users wrote.
 */
export function languageFaults(found: readonly string[], reader: Language, own: ReadonlySet<string>): string[] {
  const texts = found.filter((text) => !own.has(text));
  const wrong = texts.filter(isForeignFor(reader));
  const keys = texts.filter((text) => /\{\{|^([a-z]+:)?[a-z_]+(\.[a-z_0-9]+)+$/.test(text));
  return [...wrong.map((text) => `wrong language: ${text}`), ...keys.map((text) => `untranslated key: ${text}`)];
}
