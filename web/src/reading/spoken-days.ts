// Days and hours as a voice says them: no short forms, no minutes where there are none, figures of the Latin kind.
import type { Language } from '#contracts/values.ts';
import { hourText } from '#locales/day-parts.ts';
import { intlLocale } from '#locales/languages.ts';

const written = (language: Language, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intlLocale(language), { timeZone: 'Asia/Kolkata', numberingSystem: 'latn', ...parts });

/** `Monday, 23 November` of an instant. */
export const spokenDay = (instant: string, language: Language) =>
  written(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(instant));

/** `Monday, 23 November` of a day of the calendar; its noon lies on it in every clock. */
export const spokenDayOf = (day: string, language: Language) => spokenDay(`${day}T12:00:00+05:30`, language);

/** `8 am`, `सुबह 8` from `08:00`; the minutes only where there are some. */
export function spokenTime(time: string, language: Language): string {
  return hourText(`2000-01-01T${time}:00+05:30`, { language, minutes: 'if_any' });
}
