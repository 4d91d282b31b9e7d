// SQL of the log of a wage account, and of the entries and terms that follow from it.

import { instant } from '#contracts/values.ts';
import {
  disputeReasons,
  entryKinds,
  entryStates,
  entryVias,
  paymentMethods,
  wageBases,
  wageSides,
} from '#contracts/wages.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import type { LogRow } from './log.ts';
import type { Entry } from './rules.ts';
import { indianToday } from './work-days.ts';

/** An amount of Postgres as `bigint`, in paise. */
const paise = z.pipe(
  z.int(),
  z.transform((amount: number) => BigInt(amount)),
);

const entryRow = z.object({
  seq: z.int(),
  kind: z.enum(entryKinds),
  by: z.enum(wageSides),
  day: z.string(),
  paise,
  halves: z.nullable(z.int()),
  overtime_minutes: z.nullable(z.int()),
  method: z.nullable(z.enum(paymentMethods)),
  state: z.enum(entryStates),
  via: z.nullable(z.enum(entryVias)),
  reason: z.nullable(z.enum(disputeReasons)),
  matched: z.boolean(),
  replaces: z.nullable(z.int()),
  recorded_at: instant,
  decided_at: z.nullable(instant),
});

/** Returns the entries of an account by number. */
export async function listEntries(db: Queryable, accountId: number): Promise<Map<number, Entry>> {
  const rows = await many(
    db,
    sql`select seq, kind, by, day::text as day, paise, halves, overtime_minutes, method, state, via, reason, matched, replaces,
        recorded_at, decided_at from wage_entries where account_id = ${accountId} order by seq`,
    entryRow,
  );
  return new Map(rows.map((row) => [row.seq, row]));
}

/** Inserts an entry, or updates its state. */
export async function saveEntry(tx: Tx, accountId: number, entry: Entry): Promise<void> {
  const { seq, kind, by, day, halves, overtime_minutes, method, state, via, reason, matched, replaces } = entry;
  await run(
    tx,
    sql`insert into wage_entries (account_id, seq, kind, by, day, paise, halves, overtime_minutes, method, state, via, reason,
        matched, replaces, recorded_at, decided_at)
      values (${accountId}, ${seq}, ${kind}, ${by}, ${day}::date, ${entry.paise}, ${halves}, ${overtime_minutes}, ${method},
        ${state}, ${via}, ${reason}, ${matched}, ${replaces}, ${entry.recorded_at}::timestamptz, ${entry.decided_at}::timestamptz)
      on conflict (account_id, seq) do update set state = excluded.state, via = excluded.via, reason = excluded.reason,
        matched = excluded.matched, decided_at = excluded.decided_at`,
  );
}

const termsRow = z.object({
  seq: z.int(),
  basis: z.enum(wageBases),
  paise,
  hours: z.int(),
  month_days: z.int(),
  from_day: z.string(),
});

/** Returns the terms of an account, latest first. */
export const listTerms = (db: Queryable, accountId: number) =>
  many(
    db,
    sql`select seq, basis, paise, hours, month_days, from_day::text as from_day from wage_terms
      where account_id = ${accountId} order by seq desc`,
    termsRow,
  );

/** The id of a client's request, and a digest of the request. */
export interface ClientRequest {
  id: string;
  asked: Buffer;
}

/** Inserts a row of the log, and its terms if the row states terms. */
export async function insertRow(
  tx: Tx,
  accountId: number,
  { row, digest, request }: { row: LogRow; digest: Buffer; request: ClientRequest | null },
): Promise<void> {
  const { seq, at, by, act, body } = row;
  await run(
    tx,
    sql`insert into wage_log (account_id, seq, at, by, act, body, digest, client_id, asked)
      values (${accountId}, ${seq}, ${at}::timestamptz, ${by}, ${act}, ${JSON.stringify(body)}::jsonb, ${digest},
        ${request?.id ?? null}::uuid, ${request?.asked ?? null})`,
  );
  if (row.act !== 'terms') return;
  const { basis, paise: rate, hours, month_days, from_day } = row.body;
  await run(
    tx,
    sql`insert into wage_terms (account_id, seq, basis, paise, hours, month_days, from_day)
      values (${accountId}, ${seq}, ${basis}, ${rate}, ${hours}, ${month_days}, ${from_day}::date)`,
  );
}

const repeatedRow = z.object({ entry: z.int(), same: z.boolean() });

/**
 * Returns the entry that an earlier request with this client id recorded or answered; null for a new id. `same` says
 * whether that request was equal to the current one.
 */
export const findRequest = (tx: Tx, accountId: number, { id, asked }: ClientRequest) =>
  maybe(
    tx,
    sql`select coalesce((body ->> 'entry')::int, seq) as entry, asked = ${asked} as same from wage_log
      where account_id = ${accountId} and client_id = ${id}::uuid`,
    repeatedRow,
  );

const countRow = z.object({ entries: z.int(), decisions: z.int() });

/** Counts the entries and decisions that this person has sent today in all accounts. */
export const countRequests = (tx: Tx, { type, id }: Person) =>
  maybe(
    tx,
    sql`select count(*) filter (where l.act = 'entry')::int as entries, count(*) filter (where l.act = 'decision')::int as decisions
      from wage_accounts w join wage_log l on l.account_id = w.id
      where ${type === 'labour' ? sql`w.labour_id = ${id}` : sql`w.employer_id = ${id}`} and l.by = ${type}
        and l.client_id is not null and l.at >= ${indianToday}::timestamp at time zone 'Asia/Kolkata'`,
    countRow,
  );

const storedRow = z.object({
  seq: z.int(),
  at: instant,
  by: z.string(),
  act: z.string(),
  body: z.record(z.string(), z.unknown()),
  digest: z.custom<Buffer>((value) => Buffer.isBuffer(value)),
});

/** Returns the rows of a log as they are stored. */
export const listRows = (db: Queryable, accountId: number) =>
  many(
    db,
    sql`select seq, at, by, act, body, digest from wage_log where account_id = ${accountId} order by seq`,
    storedRow,
  );
