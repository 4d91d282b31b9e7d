// What people search for most (decision D25): trades and places we know by name are counted, a process' searches together.
import { runOutsideContext } from '#platform/context.ts';
import { describeError } from '#platform/log.ts';
import type { Deps, ReadDeps } from '../../deps.ts';
import { readQuery } from '../../search/query.ts';
import type { IndexQuery } from './index-query.ts';
import { addCounts, listSearched } from './popular-queries.ts';

const SHOWN = 7;
const WRITTEN_AFTER_MS = 5000;
/** Names that one process counts between two writes, at most: there are no more trades and towns. */
const MAX_NAMES = 20_000;

/** What is shown where too little has been searched for. */
const usual = {
  role: ['construction worker', 'electrician', 'plumber', 'mason', 'painter', 'carpenter', 'labor'],
  location: ['Delhi', 'Mumbai', 'Bangalore', 'Chennai', 'Hyderabad', 'Kolkata', 'Pune'],
};
type Kind = keyof typeof usual;

/** The names of a search that count: never what was typed. */
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
  /** Writes what was noted; nothing waits for it but tests and the end of the process. */
  write(): Promise<void>;
}

/** Counts in memory and writes every few seconds: a search writes no row. What a crash loses is nobody's. */
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
  const writeSoon = () => void write().catch((error) => log.warn('searches were not counted', describeError(error)));
  return {
    note(query) {
      for (const [kind, value] of namesOf(query)) {
        const name = `${kind}\n${value}`;
        if (counts.size < MAX_NAMES || counts.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      // The searches of many are written: that is not of the request that happened to be first.
      if (counts.size > 0) timer ??= runOutsideContext(() => setTimeout(writeSoon, WRITTEN_AFTER_MS).unref());
    },
    write,
  };
}

/** The trades and places searched for most in the last days, the most first, padded with the usual ones. */
export async function showPopularSearches({
  db,
}: Pick<ReadDeps, 'db'>): Promise<{ roles: string[]; locations: string[] }> {
  const found = await listSearched(db);
  const top = async (kind: Kind) => {
    const popular = found.filter((item) => item.kind === kind).map(({ value }) => value);
    const names = [...popular.slice(0, SHOWN), ...usual[kind]];
    const meant = await Promise.all(names.map((name) => meaningOf(kind, name)));
    // Bengaluru and Bangalore are one: the first name stays.
    return names.filter((_, at) => meant.indexOf(meant[at] ?? '') === at).slice(0, SHOWN);
  };
  return { roles: await top('role'), locations: await top('location') };
}

async function meaningOf(kind: Kind, name: string): Promise<string> {
  const read = kind === 'role' ? await readQuery(name) : await readQuery('', name);
  return (kind === 'role' ? read.roles[0] : read.places[0]?.city) ?? name;
}
