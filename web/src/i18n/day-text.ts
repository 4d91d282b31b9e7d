// Formats instants in Indian time and the user's language.
import type { Language } from '#contracts/values.ts';
import { hourText } from '#locales/day-parts.ts';
import { intlLocale } from '#locales/languages.ts';

/** Formats the day of an instant as `28 November 2026`. */
export function dayText(instant: string, language: Language): string {
  const parts = {
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  } as const;
  return new Intl.DateTimeFormat(intlLocale(language), parts).format(new Date(instant));
}

/** Formats a date and time without the year: `21 Nov, 3:40 pm`, `21 नव॰, दोपहर 3:40`. */
export function formatDateTime(instant: string, language: Language): string {
  const parts = { timeZone: 'Asia/Kolkata', numberingSystem: 'latn', day: 'numeric', month: 'short' } as const;
  const day = new Intl.DateTimeFormat(intlLocale(language), parts).format(new Date(instant));
  return `${day}, ${hourText(instant, { language })}`;
}
