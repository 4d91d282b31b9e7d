// Formats dates and times of a job in the user's language, always with Latin digits.
import type { Language } from '#contracts/values.ts';
import { hourText } from '#locales/day-parts.ts';
import { intlLocale } from '#locales/languages.ts';

const latin = { timeZone: 'UTC', numberingSystem: 'latn' } as const;

/** Returns a calendar date such as `Monday, 23 November`. */
export function weekdayText(day: string, language: Language): string {
  const parts = { ...latin, weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(intlLocale(language), parts).format(new Date(`${day}T00:00:00Z`));
}

/** Returns a time of day such as `8:00 am` or `सुबह 8:00`. */
export const clockText = (time: string, language: Language) =>
  hourText(`2000-01-01T${time}:00Z`, { language, timeZone: 'UTC' });

/** Returns the date of an instant in India, such as `14 December`. */
export function shortDayText(instant: string, language: Language): string {
  const parts = { ...latin, timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(intlLocale(language), parts).format(new Date(instant));
}

/** Returns date and time in India, such as `21 Nov 2026, 3:40 pm`. `milliseconds` counts from the Unix epoch. */
export function formatDateTime(milliseconds: number, language: Language): string {
  const moment = new Date(milliseconds);
  const parts = { dateStyle: 'medium', timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;
  const day = new Intl.DateTimeFormat(intlLocale(language), parts).format(moment);
  return `${day}, ${hourText(moment.toISOString(), { language })}`;
}
