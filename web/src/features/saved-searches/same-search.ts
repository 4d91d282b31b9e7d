// Compares two searches by their criteria. The user's location (`near`) is ignored, because it changes only the
// distances and not which jobs are found.
import type { SavedParams } from '#contracts/saved-searches.ts';
import { paths } from '../../kit/navigation/paths.ts';

const plain = (text: string | undefined) =>
  (text ?? '').normalize('NFC').trim().toLocaleLowerCase('en-IN').replace(/\s+/gu, ' ');

const sorted = (list: string | undefined) => (list ?? '').split(',').sort().join();

const sameness = ({ q, location, role, languages, provided, near: _, ...choices }: SavedParams) =>
  JSON.stringify([
    plain(q),
    plain(location),
    sorted(role),
    sorted(languages),
    sorted(provided),
    Object.entries(choices)
      .filter(([, value]) => value)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);

/** True if both searches have the same criteria. Ignores differences in case and spaces. */
export const isSameSearch = (one: SavedParams, other: SavedParams) => sameness(one) === sameness(other);

/** True if the search has at least one criterion. */
export const looksForSomething = (search: SavedParams) => !isSameSearch(search, {});

/** Returns the path and the query of the job list that shows the results of a search. */
export function addressOfSearch({ near, ...search }: SavedParams): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value) params.set(name, value);
  if (near) params.set('near', 'me');
  return `${paths.jobs}?${params}`;
}
