// A day as people write it, in Indian time and the reader's language.
import type { Language } from '#contracts/values.ts';
import { intlLocale } from './current-language.ts';

/** `28 November 2026`. */
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
