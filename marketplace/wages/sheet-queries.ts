// SQL of the employer's wage sheet (D70): its people with their days, the limit of its requests, and the entries that a
// saved sheet has changed.

import { wageBases } from '#contracts/wage-shapes.ts';
import { MAX_SHEET_PEOPLE, MAX_SHEET_WAITING, type WageSheetQuery, wageSheetQuestion } from '#contracts/wage-sheet.ts';
import { z } from '#contracts/z.ts';
import { emptySql, many, maybe, one, prepared, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { recordingStatement } from '../record-event.ts';
import { payTermsOf, payTermsRow } from './pay-day-queries.ts';
import { dayColumns, dayMarks } from './sheet-cells.ts';
import { firstWorkDay, indianToday, lastWorkDay } from './work-days.ts';

const personRow = z.object({
  account_id: z.int(),
  application_id: z.int(),
  other_name: z.nullable(z.string()),
  job_uid: z.string(),
  job_title: z.string(),
  first_day: z.string(),
  last_day: z.nullable(z.string()),
  owed: z.int(),
  earned: z.int(),
  received: z.int(),
  waiting: z.int(),
  disputed: z.int(),
  terms: z.array(z.extend(payTermsRow, { basis: z.enum(wageBases) })),
  today: z.string(),
  paid_waiting: z.int(),
  days: dayColumns,
  marks: dayMarks,
  questions: z.array(wageSheetQuestion),
  total: z.int(),
});

/** SQL of how much `owed` changes if the other side agrees to the waiting entry `e`, in paise. */
const effect = sql`(case when e.kind in ('day', 'part', 'extra') then 1 else -1 end) * (e.paise - coalesce((
  select b.paise from wage_entries b where b.account_id = e.account_id and b.seq = e.replaces and b.state = 'agreed'), 0))`;

/** SQL condition: the row belongs to a person of the sheet. The array is read once, and each table once by its index. */
const ofListed = sql`account_id = any (array(select id from listed))`;

/**
 * Returns the first 200 people of the sheet by name, with `total`, the number of all: those who worked in the period,
 * and those with an amount that is owed or an entry that waits. `days` and `marks` have the valid, waiting and disputed
 * entries of the period. Each part reads its rows for all people at once: a JSON object per day would cost more than all
 * else.
 */
export const listSheet = (db: Queryable, employerId: number, { job_uid, from, to }: WageSheetQuery) =>
  many(
    db,
    prepared(
      job_uid === undefined ? 'wage sheet' : 'wage sheet of a job',
      sql`with mine as materialized (
        select w.id, w.application_id, w.owed, w.earned, w.received, w.waiting, w.disputed, j.uid as job_uid,
          j.title as job_title,
          case when u.erased_at is null then u.first_name || ' ' || u.last_name end as other_name,
          least(w.first_day, ${firstWorkDay}) as first_day, ${lastWorkDay} as last_day
        from wage_accounts w join applications a on a.id = w.application_id join jobs j on j.id = a.job_id
          join users u on u.id = w.labour_id
        where w.employer_id = ${employerId} ${job_uid === undefined ? emptySql : sql`and j.uid = ${job_uid}::uuid`}
      ), listed as materialized (
        select *, count(*) over ()::int as total from mine
        where first_day <= ${to}::date and coalesce(last_day >= ${from}::date, true) or owed <> 0
          or exists (select from wage_entries e where e.account_id = mine.id and e.state = 'waiting')
        order by lower(other_name), id limit ${MAX_SHEET_PEOPLE}
      ), worked as (
        select e.account_id, concat_ws(' ', array_agg(e.seq), array_agg(e.day), array_agg(e.halves), array_agg(e.overtime_minutes)) as days,
          json_agg(json_build_object('seq', e.seq, 'state', e.state, 'by', e.by, 'replaces', e.replaces))
            filter (where e.state <> 'agreed' or e.by <> 'employer' or e.replaces is not null) as marks
        from wage_entries e where ${ofListed} and e.kind = 'day' and e.day between ${from}::date and ${to}::date
          and e.state in ('agreed', 'waiting', 'disputed') group by e.account_id
      ), waits as materialized (
        select e.account_id, e.seq, e.kind, e.day, e.paise, ${effect} as effect, e.halves, e.overtime_minutes, e.by, e.method,
          row_number() over (partition by e.account_id, e.by order by e.seq) as nth
        from wage_entries e where ${ofListed} and e.state = 'waiting'
      ), asked as (
        select account_id, json_agg(json_build_object('seq', seq, 'kind', kind, 'day', day, 'paise', paise, 'effect', effect,
          'halves', halves, 'overtime_minutes', overtime_minutes) order by seq) as questions
        from waits where by = 'labour' and nth <= ${MAX_SHEET_WAITING} group by account_id
      ), paid as (
        select account_id, -sum(effect) as paise from waits where by = 'employer' and method is not null group by account_id
      ), agreed as (select t.account_id, ${payTermsOf} as terms from wage_terms t where ${ofListed} group by t.account_id)
      select p.id as account_id, p.application_id, p.other_name, p.job_uid, p.job_title, p.first_day::text, p.last_day::text, p.owed,
        p.earned, p.received, p.waiting, p.disputed, coalesce(agreed.terms, '[]') as terms, ${indianToday}::text as today,
        coalesce(paid.paise, 0)::bigint as paid_waiting, worked.days, coalesce(worked.marks, '[]') as marks,
        coalesce(asked.questions, '[]') as questions, p.total
      from listed p left join worked on worked.account_id = p.id left join asked on asked.account_id = p.id
        left join paid on paid.account_id = p.id left join agreed on agreed.account_id = p.id
      order by lower(p.other_name), p.id`,
    ),
    personRow,
  );

/** Locks the employer, so that the requests of this user are counted one after another. */
export async function lockSender(tx: Tx, userId: number): Promise<void> {
  await run(tx, sql`select from users where id = ${userId} for no key update`);
}

const countRow = z.object({ total: z.int(), retry_after: z.int() });

/**
 * Returns the number of sheets that the user has saved in the last hour, and the seconds until the user may save another
 * one if the limit is reached.
 */
export const countSheets = (tx: Tx, userId: number, limit: number) =>
  one(
    tx,
    sql`select count(*)::int as total, greatest(1, ceil(extract(epoch from
        (array_agg(at order by at desc))[${limit}::int] + interval '1 hour' - now())))::int as retry_after
      from wage_sheet_requests where user_id = ${userId} and at > now() - interval '1 hour'`,
    countRow,
  );

/** Counts a request of the user, and deletes the requests of this user that no longer count. */
export async function insertSheetRequest(tx: Tx, userId: number): Promise<void> {
  await run(
    tx,
    sql`with old as (delete from wage_sheet_requests where user_id = ${userId} and at <= now() - interval '1 hour')
      insert into wage_sheet_requests (user_id) values (${userId})`,
  );
}

interface SavedSheet {
  account_id: number;
  /** The first and the last new row of the log. */
  from_seq: number;
  to_seq: number;
}

/** Records one event for each account that has new rows. */
export async function recordSavedSheets(tx: Tx, actor: Person, sheets: readonly SavedSheet[]): Promise<void> {
  const changed = sheets.filter(({ from_seq, to_seq }) => from_seq <= to_seq);
  if (changed.length === 0) return;
  const payload = { account_id: sql`saved.account_id`, from_seq: sql`saved.from_seq`, to_seq: sql`saved.to_seq` };
  const statement = recordingStatement(
    { name: 'wages.sheet_saved', actor, payload, source: 'saved' },
    {
      parts: sql`saved as (
        select * from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as x(account_id bigint, from_seq int, to_seq int))`,
      columns: sql`(select count(*) from recorded)::int as events`,
    },
  );
  await run(tx, prepared('record saved sheets', statement));
}

const changedRow = z.object({
  application_id: z.int(),
  status: z.string(),
  labour_id: z.int(),
  employer_id: z.int(),
  payments: z.boolean(),
  changes: z.boolean(),
  disputes: z.boolean(),
});

export type SheetOfEvent = z.output<typeof changedRow>;

/** SQL of the entries `e` that the rows of the log recorded or decided in the event `happened`. */
const entriesOfEvent = sql`domain_events happened join wage_log l on l.account_id = (happened.payload ->> 'account_id')::bigint
    and l.seq between (happened.payload ->> 'from_seq')::int and (happened.payload ->> 'to_seq')::int
  join wage_entries e on e.account_id = l.account_id and e.seq = coalesce((l.body ->> 'entry')::int, l.seq)`;

/**
 * Returns the account of a saved sheet, and what in it concerns the worker: payments or changes of the employer that
 * wait, and claims that the employer disputed, also if a correction has replaced them since. Null if the account was erased.
 */
export const findSheetOfEvent = (db: Queryable, eventId: number) =>
  maybe(
    db,
    sql`select w.application_id, a.status, w.labour_id, w.employer_id,
        bool_or(e.state = 'waiting' and e.by = 'employer' and e.method is not null) as payments,
        bool_or(e.state = 'waiting' and e.by = 'employer' and e.method is null) as changes,
        bool_or(l.body ->> 'decision' = 'dispute' and e.by = 'labour') as disputes
      from ${entriesOfEvent} join wage_accounts w on w.id = e.account_id join applications a on a.id = w.application_id
      where happened.id = ${eventId} group by w.id, a.status`,
    changedRow,
  );

/**
 * Sets the time at which the worker was notified of the waiting entries of a saved sheet, unless the time is already
 * set.
 */
export async function startSilenceOfSheet(db: Queryable, eventId: number): Promise<void> {
  await run(
    db,
    sql`update wage_entries set notified_at = now() where state = 'waiting' and notified_at is null and (account_id, seq) in (
      select e.account_id, e.seq from ${entriesOfEvent} where happened.id = ${eventId})`,
  );
}
