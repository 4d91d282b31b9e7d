// An employer's figures as workers read them, in words.
import type { TFunction } from 'i18next';
import type { EmployerReputation } from '#contracts/reputation.ts';

const HOURS_OF_DAY = 24;
/** From here on days are easier to grasp than hours. */
const MANY_HOURS = 36;

export function ratingWords(t: TFunction, { rating, review_count }: EmployerReputation): string {
  return rating === null ? t('known.no_rating') : t('known.rating', { rating: rating.toFixed(1), count: review_count });
}

export function answersWords(t: TFunction, hours: number | null): string {
  if (hours === null) return t('known.no_answers');
  if (hours < 1) return t('known.answers_soon');
  if (hours < MANY_HOURS) return t('known.answers_hours', { count: Math.ceil(hours) });
  return t('known.answers_days', { count: Math.ceil(hours / HOURS_OF_DAY) });
}
