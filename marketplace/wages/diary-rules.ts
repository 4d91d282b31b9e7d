// Rules of diaries (D73): which days a worker may record, the amount of a day, and the CSV file.
import { DIARY_YEARS, type DiaryEntry } from '#contracts/diaries.ts';

/** Returns true for a day from five years ago up to today. */
export function isDiaryDay(day: string, today: string): boolean {
  const oldest = `${Number(today.slice(0, 4)) - DIARY_YEARS}${today.slice(4)}`;
  return day >= oldest && day <= today;
}

/** Returns the amount of half days at the pay for a full day. Half a paisa rounds up (D65). */
export const amountOfDay = (halves: number, dayPaise: number | null): number =>
  dayPaise === null ? 0 : Math.floor((halves * dayPaise + 1) / 2);

/** Byte order mark. Without it, some spreadsheets do not read the file as UTF-8. */
const MARK = '\uFEFF';
const columns = 'day,kind,days,amount_inr,stated_by';

/** Returns the entries as CSV (RFC 4180). No cell contains text that a person typed. */
export function diaryCsv(entries: readonly DiaryEntry[]): string {
  const rows = entries.map(({ day, kind, halves, paise }) =>
    [day, kind, halves === null ? '' : String(halves / 2), (paise / 100).toFixed(2), 'worker only'].join(','),
  );
  return MARK + [columns, ...rows].map((row) => `${row}\r\n`).join('');
}
