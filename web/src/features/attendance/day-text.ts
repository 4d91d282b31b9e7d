// Formats an attendance day, for example `Sat, 21 Nov`, and returns the current day in India.
import type { Language } from '#contracts/values.ts';
import { hourText } from '#locales/day-parts.ts';
import { intlLocale } from '#locales/languages.ts';

/** Formats a calendar date (`YYYY-MM-DD`) with its weekday, for example `Sat, 21 Nov`. */
export function shortDay(date: string, language: Language): string {
  const parts = { timeZone: 'UTC', numberingSystem: 'latn', weekday: 'short', day: 'numeric', month: 'short' } as const;
  return new Intl.DateTimeFormat(intlLocale(language), parts).format(new Date(`${date}T00:00:00Z`));
}

/** Returns a time in India, for example `8:58 am` or `सुबह 8:58`. */
export const clockText = (instant: string, language: Language) => hourText(instant, { language });

/** Returns today's date in India as `YYYY-MM-DD`, by this device's clock. */
export const todayHere = (now = Date.now()) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(now));
