// Formats calendar days (`2026-11-16`) in the user's language.
import type { Language } from '#contracts/values.ts';
import { intlLocale } from '#locales/languages.ts';

const written = (date: string, language: Language, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intlLocale(language), { timeZone: 'UTC', numberingSystem: 'latn', ...parts }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Formats a day as `16 Nov`. */
export const shortDay = (date: string, language: Language) =>
  written(date, language, { day: 'numeric', month: 'short' });

/** Formats one end of a date range: `16 Nov`, or `16 Nov 2026` if the other end is in another year. */
export const spanDay = (date: string, other: string, language: Language) =>
  date.slice(0, 4) === other.slice(0, 4)
    ? shortDay(date, language)
    : written(date, language, { day: 'numeric', month: 'short', year: 'numeric' });

/** Formats a day as `Mon, 16 Nov`. */
export const weekDay = (date: string, language: Language) =>
  written(date, language, { weekday: 'short', day: 'numeric', month: 'short' });

/** Formats the month of a day as `Nov 2026`. */
export const monthOf = (date: string, language: Language) =>
  written(date, language, { month: 'short', year: 'numeric' });
