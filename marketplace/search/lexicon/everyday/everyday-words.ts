// Type of the lists of everyday words. There is one list per language.
import type { RoleSlug } from '#contracts/reference.ts';

/**
 * Comma-separated words for the work of each trade, such as its tools. A search for such a word finds the trade's jobs.
 * In a job title, such a word does not decide the trade of the job.
 */
export type EverydayWords = Readonly<Partial<Record<RoleSlug, string>>>;
