// The trades a question names, best first. The index of their words is made when first asked for. Pure.
import { type RoleSlug, roles } from '#contracts/reference.ts';
import { AliasIndex, type Level } from './alias-index.ts';
import { lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';

interface Meaning {
  role: RoleSlug;
  /** A name is worth more than a hint. */
  isName: boolean;
}

/** A stretch of a question that names trades. */
export interface TradeSpan {
  start: number;
  length: number;
  level: Level;
  meanings: readonly Meaning[];
}

let index: AliasIndex<Meaning> | undefined;

function makeIndex(): AliasIndex<Meaning> {
  const made = new AliasIndex<Meaning>();
  for (const kind of ['names', 'hints'] as const) {
    for (const { slug } of roles) {
      const meaning = { role: slug, isName: kind === 'names' };
      for (const alias of lexicon[slug][kind].split(',')) made.add(alias, meaning, { tolerant: true });
    }
  }
  return made;
}

export function tradeIndex(): AliasIndex<Meaning> {
  index ??= makeIndex();
  return index;
}

/** How sure a find is, by level; names before hints. */
export const surenessOf: Readonly<Record<Level, number>> = { exact: 10, sound: 8, strict: 7, loose: 5, edit: 5 };
const HINT = 0.45;

/** The meanings that count: names alone where there are names. */
function counted(meanings: readonly Meaning[]): readonly Meaning[] {
  const names = meanings.filter(({ isName }) => isName);
  return names.length > 0 ? names : meanings;
}

/** A key that means several trades by name tells nothing unless it was written to the letter. */
function isGuess({ level, meanings }: TradeSpan): boolean {
  return (
    level !== 'exact' &&
    level !== 'sound' &&
    new Set(meanings.map(({ role }) => role)).size > 1 &&
    meanings.some(({ isName }) => isName)
  );
}

/** Every stretch that names a trade, as far as `boldest` goes. */
export function tradeSpans(tokens: readonly Token[], boldest: Level = 'edit'): TradeSpan[] {
  const known = tradeIndex();
  const spans: TradeSpan[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = 1; length <= Math.min(known.longest, tokens.length - start); length += 1) {
      const found = known.find(tokens.slice(start, start + length), boldest);
      if (!found) continue;
      const span = { start, length, level: found.level, meanings: counted(found.values) };
      if (!isGuess(span)) spans.push(span);
    }
  }
  return spans;
}

export const worthOf = ({ level, length, meanings }: TradeSpan): number =>
  surenessOf[level] * (meanings.some(({ isName }) => isName) ? 1 : HINT) * (1 + (length - 1) * 0.6);

const LEAST_SHARE = 0.5;
const MOST_ROLES = 8;

/** The trades of the stretches, by what they are worth together; a trade worth less than half of the best is not meant. */
export function rankRoles(spans: readonly TradeSpan[]): RoleSlug[] {
  const worth = new Map<RoleSlug, number>();
  for (const span of spans) {
    for (const { role } of span.meanings) worth.set(role, (worth.get(role) ?? 0) + worthOf(span));
  }
  const ranked = [...worth].sort(([, a], [, b]) => b - a);
  const best = ranked[0]?.[1] ?? 0;
  return ranked
    .filter(([, value]) => value >= best * LEAST_SHARE)
    .slice(0, MOST_ROLES)
    .map(([role]) => role);
}
