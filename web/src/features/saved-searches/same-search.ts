// Compares two searches, as far as this is possible in a browser. The reader's location is ignored, because it does not
// change the results.
import type { SavedParams } from '#contracts/saved-searches.ts';
import { paths } from '../../app/paths.ts';

const plain = (text: string | undefined) =>
  (text ?? '').normalize('NFC').trim().toLocaleLowerCase('en-IN').replace(/\s+/gu, ' ');

const sameness = ({ q, location, state, role, job_type, languages }: SavedParams) =>
  [plain(q), plain(location), state, role, job_type, (languages ?? '').split(',').sort().join()].join('|');

/** True if both find the same jobs. */
export const isSameSearch = (one: SavedParams, other: SavedParams) => sameness(one) === sameness(other);

/** True if the search has at least one criterion. */
export const looksForSomething = (search: SavedParams) => !isSameSearch(search, {});

/** Returns the path of the job list of a search. */
export function addressOfSearch({ near, ...search }: SavedParams): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value) params.set(name, value);
  if (near) params.set('near', 'me');
  return `${paths.jobs}?${params}`;
}
