// Days and hours of a job in the reader's words, always in Latin figures.
import type { Language } from '#contracts/values.ts';
import { hourText } from '#locales/day-parts.ts';
import { intlLocale } from '#locales/languages.ts';

const latin = { timeZone: 'UTC', numberingSystem: 'latn' } as const;

/** `Monday, 23 November` from a calendar day. */
export function weekdayText(day: string, language: Language): string {
  const parts = { ...latin, weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(intlLocale(language), parts).format(new Date(`${day}T00:00:00Z`));
}

/** `8:00 am`, `सुबह 8:00` from a time of the day. */
export const clockText = (time: string, language: Language) =>
  hourText(`2000-01-01T${time}:00Z`, { language, timeZone: 'UTC' });

/** `14 December` from an instant, in Indian time. */
export function shortDayText(instant: string, language: Language): string {
  const parts = { ...latin, timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(intlLocale(language), parts).format(new Date(instant));
}

/** `21 Nov 2026, 3:40 pm` of a moment of this browser. */
export function formatDateTime(milliseconds: number, language: Language): string {
  const moment = new Date(milliseconds);
  const parts = { dateStyle: 'medium', timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;
  const day = new Intl.DateTimeFormat(intlLocale(language), parts).format(moment);
  return `${day}, ${hourText(moment.toISOString(), { language })}`;
}
