// Replaces the title that the employer wrote by the reader's title: the title in the reader's language, which the
// server sends with the job (D110).
import type { ReaderTitle } from '#contracts/values.ts';

/**
 * The title that the employer wrote, and its language for the `lang` attribute. Both are set only if `title` is not the
 * employer's title but its translation for the reader.
 */
export interface WithOriginal {
  original_title?: string | undefined;
  original_lang?: string | undefined;
}

export interface Titled {
  title: string;
  reader_title?: ReaderTitle | undefined;
}

/**
 * Returns the job with its title in the reader's language. Returns the same object if the employer wrote the title in
 * that language. `written` is the title as the employer wrote it.
 */
export const withReaderTitle = <T extends Titled>(job: T, written = job.title): T & WithOriginal =>
  job.reader_title ? { ...job, ...job.reader_title, title: job.reader_title.text, original_title: written } : job;
