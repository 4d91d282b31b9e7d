// Languages of user-written words in a response (D110).
import { z } from './z.ts';

/**
 * The field `words_lang`: the language (BCP 47 tag) of the words in the named fields. Contains only fields whose words
 * are not in the reader's language.
 */
export const wordsLangField = <const Names extends readonly string[]>(...names: Names) => ({
  words_lang: z.optional(z.partialRecord(z.enum(names), z.string())),
});
