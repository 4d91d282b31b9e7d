// SQL of notifications about entries of a wage account (D62). The notifications contain no amounts of money.
import { maybe, type Queryable, type Sql, sql } from '#platform/sql.ts';
import { knownTitle } from '../jobs/queries/known-title.ts';
import { companyName } from '../people/queries/company-name.ts';
import { SILENCE_DISPUTE_DAYS } from '../wages/rules.ts';
import { isClaim } from '../wages/silence-queries.ts';
import type { NotificationKind } from './kinds.ts';
import { created, notificationPerUser } from './notification-statement.ts';

/** Reader of each kind of notification about wages. */
const readers = {
  wage_claim_made: 'employer',
  wage_closing_asked: 'employer',
  wage_terms_asked: 'employer',
  wage_pay_day_today: 'employer',
  wage_claim_unanswered: 'employer',
  wage_statement_disputed: 'employer',
  wage_offer_agreed: 'employer',
  wage_offer_declined: 'employer',
  wage_certificate_asked: 'employer',
  wage_payment_stated: 'labour',
  wage_change_stated: 'labour',
  wage_closing_offered: 'labour',
  wage_terms_offered: 'labour',
  wage_pay_day_asked: 'labour',
  wage_claim_counted: 'labour',
  wage_claim_disputed: 'labour',
  wage_request_agreed: 'labour',
  wage_request_declined: 'labour',
  wage_certificate_certified: 'labour',
  wage_certificate_declined: 'labour',
  wage_certificate_revoked: 'labour',
} as const satisfies Partial<Record<NotificationKind, 'labour' | 'employer'>>;

export type WageNotificationKind = keyof typeof readers;

/** SQL of the day in India of a time, as text. */
const dayOf = (time: Sql) => sql`((${time}) at time zone 'Asia/Kolkata')::date::text`;

/**
 * SQL of the day that the message states. For a new claim: the day from which the oldest claim counts as agreed if the
 * employer does not answer. For a claim that counts as agreed: the last day on which the employer may dispute the
 * claim.
 */
function untilOf(kind: WageNotificationKind, patience: number): Sql {
  if (kind === 'wage_claim_made')
    return sql`(select ${dayOf(sql`min(coalesce(e.notified_at, now())) + ${patience}::int * interval '1 day'`)}
      from wage_entries e where e.account_id = w.id and ${isClaim})`;
  if (kind === 'wage_claim_unanswered')
    return dayOf(sql`e.recorded_at + ${SILENCE_DISPUTE_DAYS}::int * interval '1 day'`);
  return sql`null`;
}

/**
 * Notifies the worker or the employer of the event's wage account, once per event. `patience` is the number of days after
 * which a claim that the employer has not answered counts as agreed. Null if the reader is suspended or erased, has
 * muted this kind of notification or was already notified.
 */
export function insertWageNotification(
  db: Queryable,
  eventId: number,
  { kind, patience }: { kind: WageNotificationKind; patience: number },
) {
  const [reader, title] =
    readers[kind] === 'labour' ? [sql`a.labour_id`, knownTitle] : [sql`a.employer_id`, sql`j.title`];
  const statement = notificationPerUser({
    kind,
    application: sql`a.id`,
    params: sql`jsonb_build_object('job_title', ${title}, 'company', ${companyName}, 'person', l.first_name || ' ' || l.last_name,
      'until', ${untilOf(kind, patience)}, 'people', (e.payload ->> 'people')::int)`,
    from: sql`from domain_events e join wage_accounts w on w.id = (e.payload ->> 'account_id')::bigint
      join applications a on a.id = w.application_id join jobs j on j.id = a.job_id
      join users u on u.id = ${reader} and u.erased_at is null and u.suspended_at is null
      join users emp on emp.id = a.employer_id left join employer_profiles p on p.user_id = a.employer_id
      join users l on l.id = a.labour_id
      where e.id = ${eventId}`,
  });
  return maybe(db, statement, created);
}
