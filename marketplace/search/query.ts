// Parses a search query into trades, places, conditions and other words (C.11, D23, D112).
import { placeOfPin } from '../places/pincodes.ts';
import { agreeing, withNamesakes } from './agreeing-places.ts';
import type { Level } from './alias-index.ts';
import { asksForAnyWork, isWork } from './any-work.ts';
import { type QueryWord, type ReadConditions, readConditions } from './conditions/read-conditions.ts';
import { withPlainNumbers } from './conditions/read-pay.ts';
import { joinedTrades, withHousehold } from './joined-trades.ts';
import { isThing } from './ordinary-words.ts';
import type { RequestedPlace, SearchQuery, Term } from './query-shape.ts';
import { areaIndex, areaSpans } from './requested-areas.ts';
import { type PlaceSpan, placeIndex, placeSpans } from './requested-places.ts';
import { stateByCode } from './state-by-code.ts';
import { placeStopWords, sentenceWords, stopWords } from './stop-words.ts';
import { termOf } from './terms.ts';
import { rawWords, tokenOf } from './tokens.ts';
import { bonusOf, confidenceOf, rankRoles, readTrades, type TradeSpan, tradeSpans, weightOf } from './trades.ts';
import { isUnfinished, townsStarting, tradesStarting } from './unfinished-word.ts';
import { isVerbForm } from './verb-forms.ts';

const MAX_WORDS = 20;
/** Minimum length of a verb. Shorter stop words, such as `ka` and `में`, only connect words. */
const SHORTEST_VERB = 4;

type Of<T, K extends string> = { at: readonly number[]; weight: number } & Record<K, T>;
type Span = Of<TradeSpan, 'trade'> | Of<PlaceSpan, 'place'>;

const wordsOf = (tokens: readonly QueryWord[]) => tokens.map(({ word }) => word);

function queryTokens(text: string, empty: ReadonlySet<string>): QueryWord[] {
  const words = rawWords(text).slice(0, MAX_WORDS);
  return words.map((raw) => {
    const token = tokenOf(raw);
    const isSkipped = empty.has(token.word);
    return { ...token, raw, isSkipped, isStopWord: isSkipped || sentenceWords.has(token.word) };
  });
}

/** Returns the words of the field `q`. Only this field contains verbs: in the field `location`, `hui` is a town. */
function questionTokens(q: string): QueryWord[] {
  const tokens = queryTokens(withPlainNumbers(q), stopWords);
  const words = wordsOf(tokens);
  return tokens.map((token, index) => ({ ...token, isStopWord: token.isStopWord || isVerbForm(words, index) }));
}

/**
 * Factor in the weight of a small town. The names of many small towns have other meanings, so a small town ranks below
 * the exact name of a trade.
 */
const SMALL_TOWN = 0.6;
/** Factor in the weight of a large place: slightly below 1, so that a trade ranks above a place of equal weight. */
const PLACE = 0.95;

/**
 * Factor in the weight of a misspelt place. A hint is a word that suggests a trade without naming it. The factor ranks
 * a misspelt place below an exactly typed hint and above a misspelt hint.
 */
const GUESSED = 0.7;

function placeWeight({ level, length, isLarge }: PlaceSpan): number {
  const confidence = confidenceOf[level] * (1 + (length - 1) * bonusOf[level]);
  return confidence * (isLarge ? PLACE : SMALL_TOWN) * (level === 'exact' ? 1 : GUESSED);
}

/**
 * Weight of a stop word inside an exact name, as a fraction of a word: the longer name `gadi thik karna` ranks above
 * `gadi`.
 */
const STOP_WORD = 0.5;

/**
 * Calls `find` twice: for the words without stop words, then for all words. Returns all found ranges of words with
 * their positions in the query. For example, `silai ka kaam` matches without its stop words, `khana banane wala` only
 * with them. In the second call, only exact and sound matches count.
 */
function overBoth<T extends { start: number; length: number; level: Level }>(
  tokens: readonly QueryWord[],
  find: (part: readonly QueryWord[], boldest: Level) => T[],
) {
  const every = tokens.map((_, index) => index);
  const telling = every.filter((index) => tokens[index]?.isStopWord === false);
  // A query that has only stop words may still be a name: `chai` is tea, but also means `want` in Bengali.
  if (telling.length === 0)
    return find(tokens, 'exact')
      .map((span) => ({ span, at: every.slice(span.start, span.start + span.length) }))
      .filter(({ at }) => tokens.length === 1 || !at.every((index) => isVerbForm(wordsOf(tokens), index)));
  const over = (sequence: readonly number[], boldest: Level) =>
    find(
      sequence.flatMap((index) => tokens[index] ?? []),
      boldest,
    ).flatMap((span) => {
      const at = sequence.slice(span.start, span.start + span.length);
      const length = at.filter((index) => tokens[index]?.isStopWord === false).length;
      const weighed = span.level === 'exact' ? length + (at.length - length) * STOP_WORD : length;
      return length > 0 ? [{ span: { ...span, length: weighed }, at }] : [];
    });
  return [...over(telling, 'edit'), ...(telling.length < every.length ? over(every, 'sound') : [])];
}

/**
 * Selects spans (ranges of query words) that do not overlap. Of overlapping spans, the span with the highest weight is
 * selected.
 */
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

async function pinIn(tokens: readonly QueryWord[]): Promise<{ place: RequestedPlace; at: number } | null> {
  for (const [at, { word }] of tokens.entries()) {
    const pin = await placeOfPin(word);
    if (pin) return { place: { kind: 'pin', ...pin }, at };
  }
  return null;
}

/** Returns the spans (ranges of words) that name places, including a state whose code is the last word. */
async function placeSpansOf(tokens: readonly QueryWord[]) {
  const [towns, areas] = await Promise.all([placeIndex(), areaIndex()]);
  // A query that consists only of stop words names no place: `job` is a stop word, and also the name of a village.
  const isEmpty = tokens.every(({ isStopWord }) => isStopWord);
  const find = (part: readonly QueryWord[], boldest: Level) =>
    withNamesakes(placeSpans(part, towns, boldest), areaSpans(part, areas, { exactOnly: boldest !== 'edit' }));
  const spans = isEmpty ? [] : overBoth(tokens, find);
  const byCode = stateByCode(tokens.map(({ word }) => word));
  return byCode ? [...spans, { span: byCode, at: [byCode.start] }] : spans;
}

/**
 * Returns search terms for the words that `wanted` accepts. The word at the index `unfinished` also matches longer
 * words.
 */
const termsAt = (tokens: readonly QueryWord[], wanted: (index: number) => boolean, unfinished = -1): Term[] =>
  tokens.flatMap(({ raw, isStopWord }, index): Term[] => {
    if (isStopWord || !wanted(index)) return [];
    return [index === unfinished ? { ...termOf(raw), isUnfinished: true } : termOf(raw)];
  });

/**
 * Returns the index of the last word if the user may still be typing this word; otherwise -1. A word in `taken` belongs
 * to a complete name, so the user has finished it.
 */
function unfinishedAt(tokens: readonly QueryWord[], taken: ReadonlySet<number>): number {
  const at = tokens.length - 1;
  const last = tokens[at];
  return last && !last.isStopWord && !taken.has(at) && isUnfinished(last) ? at : -1;
}

interface ReadPlaces {
  places: RequestedPlace[];
  terms: Term[];
}

async function readLocation(location: string): Promise<ReadPlaces> {
  const tokens = queryTokens(location, placeStopWords);
  if (tokens.length === 0) return { places: [], terms: [] };
  const pin = await pinIn(tokens);
  const spans = chosen(
    (await placeSpansOf(tokens)).map(({ span, at }) => ({
      at,
      weight: placeWeight({ ...span, isLarge: true }),
      place: span,
    })),
  );
  const taken = new Set([...spans.flatMap(({ at }) => at), ...(pin ? [pin.at] : [])]);
  const named = agreeing(spans.flatMap((span) => ('place' in span ? [span.place] : [])));
  if (pin || named.length > 0)
    return { places: pin ? [pin.place] : named, terms: termsAt(tokens, (index) => !taken.has(index)) };
  const last = unfinishedAt(tokens, taken);
  const towns = await townsStarting(tokens[last]?.word ?? '');
  if (towns.length > 0) taken.add(last);
  return { places: towns, terms: termsAt(tokens, (index) => !taken.has(index), last) };
}

async function spansOf(tokens: readonly QueryWord[]): Promise<Span[]> {
  const trades = overBoth(tokens, tradeSpans).map(({ span, at }) => ({ at, weight: weightOf(span), trade: span }));
  const places = (await placeSpansOf(tokens)).map(({ span, at }) => ({
    at,
    weight: placeWeight(span),
    place: span,
  }));
  return [...trades.filter((trade) => !isSoundAlike(trade, places) && !startsElsewhere(trade, trades)), ...places];
}

const rolesOf = ({ trade }: Of<TradeSpan, 'trade'>) => trade.meanings.map(({ role }) => role);

/**
 * True if the words are only similar to the name of this trade, and the first of the words exactly matches an alias of
 * a different trade.
 */
const startsElsewhere = (trade: Of<TradeSpan, 'trade'>, others: readonly Of<TradeSpan, 'trade'>[]) =>
  trade.trade.level !== 'exact' &&
  trade.at.length > 1 &&
  others.some(
    (other) =>
      other.trade.level === 'exact' &&
      other.at.length < trade.at.length &&
      other.at[0] === trade.at[0] &&
      !rolesOf(other).some((role) => rolesOf(trade).includes(role)),
  );

/** True if words that exactly name a place, or spell a large city informally, only sound like a trade. */
const isSoundAlike = ({ at, trade }: Of<TradeSpan, 'trade'>, places: readonly Of<PlaceSpan, 'place'>[]) =>
  trade.level !== 'exact' &&
  places.some(({ at: words, place }) => (place.level === 'exact' || place.isSpelling) && words.join() === at.join());

const isExact = (span: Span) => ('trade' in span ? span.trade : span.place).level === 'exact';

/**
 * Returns true if a span (a range of query words) names a trade or place in addition to the conditions. `night guard`
 * does, because only `night` is a condition; `night` alone does not. A word for “work” adds nothing, but a verb does:
 * `gadi chalane wala` (driver) is more than a vehicle that the employer provides.
 */
function isBeside(span: Span, conditions: ReadConditions, tokens: readonly QueryWord[]): boolean {
  const left = span.at.filter((index) => !conditions.taken.has(index));
  const isMore = left.some((index) => !isWork(tokens[index]) && (tokens[index]?.word.length ?? 0) >= SHORTEST_VERB);
  return left.length === span.at.length || (isMore && isExact(span));
}

/**
 * Reads the conditions of a query, and finds the spans (ranges of words) that name trades and places in addition to the
 * conditions. `beside` contains all these spans, `spans` the selected ones.
 */
async function readSpans(tokens: readonly QueryWord[]) {
  const spans = await spansOf(tokens);
  const others = spans.map((span) => ({ at: span.at, isExact: isExact(span), isPlace: 'place' in span }));
  const conditions = readConditions(tokens, others);
  const beside = spans.filter((span) => isBeside(span, conditions, tokens));
  return { conditions, beside, spans: chosen(beside) };
}

/**
 * Returns the places of the spans. If the query names another place, a word such as `mandi` means the market, not the
 * town.
 */
function placesOf(spans: readonly Span[], tokens: readonly QueryWord[]): PlaceSpan[] {
  const named = spans.flatMap((span) => ('place' in span ? [span] : []));
  const sure = named.filter(({ at }) => !at.every((index) => isThing(tokens[index])));
  return (sure.length > 0 ? sure : named).map(({ place }) => place);
}

async function readWork(q: string): Promise<Omit<SearchQuery, 'placeWords'>> {
  const tokens = questionTokens(q);
  const pin = await pinIn(tokens);
  const { conditions, spans, beside } = await readSpans(tokens);
  const trades = spans.flatMap((span) => ('trade' in span ? [span] : []));
  const joined = joinedTrades(trades, tokens);
  const named = withHousehold(
    rankRoles(
      trades.map(({ trade }) => trade),
      joined,
    ),
    joined,
  );
  const means = (span: Span) =>
    'trade' in span && span.trade.meanings.some(({ role }) => role !== null && named.includes(role));
  const inTrade = new Set(spans.filter(means).flatMap(({ at }) => at));
  // Do not search for words of further spans of the same trade: `patients` in `look after bedridden patients`.
  const inOther = new Set(beside.filter(means).flatMap(({ at }) => at));
  const inPlace = new Set(spans.filter((span) => 'place' in span).flatMap(({ at }) => at));
  if (pin) inPlace.add(pin.at);
  const last = unfinishedAt(tokens, new Set([...spans.flatMap(({ at }) => at), ...inPlace, ...conditions.taken]));
  const letters = tokens[last]?.word ?? '';
  const roles = named.length > 0 ? named : tradesStarting(letters);
  if (named.length === 0 && roles.length > 0) inTrade.add(last);
  const places = pin ? [pin.place] : agreeing(placesOf(spans, tokens));
  const towns = places.length > 0 || inTrade.has(last) ? [] : await townsStarting(letters);
  if (towns.length > 0) inPlace.add(last);
  // Users often repeat the words of a condition, as in `roz ka paisa roz`. Do not search for them.
  const repeated = new Set([...conditions.taken].map((index) => tokens[index]?.word));
  const isAnyWork = roles.length === 0 && asksForAnyWork(tokens);
  const isRest = (index: number) =>
    !(isAnyWork || inTrade.has(index) || inOther.has(index) || inPlace.has(index) || repeated.has(tokens[index]?.word));
  return {
    roles,
    tradeTerms: termsAt(tokens, (index) => inTrade.has(index) && !conditions.taken.has(index), last),
    rest: termsAt(tokens, (index) => isRest(index), last),
    places: [...places, ...towns],
    placeTerms: termsAt(tokens, (index) => inPlace.has(index), last),
    conditions: conditions.conditions,
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
  if (there.places.length === 0 && there.terms.length === 0)
    return { ...work, placeTerms: [], placeWords: work.placeTerms };
  return {
    ...work,
    rest: [...work.rest, ...work.placeTerms],
    places: there.places,
    placeTerms: there.terms,
    placeWords: [],
  };
}
