// The names of the days of the week in each language.
import type { Language } from '#contracts/values.ts';
import { intlLocale } from './languages.ts';

/** 1 January 2023 was a Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);

/** Returns the name of a day of the week; 0 is Sunday. */
export const weekdayName = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(intlLocale(language), { timeZone: 'UTC', weekday: 'long' }).format(
    SUNDAY + weekday * 86_400_000,
  );
