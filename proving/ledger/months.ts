// Generates months of wage accounts from a seed, by the product's own rules: days, overtime, payments, answers and
// corrections, also of earlier days.
import type { EntryKind, WageSide } from '#contracts/wage-shapes.ts';
import type { Terms } from '#marketplace/wages/arithmetic.ts';
import {
  amountOfDay,
  entryOfDay,
  isOpenCorrection,
  openCorrection,
  statementsOf,
} from '#marketplace/wages/day-rules.ts';
import { applyRow, emptyLedger, type Ledger, type Statement } from '#marketplace/wages/log.ts';
import { allowedDecisions, isReplaceable, stateAfter } from '#marketplace/wages/rules.ts';
import { randomFrom } from '../bench/statistics.ts';

/** Returns whole numbers from 0 to `limit` − 1. */
type Random = (limit: number) => number;

/** Returns a generator of whole numbers, the same for the same seed. */
export function wholeNumbersFrom(seed: number): Random {
  const random = randomFrom(seed);
  return (limit) => Math.floor(random() * limit);
}

const DAYS = 30;
const dayOf = (number: number) => `2026-11-${String(Math.max(1, number)).padStart(2, '0')}`;

interface Month {
  random: Random;
  ledger: Ledger;
  /** Number of the current day of the month. */
  today: number;
  seq: number;
}

const pick = <Choice>({ random }: Pick<Month, 'random'>, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices[random(choices.length)] ?? choices[0];
const chance = ({ random }: Month, of: number) => random(of) === 0;
const side = (month: Month): WageSide => pick(month, ['labour', 'employer']);
const timeOf = ({ today }: Month) => `${dayOf(today)}T12:00:00.000Z`;

function say(month: Month, statement: Statement): void {
  month.seq += 1;
  applyRow(month.ledger, { ...statement, seq: month.seq, at: timeOf(month) });
}

function agreeOnTerms(month: Month): void {
  const basis = pick<Terms['basis']>(month, ['day', 'day', 'day', 'month', 'hour', 'job']);
  const [least, more] = {
    day: [30_000, 170_000],
    month: [800_000, 3_000_000],
    hour: [4000, 20_000],
    job: [1, 9_000_000],
  }[basis] as [number, number];
  const body = { basis, paise: least + month.random(more), hours: 8, month_days: 26, from_day: dayOf(1) };
  say(month, { act: 'terms', by: 'system', body });
}

/** Records the day by attendance, or as an entry with half a day or overtime. */
function recordDay(month: Month): void {
  const { ledger, today, random } = month;
  const day = dayOf(today - random(3));
  if (random(4) > 0) {
    const said = pick(month, ['code', 'claim', 'present', 'absent'] as const);
    for (const one of statementsOf(ledger, day, said, Date.parse(timeOf(month)))) say(month, one);
    return;
  }
  const amount = { day, halves: 1 + random(2), overtime_minutes: 15 * random(17) };
  const paise = amountOfDay(ledger, amount);
  if (paise === null || entryOfDay(ledger, day)) return;
  say(month, { act: 'entry', by: side(month), body: { kind: 'day', paise: Number(paise), ...amount } });
}

function recordMoney(month: Month): void {
  const kind = pick<EntryKind>(month, ['payment', 'payment', 'advance', 'deduction', 'extra', 'part', 'piece']);
  const paid = kind === 'payment' || kind === 'advance';
  const method = paid ? { method: pick(month, ['cash', 'upi', 'bank'] as const) } : {};
  const by = kind === 'deduction' ? 'employer' : side(month);
  const body = { kind, day: dayOf(month.today - month.random(6)), paise: 1 + month.random(400_000), ...method };
  say(month, { act: 'entry', by, body });
}

const anyEntry = ({ ledger, random }: Month) => [...ledger.entries.values()][random(ledger.entries.size)];

function answer(month: Month): void {
  const entry = anyEntry(month);
  if (!entry) return;
  const { ledger } = month;
  const now = Date.parse(timeOf(month));
  if (chance(month, 4)) {
    const lapsed = stateAfter(entry, { decision: 'lapse', by: 'system' }, now) === 'agreed';
    if (lapsed) say(month, { act: 'decision', by: 'system', body: { entry: entry.seq, decision: 'lapse' } });
    return;
  }
  const by = side(month);
  const decision = allowedDecisions(entry, by, now)[0];
  if (!decision || (decision === 'withdraw' && openCorrection(ledger, entry.seq))) return;
  const chosen = decision === 'agree' && entry.state === 'waiting' && chance(month, 4) ? 'dispute' : decision;
  const reason = chosen === 'dispute' ? { reason: 'not_agreed' as const } : {};
  say(month, { act: 'decision', by, body: { entry: entry.seq, decision: chosen, ...reason } });
}

function correct(month: Month): void {
  const { ledger, random } = month;
  const base = anyEntry(month);
  if (!base || !isReplaceable(base) || isOpenCorrection(ledger, base) || openCorrection(ledger, base.seq)) return;
  const { kind, day, seq, halves, overtime_minutes, method } = base;
  const paise = random(2) === 0 ? Number(base.paise) + random(2000) : Math.floor(Number(base.paise) / 2);
  const length = halves === null ? {} : { halves, overtime_minutes: overtime_minutes ?? 0 };
  const body = { kind, day, paise, ...length, ...(method === null ? {} : { method }), replaces: seq };
  say(month, { act: 'entry', by: kind === 'deduction' ? 'employer' : side(month), body });
}

/** Returns the ledger of one generated month. */
export function generateMonth(random: Random): Ledger {
  const month: Month = { random, ledger: emptyLedger(), today: 1, seq: 0 };
  agreeOnTerms(month);
  for (; month.today <= DAYS; month.today += 1) {
    if (!chance(month, 7)) recordDay(month);
    if (chance(month, 4)) recordMoney(month);
    if (chance(month, 2)) answer(month);
    if (chance(month, 8)) correct(month);
  }
  return month.ledger;
}

const awkward = [
  'Ramesh Kumar',
  'Sharma & Sons; Builders',
  'रमेश  कुमार',
  'Line\nbreak',
  '=SUM(A1:A9)',
  'Right \u202Eto\u202C left',
  'A "quoted" (name) [x] {y}',
  'Tab\there : colon | bar',
  '* ! # % @ $ ~ name',
] as const;

/** Returns a different name for each number, most of them with characters that mean something to the programs. */
export const nameOf = (number: number): string =>
  `${String(number).padStart(6, '0')} ${awkward[number % awkward.length]}`;
