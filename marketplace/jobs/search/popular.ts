// Popular searches (D25): counts the known trades and places of searches, and lists the most frequent ones.
import { runOutsideContext } from '#platform/context.ts';
import { describeError } from '#platform/log.ts';
import type { Deps, ReadDeps } from '../../deps.ts';
import { readQuery } from '../../search/query.ts';
import type { IndexQuery } from './index-query.ts';
import { addCounts, listSearched } from './popular-queries.ts';

const SHOWN = 7;
const WRITTEN_AFTER_MS = 5000;
/**
 * Maximum number of different names that one process counts between two writes. The limit is only a safeguard: there
 * are fewer known trades and towns.
 */
const MAX_NAMES = 20_000;

/** Default names, used until enough searches have been counted. */
const usual = {
  role: ['construction worker', 'electrician', 'plumber', 'mason', 'painter', 'carpenter', 'labor'],
  location: ['Delhi', 'Mumbai', 'Bangalore', 'Chennai', 'Hyderabad', 'Kolkata', 'Pune'],
};
type Kind = keyof typeof usual;

/** Returns the known trade and place of a search. The text that the user typed is never counted. */
function namesOf({ read }: IndexQuery): [Kind, string][] {
  const [role] = read.roles;
  const [place] = read.places;
  return [
    ...(role ? [['role', role.replaceAll('-', ' ')] as const] : []),
    ...(place ? [['location', place.city ?? place.state] as const] : []),
  ].map(([kind, name]): [Kind, string] => [kind, name]);
}

export interface SearchCounter {
  note(query: IndexQuery): void;
  /** Writes the counts to the database. Searches do not wait for this write; only the shutdown and tests do. */
  write(): Promise<void>;
}

/**
 * Counts searches in memory and writes the counts every 5 s, so that a single search causes no write. A crash may lose
 * up to 5 s of counts, which is acceptable.
 */
export function createSearchCounter({ db, log }: Pick<Deps, 'db' | 'log'>): SearchCounter {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const noted = [...counts].map(([name, searches]) => [...name.split('\n'), searches]);
    counts = new Map();
    if (noted.length > 0) await addCounts(db, noted);
  }
  const writeSoon = () =>
    void write().catch((error) => log.warn('searches could not be counted', describeError(error)));
  return {
    note(query) {
      for (const [kind, value] of namesOf(query)) {
        const name = `${kind}\n${value}`;
        if (counts.size < MAX_NAMES || counts.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      // This write contains the counts of many requests, so it must not run in the context of a single request.
      if (counts.size > 0) timer ??= runOutsideContext(() => setTimeout(writeSoon, WRITTEN_AFTER_MS).unref());
    },
    write,
  };
}

/**
 * Returns the trades and places that were most often searched for in the last 30 days. Default names fill up short
 * lists.
 */
export async function showPopularSearches({
  db,
}: Pick<ReadDeps, 'db'>): Promise<{ roles: string[]; locations: string[] }> {
  const found = await listSearched(db);
  const top = async (kind: Kind) => {
    const popular = found.filter((item) => item.kind === kind).map(({ value }) => value);
    const names = [...popular.slice(0, SHOWN), ...usual[kind]];
    const meant = await Promise.all(names.map((name) => meaningOf(kind, name)));
    // Synonyms such as Bengaluru and Bangalore count as one name. The more frequent spelling is shown.
    return names.filter((_, at) => meant.indexOf(meant[at] ?? '') === at).slice(0, SHOWN);
  };
  return { roles: await top('role'), locations: await top('location') };
}

async function meaningOf(kind: Kind, name: string): Promise<string> {
  const read = kind === 'role' ? await readQuery(name) : await readQuery('', name);
  return (kind === 'role' ? read.roles[0] : read.places[0]?.city) ?? name;
}
