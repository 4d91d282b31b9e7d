// SQL of the moderators' queues: pending counts, and the reports, ratings and contested attendance days in the queues.
// The statements do not return who wrote a report or a rating, so moderators do not see these users.
import {
  contestedDay,
  REVIEW_HOURS,
  ratingRow,
  reportRow,
  type WaitingCounts,
  waitingCounts,
} from '#contracts/moderation.ts';
import type { reportStatuses } from '#contracts/reports.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';
import { phraseLinesOf } from '../phrases/queries.ts';
import { reasonOf, targetTypeOf } from './queries.ts';

export interface Page {
  page: number;
  limit: number;
}

export const window = ({ page, limit }: Page) => sql`limit ${limit} offset ${(page - 1) * limit}`;

/** Maximum number of rows that are counted for the total of a list. Moderators never open pages beyond this row. */
export const MAX_COUNTED_ROWS = 10_000;

const counted = z.object({ total: z.int() });
export const count = async (db: Queryable, from: Sql) =>
  (await one(db, sql`select count(*)::int as total from ${from}`, counted)).total;

const { total: _total, ...queues } = waitingCounts.shape;
const queueRow = z.extend(queues.jobs, { queue: z.keyof(z.object(queues)) });

const waitingSince = (
  queue: keyof typeof queues,
  since: string,
  from: Sql,
) => sql`select ${queue} as queue, count(*)::int as count,
  count(*) filter (where ${rawSql(since)} < now() - ${REVIEW_HOURS} * interval '1 hour')::int as late,
  min(${rawSql(since)}) as oldest_at from ${from}`;

const ratingWaits = rawSql("(g.decided_at is null and (g.review_status = 'held' or g.contested_at is not null))");
const contestedDays = sql`attendance_days d join applications a on a.id = d.application_id join jobs j on j.id = a.job_id
  join users l on l.id = a.labour_id where d.contest = 'open' and l.erased_at is null`;

/** Returns for each queue the number of pending items, the number of late items, and the time of the oldest item. */
export async function countWaiting(db: Queryable): Promise<WaitingCounts> {
  const rows = await many(
    db,
    sql`${waitingSince('jobs', 'j.status_since', sql`jobs j where j.status = 'pending_review'`)}
      union all ${waitingSince('reports', 'r.created_at', sql`reports r where r.status = 'open'`)}
      union all ${waitingSince('ratings', 'coalesce(g.contested_at, g.updated_at)', sql`ratings g where ${ratingWaits}`)}
      union all ${waitingSince('days', 'd.contested_at', contestedDays)}
      union all ${waitingSince('pictures', 'p.uploaded_at', sql`job_pictures p join jobs j on j.id = p.job_id where p.status = 'waiting' and j.status <> 'removed'`)}
      union all ${waitingSince('crews', 'c.held_at', sql`crews c where c.state = 'held'`)}
      union all ${waitingSince('identities', 'i.submitted_at', sql`identity_reviews i where i.status = 'pending'`)}`,
    queueRow,
  );
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  return waitingCounts.parse({ ...Object.fromEntries(rows.map(({ queue, ...row }) => [queue, row])), total });
}

/**
 * SQL of the company name or, without a company name, of the user's name; null for an erased user. Requires the aliases
 * `u` (users) and `p` (employer_profiles).
 */
export const personName = rawSql(
  "case when u.erased_at is null then coalesce(p.company_name, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '')) end",
);

const reportRows = sql`select r.case_number, ${targetTypeOf(sql`r`)} as target_type, ${reasonOf(sql`r`)} as reason, r.details, r.status, r.outcome, r.measure, w.language as reader_language, r.moderator, r.created_at,
    r.decided_at,
    case when j.id is not null then jsonb_build_object('id', j.id, 'title', j.title, 'status', j.status, 'employer_id', j.employer_id,
      'employer', ${personName}) end as job,
    case when j.id is null and u.id is not null then jsonb_build_object('id', u.id, 'name', ${personName}, 'user_type', u.user_type) end as person,
    case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'state', c.state, 'leader_id', c.leader_id) end as crew,
    (select count(*)::int from reports o where o.status = 'open' and o.id <> r.id
      and (o.job_id = r.job_id or o.target_user_id = r.target_user_id or o.crew_id = r.crew_id)) as others
  from reports r join users w on w.id = r.reporter_id left join jobs j on j.id = r.job_id left join users u on u.id = coalesce(j.employer_id, r.target_user_id)
    left join employer_profiles p on p.user_id = u.id left join crews c on c.id = r.crew_id`;

/**
 * Returns a page of the reports with this status. Open reports are sorted oldest first, decided reports latest first.
 */
export async function listReports(db: Queryable, status: (typeof reportStatuses)[number], page: Page) {
  const order = rawSql(status === 'open' ? 'r.id' : 'r.id desc');
  const [reports, total] = await Promise.all([
    many(db, sql`${reportRows} where r.status = ${status} order by ${order} ${window(page)}`, reportRow),
    count(db, sql`reports where status = ${status}`),
  ]);
  return { reports, total };
}

export const findReportRow = (db: Queryable, caseNumber: string) =>
  maybe(db, sql`${reportRows} where r.case_number = ${caseNumber}`, reportRow);

const ratingRows = sql`select g.id, g.rater_type, g.score, g.review, g.review_status, g.findings, g.contest_reason, ${ratingWaits} as waits,
  coalesce(g.decided_at, g.contested_at, g.updated_at) as since, g.outcome, g.moderator, g.decided_at from ratings g`;

/** SQL condition and sort order of each list of ratings that moderators can select. */
const ratingLists = {
  waiting: { where: ratingWaits, order: rawSql('g.id') },
  shown: { where: rawSql("g.review_status = 'shown' and g.review is not null"), order: rawSql('g.id desc') },
  hidden: { where: rawSql("g.review_status = 'hidden'"), order: rawSql('g.id desc') },
};

/**
 * Returns a page of one list of ratings. `show` selects the list: ratings that wait for a decision, ratings with a
 * visible review, or ratings with a hidden review.
 */
export async function listRatings(db: Queryable, show: keyof typeof ratingLists, page: Page) {
  const { where, order } = ratingLists[show];
  const [ratings, total] = await Promise.all([
    many(db, sql`${ratingRows} where ${where} order by ${order} ${window(page)}`, ratingRow),
    count(db, sql`(select from ratings g where ${where} limit ${MAX_COUNTED_ROWS}) as counted`),
  ]);
  return { ratings, total };
}

export const findRatingRow = (db: Queryable, id: number) => maybe(db, sql`${ratingRows} where g.id = ${id}`, ratingRow);

/** Returns a page of the contested attendance days, longest waiting first, and their total. */
export async function listDays(db: Queryable, page: Page) {
  const [days, total] = await Promise.all([
    many(
      db,
      sql`select d.id, d.day::text as day, d.state, d.claimed_at is not null as claimed, d.contest_note as note,
          ${phraseLinesOf('attendance_day_id', sql`d.id`)} as phrase_lines, a.labour_id, a.employer_id,
          j.title as job_title, l.language as reader_language, d.contested_at as since
        from ${contestedDays} order by d.contested_at, d.id ${window(page)}`,
      contestedDay,
    ),
    count(db, contestedDays),
  ]);
  return { days, total };
}
