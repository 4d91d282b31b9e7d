// Seeds the wage accounts of two demo workers: days that attendance recorded, and days and payments that the worker or
// the employer entered.
import { z } from '#contracts/z.ts';
import { openAccount } from '#marketplace/wages/actions/book-day.ts';
import { append, type OpenLedger } from '#marketplace/wages/actions/ledger.ts';
import { balanceUpTo } from '#marketplace/wages/closing-rules.ts';
import { amountOfDay, entryOfDay } from '#marketplace/wages/day-rules.ts';
import type { Statement } from '#marketplace/wages/log.ts';
import { many, sql, type Tx } from '#platform/sql.ts';
import { workerPhone } from './people.ts';

type Money = Pick<(Statement & { act: 'entry' })['body'], 'paise' | 'method'> & {
  by: 'labour' | 'employer';
  kind: 'advance' | 'payment';
  /** Days since the payment. */
  ago: number;
  /** True if the worker has denied the payment. */
  denied?: true;
};

interface Day {
  by: 'labour' | 'employer';
  halves: 1 | 2;
  ago: number;
}

interface Account {
  worker: number;
  job: string;
  days: readonly Day[];
  money: readonly Money[];
  /** When the pay is due, which the employer proposed and the worker agreed to. */
  paid?: { pay_every: 'week'; pay_weekday: number } | { pay_every: 'month' };
}

/**
 * Days and payments by worker and job. An entry that favours the user who made it is not final until the other user has
 * answered. The days are before the first or after the last day of attendance, so no day is recorded twice.
 */
const accounts: readonly Account[] = [
  {
    worker: 1,
    job: 'plaster-wagholi',
    days: [{ by: 'employer', halves: 1, ago: 14 }],
    money: [
      { by: 'labour', kind: 'advance', paise: 50_000, method: 'cash', ago: 12 },
      { by: 'labour', kind: 'payment', paise: 100_000, method: 'upi', ago: 10 },
      { by: 'employer', kind: 'payment', paise: 100_000, method: 'cash', ago: 1 },
    ],
    paid: { pay_every: 'week', pay_weekday: 6 },
  },
  {
    worker: 3,
    job: 'painter-kothrud',
    days: [{ by: 'labour', halves: 2, ago: 6 }],
    money: [
      { by: 'labour', kind: 'advance', paise: 150_000, method: 'cash', ago: 4 },
      { by: 'employer', kind: 'payment', paise: 50_000, method: 'cash', ago: 2, denied: true },
      { by: 'employer', kind: 'payment', paise: 100_000, method: 'cash', ago: 1 },
    ],
    paid: { pay_every: 'month' },
  },
  { worker: 1, job: 'mason-aundh', days: [], money: [] },
  { worker: 3, job: 'mason-aundh', days: [], money: [] },
];

const found = z.object({ id: z.int(), today: z.string() });

const DAY = 24 * 60 * 60 * 1000;
const before = (today: string, days: number) => new Date(Date.parse(today) - days * DAY).toISOString().slice(0, 10);

async function record(tx: Tx, ledger: OpenLedger, { by, halves, ago }: Day, today: string): Promise<void> {
  const day = before(today, ago);
  const length = { day, halves, overtime_minutes: 0 };
  const paise = amountOfDay(ledger, length);
  if (paise === null || entryOfDay(ledger, day)) return;
  await append(tx, ledger, { act: 'entry', by, body: { ...length, kind: 'day', paise: Number(paise) } });
}

async function pay(tx: Tx, ledger: OpenLedger, { by, ago, denied, ...body }: Money, today: string): Promise<void> {
  const entry = await append(tx, ledger, { act: 'entry', by, body: { ...body, day: before(today, ago) } });
  const denial = { entry, decision: 'dispute', reason: 'not_received' } as const;
  if (denied) await append(tx, ledger, { act: 'decision', by: 'labour', body: denial });
}

/** Closes the days up to `toDay`: the employer proposes it and the worker agrees. */
async function close(tx: Tx, ledger: OpenLedger, toDay: string): Promise<void> {
  const { owed, earned, received, waiting, disputed } = balanceUpTo(ledger.entries, toDay);
  const body = {
    to_day: toDay,
    owed: Number(owed),
    earned: Number(earned),
    received: Number(received),
    waiting: Number(waiting),
    disputed: Number(disputed),
  };
  const closing = await append(tx, ledger, { act: 'closing', by: 'employer', body });
  await append(tx, ledger, { act: 'closing_decision', by: 'labour', body: { closing, decision: 'agree' } });
}

/** Adds a pay day to the agreed rate, from the first day of this rate. */
async function agreeOnPayDay(tx: Tx, ledger: OpenLedger, paid: NonNullable<Account['paid']>): Promise<void> {
  const [rate] = ledger.terms;
  if (!rate) return;
  const { basis, hours, month_days, from_day } = rate;
  const body = { basis, hours, month_days, paise: Number(rate.paise), ...paid };
  const proposal = await append(tx, ledger, { act: 'terms_proposal', by: 'employer', body });
  const answer = { proposal, decision: 'agree' as const, from_day };
  await append(tx, ledger, { act: 'terms_decision', by: 'labour', body: answer });
}

/**
 * Opens the accounts and records their entries. For an account without payments in `accounts`, records one payment of
 * the whole sum owed and closes its days.
 */
export async function insertWages(tx: Tx): Promise<void> {
  for (const { worker, job, days, money, paid } of accounts) {
    const [application] = await many(
      tx,
      sql`select a.id, (now() at time zone 'Asia/Kolkata')::date::text as today from applications a
        join jobs j on j.id = a.job_id join users u on u.id = a.labour_id
        where j.source = 'demo' and j.source_id = ${job} and u.phone_number = ${workerPhone(worker)}`,
      found,
    );
    const ledger = application ? await openAccount(tx, application.id) : null;
    if (!application || !ledger) continue;
    const { today } = application;
    if (paid) await agreeOnPayDay(tx, ledger, paid);
    for (const one of days) await record(tx, ledger, one, today);
    for (const one of money) await pay(tx, ledger, one, today);
    const { owed } = ledger.account;
    if (money.length > 0 || owed <= 0) continue;
    await pay(tx, ledger, { by: 'labour', kind: 'payment', paise: owed, method: 'upi', ago: 25 }, today);
    await close(tx, ledger, before(today, 25));
  }
}
