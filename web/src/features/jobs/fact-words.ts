// Days and hours of a job in the reader's words, always in Latin figures.
import type { Language } from '#contracts/values.ts';
import { intlLocale } from '#locales/languages.ts';

const latin = { timeZone: 'UTC', numberingSystem: 'latn' } as const;

/** `Monday, 23 November` from a calendar day. */
export function weekdayText(day: string, language: Language): string {
  const parts = { ...latin, weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(intlLocale(language), parts).format(new Date(`${day}T00:00:00Z`));
}

/** `8:00 am`, `सुबह 8:00` from a time of the day. */
export function clockText(time: string, language: Language): string {
  const parts = { ...latin, hour: 'numeric', minute: '2-digit', hour12: true } as const;
  const spoken = language === 'en' ? parts : ({ ...parts, dayPeriod: 'short' } as const);
  return new Intl.DateTimeFormat(intlLocale(language), spoken).format(new Date(`2000-01-01T${time}:00Z`));
}

/** `14 December` from an instant, in Indian time. */
export function shortDayText(instant: string, language: Language): string {
  const parts = { ...latin, timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(intlLocale(language), parts).format(new Date(instant));
}

/** `21 November, 3:40 pm` of a moment of this browser. */
export function momentText(milliseconds: number, language: Language): string {
  const parts = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(intlLocale(language), parts).format(new Date(milliseconds));
}
