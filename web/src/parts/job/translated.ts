// Translates a job: translated fields replace those that the employer wrote (D24).
import type { Job } from '#contracts/job-shapes.ts';

/** The free-text fields that a translation may replace. All other fields are numbers or fixed values. */
const translatable = ['title', 'description', 'requirements', 'duration', 'location', 'industry'] as const;

type Translated = Pick<Job, 'translated_to' | 'translations'> & Partial<Pick<Job, (typeof translatable)[number]>>;

/** Returns the job with its translated fields, or the same object if no field differs. */
export function inReadersLanguage<T extends Translated>(job: T): T {
  const words = job.translated_to === null ? undefined : job.translations[job.translated_to];
  if (!words) return job;
  const laid = translatable
    .filter((field) => field in job && words[field] && words[field] !== job[field])
    .map((field) => [field, words[field]]);
  return laid.length === 0 ? job : { ...job, ...Object.fromEntries(laid) };
}

/** Returns whether a translation replaces the employer's text. */
export function isTranslated(job: Translated): boolean {
  return inReadersLanguage(job) !== job;
}
