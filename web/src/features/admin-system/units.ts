// Formats durations and sizes of the system page as one number with one unit.
import type { Translate } from '../../i18n/translate.ts';
import { numberText } from '../../kit/text/number-text.ts';

const tenths = (value: number) => numberText(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/** Formats a duration in milliseconds as `9 ms`, `2.1 s`, `4 min`, `3 h` or `12 d`. Returns a dash for null. */
export function lengthText(t: Translate<'admin-system'>, ms: number | null): string {
  if (ms === null) return '–';
  if (ms < 1000) return t('unit.ms', { number: numberText(Math.round(ms)) });
  if (ms < 60_000) return t('unit.s', { number: tenths(ms / 1000) });
  if (ms < 3_600_000) return t('unit.min', { number: numberText(Math.round(ms / 60_000)) });
  if (ms < 172_800_000) return t('unit.h', { number: numberText(Math.round(ms / 3_600_000)) });
  return t('unit.d', { number: numberText(Math.round(ms / 86_400_000)) });
}

const sizes = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Formats a number of bytes as a size such as `12 MB`. Unit names are the same in all languages. */
export function sizeText(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1000 && unit < sizes.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${tenths(size)} ${sizes[unit]}`;
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' });

/** Returns the time in India: `09:12:04`. */
export const clockText = (at: string | number): string => clock.format(new Date(at));
