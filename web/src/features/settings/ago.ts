// Formats relative times with our own translations, because Intl does not support Bhojpuri (C.11).

import type { Language } from '#contracts/values.ts';
import { hourText } from '#locales/day-parts.ts';
import type { Translate } from '../../i18n/translate.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/**
 * Returns a relative time, up to one day with the time of day: "just now · 6:12 pm", "5 minutes ago · 6:12 pm", "2
 * hours ago · 4:10 pm", "3 days ago", "1 month ago" or "2 years ago".
 */
export function agoText(t: Translate, instant: string, { language, now }: { language: Language; now: Date }): string {
  const passed = now.getTime() - new Date(instant).getTime();
  const withClock = (words: string) => `${words} · ${hourText(instant, { language })}`;
  if (passed < MINUTE) return withClock(t('settings:ago.now'));
  if (passed < HOUR) return withClock(t('settings:ago.minutes', { count: Math.floor(passed / MINUTE) }));
  if (passed < DAY) return withClock(t('settings:ago.hours', { count: Math.floor(passed / HOUR) }));
  if (passed < MONTH) return t('settings:ago.days', { count: Math.floor(passed / DAY) });
  if (passed < YEAR) return t('settings:ago.months', { count: Math.floor(passed / MONTH) });
  return t('settings:ago.years', { count: Math.floor(passed / YEAR) });
}
