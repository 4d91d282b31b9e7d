// Formats first day, start time and daily hours of a job in one line.

import { intlLocale } from '#locales/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Draft } from './draft.ts';

/** Returns for example `Mon, 23 November · 08:00 · 8 hours`; an empty string if nothing is set. */
export function useWhenText({ start_date, start_time, hours_per_day }: Draft): string {
  const { t } = useTranslation('posting');
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(intlLocale(language), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    numberingSystem: 'latn',
  });
  const date = new Date(`${start_date}T00:00:00Z`);
  const hours = hours_per_day && t('form.hours_count', { count: Number(hours_per_day) });
  return [Number.isNaN(date.getTime()) ? '' : day.format(date), start_time, hours].filter(Boolean).join(' · ');
}
