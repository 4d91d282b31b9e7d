// Selects the entry of a wage account that the user is asked about and the entries that are listed. Also finds out who
// made the statement in an entry: the worker, the employer or both.
import type { WageEntry, WageSide } from '#contracts/wage-shapes.ts';

/** Returns the oldest entry of the other user that waits for the user’s answer; null if there is no such entry. */
export const questionIn = (entries: readonly WageEntry[]): WageEntry | null =>
  entries.findLast(({ awaits_you }) => awaits_you) ?? null;

const isOpen = ({ state }: WageEntry) => state === 'waiting' || state === 'disputed';

/** Returns true if the entry was agreed by silence, and the user may still dispute it. */
export const isDisputable = ({ via, allowed }: WageEntry) => via === 'silence' && allowed.includes('dispute');

/**
 * Returns the waiting, disputed and agreed entries for the list. Leaves out agreed days, which the month shows, except
 * the days that the user may still dispute.
 */
export const listed = (entries: readonly WageEntry[]): WageEntry[] =>
  entries.filter((entry) => isOpen(entry) || isDisputable(entry) || (entry.state === 'agreed' && entry.kind !== 'day'));

const DAY_MS = 86_400_000;
/** Wages are overdue after this number of days: the longest period of the posted rates that are paid by the day. */
const OVERDUE_DAYS = 7;

/**
 * Returns true if a part of the amount owed was earned more than seven days before `today`. A payment settles the oldest
 * earnings first. `entries` are the latest entries of the account.
 */
export function isOverdue(owed: number, entries: readonly WageEntry[], today: string): boolean {
  const isRecent = ({ day }: WageEntry) => Date.parse(today) - Date.parse(day) <= OVERDUE_DAYS * DAY_MS;
  const earned = entries.filter((entry) => entry.state === 'agreed' && entry.method === null && isRecent(entry));
  return owed > earned.reduce((sum, { paise }) => sum + paise, 0);
}

type Source =
  | 'only_you'
  | 'only_employer'
  | 'only_worker'
  | 'both'
  | 'silence'
  | 'not_answered'
  | 'no_you'
  | 'no_employer'
  | 'no_worker';

const nameOf = (which: WageSide, reader: WageSide) => {
  if (which === reader) return 'you';
  return which === 'employer' ? 'employer' : 'worker';
};

/** Returns who stated an entry, or who denied it: a disputed entry was denied by the user who did not record it. */
export function sourceOf({ state, by, via, matched }: WageEntry, reader: WageSide): Source {
  if (state === 'disputed') return `no_${nameOf(by === 'employer' ? 'labour' : 'employer', reader)}`;
  if (state === 'agreed' && via === 'silence') return reader === 'employer' ? 'not_answered' : 'silence';
  if (state === 'agreed' && (via !== 'own' || matched)) return 'both';
  return `only_${nameOf(by, reader)}`;
}
