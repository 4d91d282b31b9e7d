// SQL of past pay days (D69): accounts with an agreed pay day, and the outcomes.
import { payRhythms } from '#contracts/wage-shapes.ts';
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { system } from '../actor.ts';
import { recordingStatement } from '../record-event.ts';
import { GRACE_DAYS, type PayDayOutcome } from './pay-day-rules.ts';
import { indianToday, lastWorkDay } from './work-days.ts';

/** Shape of the elements of `payTermsOf`. */
export const payTermsRow = z.object({
  pay_every: z.nullable(z.enum(payRhythms)),
  pay_weekday: z.nullable(z.int()),
  from_day: z.string(),
});

/** SQL that aggregates the terms `t` as a JSON array in the order of their numbers, for `plansOf`. */
export const payTermsOf = sql`json_agg(json_build_object('basis', t.basis, 'pay_every', t.pay_every,
    'pay_weekday', t.pay_weekday, 'from_day', t.from_day) order by t.seq)`;

const planRow = z.object({
  id: z.int(),
  terms: z.array(payTermsRow),
  last_day: z.nullable(z.string()),
  today: z.string(),
  /** The days whose outcome is known already. */
  evaluated: z.array(z.string()),
});

/** Days after the end of the work in which a pay day can still come. */
const AFTER_WORK = 60;

/**
 * Returns up to `limit` accounts after this id, in the order of their ids, with terms that have a pay day. The work
 * continues, or ended less than 60 days ago.
 */
export const listPayPlans = (db: Queryable, { after, limit }: { after: number; limit: number }) =>
  many(
    db,
    sql`select * from (
        select w.id, (select ${payTermsOf} from wage_terms t where t.account_id = w.id) as terms, ${lastWorkDay}::text as last_day, ${indianToday}::text as today,
          (select coalesce(json_agg(d.day), '[]') from wage_pay_days d
            where d.account_id = w.id and d.day > ${indianToday} - 30) as evaluated
        from wage_accounts w join applications a on a.id = w.application_id
        where w.id > ${after}
          and exists (select from wage_terms t where t.account_id = w.id and t.pay_every is not null)) plan
      where last_day is null or last_day::date > ${indianToday} - ${AFTER_WORK}::int order by id limit ${limit}`,
    planRow,
  );

/** Stores the outcome of a pay day, once. */
export async function insertPayDay(
  tx: Tx,
  { account_id, day, from, outcome }: { account_id: number; day: string; from: string; outcome: PayDayOutcome },
): Promise<void> {
  await run(
    tx,
    sql`insert into wage_pay_days (account_id, day, from_day, outcome)
      values (${account_id}, ${day}::date, ${from}::date, ${outcome})
      on conflict do nothing`,
  );
}

/** Pay days and workers from which on the count is public, and the days over which it is computed. */
const [MIN_PAY_DAYS, MIN_WORKERS, COUNTED_DAYS] = [5, 3, 365];

/**
 * Stores for all employers how many pay days of the last 365 days they kept, without pay days with a payment that was
 * disputed since. Null below 5 pay days or 3 workers, because a smaller count could show which worker disputes.
 */
export async function countPayDays(db: Queryable): Promise<void> {
  await run(
    db,
    sql`with counted as (
        select w.employer_id, count(*)::int as days, (count(*) filter (where d.outcome = 'kept'))::int as kept,
          count(distinct w.labour_id) as workers
        from wage_pay_days d join wage_accounts w on w.id = d.account_id
        where d.outcome <> 'not_counted' and d.day > ${indianToday} - ${COUNTED_DAYS}::int and not exists (
            select from wage_entries e where e.account_id = d.account_id and e.state = 'disputed' and e.method is not null
              and e.day between coalesce(d.from_day, d.day) and d.day + ${GRACE_DAYS}::int)
        group by w.employer_id
      ), shown as (
        select * from counted where days >= ${MIN_PAY_DAYS}::int and workers >= ${MIN_WORKERS}::int)
      update reputations r set pay_days = s.days, pay_days_kept = s.kept
      from reputations old left join shown s on s.employer_id = old.user_id
      where r.user_id = old.user_id and (old.pay_days is distinct from s.days or old.pay_days_kept is distinct from s.kept)`,
  );
}

/** The side that is notified of a pay day: the employer in the morning, the worker in the evening. */
export type PayDayReader = 'employer' | 'labour';

const noticedRow = z.object({ accounts: z.int(), tasks: z.int() });

/**
 * Records the events of a pay day today in these accounts, in which an amount is owed: one for each employer, or one for
 * each worker and account. An account whose reader was notified today is skipped, as are suspended and erased readers.
 */
export async function recordPayDay(tx: Tx, accountIds: readonly number[], reader: PayDayReader): Promise<void> {
  const [column, user, group] =
    reader === 'employer'
      ? [sql`pay_noticed_on`, sql`w.employer_id`, sql`user_id`]
      : [sql`pay_asked_on`, sql`w.labour_id`, sql`user_id, id`];
  const statement = recordingStatement(
    {
      name: 'wages.pay_day_reached',
      actor: system,
      payload: {
        account_id: sql`recipients.account_id`,
        user_id: sql`recipients.user_id`,
        people: sql`recipients.people`,
      },
      source: 'recipients',
    },
    {
      parts: sql`held as materialized (
      select id from wage_accounts where id = any(${accountIds}::bigint[]) order by id for no key update
    ), noticed as (
      update wage_accounts w set ${column} = ${indianToday} from users u
      where w.id in (select id from held) and u.id = ${user} and u.suspended_at is null and u.erased_at is null
        and w.owed > 0 and w.${column} is distinct from ${indianToday}
      returning w.id, u.id as user_id
    ), recipients as (select min(id) as account_id, user_id, count(*)::int as people from noticed group by ${group})`,
      columns: sql`(select count(*) from noticed)::int as accounts`,
    },
  );
  await one(tx, statement, noticedRow);
}
