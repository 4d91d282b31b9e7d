// Spoken forms of days and times: without abbreviations, without minutes that are zero, and with Latin digits.
import type { Language } from '#contracts/values.ts';
import { hourText } from '#locales/day-parts.ts';
import { intlLocale } from '#locales/languages.ts';

const written = (language: Language, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intlLocale(language), { timeZone: 'Asia/Kolkata', numberingSystem: 'latn', ...parts });

/** Formats the day of an instant in India, for example `Monday, 23 November`. */
export const spokenDay = (instant: string, language: Language) =>
  written(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(instant));

/** Formats a calendar day (`YYYY-MM-DD`), for example `Monday, 23 November`. */
export const spokenDayOf = (day: string, language: Language) => spokenDay(`${day}T12:00:00+05:30`, language);

/** Formats `08:00` as `8 am` or `सुबह 8`, with minutes only if they are not zero. */
export function spokenTime(time: string, language: Language): string {
  return hourText(`2000-01-01T${time}:00+05:30`, { language, minutes: 'if_any' });
}
