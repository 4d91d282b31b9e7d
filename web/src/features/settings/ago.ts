// How long ago something was, in our own words: Intl has none for Bhojpuri (C.11).
import type { TFunction } from 'i18next';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** "just now", "5 minutes ago", "2 hours ago", "3 days ago", "1 month ago", "2 years ago". */
export function agoText(t: TFunction, instant: string, now: Date): string {
  const passed = now.getTime() - new Date(instant).getTime();
  if (passed < MINUTE) return t('settings:ago.now');
  if (passed < HOUR) return t('settings:ago.minutes', { count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return t('settings:ago.hours', { count: Math.floor(passed / HOUR) });
  if (passed < MONTH) return t('settings:ago.days', { count: Math.floor(passed / DAY) });
  if (passed < YEAR) return t('settings:ago.months', { count: Math.floor(passed / MONTH) });
  return t('settings:ago.years', { count: Math.floor(passed / YEAR) });
}
