// Amounts of wages on screens: rupees with paise, the sum over all employers, and the notes and coins of a payment.
import type { WageBalance } from '#contracts/wage-shapes.ts';

const format = (fraction: number, signDisplay: 'auto' | 'exceptZero') =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
    numberingSystem: 'latn',
    signDisplay,
  });

/** Formats paise as `₹1,200` or, if the amount has paise, as `₹1,200.50`. */
export const formatPaise = (paise: number): string => format(paise % 100 === 0 ? 0 : 2, 'auto').format(paise / 100);

/**
 * Formats how much an entry would change the amount owed: `+₹900`, `−₹2,000`. A word joiner follows the minus sign, because a
 * browser may break the line there.
 */
export const formatEffect = (paise: number): string =>
  format(paise % 100 === 0 ? 0 : 2, 'exceptZero')
    .format(paise / 100)
    .replace('-', '−\u2060');

/**
 * The amount of one or more wage accounts (D66). `receive`: the employer owes the worker `paise`. `advance`: the worker
 * has received `paise` too much. `paise` is never negative.
 */
export interface Owed {
  kind: 'receive' | 'settled' | 'advance';
  paise: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/**
 * Returns the sum of several wage accounts. An advance in one account does not lower the amount owed in another
 * account, so advances are added up only if nothing is owed in any account.
 */
export function owedOf(balances: readonly Pick<WageBalance, 'owed'>[]): Owed {
  const owed = balances.map((balance) => balance.owed);
  const receive = sum(owed.filter((paise) => paise > 0));
  if (receive > 0) return { kind: 'receive', paise: receive };
  const advance = -sum(owed);
  return advance > 0 ? { kind: 'advance', paise: advance } : { kind: 'settled', paise: 0 };
}

export interface Piece {
  /** Value in rupees. */
  value: number;
  count: number;
}

const values = [500, 200, 100, 50, 20, 10, 5, 2, 1];
/** Values below this number of rupees are coins. */
const COINS_BELOW = 10;

export const isCoin = ({ value }: Piece) => value < COINS_BELOW;

/** Returns the fewest notes and coins that make up the amount, the largest first. Paise are left out. */
export function piecesOf(paise: number): Piece[] {
  let rest = Math.floor(paise / 100);
  return values.flatMap((value) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return count > 0 ? [{ value, count }] : [];
  });
}
