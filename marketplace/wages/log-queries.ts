// SQL of the log of a wage account, and of the entries and terms that follow from it.

import { instant } from '#contracts/values.ts';
import {
  closingStates,
  disputeReasons,
  entryKinds,
  entryStates,
  entryVias,
  paymentMethods,
  payRhythms,
  wageBases,
  wageSides,
} from '#contracts/wage-shapes.ts';
import { z } from '#contracts/z.ts';
import { many, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import type { Closing } from './closing-rules.ts';
import type { Entry } from './rules.ts';
import type { TermsProposal } from './terms-rules.ts';

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

const entryColumns = sql`seq, kind, by, day::text as day, paise, halves, overtime_minutes, method, state, via, reason, matched,
    replaces, recorded_at, decided_at`;

/** Returns the entries of an account, in the order of their numbers. */
export const listEntries = (db: Queryable, accountId: number): Promise<Entry[]> =>
  many(db, sql`select ${entryColumns} from wage_entries where account_id = ${accountId} order by seq`, entryRow);

/** A time in JSON of Postgres, in the format of all other times. */
const jsonInstant = z.pipe(
  z.string(),
  z.transform((time: string) => new Date(time).toISOString()),
);

export const termsRow = z.object({
  seq: z.int(),
  basis: z.enum(wageBases),
  paise,
  hours: z.int(),
  month_days: z.int(),
  pay_every: z.nullable(z.enum(payRhythms)),
  pay_weekday: z.nullable(z.int()),
  from_day: z.string(),
});

const rateColumns = sql`seq, basis, paise, hours, month_days, pay_every, pay_weekday`;
const termsColumns = sql`${rateColumns}, from_day::text as from_day`;

/** Returns the terms of an account, oldest first. */
export const listTerms = (db: Queryable, accountId: number) =>
  many(db, sql`select ${termsColumns} from wage_terms where account_id = ${accountId} order by seq`, termsRow);

/** SQL of the terms of the account `w` as a JSON array, latest first. */
export const termsOfAccount = sql`(select coalesce(json_agg(t order by t.seq desc), '[]')
    from (select ${termsColumns} from wage_terms where account_id = w.id) t)`;

const closingRow = z.object({
  seq: z.int(),
  by: z.enum(wageSides),
  to_day: z.string(),
  earned: paise,
  received: paise,
  owed: paise,
  waiting: paise,
  disputed: paise,
  state: z.enum(closingStates),
  proposed_at: instant,
  decided_at: z.nullable(instant),
});

const closingColumns = sql`seq, by, to_day::text as to_day, earned, received, owed, waiting, disputed, state, proposed_at,
    decided_at`;

/** Returns the closings of an account, in the order of their numbers. */
export const listClosings = (db: Queryable, accountId: number): Promise<Closing[]> =>
  many(db, sql`select ${closingColumns} from wage_closings where account_id = ${accountId} order by seq`, closingRow);

/** SQL of the closings of the account `w` as a JSON array, in the order of their numbers. */
export const closingsOfAccount = sql`(select coalesce(json_agg(c order by c.seq), '[]')
    from (select ${closingColumns} from wage_closings where account_id = w.id) c)`;

/** Shape of `closingsOfAccount`. */
export const closingsInOrder = z.array(
  z.extend(closingRow, { proposed_at: jsonInstant, decided_at: z.nullable(jsonInstant) }),
);

/** Inserts a closing, or updates its state. */
export async function saveClosing(tx: Tx, accountId: number, closing: Closing): Promise<void> {
  const { seq, by, to_day, earned, received, owed, waiting, disputed, state, proposed_at, decided_at } = closing;
  await run(
    tx,
    sql`insert into wage_closings (account_id, seq, by, to_day, earned, received, owed, waiting, disputed, state, proposed_at,
        decided_at)
      values (${accountId}, ${seq}, ${by}, ${to_day}::date, ${earned}, ${received}, ${owed}, ${waiting}, ${disputed}, ${state},
        ${proposed_at}::timestamptz, ${decided_at}::timestamptz)
      on conflict (account_id, seq) do update set state = excluded.state, decided_at = excluded.decided_at`,
  );
}

const proposalRow = z.extend(z.omit(termsRow, { from_day: true }), {
  by: z.enum(wageSides),
  state: z.enum(closingStates),
  proposed_at: instant,
  decided_at: z.nullable(instant),
});

const proposalColumns = sql`${rateColumns}, by, state, proposed_at, decided_at`;

/** Returns the proposals for other terms of an account, in the order of their numbers. */
export const listProposals = (db: Queryable, accountId: number): Promise<TermsProposal[]> =>
  many(
    db,
    sql`select ${proposalColumns} from wage_terms_proposals where account_id = ${accountId} order by seq`,
    proposalRow,
  );

/** SQL of the proposals of the account `w` as a JSON array, in the order of their numbers. */
export const proposalsOfAccount = sql`(select coalesce(json_agg(p order by p.seq), '[]')
    from (select ${proposalColumns} from wage_terms_proposals where account_id = w.id) p)`;

/** Shape of `proposalsOfAccount`. */
export const proposalsInOrder = z.array(
  z.extend(proposalRow, { proposed_at: jsonInstant, decided_at: z.nullable(jsonInstant) }),
);

/** Inserts a proposal, or updates its state. */
export async function saveProposal(tx: Tx, accountId: number, proposal: TermsProposal): Promise<void> {
  const { seq, by, basis, hours, month_days, pay_every, pay_weekday, state, proposed_at, decided_at } = proposal;
  await run(
    tx,
    sql`insert into wage_terms_proposals (account_id, seq, by, basis, paise, hours, month_days, pay_every, pay_weekday, state,
        proposed_at, decided_at)
      values (${accountId}, ${seq}, ${by}, ${basis}, ${proposal.paise}, ${hours}, ${month_days}, ${pay_every}, ${pay_weekday},
        ${state}, ${proposed_at}::timestamptz, ${decided_at}::timestamptz)
      on conflict (account_id, seq) do update set state = excluded.state, decided_at = excluded.decided_at`,
  );
}

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
