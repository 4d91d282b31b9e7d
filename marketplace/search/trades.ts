// Finds the trades in a query, best first. The index of names is built at the first use, unless `readTrades` has
// prepared it before.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RoleSlug } from '#contracts/reference.ts';
import { roles } from '#contracts/roles.ts';
import { AliasIndex, type Level } from './alias-index.ts';
import { isGeneralTask } from './general-tasks.ts';
import { otherWork } from './lexicon/other-work.ts';
import { everydayWordsOf, lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';

interface Meaning {
  /** The trade; null for work that is not a trade of this product. */
  role: RoleSlug | null;
  /**
   * True if the alias is a name of the trade; false if it is a hint, such as a tool that suggests the trade. Names rank
   * above hints.
   */
  isName: boolean;
}

/** A range of words in a query that names trades. */
export interface TradeSpan {
  start: number;
  length: number;
  level: Level;
  meanings: readonly Meaning[];
  /** True for a word such as `repair`, whose trade depends on the object. */
  isGeneral?: true;
}

let index: AliasIndex<Meaning> | undefined;
let reading: Promise<void> | undefined;

/**
 * Adds all names of the trades to the index, and hints (words that suggest a trade, such as tools). Yields before each
 * trade, so that the caller can interrupt the work.
 */
function* addTrades(made: AliasIndex<Meaning>): Generator<undefined, void> {
  const noTrade = { role: null, isName: true };
  for (const alias of otherWork.split(',')) made.add(alias, noTrade, { tolerant: true });
  for (const { slug } of roles) {
    yield;
    const meaning = { role: slug, isName: true };
    for (const alias of lexicon[slug].names.split(',')) made.add(alias, meaning, { tolerant: true });
  }
  for (const { slug } of roles) {
    yield;
    const meaning = { role: slug, isName: false };
    for (const alias of lexicon[slug].hints.split(',')) made.add(alias, meaning, { tolerant: true });
    for (const alias of everydayWordsOf(slug)) made.add(alias, meaning, { tolerant: 'sound' });
  }
}

function makeIndex(): AliasIndex<Meaning> {
  const made = new AliasIndex<Meaning>();
  for (const _ of addTrades(made));
  return made;
}

function tradeIndex(): AliasIndex<Meaning> {
  index ??= makeIndex();
  return index;
}

async function readInTurns(): Promise<void> {
  const made = new AliasIndex<Meaning>();
  for (const _ of addTrades(made)) await nextTurn();
  index ??= made;
}

/**
 * Builds the index once before the first query. Building takes about 1 s on a slow CPU, so the function yields to the
 * event loop.
 */
export function readTrades(): Promise<void> {
  reading ??= readInTurns();
  return reading;
}

/** Confidence of a match by match level (`exact` to `edit`); a higher number is more certain. */
export const confidenceOf: Readonly<Record<Level, number>> = { exact: 10, sound: 8, strict: 7, loose: 5, edit: 5 };
const HINT = 0.45;
const WRITTEN_HINT = 0.65;
/**
 * Bonus factor for each further word of a matched phrase, by match level (`exact` to `edit`). A less certain level has
 * a smaller bonus.
 */
export const bonusOf: Readonly<Record<Level, number>> = { exact: 0.6, sound: 0.5, strict: 0.3, loose: 0.3, edit: 0.3 };

/**
 * Returns the meanings that are names of trades. If no meaning is a name, returns all meanings, which are then hints
 * (words that only suggest a trade).
 */
function counted(meanings: readonly Meaning[]): readonly Meaning[] {
  const names = meanings.filter(({ isName }) => isName);
  return names.length > 0 ? names : meanings;
}

const SHORTEST_HINT = 5;

/**
 * True if the match is too uncertain: the words are only similar to a name that several trades share, or only similar
 * to a hint (a word that only suggests a trade) with a short phonetic key.
 */
function isGuess({ level, meanings }: TradeSpan, tokens: readonly Token[]): boolean {
  const sound = tokens[0]?.forms[0]?.keys.sound ?? '';
  if (
    level !== 'exact' &&
    tokens.length === 1 &&
    sound.length < SHORTEST_HINT &&
    !meanings.some(({ isName }) => isName)
  )
    return true;
  return (
    level !== 'exact' &&
    level !== 'sound' &&
    new Set(meanings.map(({ role }) => role)).size > 1 &&
    meanings.some(({ isName }) => isName)
  );
}

/** Returns all ranges of words that name a trade. Match levels that are less certain than `boldest` are not tried. */
export function tradeSpans(tokens: readonly Token[], boldest: Level = 'edit'): TradeSpan[] {
  const known = tradeIndex();
  const spans: TradeSpan[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = 1; length <= Math.min(known.longest, tokens.length - start); length += 1) {
      const words = tokens.slice(start, start + length);
      const found = known.find(words, boldest);
      if (!found) continue;
      const span: TradeSpan = {
        start,
        length,
        level: found.level,
        meanings: counted(found.values),
        ...(length === 1 && isGeneralTask(words[0]) && { isGeneral: true as const }),
      };
      if (!isGuess(span, words)) spans.push(span);
    }
  }
  return spans;
}

const isNamed = ({ meanings }: TradeSpan) => meanings.some(({ isName }) => isName);

function weigh(span: TradeSpan, hint: number): number {
  const confidence = confidenceOf[span.level] * (1 + (span.length - 1) * bonusOf[span.level]);
  return confidence * (isNamed(span) ? 1 : hint);
}

/**
 * Returns the weight of a range of words. Of overlapping ranges, the range with the highest weight is selected. An
 * exact hint (a word that only suggests a trade) has more weight than a small town.
 */
export const weightOf = (span: TradeSpan): number => weigh(span, span.level === 'exact' ? WRITTEN_HINT : HINT);

const MIN_SHARE = 0.6;
/**
 * Increase of a name's weight for each word before the name. If two names match equally well, the later name gets the
 * higher weight, because it usually names the work, as `cleaning` does in `hospital cleaning`.
 */
const LATER = 0.01;
const MAX_ROLES = 8;

/** Trades whose names often follow words for a more specific trade: `nal fitter`, `khudai machine operator`. */
const BROAD_TRADES: ReadonlySet<RoleSlug | null> = new Set(['machine-operator', 'fitter', 'helper']);
/** Factor in the weight of a broad trade's name if the query also contains words for other trades. */
const BROAD = 0.3;

/** True if the name means only broad trades, such as `fitter`. */
const isBroadName = ({ meanings }: TradeSpan) => meanings.every(({ role }) => BROAD_TRADES.has(role));

/** Minimum number of trades with the same name, such as `mistri`, with which the name alone does not decide the trade. */
const SHARED = 4;
const isShared = ({ meanings }: TradeSpan) => meanings.length >= SHARED;

const isOther = ({ meanings }: TradeSpan) => meanings.some(({ role }) => role === null);
/**
 * Returns the trades that these ranges of words name, highest total weight first. Omits trades with less than
 * `MIN_SHARE` of the highest weight, except the trades of `joined` spans.
 */
export function rankRoles(spans: readonly TradeSpan[], joined: ReadonlySet<TradeSpan> = new Set()): RoleSlug[] {
  // If the query names work that is not a trade of this product, ignore the hints before this work: `bank` in `bank
  // sales manager` does not suggest a trade. Names of trades before this work still count.
  const other = Math.max(-1, ...spans.filter(isOther).map(({ start }) => start));
  const telling = spans.filter((span) => isNamed(span) || span.start > other);
  const isBroad = (span: TradeSpan) =>
    (isBroadName(span) && !telling.every(isBroadName)) ||
    (isShared(span) && !telling.every(isShared)) ||
    (span.isGeneral === true && !isNamed(span) && !telling.every(({ isGeneral }) => isGeneral));
  const weights = new Map<RoleSlug, number>();
  for (const span of telling) {
    const weight = weigh(span, HINT) * (1 + span.start * LATER) * (isBroad(span) ? BROAD : 1);
    for (const { role } of span.meanings) if (role) weights.set(role, (weights.get(role) ?? 0) + weight);
  }
  const ranked = [...weights].sort(([, a], [, b]) => b - a);
  const best = ranked[0]?.[1] ?? 0;
  const named = new Set(ranked.filter(([, value]) => value >= best * MIN_SHARE).map(([role]) => role));
  const further = [...joined].filter(({ meanings }) => !meanings.some(({ role }) => role && named.has(role)));
  const kept = new Set(further.flatMap(({ meanings }) => meanings.map(({ role }) => role)));
  return ranked
    .map(([role]) => role)
    .filter((role) => named.has(role) || kept.has(role))
    .slice(0, MAX_ROLES);
}
