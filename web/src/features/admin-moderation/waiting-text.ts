// Returns translated texts for waiting times and for the times of past actions.

import { REVIEW_HOURS } from '#contracts/moderation.ts';
import { intlLocale } from '#locales/languages.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Unit = 'minute' | 'hour' | 'day';

/**
 * Returns the duration in minutes below one hour, in hours below twice `REVIEW_HOURS`, and in days otherwise, rounded
 * down.
 */
function inUnits(milliseconds: number): { value: number; unit: Unit } {
  if (milliseconds < HOUR) return { value: Math.max(0, Math.floor(milliseconds / MINUTE)), unit: 'minute' };
  if (milliseconds < 2 * REVIEW_HOURS * HOUR) return { value: Math.floor(milliseconds / HOUR), unit: 'hour' };
  return { value: Math.floor(milliseconds / (24 * HOUR)), unit: 'day' };
}

/** True if a row of a review queue has waited for more than `REVIEW_HOURS` since the time `since`. */
export const isLate = (since: string) => Date.now() - Date.parse(since) > REVIEW_HOURS * HOUR;

export function useWaitingText() {
  const { t } = useTranslation('admin-moderation');
  const { language } = useLanguage();
  return {
    moment: (instant: string) => formatDateTime(instant, language),
    waiting: (since: string) => {
      const { value, unit } = inUnits(Date.now() - Date.parse(since));
      const parts = { style: 'unit', unit, unitDisplay: 'short', numberingSystem: 'latn' } as const;
      return t('waits', { age: new Intl.NumberFormat(intlLocale(language), parts).format(value) });
    },
  };
}
