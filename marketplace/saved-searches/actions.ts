// Saved searches of a worker: save, change, delete, and recompute their stored queries when the search index gets a new
// version.
import { type JobSearch, jobSearch } from '#contracts/job-search.ts';
import { fail } from '#contracts/problems.ts';
import type { SavedSearch, SearchAlert } from '#contracts/saved-searches.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../actor.ts';
import type { Deps, ReadDeps } from '../deps.ts';
import { lockPerson } from '../people/queries/accounts.ts';
import { readSettings } from '../settings/queries.ts';
import {
  countSearches,
  findSame,
  findSearch,
  insertSearch,
  listOldSearches,
  listSearches,
  removeSearch,
  setQuery,
  setSearch,
} from './queries.ts';
import { normalizedKey, paramsOf, storedQueryOf } from './rules.ts';

type Store = Pick<Deps, 'db'>;

/** Returns the maximum number of saved searches; 0 if an operator has disabled saving. */
async function readLimit(db: Parameters<typeof readSettings>[0]): Promise<number> {
  const { saved_searches_on, saved_searches_limit } = await readSettings(db, [
    'saved_searches_on',
    'saved_searches_limit',
  ]);
  return saved_searches_on ? saved_searches_limit : 0;
}

/** Returns a worker's saved searches and their maximum number. */
export async function showSearches({ db }: Pick<ReadDeps, 'db'>, labour: Person) {
  const [searches, limit] = await Promise.all([listSearches(db, labour.id), readLimit(db)]);
  return { searches, limit };
}

interface Saving {
  search: JobSearch;
  name?: string | null | undefined;
  alert?: SearchAlert | undefined;
}

/**
 * Saves a search. Saving an equal search again changes nothing. Fails with `saved_searches_limit` if the worker already
 * has the maximum number of searches, and with `validation_failed` if the search is empty or can match no job.
 */
export async function saveSearch({ db }: Store, labour: Person, { search, name, alert }: Saving): Promise<SavedSearch> {
  const params = paramsOf(search);
  const same = normalizedKey(params);
  const query = same === '' ? null : await storedQueryOf(search);
  if (!query) fail('validation_failed', { errors: { search: ['required'] } });
  const id = await inTransaction(db, async (tx) => {
    await lockPerson(tx, labour.id);
    const known = await findSame(tx, labour.id, same);
    if (known !== null) return known;
    const limit = await readLimit(tx);
    if ((await countSearches(tx, labour.id)) >= limit) fail('saved_searches_limit', { limit });
    return insertSearch(tx, labour.id, {
      ...query,
      name: name ?? null,
      search: params,
      same,
      alert: alert ?? 'none',
    });
  });
  return (await findSearch(db, labour.id, id)) ?? fail('not_found');
}

/** Changes the worker's own search. Fails with `not_found`. */
export async function changeSearch(
  { db }: Store,
  labour: Person,
  { id, ...change }: { id: number } & Parameters<typeof setSearch>[3],
): Promise<SavedSearch> {
  await setSearch(db, labour.id, id, change);
  return (await findSearch(db, labour.id, id)) ?? fail('not_found');
}

/** Deletes the worker's own search. Idempotent. */
export async function deleteSearch({ db }: Store, labour: Person, id: number): Promise<{ removed: boolean }> {
  return { removed: (await removeSearch(db, labour.id, id)) > 0 };
}

const PAGE_SIZE = 200;

/** Recomputes the stored queries that were built for an older index version, so that new jobs match them again. */
export async function rereadSearches({ db }: Store, progress: () => void): Promise<void> {
  for (;;) {
    const old = await listOldSearches(db, PAGE_SIZE);
    for (const { id, search } of old) {
      const read = jobSearch.safeParse(search);
      await setQuery(db, id, read.success ? await storedQueryOf(read.data) : null);
    }
    if (old.length < PAGE_SIZE) return;
    progress();
  }
}
