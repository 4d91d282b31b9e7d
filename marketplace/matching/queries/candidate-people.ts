// SQL of candidate workers for a job: workers who have the job's trade or a related trade and live within reach.
// `score.ts` computes the scores.
import { labourReputation } from '#contracts/reputation.ts';
import { z } from '#contracts/z.ts';
import { many, prepared, type Queryable, rawSql, sql } from '#platform/sql.ts';
import { labourReputationOf } from '../../reputation/columns.ts';
import { areNotBlocked } from '../../roster/blocked.ts';
import { personRow, personRowColumns } from './rows.ts';

/**
 * Conditions for candidates: workers with at least one of the trades `roles`, who live in or would move to one of the
 * `states`.
 */
export interface CandidateFilter {
  jobId: number;
  roles: readonly string[];
  states: readonly string[];
}

const people = sql`labour_profiles l join users u on u.id = l.user_id`;

/**
 * SQL condition: the worker with profile `l` and account `u` is a candidate, has not applied to the job, and neither the
 * worker nor the employer has blocked the other.
 */
const fits = ({ jobId, roles, states }: CandidateFilter) => sql`l.skills && ${roles}::text[]
  and (u.state = any(${states}::text[]) or l.preferred_states && ${states}::text[]) and u.erased_at is null and u.suspended_at is null
  and not exists (select from applications a where a.job_id = ${jobId} and a.labour_id = l.user_id)
  and ${areNotBlocked(sql`(select employer_id from jobs where id = ${jobId})`, sql`l.user_id`)}`;

const onlyId = z.object({ id: z.int() });

/** Returns the next ids of candidates who accept match notifications: ids above `after`, in ascending order. */
export async function listCandidateIds(
  db: Queryable,
  wanted: CandidateFilter,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await many(
    db,
    sql`select l.user_id as id from ${people}
      where ${fits(wanted)} and not 'job_match' = any(u.muted_notifications) and l.user_id > ${after}
      order by l.user_id limit ${limit}`,
    onlyId,
  );
  return rows.map(({ id }) => id);
}

const numbered = z.extend(personRow, { id: z.int() });

/** Returns the columns of these workers on which the match score depends. */
export function listPeople(db: Queryable, ids: readonly number[]) {
  return many(
    db,
    prepared(
      'people to match',
      sql`select u.id, ${personRowColumns} from ${people} where l.user_id = any(${ids}::bigint[])`,
    ),
    numbered,
  );
}

/** SQL condition: the worker `u` has consented to be shown to employers and has no pending erasure request. */
const isVisible = sql`exists (select from consents c where c.user_id = u.id and c.purpose = 'being_found' and c.withdrawn_at is null)
  and not exists (select from data_requests d where d.user_id = u.id and d.kind = 'erasure' and d.status = 'pending')`;

/**
 * Returns candidates who may be shown to the employer. Workers with exactly the trade `role` come first, then workers
 * who live in the town `city`.
 */
export function listVisibleCandidates(
  db: Queryable,
  wanted: CandidateFilter,
  { role, city, limit }: { role: string | null; city: string | null; limit: number },
) {
  return many(
    db,
    sql`select u.id, ${personRowColumns} from ${people} where ${fits(wanted)} and ${isVisible}
      order by ${role}::text = any(l.skills) desc nulls last, (u.city = ${city}::text) desc nulls last, l.user_id desc limit ${limit}`,
    numbered,
  );
}

const shown = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  verified: z.boolean(),
  reputation: labourReputation,
  invited: z.boolean(),
  declined: z.boolean(),
});

/** Returns what an employer may see of these workers: name, verification, reputation, and whether they were invited. */
export function listVisiblePeople(db: Queryable, jobId: number, ids: readonly number[]) {
  return many(
    db,
    sql`select u.id, u.first_name, left(u.last_name, 1) as last_name,
        exists (select from identities i where i.user_id = u.id and i.status = 'verified') as verified,
        ${labourReputationOf(rawSql('u.id'), rawSql('l.experience_years'))} as reputation,
        exists (select from job_invitations v where v.job_id = ${jobId} and v.labour_id = u.id) as invited,
        exists (select from job_invitations v where v.job_id = ${jobId} and v.labour_id = u.id
          and v.declined_at is not null) as declined
      from ${people} where u.id = any(${ids}::bigint[])`,
    shown,
  );
}

/** Returns true if this worker is a candidate for the job and may be shown to the employer. */
export async function isVisibleCandidate(db: Queryable, wanted: CandidateFilter, labourId: number): Promise<boolean> {
  const found = await many(
    db,
    sql`select u.id from ${people} where u.id = ${labourId} and ${fits(wanted)} and ${isVisible}`,
    onlyId,
  );
  return found.length > 0;
}
