// Entries of a wage account: which one is asked about, which ones are listed, and who says what.
import type { WageEntry } from '#contracts/wages.ts';

/** Returns the oldest entry of the employer that waits for the worker; null if none waits. */
export const questionIn = (entries: readonly WageEntry[]): WageEntry | null =>
  entries.findLast(({ state, by, allowed }) => state === 'waiting' && by === 'employer' && allowed.includes('agree')) ??
  null;

const isOpen = ({ state }: WageEntry) => state === 'waiting' || state === 'disputed';

/** Returns the entries of the list: all amounts, and of the days only those that are not agreed. */
export const listed = (entries: readonly WageEntry[]): WageEntry[] =>
  entries.filter((entry) => isOpen(entry) || (entry.state === 'agreed' && entry.kind !== 'day'));

type Source = 'only_labour' | 'only_employer' | 'both' | 'silence' | 'no_labour' | 'no_employer';

/** Returns whose statement an entry is. A disputed entry was denied by the side that did not record it. */
export function sourceOf({ state, by, via, matched }: WageEntry): Source {
  if (state === 'disputed') return by === 'employer' ? 'no_labour' : 'no_employer';
  if (state === 'agreed' && via === 'silence') return 'silence';
  if (state === 'agreed' && (via !== 'own' || matched)) return 'both';
  return by === 'labour' ? 'only_labour' : 'only_employer';
}
