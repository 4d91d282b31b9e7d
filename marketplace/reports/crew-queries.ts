// SQL of crews for reporters and moderators.
import { heldCrew } from '#contracts/moderated-crews.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, type Queryable, sql } from '#platform/sql.ts';
import { count, type Page, personName, window } from './queue-queries.ts';

interface CrewReporter {
  reporterId: number;
  /** The digest of the reporter's phone number in invitations; null without a number. */
  phoneDigest: Buffer | null;
}

/**
 * Returns the id of a crew that the reporter can see and does not lead: as a present or former member, by an invitation
 * that is still stored, or as the employer to whom it sent a bid. Null if there is no such crew.
 */
export const findCrewToReport = (db: Queryable, uid: string, { reporterId, phoneDigest }: CrewReporter) =>
  maybe(
    db,
    sql`select c.id from crews c where c.uid = ${uid} and c.leader_id is distinct from ${reporterId} and (
      exists (select from crew_members m where m.crew_id = c.id and m.labour_id = ${reporterId})
      or exists (select from crew_invites i where i.crew_id = c.id and i.phone_digest = ${phoneDigest}::bytea)
      or exists (select from crew_bids b join jobs j on j.id = b.job_id
        where b.crew_id = c.id and b.state = 'sent' and j.employer_id = ${reporterId}))`,
    z.object({ id: z.int() }),
  );

const heldCrews = sql`crews c left join users u on u.id = c.leader_id left join employer_profiles p on p.user_id = u.id
  where c.state = 'held'`;

/** Returns a page of the held crews, longest held first, and their total. */
export async function listHeldCrews(db: Queryable, page: Page) {
  const [crews, total] = await Promise.all([
    many(
      db,
      sql`select c.id, c.name, c.held_at as since, coalesce(c.held_because, 'report') as because,
          case when u.id is not null then jsonb_build_object('id', u.id, 'name', ${personName}) end as leader,
          (select count(*) from crew_members m where m.crew_id = c.id and m.left_at is null)::int as size,
          (select count(*) from reports r where r.crew_id = c.id and r.status = 'open')::int as open_reports
        from ${heldCrews} order by c.held_at, c.id ${window(page)}`,
      heldCrew,
    ),
    count(db, heldCrews),
  ]);
  return { crews, total };
}
