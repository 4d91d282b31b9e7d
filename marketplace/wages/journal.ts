// Writes a wage account as double entry, for hledger and ledger, and as CSV (D73). Pure. Waiting and disputed amounts are
// in separate accounts, so `owed` holds only what both sides agreed on.
import type { WageSide } from '#contracts/wage-shapes.ts';
import type { Ledger } from './log.ts';
import { type Balance, balanceOf, type Entry, signs } from './rules.ts';

/** A movement of an amount, in paise, from one account to another. `balance`: of the first account afterwards. */
interface Posting {
  day: string;
  entry: Entry;
  /** Set if the posting takes back an entry that was replaced. */
  isReversal: boolean;
  to: string;
  from: string;
  paise: bigint;
  balance: bigint;
}

export interface Journal {
  postings: Posting[];
  /** The balances of the accounts `owed`, `waiting` and `disputed`, seen by this side. */
  totals: readonly (readonly [account: string, paise: bigint])[];
}

/** Control characters and marks of the text direction. Joiners (U+200C, U+200D) are letters in Indian scripts. */
const invisible = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/**
 * Returns a name that both programs read as part of one account name: without `;` and `|` (comments), `:` (separator),
 * line breaks, and two spaces (end of the name).
 */
export function accountName(name: string): string {
  const plain = name.replace(/[\p{White_Space};:|]+/gu, ' ').replace(invisible, '');
  return plain.replace(/ {2,}/g, ' ').trim() || 'unknown';
}

const isOpen = ({ state }: Entry): boolean => state === 'waiting' || state === 'disputed';

interface Names {
  owed: string;
  waiting: string;
  disputed: string;
}

const namesFor = (side: WageSide, name: string): Names => ({
  owed: side === 'labour' ? `assets:owed:${name}` : `liabilities:wages:${name}`,
  waiting: `claims:waiting:${name}`,
  disputed: `claims:disputed:${name}`,
});

/** Returns the account of the other half of an agreed entry: work, money or a deduction. */
function counterOf({ kind, method }: Entry, side: WageSide): string {
  if (signs[kind] > 0n) return side === 'labour' ? `income:wages:${kind}` : `expenses:wages:${kind}`;
  if (kind === 'deduction') return side === 'labour' ? 'expenses:deductions' : 'income:deductions';
  return `assets:${side === 'labour' ? 'received' : 'paid'}:${method ?? 'cash'}`;
}

/** Returns how much an entry changes its account, as `balanceOf` counts it: an open correction by its difference. */
function effectOf({ kind, paise, replaces, state }: Entry, entries: Ledger['entries']): bigint {
  const base = replaces === null ? undefined : entries.get(replaces);
  const replaced = state !== 'agreed' && state !== 'replaced' && base?.state === 'agreed' ? base.paise : 0n;
  return signs[kind] * (paise - replaced);
}

/**
 * Returns a wage account as one side's double entry, in the order of days: hledger checks balances in this order, ledger
 * in the order of the file. Withdrawn entries are left out, and replaced ones that were never agreed on. Another
 * replaced entry is posted and taken back.
 */
export function journalOf({ entries }: Pick<Ledger, 'entries'>, side: WageSide, otherName: string): Journal {
  const names = namesFor(side, accountName(otherName));
  const direction = side === 'labour' ? 1n : -1n;
  const held = new Map<string, bigint>();
  const post = (entry: Entry, isReversal: boolean): Posting => {
    const paise = effectOf(entry, entries) * direction * (isReversal ? -1n : 1n);
    const key = entry.state === 'waiting' || entry.state === 'disputed' ? entry.state : 'owed';
    const balance = (held.get(key) ?? 0n) + paise;
    held.set(key, balance);
    const from = key === 'owed' ? counterOf(entry, side) : `claims:against:${key}`;
    return { day: entry.day, entry, isReversal, to: names[key], from, paise, balance };
  };
  const shown = [...entries.values()].filter(
    ({ state, via }) => state !== 'withdrawn' && (state !== 'replaced' || via !== null),
  );
  const postings = shown
    .sort((a, b) => a.day.localeCompare(b.day) || a.seq - b.seq)
    .flatMap((entry) => (entry.state === 'replaced' ? [post(entry, false), post(entry, true)] : [post(entry, false)]));
  const totals = balanceOf(entries);
  const totalOf = (key: keyof Names & keyof Balance) => [names[key], totals[key] * direction] as const;
  return { postings, totals: [totalOf('owed'), totalOf('waiting'), totalOf('disputed')] };
}

/** Returns an amount in rupees with two decimals, without separators. */
function rupees(paise: bigint): string {
  const size = paise < 0n ? -paise : paise;
  return `${paise < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

const money = (paise: bigint) => `${rupees(paise)} INR`;

const titleOf = ({ entry, isReversal }: Posting): string =>
  isReversal ? `${entry.kind} ${entry.seq} taken back` : entry.kind;

/** Returns the comment of an entry: its author, its state, and the entry that it corrects. */
function factsOf({ by, state, via, replaces }: Entry): string {
  const facts = [`by ${by}`, via === null ? state : `${state} via ${via}`];
  return [...facts, ...(replaces === null ? [] : [`replaces ${replaces}`])].join(', ');
}

/**
 * Returns the journal as text for hledger and ledger. Each line of the accounts of the wage account asserts the balance
 * after it. The last transaction asserts all balances, so that a program refuses a journal in which the last entry of an
 * account was left out.
 */
export function journalText({ postings, totals }: Journal): string {
  const transactions = postings.map((posting) => {
    const { day, entry, to, from, paise, balance } = posting;
    return [
      `${day} ${isOpen(entry) ? '!' : '*'} (${entry.seq}) ${titleOf(posting)}  ; ${factsOf(entry)}`,
      `    ${to}  ${money(paise)} = ${money(balance)}`,
      `    ${from}  ${money(-paise)}`,
    ];
  });
  const last = postings.at(-1);
  const end = last
    ? [[`${last.day} * balance`, ...totals.map(([name, paise]) => `    ${name}  0.00 INR = ${money(paise)}`)]]
    : [];
  return [...transactions, ...end].map((lines) => `${lines.join('\n')}\n\n`).join('');
}

/** Byte order mark: without it, some spreadsheets do not read the file as UTF-8. */
const MARK = '\uFEFF';
/** Cells that a spreadsheet could run as a formula. The last four are the full-width forms of `+`, `-`, `=`, `@`. */
const formula = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;

const textCell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const csvColumns = 'day,entry,title,state,recorded_by,account,amount_inr,balance_inr';

/** Returns the journal as CSV (RFC 4180), one row per account and entry. Balances are those of the wage account. */
export function journalCsv({ postings }: Journal): string {
  const rows = postings.flatMap((posting) => {
    const { day, entry, to, from, paise, balance } = posting;
    const facts = [day, entry.seq, textCell(titleOf(posting)), entry.state, entry.by];
    return [
      [...facts, textCell(to), rupees(paise), rupees(balance)],
      [...facts, textCell(from), rupees(-paise), ''],
    ];
  });
  return MARK + [csvColumns, ...rows.map((cells) => cells.join(','))].map((line) => `${line}\r\n`).join('');
}
