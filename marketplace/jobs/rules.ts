// How long a job lives and how many an employer may have (decisions D17, D57). Pure.
import type { JobPost } from '#contracts/jobs.ts';

/** Active jobs of an employer whose documents nobody has reviewed. */
export const ACTIVE_JOBS = 10;
export const POSTS_PER_DAY = 20;
/** Jobs that one person may keep for later. */
export const SAVED_JOBS = 500;

const LIFE_DAYS = 30;
const SHORT_LIFE_DAYS = 7;

/** Days from posting to expiry: a week for a day's work, else a month. */
export function lifeInDays(jobType: string): number {
  return jobType === 'daily_wage' || jobType === 'one_time' ? SHORT_LIFE_DAYS : LIFE_DAYS;
}

/** The pay period of a post that names none: the card's default. */
export const DEFAULT_PERIOD = 'month';

/** What a post lacks that its schema cannot say: a city, or the word that the whole state is meant. */
export function missingIn(post: JobPost): Record<string, string[]> | null {
  return post.city || post.all_cities ? null : { city: ['city_required'] };
}
