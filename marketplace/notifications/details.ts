// SQL of further parameters of notifications about an application: the dates and reasons that the messages state.
import { COMPLETION_DAYS, CONTEST_DAYS } from '#contracts/periods.ts';
import { type Sql, sql } from '#platform/sql.ts';
import type { NotificationKind } from './kinds.ts';

interface Details {
  /** Further arguments of `jsonb_build_object`, each after a comma. May read the event `e` and the application `a`. */
  params: Sql;
  /** A further join, which defines the table that `params` reads. */
  join?: Sql;
}

const ofDay = sql`join attendance_days d on d.id = (e.payload ->> 'attendance_id')::bigint`;

const details: Partial<Record<NotificationKind, Details>> = {
  application_cancelled: { params: sql`, 'cause', a.cancel_reason` },
  attendance_claimed: { params: sql`, 'day', d.day`, join: ofDay },
  attendance_missed: {
    params: sql`, 'day', d.day, 'until', e.recorded_at + ${CONTEST_DAYS} * interval '1 day'`,
    join: ofDay,
  },
  attendance_attested: {
    params: sql`, 'day', d.day, 'until', e.recorded_at + ${CONTEST_DAYS} * interval '1 day'`,
    join: ofDay,
  },
  attendance_decided: { params: sql`, 'day', d.day, 'reason', d.outcome`, join: ofDay },
  completion_claimed: { params: sql`, 'until', e.recorded_at + ${COMPLETION_DAYS} * interval '1 day'` },
  contact_asked: { params: sql`, 'day', (a.created_at at time zone 'Asia/Kolkata')::date` },
};

/**
 * Returns the SQL of further parameters (dates and reasons) for the messages of this kind of notification; null if the
 * messages need none.
 */
export const detailsOf = (kind: NotificationKind): Details | null => details[kind] ?? null;
