// Returns translated sentences about the employer's rating and response time, as workers see them.

import type { EmployerReputation } from '#contracts/reputation.ts';
import type { Translate } from '../../i18n/translate.ts';

const HOURS_OF_DAY = 24;
/** Response times of at least this number of hours are shown in days. */
const MANY_HOURS = 36;

export function ratingWords(t: Translate<'employer-home'>, { rating, review_count }: EmployerReputation): string {
  return rating === null ? t('known.no_rating') : t('known.rating', { rating: rating.toFixed(1), count: review_count });
}

export function answersWords(t: Translate<'employer-home'>, hours: number | null): string {
  if (hours === null) return t('known.no_answers');
  if (hours < 1) return t('known.answers_soon');
  if (hours < MANY_HOURS) return t('known.answers_hours', { count: Math.ceil(hours) });
  return t('known.answers_days', { count: Math.ceil(hours / HOURS_OF_DAY) });
}
