// Formats times of the overview, in India's time zone.
import type { Language } from '#contracts/values.ts';
import { shortDay } from '../../i18n/calendar-text.ts';

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
const minutes = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });
const seconds = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'medium' });

/** Returns `09:12` for today, or `21 Nov` for earlier days. */
export function clockOrDay(instant: string, language: Language): string {
  const moment = new Date(instant);
  const day = indianDay.format(moment);
  return day === indianDay.format(new Date()) ? minutes.format(moment) : shortDay(day, language);
}

/** Returns hours, minutes and seconds: `09:12:04`. */
export const clockText = (at: number): string => seconds.format(new Date(at));
