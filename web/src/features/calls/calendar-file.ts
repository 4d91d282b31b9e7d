// The calendar entry of booked work as an iCalendar file (RFC 5545), created in the browser.
import { saveAs } from '../../http/download.ts';

interface Entry {
  uid: string;
  /** Start and end as ISO 8601 instants. */
  starts_at: string;
  ends_at: string;
  title: string;
  place: string;
}

/** Escapes a value of the type TEXT (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Formats an instant as `20261128T023000Z`. */
const utc = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const LONGEST_LINE = 75;

/** Breaks a line after at most 75 bytes. The next line begins with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let [part, size] = ['', 0];
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (size + bytes > LONGEST_LINE) {
      lines.push(part);
      [part, size] = [' ', 1];
    }
    part += letter;
    size += bytes;
  }
  return [...lines, part].join('\r\n');
}

/** Returns the text of the file. `now` is the time of creation in milliseconds since the Unix epoch. */
export function calendarText({ uid, starts_at, ends_at, title, place }: Entry, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//KaamSetu//calls//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(new Date(now).toISOString())}`,
    `DTSTART:${utc(starts_at)}`,
    `DTEND:${utc(ends_at)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Saves the entry as a file, which a phone opens in its calendar. */
export const saveCalendarEntry = (entry: Entry): void =>
  saveAs(new Blob([calendarText(entry, Date.now())], { type: 'text/calendar' }), 'kaamsetu.ics');
