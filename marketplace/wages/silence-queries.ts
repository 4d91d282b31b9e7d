// SQL of wage entries that wait for an answer (D62): when the other side was notified, reminders, and claims that
// become agreed because the employer did not answer.
import { closingStates, type EntryKind, entryKinds, entryStates, wageSides } from '#contracts/wage-shapes.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { system } from '../actor.ts';
import { recordingStatement } from '../record-event.ts';
import { signs } from './rules.ts';
import { REMINDER_DAYS } from './silence-rules.ts';

const days = (count: number | Sql): Sql => sql`${count}::int * interval '1 day'`;

/** Kinds of entries that raise what is owed to the worker. */
const raising: readonly EntryKind[] = entryKinds.filter((kind) => signs[kind] > 0n);

/** SQL condition: the entry `e` was recorded by the worker, raises what is owed, and waits for the employer. */
export const isClaim = sql`e.state = 'waiting' and e.by = 'labour' and e.kind = any(${raising}::text[])`;

/** SQL of the user who must answer the entry `e` of the account `w`. */
const readerId = sql`case when e.by = 'labour' then w.employer_id else w.labour_id end`;

/**
 * Sets the time at which the other side was notified of an entry, unless the time is already set. The days in which the
 * other side can answer are counted from this time.
 */
export async function startSilence(db: Queryable, { account_id, seq }: { account_id: number; seq: number }) {
  await run(
    db,
    sql`update wage_entries set notified_at = now()
      where account_id = ${account_id} and seq = ${seq} and state = 'waiting' and notified_at is null`,
  );
}

/**
 * Sets the time of the notification for the entries of the event's day of attendance, because the notification about the
 * day was the notification about these entries.
 */
export async function startSilenceOfDay(db: Queryable, eventId: number): Promise<void> {
  await run(
    db,
    sql`update wage_entries e set notified_at = now()
      from domain_events happened join attendance_days d on d.id = (happened.payload ->> 'attendance_id')::bigint
      join wage_accounts w on w.application_id = d.application_id
      where happened.id = ${eventId} and e.account_id = w.id and e.kind = 'day' and e.day = d.day and e.state = 'waiting'
        and e.notified_at is null`,
  );
}

/**
 * Adds the duration of an employer's suspension, which ends now, to the times at which the employer was notified of
 * entries, because a suspended employer cannot answer. `since` is the SQL of the start of the suspension. Locks the
 * accounts in the order of their ids, as a wage sheet does.
 */
export async function extendSilence(tx: Tx, employerId: number, since: Sql): Promise<void> {
  await run(
    tx,
    sql`with held as materialized (select id from wage_accounts where employer_id = ${employerId} order by id for no key update)
      update wage_entries e set notified_at = e.notified_at + (now() - greatest(e.notified_at, ${since}))
      from held w where w.id = e.account_id and e.by = 'labour' and e.state = 'waiting'
        and e.notified_at is not null`,
  );
}

const remindedRow = z.object({ entries: z.int(), tasks: z.int() });

/** SQL of the days after which the reader of the entry `e` is reminded. */
const reminderDays = sql`case when e.by = 'labour' then ${REMINDER_DAYS.employer}::int[]
    else ${REMINDER_DAYS.labour}::int[] end`;

/** SQL of the number of reminders that the entry `e` should have caused by now; 0 before the notification. */
const dueReminders = sql`(select count(*)::int from unnest(${reminderDays}) as after (days)
    where e.notified_at + ${days(sql`after.days`)} <= now())`;

/**
 * SQL of the time at which `remindPage` must read the entry `e` again; null after the last reminder. It is one hour later
 * while the reader `u` is suspended, because the end of the suspension moves the reminders.
 */
const nextReminder = sql`case when u.erased_at is not null then null
    when u.suspended_at is not null then now() + interval '1 hour'
    when e.notified_at is null and e.recorded_at > now() - interval '1 hour' then e.recorded_at + interval '1 hour'
    else (select min(at) from unnest(${reminderDays}) as after (days),
      lateral (select coalesce(e.notified_at, now()) + ${days(sql`after.days`)} as at) as reminder where at > now()) end`;

/**
 * Reads up to `limit` waiting entries whose `next_reminder_at` has come. Reminds both sides of these entries, and records
 * one event for each account and reader. Also sets the time of the notification for entries about which no notification
 * was sent for an hour, for example days that were recorded when the account was opened. Skips readers who are suspended
 * or erased. Returns the number of entries.
 */
export async function remindPage(tx: Tx, limit: number): Promise<number> {
  const statement = recordingStatement(
    {
      name: 'wages.answer_awaited',
      actor: system,
      payload: { account_id: sql`asked.account_id`, user_id: sql`asked.user_id` },
      source: 'asked',
    },
    {
      parts: sql`due as (
      select e.account_id, e.seq, u.id as user_id, ${dueReminders} as reminders, ${nextReminder} as next_reminder_at,
        u.erased_at is null and u.suspended_at is null and case when e.notified_at is null
          then e.recorded_at <= now() - interval '1 hour' else e.reminders < ${dueReminders} end as asks
      from wage_entries e join wage_accounts w on w.id = e.account_id join users u on u.id = ${readerId}
      where e.state = 'waiting' and e.next_reminder_at <= now()
      order by e.next_reminder_at limit ${limit} for update of e skip locked
    ), marked as (
      update wage_entries e set next_reminder_at = due.next_reminder_at,
        notified_at = case when due.asks then coalesce(e.notified_at, now()) else e.notified_at end,
        reminders = case when due.asks then due.reminders else e.reminders end
      from due where e.account_id = due.account_id and e.seq = due.seq returning e.account_id, due.user_id, due.asks
    ), asked as (select distinct account_id, user_id from marked where asks)`,
      columns: sql`(select count(*) from marked)::int as entries`,
    },
  );
  return (await one(tx, statement, remindedRow)).entries;
}

/** SQL condition: the entry `e` is a claim that the employer has not answered for `patience` days. */
const isUnanswered = (patience: number): Sql => sql`${isClaim} and e.notified_at <= now() - ${days(patience)}`;

const accountRow = z.object({ id: z.int(), employer_id: z.int() });

/**
 * Returns accounts with ids above `after`, in the order of their ids, whose employer has not answered a claim for
 * `patience` days. Skips suspended employers, who cannot answer.
 */
export const listUnanswered = (
  db: Queryable,
  { patience, after, limit }: { patience: number; after: number; limit: number },
) =>
  many(
    db,
    sql`select distinct w.id, w.employer_id from wage_entries e join wage_accounts w on w.id = e.account_id
      join users u on u.id = w.employer_id and u.suspended_at is null
      where w.id > ${after} and ${isUnanswered(patience)} order by w.id limit ${limit}`,
    accountRow,
  );

const seqRow = z.object({ seq: z.int() });

/** Returns the numbers of the claims in an account that its employer has not answered for `patience` days. */
export async function listUnansweredClaims(tx: Tx, accountId: number, patience: number): Promise<number[]> {
  const rows = await many(
    tx,
    sql`select e.seq from wage_entries e where e.account_id = ${accountId} and ${isUnanswered(patience)} order by e.seq`,
    seqRow,
  );
  return rows.map(({ seq }) => seq);
}

const entryRow = z.object({
  account_id: z.int(),
  application_id: z.int(),
  status: z.string(),
  labour_id: z.int(),
  employer_id: z.int(),
  seq: z.int(),
  kind: z.enum(entryKinds),
  by: z.enum(wageSides),
  state: z.enum(entryStates),
});
export type EntryOfEvent = z.output<typeof entryRow>;

/** Returns the entry of an event as it is now, with its account; null if the account was erased. */
export const findEntryOfEvent = (db: Queryable, eventId: number): Promise<EntryOfEvent | null> =>
  maybe(
    db,
    sql`select w.id as account_id, w.application_id, a.status, w.labour_id, w.employer_id, e.seq, e.kind, e.by, e.state
      from domain_events happened join wage_accounts w on w.id = (happened.payload ->> 'account_id')::bigint
      join applications a on a.id = w.application_id
      join wage_entries e on e.account_id = w.id and e.seq = (happened.payload ->> 'seq')::int
      where happened.id = ${eventId}`,
    entryRow,
  );

const proposalRow = z.extend(z.omit(entryRow, { seq: true, kind: true, state: true }), {
  state: z.enum(closingStates),
});

/** Proposals of a side: to close days, or other terms. */
const proposals = { closing: sql`wage_closings`, terms: sql`wage_terms_proposals` };
export type ProposalKind = keyof typeof proposals;

/** Returns the proposal of an event as it is now, with its account; null if the account was erased. */
export const findProposalOfEvent = (db: Queryable, eventId: number, kind: ProposalKind) =>
  maybe(
    db,
    sql`select w.id as account_id, w.application_id, a.status, w.labour_id, w.employer_id, p.by, p.state
      from domain_events happened join wage_accounts w on w.id = (happened.payload ->> 'account_id')::bigint
      join applications a on a.id = w.application_id
      join ${proposals[kind]} p on p.account_id = w.id and p.seq = (happened.payload ->> 'seq')::int
      where happened.id = ${eventId}`,
    proposalRow,
  );

const waitingRow = z.object({ to: z.enum(wageSides), payments: z.boolean() });

/**
 * Returns the side that the event reminds, and whether one of the entries that wait for this side is a payment; null if
 * no entry waits any more.
 */
export const findWaitingOfEvent = (db: Queryable, eventId: number) =>
  maybe(
    db,
    sql`select case when w.employer_id = u.id then 'employer' else 'labour' end as to,
        bool_or(e.kind in ('payment', 'advance')) as payments
      from domain_events happened join users u on u.id = (happened.payload ->> 'user_id')::bigint
      join wage_accounts w on w.id = (happened.payload ->> 'account_id')::bigint
      join wage_entries e on e.account_id = w.id and e.state = 'waiting' and ${readerId} = u.id
      where happened.id = ${eventId} group by 1`,
    waitingRow,
  );

const readerRow = z.object({ reader: z.enum(wageSides) });

/** Returns the side of the account that the event of a pay day concerns; null if the account was erased. */
export async function findPayDayReader(db: Queryable, eventId: number) {
  const found = await maybe(
    db,
    sql`select case when w.employer_id = (happened.payload ->> 'user_id')::bigint then 'employer' else 'labour' end as reader
      from domain_events happened join wage_accounts w on w.id = (happened.payload ->> 'account_id')::bigint
      where happened.id = ${eventId}`,
    readerRow,
  );
  return found?.reader ?? null;
}
