// SQL of editing the content of a job, extending it, and reading its history.
import { type Finding, jobChange } from '#contracts/job-shapes.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { emptySql, many, maybe, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { JobContent } from '../content.ts';
import { contentColumns, contentValues } from './content.ts';

interface ContentWrite {
  content: JobContent;
  findings: readonly Finding[];
  /** SQL of the new `expires_at`; undefined if `expires_at` does not change. */
  expires?: Sql | undefined;
}

/** Stores the content of a job and the findings of the automatic check of job posts: passages that may break a rule. */
export async function setContent(tx: Tx, id: number, { content, findings, expires }: ContentWrite): Promise<void> {
  await run(
    tx,
    sql`update jobs set (${contentColumns}) = row(${contentValues(content)}), findings = ${JSON.stringify(findings)}::jsonb,
        version = version + 1, updated_at = now() ${expires ? sql`, expires_at = ${expires}` : emptySql}
      where id = ${id}`,
  );
}

export async function setFindings(tx: Tx, id: number, findings: readonly Finding[]): Promise<void> {
  await run(tx, sql`update jobs set findings = ${JSON.stringify(findings)}::jsonb where id = ${id}`);
}

const extended = z.object({ from: instant, to: instant });

/**
 * Extends `expires_at` by `days`, but at most to `maxDays` after posting. Returns the old and new expiry, or null if
 * the maximum is already reached.
 */
export function setLaterExpiry(tx: Tx, id: number, { days, maxDays: most }: { days: number; maxDays: number }) {
  return maybe(
    tx,
    sql`update jobs j set expires_at = least(old.expires_at + ${days} * interval '1 day', old.last), updated_at = now()
      from (select id, expires_at, coalesce(posted_at, created_at) + ${most} * interval '1 day' as last from jobs where id = ${id}) old
      where j.id = old.id and old.expires_at < old.last returning old.expires_at as "from", j.expires_at as "to"`,
    extended,
  );
}

/**
 * Returns the history of a job, latest entry first, at most 200. A job that opened immediately has no history row for
 * its posting, so this entry is derived from the row in `jobs`.
 */
export function listHistory(db: Queryable, jobId: number) {
  return many(
    db,
    sql`select at, actor_type as by, from_status, to_status, changes from (
        select h.id, h.at, h.actor_type, h.from_status, h.to_status, h.changes from job_history h where h.job_id = ${jobId}
        union all
        select 0, j.created_at, 'employer', null, 'active', '{}'::jsonb from jobs j
        where j.id = ${jobId} and not exists (select from job_history h where h.job_id = j.id and h.from_status is null and h.to_status is not null)
      ) told order by id desc limit 200`,
    jobChange,
  );
}
