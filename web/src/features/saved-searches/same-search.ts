// Compares two searches by their criteria. The reader's location is ignored, because it does not change which jobs are
// found.
import type { SavedParams } from '#contracts/saved-searches.ts';
import { paths } from '../../kit/navigation/paths.ts';

const plain = (text: string | undefined) =>
  (text ?? '').normalize('NFC').trim().toLocaleLowerCase('en-IN').replace(/\s+/gu, ' ');

const sameness = ({ q, location, state, role, job_type, languages }: SavedParams) =>
  [plain(q), plain(location), state, role, job_type, (languages ?? '').split(',').sort().join()].join('|');

/** True if both searches have the same criteria. Ignores differences in case and spaces. */
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
