// SQL of wage accounts: the account row, which is the lock of an account, and lists for both sides.
import { wageBases } from '#contracts/wage-shapes.ts';
import { CERTIFICATE_ANSWER_DAYS } from '#contracts/work-certificates.ts';
import { z } from '#contracts/z.ts';
import { epochMs } from '#platform/clock.ts';
import { many, maybe, one, prepared, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { DAY_HOURS, MONTH_DAYS } from './arithmetic.ts';
import { ANSWER_DAYS } from './closing-rules.ts';
import {
  closingsInOrder,
  closingsOfAccount,
  entriesByNumber,
  entriesOfAccount,
  proposalsInOrder,
  proposalsOfAccount,
  termsOfAccount,
  termsRow,
} from './log-queries.ts';
import { acceptedAt, acceptedDay, firstWorkDay, indianToday, lastWorkDay } from './work-days.ts';

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
    case when o.erased_at is null then coalesce(p.company_name, o.first_name || ' ' || o.last_name) end as other_name`;
const tablesOf = ({ type }: Person): Sql => sql`wage_accounts w join applications a on a.id = w.application_id
    join jobs j on j.id = a.job_id join users o on o.id = ${type === 'labour' ? sql`w.employer_id` : sql`w.labour_id`}
    left join employer_profiles p on p.user_id = o.id`;

const ledgerRow = z.extend(accountRow, {
  entries: entriesByNumber,
  terms: z.array(termsRow),
  closings: closingsInOrder,
  proposals: proposalsInOrder,
});

/**
 * Returns an account of this person with its entries and terms, all in one snapshot; null if the person has no such
 * account.
 */
export const findLedger = (db: Queryable, person: Person, id: number) =>
  maybe(
    db,
    prepared(
      `wage ledger of ${person.type}`,
      sql`select ${columnsOf(person)}, ${entriesOfAccount} as entries, ${termsOfAccount} as terms, ${closingsOfAccount} as closings,
          ${proposalsOfAccount} as proposals from ${tablesOf(person)}
        where w.id = ${id} and ${belongsTo(person)}`,
    ),
    ledgerRow,
  );

/**
 * Locks an account of this person until the end of the transaction and returns it with its entries and terms. A second
 * statement reads the rows, because only a later statement sees the changes of transactions that the lock waited for.
 */
export async function lockLedger(tx: Tx, person: Person, id: number) {
  const held = await run(tx, sql`select from wage_accounts w where w.id = ${id} and ${belongsTo(person)} for update`);
  return held === 0 ? null : findLedger(tx, person, id);
}

/**
 * SQL of the value, as text, that a field of the job `j` had when the application `a` was accepted: the old value in
 * the first later edit, or the current value if the field was not edited later.
 */
const atAcceptance = (field: string, current: Sql) => sql`(coalesce(
    (select h.changes -> ${field}::text -> 'from' from job_history h
      where h.job_id = j.id and h.at > ${acceptedAt} and h.changes ? ${field}::text order by h.id limit 1),
    to_jsonb(${current})) #>> '{}')`;

/** SQL of the trade that the job `j` had when the application `a` was accepted. */
export const tradeAtAcceptance = atAcceptance('role', sql`j.role`);

const namesRow = z.object({
  worker: z.string(),
  employer: z.string(),
  trade: z.string(),
  place: z.string(),
  today: z.string(),
});

/**
 * Returns the names of both sides of an account, the trade and the place that its job had at acceptance, and today's day,
 * for a document. An edit of the job after acceptance must not change the papers of the work. A name is empty if that user
 * has deleted the account.
 */
export const findNames = (db: Queryable, id: number) =>
  maybe(
    db,
    sql`select case when l.erased_at is null then l.first_name || ' ' || l.last_name else '' end as worker,
        ${indianToday}::text as today, coalesce(${tradeAtAcceptance}, '') as trade,
        concat_ws(', ', nullif(${atAcceptance('location', sql`j.location`)}, ''), nullif(${atAcceptance('city', sql`j.city`)}, ''),
          ${atAcceptance('state', sql`j.state`)}) as place,
        case when o.erased_at is null then coalesce(p.company_name, o.first_name || ' ' || o.last_name) else '' end as employer
      from wage_accounts w join applications a on a.id = w.application_id join jobs j on j.id = a.job_id
        join users l on l.id = w.labour_id join users o on o.id = w.employer_id
        left join employer_profiles p on p.user_id = o.id
      where w.id = ${id}`,
    namesRow,
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

const postedRow = z.object({
  basis: z.enum(wageBases),
  paise: z.int(),
  hours: z.int(),
  month_days: z.int(),
  from_day: z.string(),
});

/** SQL of the hours of a day that the job `j` had when the application `a` was accepted. */
const postedHours = sql`(select case when hours >= 1 then least(hours, 12) else ${DAY_HOURS}::int end
    from (select ${atAcceptance('hours_per_day', sql`j.hours_per_day`)}::int as hours) posted_hours)`;

/**
 * Returns the pay that the account's job had at acceptance as terms, because an edit after it must not change the rate.
 * Null if the pay is missing or weekly, because a week has no agreed number of days. The terms apply from the day of
 * acceptance, in case the work begins before its start date.
 */
export const findPostedTerms = (db: Queryable, accountId: number) =>
  maybe(
    db,
    sql`select basis, amount::bigint * 100 as paise, hours, ${MONTH_DAYS}::int as month_days, from_day
      from (
        select ${atAcceptance('salary_period', sql`j.salary_period`)} as basis,
          ${atAcceptance('salary_amount', sql`j.salary_amount`)} as amount,
          ${postedHours} as hours, ${acceptedDay}::text as from_day
        from wage_accounts w join applications a on a.id = w.application_id join jobs j on j.id = a.job_id
        where w.id = ${accountId}) posted
      where amount is not null and basis in ('hour', 'day', 'month', 'job')`,
    postedRow,
  );

/**
 * Returns the hours of a day that the account's job had at acceptance, from 1 to 12; `DAY_HOURS` if the job stated none or
 * was deleted.
 */
export async function findPostedHours(db: Queryable, accountId: number): Promise<number> {
  const posted = await maybe(
    db,
    sql`select ${postedHours} as hours from wage_accounts w join applications a on a.id = w.application_id
        join jobs j on j.id = a.job_id where w.id = ${accountId}`,
    z.object({ hours: z.int() }),
  );
  return posted?.hours ?? DAY_HOURS;
}

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

/** Locks an application until the end of the transaction, as all changes of its attendance do. */
export async function lockApplication(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`select from applications where id = ${id} for update`);
}
