// How long ago something was, in words of the settings.
import type { TFunction } from 'i18next';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "just now", "5 minutes ago", "2 hours ago", "3 days ago". */
export function agoText(t: TFunction, instant: string, now: Date): string {
  const passed = now.getTime() - new Date(instant).getTime();
  if (passed < MINUTE) return t('settings:ago.now');
  if (passed < HOUR) return t('settings:ago.minutes', { count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return t('settings:ago.hours', { count: Math.floor(passed / HOUR) });
  return t('settings:ago.days', { count: Math.floor(passed / DAY) });
}
