// Formats dates and times on the server, with Latin digits and with the part of the day in words, such as “evening”
// (C.11).
import type { Language } from '#contracts/values.ts';
import { dateFormat } from './date-format.ts';
import { hourText } from './day-parts.ts';
import { intlLocale } from './languages.ts';

interface When {
  language: Language;
  /** The time zone of India by default. UTC for a value that is only a calendar day or only a time of day. */
  timeZone?: 'Asia/Kolkata' | 'UTC';
}

const written = (instant: string, { language, timeZone = 'Asia/Kolkata' }: When, parts: Intl.DateTimeFormatOptions) =>
  dateFormat(intlLocale(language), { timeZone, numberingSystem: 'latn', ...parts }).format(new Date(instant));

/** Returns a date such as `21 November 2026`. */
export const dayText = (instant: string, when: When): string =>
  written(instant, when, { day: 'numeric', month: 'long', year: 'numeric' });

/** Returns a date and time such as `21 November, 6:12 pm`. */
export const formatDateTime = (instant: string, when: When): string =>
  `${written(instant, when, { day: 'numeric', month: 'long' })}, ${hourText(instant, when)}`;

/** Returns a calendar day (`YYYY-MM-DD`) such as `Monday, 30 November`. */
export const weekdayText = (day: string, language: Language): string =>
  written(day, { language, timeZone: 'UTC' }, { weekday: 'long', day: 'numeric', month: 'long' });
