// SQL of administrators' actions on jobs, read from the audit log.
import { jobAction } from '#contracts/moderated-jobs.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, type Queryable, sql, type Tx } from '#platform/sql.ts';

const last = z.object({ verdict: z.string(), by: z.string(), at: instant });

/** Returns the last action of an administrator on a job; null if the job has changed since that action. */
export const findLastAdminAction = (tx: Tx, jobId: number) =>
  maybe(
    tx,
    sql`select a.action as verdict, a.actor as by, a.at from jobs j join admin_audit a
        on a.target_type = 'job' and a.target_id = j.id::text and a.at >= j.status_since
      where j.id = ${jobId} and j.updated_at = j.status_since order by a.id desc limit 1`,
    last,
  );

/** Returns the administrators' actions on a job, latest first, at most 50. */
export const listAdminActions = (db: Queryable, jobId: number) =>
  many(
    db,
    sql`select at, actor, action, reason from admin_audit where target_type = 'job' and target_id = ${String(jobId)}
      order by id desc limit 50`,
    jobAction,
  );
