// Entries of a wage account: which one is asked about, which ones are listed, and who says what.
import type { WageEntry, WageSide } from '#contracts/wages.ts';

/** Returns the oldest entry of the other side that waits for the reader; null if none waits. */
export const questionIn = (entries: readonly WageEntry[], side: WageSide): WageEntry | null =>
  entries.findLast(({ state, by, allowed }) => state === 'waiting' && by !== side && allowed.includes('agree')) ?? null;

const isOpen = ({ state }: WageEntry) => state === 'waiting' || state === 'disputed';

/** Returns the entries of the list: all amounts, and of the days only those that are not agreed. */
export const listed = (entries: readonly WageEntry[]): WageEntry[] =>
  entries.filter((entry) => isOpen(entry) || (entry.state === 'agreed' && entry.kind !== 'day'));

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

/** Returns whose statement an entry is, for the reader. A disputed entry was denied by the side that did not record it. */
export function sourceOf({ state, by, via, matched }: WageEntry, reader: WageSide): Source {
  if (state === 'disputed') return `no_${nameOf(by === 'employer' ? 'labour' : 'employer', reader)}`;
  if (state === 'agreed' && via === 'silence') return reader === 'employer' ? 'not_answered' : 'silence';
  if (state === 'agreed' && (via !== 'own' || matched)) return 'both';
  return `only_${nameOf(by, reader)}`;
}
