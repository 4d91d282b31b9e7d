// SQL of what the job of a wage account stated when the work was accepted: the pay, the hours, and the facts for papers.
import { wageBases } from '#contracts/wage-shapes.ts';
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, type Sql, sql } from '#platform/sql.ts';
import { DAY_HOURS, MONTH_DAYS } from './arithmetic.ts';
import { acceptedAt, acceptedDay, indianToday } from './work-days.ts';

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
