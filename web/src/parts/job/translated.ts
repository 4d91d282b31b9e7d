// Translates a job: replaces the fields that the employer wrote by translations that the server sends (D24, D110).
import type { Job } from '#contracts/job-shapes.ts';
import type { WithOriginal } from './reader-title.ts';

/** The free-text fields that a translation may replace. All other fields are numbers or fixed values. */
const translatable = ['title', 'description', 'requirements', 'duration', 'location', 'industry'] as const;

type Translated = Pick<Job, 'title' | 'reader_title' | 'translated_to' | 'translations'> &
  Partial<Pick<Job, (typeof translatable)[number]>>;

/**
 * Returns the job with its title and translated fields in the reader's language, or the same object if no field
 * differs.
 */
export function inReadersLanguage<T extends Translated>(job: T): T & WithOriginal {
  const reader = job.reader_title;
  const words: Record<string, string | undefined> = {
    ...job.translations[job.translated_to ?? ''],
    title: reader?.text,
  };
  const laid = translatable
    .filter((field) => words[field] && words[field] !== job[field])
    .map((field) => [field, words[field]]);
  return laid.length === 0
    ? job
    : { ...job, ...Object.fromEntries(laid), ...reader, original_title: reader && job.title };
}

/** Returns whether `inReadersLanguage` replaces any text of the employer. */
export function isTranslated(job: Translated): boolean {
  return inReadersLanguage(job) !== job;
}
