// Finds the trades that a query joins with a word such as `and`: `cooking and cleaning` asks for both. Pure.
import type { RoleSlug } from '#contracts/reference.ts';
import { normaliseText } from '../places/normalise.ts';
import type { QueryWord } from './conditions/read-conditions.ts';
import type { TradeSpan } from './trades.ts';

const joiners: ReadonlySet<string> = new Set(
  'and or aur ya evam tatha plus ani और या एवं तथा व आणि किंवा आ এবং ও আর বা மற்றும் அல்லது మరియు లేదా ഉം കൂടാതെ അല്ലെങ്കിൽ'
    .split(' ')
    .map(normaliseText),
);

/** Maximum number of trades that joined words may mean. Words with more meanings are too vague. */
const MAX_MEANINGS = 3;

interface Placed {
  at: readonly number[];
  trade: TradeSpan;
}

const isClear = ({ trade }: Placed) =>
  trade.isGeneral !== true &&
  (trade.level === 'exact' || trade.level === 'sound') &&
  trade.meanings.length <= MAX_MEANINGS;

/** Returns the spans directly before or after a joiner, with another trade on its other side. */
export function joinedTrades(spans: readonly Placed[], tokens: readonly QueryWord[]): ReadonlySet<TradeSpan> {
  const ordered = spans.filter(isClear).sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
  const joined = ordered.flatMap((left, index) => {
    const right = ordered[index + 1];
    const between = right ? tokens.slice((left.at.at(-1) ?? 0) + 1, right.at[0]) : [];
    const isJoined = between.every(({ isStopWord }) => isStopWord) && between.some(({ word }) => joiners.has(word));
    return right && isJoined ? [left.trade, right.trade] : [];
  });
  return new Set(joined);
}

const housework: ReadonlySet<RoleSlug> = new Set(['cleaner', 'kitchen-helper', 'launderer', 'child-carer']);

/** Returns the trades, with domestic work first if a query joins cooking and cleaning: both are work of a household. */
export const withHousehold = (named: readonly RoleSlug[], joined: ReadonlySet<TradeSpan>): RoleSlug[] =>
  joined.size > 0 && named.includes('cook') && named.some((role) => housework.has(role))
    ? [...new Set<RoleSlug>(['domestic-worker', ...named])]
    : [...named];
