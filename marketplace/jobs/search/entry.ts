// Builds the entry of a job in the search index: its lexemes with their weights, and the keys of the lists (by trade
// and place) that contain the job. The module's only I/O is loading the known places and trades.
import { states } from '#contracts/lists.ts';
import type { RoleSlug } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import { areaOfAddress } from '../../places/areas.ts';
import type { Point } from '../../places/near-towns.ts';
import { normaliseText } from '../../places/normalise.ts';
import { findPlace, type Place } from '../../places/places.ts';
import { searchedIndustry } from '../../search/industries.ts';
import type { IndexKeys } from '../../search/query-shape.ts';
import { guessRole, isOfficeTitle, namedRole } from '../../search/roles.ts';
import { widerTrades } from '../../search/similar-trades.ts';
import { indexKeys, isVagueKey } from '../../search/terms.ts';
import { readTrades } from '../../search/trades.ts';
import { type ConditionFields, conditionLexemes } from './condition-lexemes.ts';
import { payPerDay } from './pay-per-day.ts';

/** Version of the index entries. After an increase, the worker process rewrites all entries. */
export const INDEX_VERSION = 13;

/** The fields of a job that are indexed. */
export interface IndexedJob extends ConditionFields {
  id: number;
  role: string | null;
  industry: string | null;
  company_name: string | null;
  state: string;
  city: string | null;
  location: string | null;
  pincode: string | null;
  language_preference: string[];
  /** True if the job was imported from a file of ads of another job board. */
  imported: boolean;
  /** The phrases (prepared sentences) in the job's texts, in all languages. */
  phrases: string;
}

export interface Entry {
  job_id: number;
  pay_day: number | null;
  lat: number | null;
  lng: number | null;
  /** The lexemes with their weights, in the text form of a tsvector. */
  words: string;
  /** Keys of the prepared lists (jobs of one trade at one place, table `job_posting`) that contain the job. */
  keys: string[];
}

/**
 * Adds prefixes to lexemes that are not plain words: phonetic keys, roles and places. A word never contains `@`, so a
 * prefixed lexeme never equals a word.
 */
export const mark = {
  key: (key: string) => `k@${key}`,
  role: (slug: string) => `r@${slug}`,
  state: (state: string) => `s@${codeOf(state)}`,
  city: (state: string, city: string) => `c@${codeOf(state)}|${normaliseText(city)}`,
  district: (state: string, district: string) => `d@${codeOf(state)}|${normaliseText(district)}`,
  pincode: (pincode: string) => `pin@${pincode}`,
  placeWord: (word: string) => `p@${word}`,
  /**
   * A word or phonetic key of the title. Searches in titles use this prefix, because a query for weight A also finds
   * words of the description: those are stored without a position, and Postgres lets them match every weight.
   */
  titleWord: (word: string) => `w@${word}`,
  language: (code: string) => `l@${code}`,
  /** Marks imported ads without a trade. A search that names only a trade and a place does not find them. */
  office: 'o@office',
};

/**
 * Returns the key of a prepared list (table `job_posting`): the open jobs of one trade or of all trades (null), in a
 * city, a state or all of India (null).
 */
export function postingKey(role: RoleSlug | null, place: { state: string; city: string | null } | null): string {
  const where = place ? `${codeOf(place.state)}${place.city === null ? '' : `|${normaliseText(place.city)}`}` : '';
  return `${role ?? ''}@${where}`;
}

const codes = new Map<string, string>(states.map(({ name, code }) => [name, code]));
const codeOf = (state: string) => codes.get(state) ?? normaliseText(state);

const LONGEST_LEXEME = 60;
const MAX_DESCRIPTION_LEXEMES = 300;
/**
 * Maximum number of words, and of their phonetic keys, from the phrases of a job: enough for 20 phrases in eight
 * languages.
 */
const MAX_PHRASE_LEXEMES = 1500;

/** Truncates a lexeme to the maximum length. */
export const kept = (lexeme: string) => lexeme.slice(0, LONGEST_LEXEME);

/** Quotes and truncates a lexeme for the text form of a tsvector or tsquery. */
export function quoted(lexeme: string): string {
  return `'${kept(lexeme).replace(/['\\]/g, '$&$&')}'`;
}

type Weight = 'A' | 'B' | 'C' | 'D';

/** Returns words and phonetic keys as lexemes; at most `max` of each. */
const lexemesOfKeys = ({ words, keys }: IndexKeys, max: number): string[] => [
  ...words.slice(0, max),
  ...keys.slice(0, max).map(mark.key),
];

/** Returns the words of the string and their phonetic keys as lexemes. */
const lexemesOf = (text: string | null): string[] =>
  text ? lexemesOfKeys(indexKeys(text), MAX_DESCRIPTION_LEXEMES) : [];

/**
 * Returns the lexemes of a long text. Omits vague phonetic keys (short ones, see `isVagueKey`), by which unrelated
 * search words would find the job.
 */
function longTextLexemes(text: string | null, max = MAX_DESCRIPTION_LEXEMES): string[] {
  if (!text) return [];
  const { words, keys } = indexKeys(text);
  return lexemesOfKeys({ words, keys: keys.filter((key) => !isVagueKey(key)) }, max);
}

const placeWordsOf = (text: string | null) => lexemesOf(text).map(mark.placeWord);

/**
 * Returns the trades of a job: the trade chosen by the employer, and the trade that the title names. Without a chosen
 * trade, the trade that the title suggests also counts.
 */
function rolesOf(job: IndexedJob): RoleSlug[] {
  const posted = roles.find(({ slug }) => slug === job.role)?.slug;
  const titled = posted ? namedRole(job.title) : guessRole(job.title);
  return [...new Set([posted, titled].flatMap((slug) => slug ?? []))];
}

/** Returns true for an imported ad without a trade, unless its title has words of a trade beside a rank. */
const isOffice = (job: IndexedJob, trades: readonly RoleSlug[]) =>
  job.imported && trades.length === 0 && isOfficeTitle(job.title);

/** Returns the names by which a search finds the job's town: as posted, and the main name of the known town. */
function townsOf({ city }: Pick<IndexedJob, 'city'>, place: Place | null): string[] {
  return [...new Set([city, place?.name].flatMap((name) => name ?? []))];
}

function placeLexemes({ state, city, location, pincode }: IndexedJob, place: Place | null): string[] {
  return [
    mark.state(state),
    ...townsOf({ city }, place).map((town) => mark.city(state, town)),
    ...(place?.district ? [mark.district(state, place.district)] : []),
    ...(pincode ? [mark.pincode(pincode)] : []),
    ...placeWordsOf(city),
    ...placeWordsOf(location),
  ];
}

/**
 * Builds a tsvector in text form: each lexeme once, with its highest weight. The many lexemes of weight D are stored
 * without a position to save space. Postgres ranks lexemes without a position as weight D. In a query that requires a
 * weight, such as `word:A`, they match every weight.
 */
function vectorOf(parts: readonly (readonly [Weight, readonly string[]])[]): string {
  const weights = new Map<string, Weight>();
  for (const [weight, lexemes] of parts)
    for (const lexeme of lexemes) {
      const name = quoted(lexeme);
      if (!weights.has(name)) weights.set(name, weight);
    }
  return [...weights].map(([name, weight]) => (weight === 'D' ? name : `${name}:1${weight}`)).join(' ');
}

function keysOf(trades: readonly RoleSlug[], { state, city }: IndexedJob, place: Place | null): string[] {
  const towns = townsOf({ city }, place).map((town) => ({ state, city: town }));
  const keys = [null, ...trades].flatMap((trade) =>
    [null, { state, city: null }, ...towns].map((where) => postingKey(trade, where)),
  );
  return [...new Set(keys)];
}

/** Returns the coordinates of the area that the job's address names, or of the job's town if no known area is named. */
async function pointOf({ location }: IndexedJob, place: Place | null): Promise<Point | null> {
  return place && location ? ((await areaOfAddress(location, place)) ?? place) : place;
}

export async function entryOf(job: IndexedJob): Promise<Entry> {
  const place = job.city ? await findPlace(job.city, job.state) : null;
  const point = await pointOf(job, place);
  await readTrades();
  const trades = rolesOf(job);
  const office = isOffice(job, trades);
  const wider = trades.flatMap(widerTrades).filter((role) => !trades.includes(role));
  const title = lexemesOf(job.title);
  const words = vectorOf([
    ['A', title],
    ['B', [...trades.map(mark.role), ...lexemesOf(searchedIndustry(job.industry)), ...lexemesOf(job.company_name)]],
    // Broader trades (`wider`) have a lower weight than the job's trades, so that jobs of the requested trade rank
    // higher.
    ['C', [...wider.map(mark.role), ...lexemesOf(job.requirements)]],
    ['D', longTextLexemes(job.description)],
    ['D', longTextLexemes(job.phrases, MAX_PHRASE_LEXEMES)],
    ['D', [...lexemesOf(job.city), ...lexemesOf(job.location), ...placeLexemes(job, place)]],
    ['D', [...job.language_preference.map(mark.language), ...conditionLexemes(job)]],
    ['D', title.map(mark.titleWord)],
    ['D', office ? [mark.office] : []],
  ]);
  return {
    job_id: job.id,
    pay_day: payPerDay(job.salary_amount, job.salary_period),
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    words,
    // Such ads are in none of the prepared lists by trade and place, because those lists show manual work.
    keys: office ? [] : keysOf([...trades, ...wider], job, place),
  };
}
