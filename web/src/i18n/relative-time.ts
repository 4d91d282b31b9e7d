// Age of a job or application in calendar days in India (D52).
import type { Translate } from './translate.ts';

export type RelativeTime =
  | { kind: 'new' }
  | { kind: 'today' }
  | { kind: 'yesterday' }
  | { kind: 'days'; count: number };

const DAY_MS = 86_400_000;
const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
const dayNumber = (moment: Date) => Math.round(Date.parse(`${indianDay.format(moment)}T00:00:00Z`) / DAY_MS);

/** Returns the age of an instant. Returns `new` if the date is missing or invalid, and `today` for a future date. */
export function relativeTimeOf(instant: string | null | undefined, now: Date = new Date()): RelativeTime {
  const moment = new Date(instant ?? '');
  if (Number.isNaN(moment.getTime())) return { kind: 'new' };
  const days = dayNumber(now) - dayNumber(moment);
  if (days <= 0) return { kind: 'today' };
  return days === 1 ? { kind: 'yesterday' } : { kind: 'days', count: days };
}

/** Returns the age of an instant as text. `t` must have loaded the translation topic `jobs`. */
export function formatRelativeTime(t: Translate, instant: string | null | undefined, now?: Date): string {
  const age = relativeTimeOf(instant, now);
  return age.kind === 'days' ? t('jobs:age.days', { count: age.count }) : t(`jobs:age.${age.kind}`);
}
