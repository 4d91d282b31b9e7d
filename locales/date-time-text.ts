// Formats dates and times on the server: Latin digits, and the parts of the day by name (C.11).
import type { Language } from '#contracts/values.ts';
import { dateFormat } from './date-format.ts';
import { hourText } from './day-parts.ts';
import { intlLocale } from './languages.ts';

interface When {
  language: Language;
  /** Indian time by default. UTC for a calendar day or a time of day. */
  timeZone?: 'Asia/Kolkata' | 'UTC';
}

const written = (instant: string, { language, timeZone = 'Asia/Kolkata' }: When, parts: Intl.DateTimeFormatOptions) =>
  dateFormat(intlLocale(language), { timeZone, numberingSystem: 'latn', ...parts }).format(new Date(instant));

/** `21 November 2026`. */
export const dayText = (instant: string, when: When): string =>
  written(instant, when, { day: 'numeric', month: 'long', year: 'numeric' });

/** `21 November, 6:12 pm`. */
export const formatDateTime = (instant: string, when: When): string =>
  `${written(instant, when, { day: 'numeric', month: 'long' })}, ${hourText(instant, when)}`;
