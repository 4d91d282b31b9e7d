// Formats the time and day of a notification, always in India's time zone (D59).

import type { Language } from '#contracts/values.ts';
import { hourText } from '#locales/day-parts.ts';
import { intlLocale } from '#locales/languages.ts';
import type { Translate } from '../../i18n/translate.ts';

const MINUTE = 60_000;
const zone = { timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** Returns `just now · 6:12 pm` or `5 minutes ago · 6:12 pm`. If the instant is over an hour ago, returns `6:12 pm`. */
export function noteTime(t: Translate, instant: string, language: Language, now: Date): string {
  const moment = new Date(instant);
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE);
  const clock = hourText(instant, { language });
  if (minutes >= 60) return clock;
  return `${minutes < 1 ? t('bell:ago.now') : t('bell:ago.minutes', { count: minutes })} · ${clock}`;
}

/** Returns "Today", "Yesterday" or the date. */
export function noteDay(t: Translate, instant: string, language: Language, now: Date): string {
  const moment = new Date(instant);
  const day = indianDay.format(moment);
  if (day >= indianDay.format(now)) return t('bell:day.today');
  if (day === indianDay.format(new Date(now.getTime() - 24 * 60 * MINUTE))) return t('bell:day.yesterday');
  return new Intl.DateTimeFormat(intlLocale(language), { ...zone, day: 'numeric', month: 'long' }).format(moment);
}
