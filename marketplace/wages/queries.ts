// SQL of wage accounts: the account row, which is the lock of an account, and lists for both sides.
import { CERTIFICATE_ANSWER_DAYS } from '#contracts/work-certificates.ts';
import { z } from '#contracts/z.ts';
import { epochMs } from '#platform/clock.ts';
import { many, maybe, one, prepared, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { ANSWER_DAYS } from './closing-rules.ts';
import { entriesByNumber, entriesOfAccount } from './entry-columns.ts';
import {
  closingsInOrder,
  closingsOfAccount,
  proposalsInOrder,
  proposalsOfAccount,
  termsOfAccount,
  termsRow,
} from './log-queries.ts';
import { acceptedDay, firstWorkDay, lastWorkDay } from './work-days.ts';

const digest = z.custom<Buffer>((value) => Buffer.isBuffer(value));

const accountRow = z.object({
  id: z.int(),
  application_id: z.int(),
  accepted_day: z.string(),
  first_day: z.string(),
  last_day: z.nullable(z.string()),
  seq: z.int(),
  digest,
  owed: z.int(),
  earned: z.int(),
  received: z.int(),
  waiting: z.int(),
  disputed: z.int(),
  awaits_you: z.boolean(),
  other_name: z.nullable(z.string()),
  job_title: z.string(),
  now: z.int(),
});
export type AccountRow = z.output<typeof accountRow>;

/** SQL condition: the account `w` belongs to this person. */
const belongsTo = ({ type, id }: Person) => (type === 'labour' ? sql`w.labour_id = ${id}` : sql`w.employer_id = ${id}`);

/**
 * SQL of the current time in milliseconds since 1970, but not before the last row of the log: a transaction that waited
 * for the lock has an earlier start than the transaction that it waited for.
 */
const nowInLog = sql`greatest(${epochMs}, (select (extract(epoch from l.at) * 1000)::bigint from wage_log l
    where l.account_id = w.id and l.seq = w.seq))`;

/**
 * SQL condition: the closing `c` waits to be agreed. It is the last proposal, and no entry up to its day was recorded or
 * answered since, because old sums cannot be agreed.
 */
const isOpenClosing = sql`c.state = 'waiting' and c.proposed_at >= now() - ${ANSWER_DAYS}::int * interval '1 day'
    and not exists (select from wage_closings later where later.account_id = c.account_id and later.seq > c.seq)
    and not exists (select from wage_entries e where e.account_id = c.account_id and e.day <= c.to_day
      and case when e.seq > c.seq then e.state <> 'withdrawn' else e.decided_at > c.proposed_at end)`;

/**
 * SQL condition: the proposal `p` for other terms waits for an answer. It is the last statement about terms.
 * `termsAfter` in terms-rules.ts states the same rule.
 */
const isOpenProposal = sql`p.state = 'waiting' and p.proposed_at >= now() - ${ANSWER_DAYS}::int * interval '1 day'
    and not exists (select from wage_terms_proposals later where later.account_id = p.account_id and later.seq > p.seq)
    and not exists (select from wage_terms later where later.account_id = p.account_id and later.seq > p.seq)`;

/** SQL condition: a request of the worker for a certificate of the account `w` waits for the employer. */
const hasOpenRequest = sql`exists (select from work_certificates c where c.account_id = w.id and c.state = 'requested'
    and c.requested_at >= now() - ${CERTIFICATE_ANSWER_DAYS}::int * interval '1 day')`;

/**
 * The employer may move the job's start date to an earlier day, so the first day is the earlier one of the stored and
 * the current first day.
 */
const columnsOf = ({ type }: Person): Sql => sql`w.id, w.application_id, ${acceptedDay}::text as accepted_day,
    least(w.first_day, ${firstWorkDay})::text as first_day,
    ${lastWorkDay}::text as last_day, w.seq, w.digest, w.owed, w.earned, w.received, w.waiting, w.disputed, ${nowInLog} as now,
    exists (select from wage_entries e where e.account_id = w.id and e.state = 'waiting' and e.by <> ${type})
      or exists (select from wage_closings c where c.account_id = w.id and c.by <> ${type} and ${isOpenClosing})
      or exists (select from wage_terms_proposals p where p.account_id = w.id and p.by <> ${type} and ${isOpenProposal})
      or ${type === 'employer' ? hasOpenRequest : sql`false`} as awaits_you,
    case when o.erased_at is null then coalesce(p.company_name, o.first_name || ' ' || o.last_name) end as other_name,
    j.title as job_title`;
const tablesOf = ({ type }: Person): Sql => sql`wage_accounts w join applications a on a.id = w.application_id
    join jobs j on j.id = a.job_id join users o on o.id = ${type === 'labour' ? sql`w.employer_id` : sql`w.labour_id`}
    left join employer_profiles p on p.user_id = o.id`;

const ledgerRow = z.extend(accountRow, {
  entries: entriesByNumber,
  terms: z.array(termsRow),
  closings: closingsInOrder,
  proposals: proposalsInOrder,
});

/** SQL of accounts of this person in the order of their ids, with their entries and terms, all in one snapshot. */
const ledgersOf = (person: Person, ids: readonly number[]): Sql =>
  prepared(
    `wage ledgers of ${person.type}`,
    sql`select ${columnsOf(person)}, ${entriesOfAccount} as entries, ${termsOfAccount} as terms, ${closingsOfAccount} as closings,
        ${proposalsOfAccount} as proposals from ${tablesOf(person)}
      where w.id = any(${ids}::bigint[]) and ${belongsTo(person)} order by w.id`,
  );

/** Returns an account of this person with its entries and terms; null if the person has no such account. */
export const findLedger = (db: Queryable, person: Person, id: number) => maybe(db, ledgersOf(person, [id]), ledgerRow);

/**
 * Locks accounts of this person until the end of the transaction, in the order of their ids: with one order for all,
 * two transactions never wait for each other. Returns the accounts in this order with their entries and terms. A second
 * statement reads the rows, because only a later statement sees the changes of transactions that the lock waited for.
 */
export async function lockLedgers(tx: Tx, person: Person, ids: readonly number[]) {
  const held = await run(
    tx,
    sql`select from wage_accounts w where w.id = any(${ids}::bigint[]) and ${belongsTo(person)} order by w.id for update`,
  );
  return held === 0 ? [] : many(tx, ledgersOf(person, ids), ledgerRow);
}

/** Locks one account of this person, as `lockLedgers` does; null if the person has no such account. */
export const lockLedger = async (tx: Tx, person: Person, id: number) =>
  (await lockLedgers(tx, person, [id]))[0] ?? null;

const sizeRow = z.object({ id: z.int(), rows: z.int() });

/** Returns those of the accounts that belong to this person, in the order of their ids, with the lengths of their logs. */
export const listSizes = (db: Queryable, person: Person, ids: readonly number[]) =>
  many(
    db,
    sql`select w.id, w.seq as rows from wage_accounts w where w.id = any(${ids}::bigint[]) and ${belongsTo(person)} order by w.id`,
    sizeRow,
  );

const totalRow = z.object({ total: z.int() });

/** Returns a page of the accounts of this person, newest first, and their total. */
export async function listAccounts(db: Queryable, person: Person, { page, limit }: { page: number; limit: number }) {
  const mine = belongsTo(person);
  const [accounts, { total }] = await Promise.all([
    many(
      db,
      sql`select ${columnsOf(person)} from ${tablesOf(person)} where ${mine} order by w.id desc limit ${limit} offset ${(page - 1) * limit}`,
      accountRow,
    ),
    one(db, sql`select count(*)::int as total from wage_accounts w where ${mine}`, totalRow),
  ]);
  return { accounts, total };
}

const openRow = z.object({ id: z.int(), person_id: z.int() });

/**
 * Inserts the account of an application. Returns the account and its worker; null if the application has an account
 * already, has no job or was not accepted.
 */
export const insertAccount = (tx: Tx, applicationId: number) =>
  maybe(
    tx,
    sql`insert into wage_accounts (application_id, labour_id, employer_id, first_day)
      select a.id, a.labour_id, a.employer_id, ${firstWorkDay} from applications a join jobs j on j.id = a.job_id
      where a.id = ${applicationId} and a.status in ('accepted', 'completed')
      on conflict (application_id) do nothing returning id, labour_id as person_id`,
    openRow,
  );

/** Returns the account of an application and its worker; null if the application has no account. */
export const findAccountOf = (db: Queryable, applicationId: number) =>
  maybe(db, sql`select id, labour_id as person_id from wage_accounts where application_id = ${applicationId}`, openRow);

const attendedRow = z.object({
  day: z.string(),
  state: z.enum(['claimed', 'present', 'late', 'absent', 'excused']),
  via: z.nullable(z.enum(['code', 'both', 'employer', 'moderator'])),
  claimed: z.boolean(),
});

/**
 * Returns the days of attendance that have no entry in the account, oldest first, at most 400: they were recorded before
 * the account was opened, or by a process of an earlier release.
 */
export const listUnbookedDays = (db: Queryable, accountId: number, applicationId: number) =>
  many(
    db,
    sql`select d.day::text as day, d.state, d.via, d.claimed_at is not null as claimed from attendance_days d
      where d.application_id = ${applicationId} and not exists (
        select from wage_entries e where e.account_id = ${accountId} and e.kind = 'day' and e.day = d.day)
      order by d.day limit 400`,
    attendedRow,
  );

const idRow = z.object({ id: z.int() });

/** Returns up to `limit` applications with work but without an account, in the order of their ids. */
export const listUnopened = (db: Queryable, after: number, limit: number) =>
  many(
    db,
    sql`select a.id from applications a where a.id > ${after} and a.status in ('accepted', 'completed') and a.job_id is not null
        and not exists (select from wage_accounts w where w.application_id = a.id) order by a.id limit ${limit}`,
    idRow,
  );

/** Returns up to `limit` accounts after this id, in the order of their ids. */
export const listAccountIds = (db: Queryable, after: number, limit: number) =>
  many(db, sql`select id from wage_accounts where id > ${after} order by id limit ${limit}`, idRow);

const balanceRow = z.object({
  owed: z.int(),
  earned: z.int(),
  received: z.int(),
  waiting: z.int(),
  disputed: z.int(),
  seq: z.int(),
  digest,
});

/** Returns the stored end of the log and the stored balance of an account; null if there is no such account. */
export const findBalance = (db: Queryable, id: number) =>
  maybe(
    db,
    sql`select owed, earned, received, waiting, disputed, seq, digest from wage_accounts where id = ${id}`,
    balanceRow,
  );

/**
 * Locks the accounts of these applications in the order of the account ids, which is the order of all transactions that
 * lock several accounts. Call it before several accounts change.
 */
export async function lockAccounts(tx: Tx, applicationIds: readonly number[]): Promise<void> {
  await run(
    tx,
    sql`select from wage_accounts where application_id = any(${applicationIds}::bigint[]) order by id for update`,
  );
}

/** Locks an application until the end of the transaction, as all changes of its attendance do. */
export async function lockApplication(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`select from applications where id = ${id} for update`);
}
