// Whether two searches look for the same, as far as a browser can tell. Where somebody stands finds nothing else.
import type { SavedParams } from '#contracts/saved-searches.ts';
import { paths } from '../../app/paths.ts';

const plain = (text: string | undefined) =>
  (text ?? '').normalize('NFC').trim().toLocaleLowerCase('en-IN').replace(/\s+/gu, ' ');

const sameness = ({ q, location, state, role, job_type, languages }: SavedParams) =>
  [plain(q), plain(location), state, role, job_type, (languages ?? '').split(',').sort().join()].join('|');

/** Whether they find the same jobs. */
export const isSameSearch = (one: SavedParams, other: SavedParams) => sameness(one) === sameness(other);

/** Whether anything is looked for. */
export const looksForSomething = (search: SavedParams) => !isSameSearch(search, {});

/** The list of its jobs. */
export function addressOfSearch({ near, ...search }: SavedParams): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value) params.set(name, value);
  if (near) params.set('near', 'me');
  return `${paths.jobs}?${params}`;
}
