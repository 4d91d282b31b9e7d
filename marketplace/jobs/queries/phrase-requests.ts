// SQL of phrase requests: workers ask an employer to describe a job in phrases (prepared sentences in all languages). A
// job has at most one request.
import { type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { isOpen } from './columns.ts';

/**
 * SQL of the state of the phrase request for the job `j`: `possible` if the reader may send a request, `sent` if a
 * request waits for an answer. Null if the employer has answered, the job is not open, or the reader is not a worker.
 */
export const phraseRequestFor = (reader: Person | null): Sql =>
  reader?.type === 'labour'
    ? sql`case when ${isOpen} then
        case (select r.answered_at is null from phrase_requests r where r.job_id = j.id)
          when true then 'sent' when false then null else 'possible' end end`
    : sql`null`;

/** Stores a request for an open job. Returns 0 if the job already has a request or is not open. */
export const insertPhraseRequest = (tx: Tx, jobId: number): Promise<number> =>
  run(
    tx,
    sql`insert into phrase_requests (job_id) select j.id from jobs j where j.id = ${jobId} and ${isOpen} for key share of j on conflict do nothing`,
  );

/**
 * Records that the employer has answered the phrase request of a job, if at least one of the given phrases is not yet
 * in the job. Call this function before the phrase lines of the job are replaced. If no worker has sent a request,
 * changes nothing.
 */
export async function answerPhraseRequest(db: Queryable, jobId: number, phrases: readonly string[]): Promise<void> {
  await run(
    db,
    sql`update phrase_requests set answered_at = now() where job_id = ${jobId} and answered_at is null
      and exists (select from unnest(${[...phrases]}::text[]) as given(phrase)
        where not exists (select from phrase_lines l where l.job_id = ${jobId} and l.phrase = given.phrase))`,
  );
}
