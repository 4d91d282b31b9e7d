// Generates 200 sample searches; the same seed gives the same searches. Each sample search also has a list of plain
// words, for the compared designs, which do not recognise trades and places.

import type { JobSearch } from '#contracts/job-search.ts';
import { roles } from '#contracts/roles.ts';
import { lexicon } from '#marketplace/search/lexicon.ts';
import { readQuery } from '#marketplace/search/query.ts';
import { randomFrom } from '../statistics.ts';
import { COMMON_WORDS, pick, readTowns, type Town, vocabulary } from './jobs.ts';

export type Kind = 'role+state' | 'role+city' | 'role' | 'role+word+state' | 'hindi+state' | 'common word+state';

export interface SampleSearch {
  kind: Kind;
  search: JobSearch;
  /** The search as words, for designs that compare text. */
  words: string[];
  town: Town;
}

const SAMPLE_SEARCHES = 200;
export const PAGE_SIZE = 20;

/** Kinds of 20 consecutive searches. The next 20 searches have the same kinds. */
const MIX: readonly Kind[] = [
  ...Array<Kind>(8).fill('role+state'),
  ...Array<Kind>(5).fill('role+city'),
  ...Array<Kind>(2).fill('role'),
  ...Array<Kind>(2).fill('role+word+state'),
  ...Array<Kind>(2).fill('hindi+state'),
  'common word+state',
];

const hindi = (names: string) =>
  names
    .split(',')
    .map((name) => name.trim())
    .find((name) => /\p{Script=Devanagari}/u.test(name));

/** True if the search names only a trade and a place. The product reads such a search from one stored list of jobs. */
export const isListed = ({ kind }: SampleSearch): boolean => kind === 'role+state' || kind === 'role+city';

/** Returns the words of the vocabulary that the search reads as neither a trade nor a place. */
async function plainWords(): Promise<string[]> {
  const read = await Promise.all(vocabulary.map((word) => readQuery(word)));
  return vocabulary.filter(
    (_, at) => read[at]?.roles.length === 0 && read[at]?.places.length === 0 && read[at]?.rest.length === 1,
  );
}

export async function readSampleSearches(seed: number): Promise<SampleSearch[]> {
  const random = randomFrom(seed + 1);
  const towns = await readTowns();
  const plain = await plainWords();
  return Array.from({ length: SAMPLE_SEARCHES }, (_, at) => {
    const kind = MIX[at % MIX.length] ?? 'role';
    const town = pick(towns, random);
    const { slug } = pick(roles, random, 1.5);
    const name = slug.replaceAll('-', ' ');
    const common = pick(plain.slice(0, COMMON_WORDS / 2), random);
    const word = pick(plain, random, 3);
    const page = { page: 1, limit: PAGE_SIZE };
    const asks: Record<Kind, { search: JobSearch; words: string[] }> = {
      'role+state': { search: { ...page, role: [slug], state: town.state }, words: [name, town.state] },
      'role+city': { search: { ...page, role: [slug], location: town.city }, words: [name, town.city] },
      role: { search: { ...page, role: [slug] }, words: [name] },
      'role+word+state': {
        search: { ...page, q: `${name} ${word}`, state: town.state },
        words: [name, word, town.state],
      },
      'hindi+state': {
        search: { ...page, q: hindi(lexicon[slug].names) ?? name, state: town.state },
        words: [hindi(lexicon[slug].names) ?? name, town.state],
      },
      'common word+state': { search: { ...page, q: common, state: town.state }, words: [common, town.state] },
    };
    return { kind, town, ...asks[kind] };
  });
}
