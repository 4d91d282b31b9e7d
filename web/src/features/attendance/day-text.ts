// A day of attendance in words: `Sat, 21 Nov`, and which of India's days it is now.
import type { Language } from '#contracts/values.ts';
import { hourText } from '#locales/day-parts.ts';
import { intlLocale } from '#locales/languages.ts';

/** A day of the calendar as people say it. */
export function shortDay(date: string, language: Language): string {
  const parts = { timeZone: 'UTC', numberingSystem: 'latn', weekday: 'short', day: 'numeric', month: 'short' } as const;
  return new Intl.DateTimeFormat(intlLocale(language), parts).format(new Date(`${date}T00:00:00Z`));
}

/** The time of a moment in India: `8:58 am`, `सुबह 8:58`. */
export const clockText = (instant: string, language: Language) => hourText(instant, { language });

/** Today in India, by this device's clock. */
export const todayHere = (now = Date.now()) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(now));
