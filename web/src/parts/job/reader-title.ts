// Replaces the employer's title of a job by the reader's title, which the server sends beside it (D110).
import type { ReaderTitle } from '#contracts/reader-title.ts';

/** The employer's title and its `lang`, if the reader's title replaces it. */
export interface WithOriginal {
  original_title?: { text: string; lang: string } | undefined;
}

interface Titled {
  title: string;
  reader_title?: ReaderTitle | undefined;
}

/** Returns the job with the reader's title; the same object if the employer's is in the reader's language. */
export function withReaderTitle<T extends Titled>(job: T): T & WithOriginal {
  const { title, reader_title: reader } = job;
  return reader ? { ...job, title: reader.text, original_title: { text: title, lang: reader.original_lang } } : job;
}
