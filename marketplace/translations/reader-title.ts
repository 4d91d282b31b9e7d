// The title of a job in the reader's language (D110). Every screen and message takes job titles from here.
import type { Language, ReaderTitle } from '#contracts/values.ts';
import { normaliseText } from '../places/normalise.ts';
import { findPlace, type Place } from '../places/places.ts';
import { readTrades } from '../search/trades.ts';
import { composeTitle, type TitleFacts, type TitleTexts } from './composed-title.ts';
import { translateTitle } from './glossary.ts';
import { isInLanguageOf, isInScriptOf, langOf } from './readable.ts';
import { sourceOf } from './source-language.ts';
import { targetFor } from './target.ts';
import type { Target } from './words/vocabulary.ts';

interface Found {
  /** Translation of the title by the translation service; absent if the service has not translated the title. */
  provided?: string | undefined;
  place?: Place | null;
}

/** Maps every name of the place (any of them may occur in the title) to its name in the target language. */
function namesOf(place: Place | null, target: Target): ReadonlyMap<string, string> {
  const local = place?.names[target];
  if (!place || local === undefined) return new Map();
  return new Map([place.name, ...Object.values(place.names)].map((name) => [normaliseText(name), local]));
}

/**
 * Returns the glossary's translation of a title, including the name of the job's place. Null if the glossary cannot
 * translate the whole title, or if the title is already in the target language.
 */
export function glossaryTitle(title: string, target: Target, place: Place | null): string | null {
  const { language, romanised } = sourceOf(title);
  return language === target && !romanised ? null : translateTitle(title, target, namesOf(place, target));
}

/**
 * True if the reader can read the employer's title: it is in the reader's language, or contains no letters. `author` is
 * the employer's language, if it is known.
 */
export const isInReadersLanguage = (title: string, reader: Pick<TitleTexts, 'language'>, author?: Language) =>
  !/\p{L}/u.test(title) || isInLanguageOf(title, reader.language, author);

/**
 * Returns the title in the reader's language: from the translation service, otherwise from the glossary, otherwise
 * composed from the job's data. Null if the employer's title is in the reader's language. Pure; load the trades first
 * (`readTrades`).
 */
export function readerTitle(facts: TitleFacts, reader: TitleTexts, { provided, place = null }: Found = {}) {
  const { title } = facts;
  if (isInReadersLanguage(title, reader)) return null;
  const made = (source: ReaderTitle['source'], text: string): ReaderTitle | null =>
    text === title ? null : { text, source, original_lang: langOf(title) };
  if (provided && isInScriptOf(provided, reader.language)) return made('provider', provided);
  const target = targetFor(reader.language);
  const known = target && glossaryTitle(title, target, place);
  return known && isInScriptOf(known, reader.language)
    ? made('glossary', known)
    : made('composed', composeTitle(facts, reader, place));
}

const MAX_CACHED_TITLES = 5000;
const cached = new Map<string, ReaderTitle | null>();

/**
 * Looks up the job's place and returns the result of `readerTitle` for the job. The last 5,000 results are memoized.
 */
export async function titleFor(facts: TitleFacts, reader: TitleTexts, provided?: string): Promise<ReaderTitle | null> {
  const { title, role, positions, shift, job_type, city, state } = facts;
  const key = JSON.stringify([reader.language, title, role, positions, shift, job_type, city, state, provided]);
  const known = cached.get(key);
  if (known !== undefined) return known;
  await readTrades();
  const place = city && state ? await findPlace(city, state) : null;
  const made = readerTitle(facts, reader, { provided, place });
  const [oldest] = cached.size >= MAX_CACHED_TITLES ? cached.keys() : [];
  if (oldest !== undefined) cached.delete(oldest);
  cached.set(key, made);
  return made;
}
