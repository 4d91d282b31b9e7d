// Texts, days and amounts of papers, in the reader's language and in English.
import type { Language } from '#contracts/values.ts';
import { type ServerTexts, textsOf } from '#locales/server-texts.ts';
import { weekdayName } from '#locales/weekday-name.ts';

const rupees = (fraction: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
    numberingSystem: 'latn',
  });

/** Formats paise as `₹1,200` or, if the amount has paise, as `₹1,200.50`. */
export const formatPaise = (paise: number): string => rupees(paise % 100 === 0 ? 0 : 2).format(paise / 100);

/** Formats a day as `27/11/2026`, which needs no letters of a language. */
export const formatDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');

/** Formats minutes as hours and minutes, such as `1:30`. */
export const formatMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** Formats the day in India of a time. */
export const formatTime = (time: string): string => formatDay(indianDay.format(new Date(time)));

/** A string in the reader's language, and the English text below it; null if the reader's language is English. */
export interface Pair {
  own: string;
  english: string | null;
}

interface Texts extends Pick<ServerTexts, 'documents' | 'wages' | 'reference'> {
  /** Returns the name of a day of the week; 0 is Sunday. */
  weekday: (day: number) => string;
}

const allIn = (language: Language): Texts => ({
  ...textsOf(language),
  weekday: (day) => weekdayName(day, language),
});

/** Returns the function that selects a string in both languages. */
export function pairsIn(language: Language) {
  const own = allIn(language);
  const english = allIn('en');
  return (select: (texts: Texts) => string): Pair => ({
    own: select(own),
    english: language === 'en' ? null : select(english),
  });
}
