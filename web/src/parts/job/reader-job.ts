// Puts all texts of a job into the reader's language: the translated fields, and the prepared phrases, which are
// sentences that exist in all languages (D110).
import type { Job, ReadJob } from '#contracts/job-shapes.ts';
import { readerText } from '#contracts/phrased-text.ts';
import type { WithOriginal } from './reader-title.ts';
import { inReadersLanguage } from './translated.ts';

type Texts = Pick<ReadJob, 'phrase_lines' | 'requirements'> & Pick<Job, 'description'>;
type Translated = Parameters<typeof inReadersLanguage>[0] & Texts;

/**
 * Returns the job with all texts in the reader's language: the title, translated fields and prepared phrases. Returns
 * the same object if nothing differs.
 */
export function readerJob<T extends Translated>(job: T): T & WithOriginal {
  const shown = inReadersLanguage(job);
  const { phrase_lines: lines = [] } = job;
  const words = job.translations[job.translated_to ?? ''];
  const isOther = lines.some(({ line, text }) => line !== text) || words?.description || words?.requirements;
  if (lines.length === 0 || !isOther) return shown;
  return {
    ...shown,
    description: readerText(job.description, 'description', lines, words?.description),
    requirements: job.requirements && readerText(job.requirements, 'requirements', lines, words?.requirements),
  };
}

/**
 * Returns whether the reader sees a title, a translation or a prepared phrase that differs from the employer's text.
 */
export const readsDifferently = (job: Translated): boolean => readerJob(job) !== job;
