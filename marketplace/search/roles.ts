// Guesses the trade of a job from its title. Pure.
import type { RoleSlug } from '#contracts/reference.ts';
import { LABOURER } from './lexicon/trade.ts';
import { rawWords, type Token, tokenOf } from './tokens.ts';
import { type TradeSpan, tradeSpans } from './trades.ts';

const listed = (words: string): readonly string[] => words.split(/\s+/);

/** Words in the titles of office positions, for example for leading, planning or selling. */
const OFFICE_WORDS = listed(
  `accountant accounts admin administrator advisor analyst architect audit bpo business buyer clerk coach consultant controller
   coordinator counsellor data design designer developer director editor engineer engineering faculty finance hr intern manager
   managers marketing mgr officer planner principal procurement programmer receptionist recruiter recruitment sales secretary
   software teacher therapist trader writer मैनेजर प्रबंधक इंजीनियर टीचर शिक्षक अधिकारी`,
);

/**
 * Ranks in offices. Beside the name of a trade, the words mean ranks of the trade's workers: `Housekeeping Executive`.
 */
const OFFICE_RANKS = listed(
  'associate executive head inspector lead leader professional representative specialist support trainer',
);

/** Ranks that exist in offices and in workshops. */
const RANKS = listed('assistant supervisor सुपरवाइजर');

/** Ranks of ordinary staff in offices, shops and hotels. Beside a trade of `STAFF_TRADES`, a title names this trade. */
const STAFF = new Set(listed('associate executive professional representative support'));
const STAFF_TRADES: ReadonlySet<RoleSlug> = new Set([
  'telecaller',
  'shop-assistant',
  'receptionist',
  'cashier',
  'data-entry-operator',
  'waiter',
  'cleaner',
  'packer',
  'kitchen-helper',
]);

const isOfficeWord = new Set(OFFICE_WORDS);
const isRank = new Set(RANKS);
/** Words that change the kind of work if they are beside the name of a trade. */
const NOT_A_TRADE = new Set([...OFFICE_WORDS, ...OFFICE_RANKS, ...RANKS]);

/** Words for a labourer of any trade. After a trade's name, they do not name a second trade: `রাবার বাগান শ্রমিক`. */
const isLabourer = new Set(`${LABOURER}, కూలీ, కూలి, கூலி, கூலிகள், കൂലി`.split(/,\s*/).map((word) => tokenOf(word).word));
/** Signs between separate trades: `Mason / labour`. */
const SEPARATOR = /[,;/&+|]/;

/** True if the name is a word for a labourer that belongs to the trade before it. */
function isLabourerOf(span: TradeSpan, names: readonly TradeSpan[], tokens: readonly Token[]): boolean {
  const forms = span.length === 1 ? (tokens[span.start]?.forms ?? []) : [];
  const isAfterName = names.some((other) => other !== span && other.start + other.length === span.start);
  return isAfterName && forms.some(({ word }) => isLabourer.has(word));
}

/** Returns the names of work in a title. Omits names that are part of a longer name. */
function namesIn(tokens: readonly Token[]): TradeSpan[] {
  const names = tradeSpans(tokens, 'exact').filter(({ meanings }) => meanings.some(({ isName }) => isName));
  return names.filter((span) => !names.some((other) => other !== span && isInside(span, other)));
}

/** Returns the words of a title that are in none of the names. */
const beside = (tokens: readonly Token[], names: readonly TradeSpan[]) =>
  tokens.filter((_, index) => !names.some(({ start, length }) => index >= start && index < start + length));

/**
 * Returns the trade that a title clearly names. Null if the title names no trade, several separate trades, or an office
 * position.
 */
export function guessRole(title: string): RoleSlug | null {
  const read = readTitle(title);
  return read.isOffice ? null : (hintOf(read) ?? read.named);
}

/**
 * Same as {@link guessRole}, but null if the words of the title only suggest a trade. If the employer has chosen a trade,
 * such words often name the workplace: an air-conditioning technician for a factory is not a factory helper.
 */
export function namedRole(title: string): RoleSlug | null {
  const read = readTitle(title);
  return read.isOffice || hintOf(read) ? null : read.named;
}

interface Title {
  tokens: readonly Token[];
  /** The only trade that the title names; null without a trade, and if it names several trades. */
  named: RoleSlug | null;
  /** True if the title names an office position. */
  isOffice: boolean;
  /** True if the title names no trade beside a word for a labourer. Then other words may suggest a trade. */
  isOpen: boolean;
}

function readTitle(title: string): Title {
  const tokens = rawWords(title).map(tokenOf);
  const names = namesIn(tokens);
  const isList = SEPARATOR.test(title);
  const trades = isList ? names : names.filter((span) => !isLabourerOf(span, names, tokens));
  const meant = rolesOf(trades);
  const named =
    meant.size > 1 ? onlyOf(rolesOf(trades.filter(({ start }) => start < purposeAt(tokens)))) : onlyOf(meant);
  const isStaff = (word: string) => named !== null && STAFF_TRADES.has(named) && STAFF.has(word);
  return {
    tokens,
    named,
    isOffice: named !== null && beside(tokens, names).some(({ word }) => NOT_A_TRADE.has(word) && !isStaff(word)),
    isOpen: !isList && trades.every((span) => isLabourerName(span, tokens)),
  };
}

const hintOf = ({ tokens, isOpen }: Title) => (isOpen ? hintedRole(tokens) : null);

const rolesOf = (spans: readonly TradeSpan[]) =>
  new Set(spans.flatMap(({ meanings }) => meanings.map(({ role }) => role)));

/** Returns the only role of the set; null for an empty set or several roles. */
function onlyOf(meant: ReadonlySet<RoleSlug | null>): RoleSlug | null {
  const [only] = meant;
  return meant.size === 1 && only ? only : null;
}

/** Words after which an English title names the workplace or the purpose: `Farm hand for polyhouse`. */
const PURPOSE = new Set(['for', 'in', 'at', 'with', 'near']);

/** Returns the position of the first word of `PURPOSE`. Without such a word, returns the number of words. */
function purposeAt(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ word }) => PURPOSE.has(word));
  return at < 0 ? tokens.length : at;
}

const isLabourerName = ({ start, length }: TradeSpan, tokens: readonly Token[]) =>
  length === 1 && (tokens[start]?.forms ?? []).some(({ word }) => isLabourer.has(word));

const LATIN = /[a-z]/;

/**
 * Returns the trade that the words of a title suggest; null if they suggest several trades. Also returns null if the
 * words suggest only a mason: titles for building labourers contain words of masonry, but most of the jobs are for
 * helpers. Ignores a title with Latin letters, because there the words also occur in titles of office positions.
 */
function hintedRole(tokens: readonly Token[]): RoleSlug | null {
  if (tokens.some(({ word }) => LATIN.test(word))) return null;
  const hints = tradeSpans(tokens, 'exact').filter((span) => !isLabourerName(span, tokens));
  const whole = hints.filter((span) => !hints.some((other) => other !== span && isInside(span, other)));
  const role = onlyOf(rolesOf(whole));
  return role === 'mason' ? null : role;
}

const isInside = (inner: TradeSpan, outer: TradeSpan) =>
  inner.start >= outer.start && inner.start + inner.length <= outer.start + outer.length && inner.length < outer.length;

const meansTrade = ({ meanings }: TradeSpan) => meanings.some(({ role }) => role !== null);

/** True for a title that only consists of words of trades and ranks in workshops: `Kitchen Assistant`. */
function isRankOnly(tokens: readonly Token[]): boolean {
  const hints = tradeSpans(tokens, 'exact').filter(meansTrade);
  return hints.length > 0 && beside(tokens, hints).every(({ word }) => isRank.has(word));
}

/**
 * Returns true if the title names an office position or no known trade. Nearly all ads without a known trade are for
 * office work. Load the trades first (`readTrades`).
 */
export function isOfficeTitle(title: string): boolean {
  const tokens = rawWords(title).map(tokenOf);
  const trades = namesIn(tokens).filter(meansTrade);
  if (trades.length === 0) return !isRankOnly(tokens);
  return beside(tokens, trades).some(({ forms }) => forms.some(({ word }) => isOfficeWord.has(word)));
}
