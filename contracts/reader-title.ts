// The title of a job in the reader's language, beside the title that the employer wrote (D110).
import { z } from './z.ts';

/**
 * Source of a title that replaces the employer's words: a translation provider, the glossary, or facts of the job
 * (trade, number of people, shift or kind).
 */
const titleSources = ['provider', 'glossary', 'composed'] as const;

export const readerTitle = z.object({
  text: z.string(),
  source: z.enum(titleSources),
  /** BCP 47 tag of the employer's words, for the `lang` attribute: `ta`, `bho`, or `hi-Latn` for Hindi in Latin letters. */
  original_lang: z.string(),
});
export type ReaderTitle = z.output<typeof readerTitle>;

/** Absent if the employer's title is in the reader's language. */
export const readerTitleField = { reader_title: z.optional(readerTitle) };
