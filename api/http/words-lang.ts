// Determines the language of user-written words if they are not in the reader's language, for `lang` attributes (D110).
import { languageOf } from '#contracts/languages.ts';
import { langOf } from '#marketplace/translations/readable.ts';
import { isInReadersLanguage } from '#marketplace/translations/reader-title.ts';
import { type ReaderRequest, readerOf } from './reader.ts';

/** Words that a user wrote, and the language that is stored for this user, if it is known. */
interface AuthoredWords {
  text: string | null;
  author: string | undefined;
}

type Words = string | null | undefined | AuthoredWords;

const authored = (words: Words) =>
  words !== null && typeof words === 'object' ? words : { text: words, author: undefined };

/**
 * Returns, by name, the BCP 47 tag of each string that is not in the reader's language. The author's language decides
 * between languages of one script, such as Hindi and Bhojpuri.
 */
export function langsOf<Name extends string>(
  req: ReaderRequest['req'],
  words: Readonly<Record<Name, Words>>,
): Partial<Record<Name, string>> {
  const reader = readerOf({ req, query: {} });
  const langs: Partial<Record<Name, string>> = {};
  for (const name in words) {
    const { text, author } = authored(words[name]);
    const language = languageOf(author) ?? undefined;
    if (reader && text && !isInReadersLanguage(text, reader, language)) langs[name] = langOf(text, language);
  }
  return langs;
}

/** Adds `words_lang` to a response, with the result of {@link langsOf}. Omits the field if the result is empty. */
export function withWordsLang<Row extends object, Name extends string>(
  req: ReaderRequest['req'],
  row: Row,
  words: Readonly<Record<Name, Words>>,
): Row & { words_lang?: Partial<Record<Name, string>> } {
  const words_lang = langsOf(req, words);
  return Object.keys(words_lang).length > 0 ? { ...row, words_lang } : row;
}
