// Parses a search query into trades, places and other words (C.11, D23).
import { placeOfPin } from '../places/pincodes.ts';
import type { Level } from './alias-index.ts';
import type { RequestedPlace, SearchQuery, Term } from './query-shape.ts';
import { type PlaceSpan, placeIndex, placeSpans } from './requested-places.ts';
import { placeStopWords, stopWords } from './stop-words.ts';
import { termOf } from './terms.ts';
import { rawWords, type Token, tokenOf } from './tokens.ts';
import { bonusOf, confidenceOf, rankRoles, readTrades, type TradeSpan, tradeSpans, weightOf } from './trades.ts';

const MAX_WORDS = 12;
const MAX_PLACES = 4;

interface QueryToken extends Token {
  raw: string;
  isStopWord: boolean;
}

type Span = { at: readonly number[]; weight: number } & ({ trade: TradeSpan } | { place: PlaceSpan });

function queryTokens(text: string, empty: ReadonlySet<string>): QueryToken[] {
  const words = rawWords(text).slice(0, MAX_WORDS);
  return words.map((raw) => {
    const token = tokenOf(raw);
    return { ...token, raw, isStopWord: empty.has(token.word) };
  });
}

/**
 * Factor in the weight of a small town. Many small towns share their name with other things, so a small town ranks
 * below the exact name of a trade.
 */
const SMALL_TOWN = 0.6;
/** Factor in the weight of a large place: slightly below 1, so that a trade wins a tie. */
const PLACE = 0.95;

/**
 * Factor in the weight of a misspelt place. It ranks the place below an exact hint of a trade and above a misspelt
 * hint.
 */
const GUESSED = 0.7;

function placeWeight({ level, length, isLarge }: PlaceSpan): number {
  const confidence = confidenceOf[level] * (1 + (length - 1) * bonusOf[level]);
  return confidence * (isLarge ? PLACE : SMALL_TOWN) * (level === 'exact' ? 1 : GUESSED);
}

/**
 * Searches twice: first without the stop words, then with all words. For example, `silai ka kaam` matches without its
 * stop words, `khana banane wala` only with them. In the second search, only exact and sound matches count.
 */
function overBoth<T extends { start: number; length: number }>(
  tokens: readonly QueryToken[],
  find: (part: readonly QueryToken[], boldest: Level) => T[],
) {
  const every = tokens.map((_, index) => index);
  const telling = every.filter((index) => tokens[index]?.isStopWord === false);
  const over = (sequence: readonly number[], boldest: Level) =>
    find(
      sequence.flatMap((index) => tokens[index] ?? []),
      boldest,
    ).flatMap((span) => {
      const at = sequence.slice(span.start, span.start + span.length);
      const length = at.filter((index) => tokens[index]?.isStopWord === false).length;
      return length > 0 ? [{ span: { ...span, length }, at }] : [];
    });
  return [...over(telling, 'edit'), ...(telling.length < every.length ? over(every, 'sound') : [])];
}

/** Selects spans that do not overlap. Of overlapping spans, the span with the highest weight is selected. */
function chosen(spans: readonly Span[]): Span[] {
  const taken = new Set<number>();
  return [...spans]
    .sort((a, b) => b.weight - a.weight)
    .filter(({ at }) => {
      if (at.some((index) => taken.has(index))) return false;
      for (const index of at) taken.add(index);
      return true;
    });
}

async function pinIn(tokens: readonly QueryToken[]): Promise<{ place: RequestedPlace; at: number } | null> {
  for (const [at, { word }] of tokens.entries()) {
    const pin = await placeOfPin(word);
    if (pin) return { place: { kind: 'pin', ...pin }, at };
  }
  return null;
}

/** Returns the requested places: cities, if possible in a state that the query names. Without cities, the states. */
function agree(spans: readonly PlaceSpan[]): RequestedPlace[] {
  const states = spans.flatMap(({ places }) => places.filter(({ kind }) => kind === 'state'));
  const cities = spans.flatMap(({ places }) => {
    const own = places.filter(({ kind }) => kind !== 'state');
    const inside = own.filter(({ state }) => states.some((known) => known.state === state));
    return inside.length > 0 ? inside : own;
  });
  const whole = states.filter(({ state }) => !cities.some((city) => city.state === state));
  return (cities.length > 0 ? cities : whole).slice(0, MAX_PLACES);
}

const termsAt = (tokens: readonly QueryToken[], wanted: (index: number) => boolean): Term[] =>
  tokens.flatMap(({ raw, isStopWord }, index) => (!isStopWord && wanted(index) ? [termOf(raw)] : []));

interface ReadPlaces {
  places: RequestedPlace[];
  terms: Term[];
}

async function readLocation(location: string): Promise<ReadPlaces> {
  const tokens = queryTokens(location, placeStopWords);
  if (tokens.length === 0) return { places: [], terms: [] };
  const pin = await pinIn(tokens);
  const known = await placeIndex();
  const spans = chosen(
    overBoth(tokens, (part, boldest) => placeSpans(part, known, boldest)).map(({ span, at }) => ({
      at,
      weight: placeWeight({ ...span, isLarge: true }),
      place: span,
    })),
  );
  const taken = new Set([...spans.flatMap(({ at }) => at), ...(pin ? [pin.at] : [])]);
  const named = agree(spans.flatMap((span) => ('place' in span ? [span.place] : [])));
  return { places: pin ? [pin.place] : named, terms: termsAt(tokens, (index) => !taken.has(index)) };
}

async function spansOf(tokens: readonly QueryToken[]): Promise<Span[]> {
  const known = await placeIndex();
  const trades = overBoth(tokens, tradeSpans).map(({ span, at }) => ({ at, weight: weightOf(span), trade: span }));
  const places = overBoth(tokens, (part, boldest) => placeSpans(part, known, boldest)).map(({ span, at }) => ({
    at,
    weight: placeWeight(span),
    place: span,
  }));
  return chosen([...trades, ...places]);
}

async function readWork(q: string): Promise<SearchQuery> {
  const tokens = queryTokens(q, stopWords);
  const pin = await pinIn(tokens);
  const spans = await spansOf(tokens);
  const roles = rankRoles(spans.flatMap((span) => ('trade' in span ? [span.trade] : [])));
  const means = (span: Span) =>
    'trade' in span && span.trade.meanings.some(({ role }) => role !== null && roles.includes(role));
  const inTrade = new Set(spans.filter(means).flatMap(({ at }) => at));
  const inPlace = new Set(spans.filter((span) => 'place' in span).flatMap(({ at }) => at));
  if (pin) inPlace.add(pin.at);
  return {
    roles,
    tradeTerms: termsAt(tokens, (index) => inTrade.has(index)),
    rest: termsAt(tokens, (index) => !inTrade.has(index) && !inPlace.has(index)),
    places: pin ? [pin.place] : agree(spans.flatMap((span) => ('place' in span ? [span.place] : []))),
    placeTerms: termsAt(tokens, (index) => inPlace.has(index)),
  };
}

/**
 * Parses `q` and `location`. Either may contain a place; if `location` names a place, place names in `q` are ordinary
 * search terms.
 */
export async function readQuery(q: string, location = ''): Promise<SearchQuery> {
  await readTrades();
  const work = await readWork(q);
  const there = await readLocation(location);
  if (there.places.length === 0 && there.terms.length === 0) return { ...work, placeTerms: [] };
  return { ...work, rest: [...work.rest, ...work.placeTerms], places: there.places, placeTerms: there.terms };
}
