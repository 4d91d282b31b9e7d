// A job in the reader's language: the translated fields laid over those the employer wrote (D24).
import type { Job } from '#contracts/jobs.ts';

/** What a translation may replace; everything else of a job is a figure or a closed word. */
const translatable = ['title', 'description', 'requirements', 'duration', 'location', 'industry'] as const;

type Translated = Pick<Job, 'translated_to' | 'translations'> & Partial<Pick<Job, (typeof translatable)[number]>>;

/** The job with its translated words; the very job where none of them is other than its own. */
export function inReadersLanguage<T extends Translated>(job: T): T {
  const words = job.translated_to === null ? undefined : job.translations[job.translated_to];
  if (!words) return job;
  const laid = translatable
    .filter((field) => field in job && words[field] && words[field] !== job[field])
    .map((field) => [field, words[field]]);
  return laid.length === 0 ? job : { ...job, ...Object.fromEntries(laid) };
}

/** Whether a reader sees other words than the employer's. */
export function isTranslated(job: Translated): boolean {
  return inReadersLanguage(job) !== job;
}
