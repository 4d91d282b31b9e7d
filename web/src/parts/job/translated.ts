// Translates a job: translated fields replace those that the employer wrote (D24, D110).
import type { Job } from '#contracts/job-shapes.ts';
import { type WithOriginal, withReaderTitle } from './reader-title.ts';

/** The free-text fields that a translation may replace. All other fields are numbers or fixed values. */
const translatable = ['title', 'description', 'requirements', 'duration', 'location', 'industry'] as const;

type Translated = Pick<Job, 'title' | 'reader_title' | 'translated_to' | 'translations'> &
  Partial<Pick<Job, (typeof translatable)[number]>>;

/** Returns the translated fields that differ from the employer's. */
function translatedFields(job: Translated) {
  const words = job.translated_to === null ? undefined : job.translations[job.translated_to];
  return translatable.flatMap((field) =>
    field in job && words?.[field] && words[field] !== job[field] ? [[field, words[field]]] : [],
  );
}

/** Returns the job with the reader's title and its translated fields, or the same object if no field differs. */
export function inReadersLanguage<T extends Translated>(job: T): T & WithOriginal {
  const fields = translatedFields(job);
  const translated = fields.length === 0 ? job : { ...job, ...Object.fromEntries(fields) };
  return job.reader_title ? withReaderTitle({ ...translated, title: job.title }) : translated;
}

/** Returns whether a translation replaces the employer's text. */
export function isTranslated(job: Translated): boolean {
  return translatedFields(job).length > 0;
}
