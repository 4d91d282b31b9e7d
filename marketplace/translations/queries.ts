// SQL of translations: translations of jobs, and a cache of translated strings.
import { z } from '#contracts/z.ts';
import { many, maybe, prepared, type Queryable, run, sql } from '#platform/sql.ts';
import { ownWordsOf } from '../phrases/queries.ts';

const fields = z.record(z.string(), z.string());

/** Returns the translations of these jobs that were made from the jobs' current content. */
export async function listTranslations(db: Queryable, jobIds: readonly number[], language: string) {
  const rows = await many(
    db,
    sql`select t.job_id, t.fields from job_translations t join jobs j on j.id = t.job_id
      where t.job_id = any(${jobIds}::bigint[]) and t.language = ${language} and t.source_hash = job_words_hash(j)`,
    z.object({ job_id: z.int(), fields }),
  );
  return new Map(rows.map((row) => [row.job_id, row.fields]));
}

const words = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  requirements: z.nullable(z.string()),
  duration: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  /** Hash of the job's content, in hexadecimal. */
  hash: z.string(),
  /** Languages into which this content is translated already. */
  done: z.array(z.string()),
});
export type JobWords = z.output<typeof words>;

/**
 * Returns the content of the job of an event. Omits lines that the employer selected from the prepared sentences,
 * because the prepared sentences exist in all languages. Returns null for drafts and removed jobs, because other users
 * cannot read these jobs.
 */
export function findJobWords(db: Queryable, eventId: number): Promise<JobWords | null> {
  return maybe(
    db,
    prepared(
      'words of event',
      sql`select j.id, j.title, coalesce(${ownWordsOf('description')}, '') as description,
        ${ownWordsOf('requirements')} as requirements, j.duration, j.industry, encode(job_words_hash(j), 'hex') as hash,
        array(select t.language from job_translations t where t.job_id = j.id and t.source_hash = job_words_hash(j)) as done
      from domain_events e join jobs j on j.id = (e.payload ->> 'job_id')::bigint
      where e.id = ${eventId} and j.status not in ('draft', 'removed')`,
    ),
    words,
  );
}

export interface Translation {
  language: string;
  fields: Record<string, string>;
  translator: string;
}

/**
 * Stores a translation of a job, unless the job's content has changed or was deleted. Locks the job, so that concurrent
 * edits and erasures wait.
 */
export async function setTranslation(
  db: Queryable,
  job: Pick<JobWords, 'id' | 'hash'>,
  made: Translation,
): Promise<void> {
  await run(
    db,
    sql`with job as (
        select j.id, job_words_hash(j) as hash from jobs j where j.id = ${job.id} and encode(job_words_hash(j), 'hex') = ${job.hash} for share
      )
      insert into job_translations (job_id, language, source_hash, fields, translator)
      select job.id, ${made.language}, job.hash, ${JSON.stringify(made.fields)}::jsonb, ${made.translator} from job
      on conflict (job_id, language) do update set source_hash = excluded.source_hash, fields = excluded.fields,
        translator = excluded.translator, translated_at = now()`,
  );
}

export interface Direction {
  source: string;
  target: string;
  translator: string;
}

const known = z.object({ asked: z.string(), text: z.string() });

const isDirection = ({ source, target, translator }: Direction) =>
  sql`source_language = ${source} and target_language = ${target} and translator = ${translator}`;

/** Returns cached translations of these strings (original → translation), and marks them as used today. */
export async function listKnownTexts(db: Queryable, texts: readonly string[], direction: Direction) {
  const rows = await many(
    db,
    sql`update translated_texts t set used_on = current_date from unnest(${texts}::text[]) as asked
      where t.text_hash = sha256(convert_to(asked, 'UTF8')) and ${isDirection(direction)} returning asked, t.text`,
    known,
  );
  return new Map(rows.map(({ asked, text }) => [asked, text]));
}

/** Caches the translation of a string of a job, unless the job's content has changed. */
export async function insertKnownText(
  db: Queryable,
  { job, text, became }: { job: Pick<JobWords, 'id' | 'hash'>; text: string; became: string },
  { source, target, translator }: Direction,
): Promise<void> {
  await run(
    db,
    sql`insert into translated_texts (text_hash, source_language, target_language, translator, text)
      select sha256(convert_to(${text}, 'UTF8')), ${source}, ${target}, ${translator}, ${became} from jobs j
      where j.id = ${job.id} and encode(job_words_hash(j), 'hex') = ${job.hash}
      on conflict (text_hash, source_language, target_language, translator) do nothing`,
  );
}

/** Deletes cached translations that were not used for `days` days. */
export async function removeUnusedTexts(db: Queryable, days: number): Promise<void> {
  await run(db, sql`delete from translated_texts where used_on < current_date - ${days}::int`);
}
