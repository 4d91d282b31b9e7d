// Parses and runs review commands on contested days of work. Workers and employers are shown by number only.
import { readerText } from '#contracts/phrased-text.ts';
import { withPhraseTexts } from '#locales/phrase-text.ts';
import { decideAttendance } from '#marketplace/attendance/actions/contest.ts';
import { type ContestedDay, listContested } from '#marketplace/attendance/day-queries.ts';
import type { Deps } from '#marketplace/deps.ts';

export type DayCommand =
  | { name: 'days' }
  | { name: 'uphold-attendance' | 'dismiss-attendance'; day_id: number; moderator: string; outcome: string };

const names: readonly string[] = ['days', 'uphold-attendance', 'dismiss-attendance'];

export const isDayCommand = (command: { name: string }): command is DayCommand => names.includes(command.name);

interface Words {
  name: string | undefined;
  id: string;
  by?: string | undefined;
  reason?: string | undefined;
}

/** Returns the command on contested days that the arguments name; null for invalid arguments. */
export function readDayCommand({ name, id, by, reason }: Words): DayCommand | null {
  if (name === 'days') return id === '' ? { name } : null;
  if (name !== 'uphold-attendance' && name !== 'dismiss-attendance') return null;
  const moderator = by?.trim();
  const outcome = reason?.trim();
  if (!/^[1-9]\d{0,14}$/.test(id) || !moderator || !outcome) return null;
  return { name, day_id: Number(id), moderator, outcome };
}

const MAX_LINES = 100;
/** Removes control characters: user text must not move the cursor of the terminal. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

/** Returns the worker's note in quotation marks, with its phrases in English; an empty list without a note. */
function noteOf(day: ContestedDay): string[] {
  const { note, phrase_lines } = withPhraseTexts(day, 'en');
  return note ? [`“${plain(readerText(note, 'contest_note', phrase_lines))}”`] : [];
}

const dayLine = (day: ContestedDay) =>
  [
    `#${day.id}`,
    day.day,
    plain(day.job_title),
    `employer #${day.employer_id} says: ${day.state}`,
    `worker #${day.labour_id} ${day.claimed ? 'had claimed the day' : 'contests it'}`,
    ...noteOf(day),
    `waiting ${day.waiting_hours} h`,
  ].join(' · ');

/** Runs a command and returns its output lines. Throws a problem if the action is refused. */
export async function runDayCommand({ db }: Pick<Deps, 'db'>, command: DayCommand): Promise<string[]> {
  if (command.name === 'days') {
    const days = await listContested(db, MAX_LINES);
    return days.length > 0 ? days.map(dayLine) : ['Nothing is waiting.'];
  }
  const { day_id: id, moderator, outcome } = command;
  const verdict = command.name === 'uphold-attendance' ? 'upheld' : 'dismissed';
  await decideAttendance({ db }, { id, verdict, moderator, outcome });
  return [
    verdict === 'upheld'
      ? `#${id}: the worker is right. The day does not count against them; they are notified.`
      : `#${id}: the employer’s record remains. The worker is notified.`,
  ];
}
