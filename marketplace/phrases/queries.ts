// SQL of phrase lines: the lines of stored texts that are phrases (prepared sentences, available in all languages).
import type { PhrasedField } from '#contracts/phrase-uses.ts';
import { z } from '#contracts/z.ts';
import { one, type Queryable, rawSql, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { ReadPhrase } from './rules.ts';

export interface NewPhraseLine extends ReadPhrase {
  field: PhrasedField;
  /** The line as it is in the text, in the author's language. */
  line: string;
  /** The phrase in all languages, separated by newlines, so that a job search in any language finds the phrase. */
  search_text: string;
}

/** The job, application or attendance day whose texts contain the phrase lines. */
export type PhraseOwner = { job_id: number } | { application_id: number } | { attendance_day_id: number };

/** SQL condition: the phrase line `l` belongs to this owner. */
function isOf(owner: PhraseOwner): Sql {
  if ('job_id' in owner) return sql`l.job_id = ${owner.job_id}`;
  if ('application_id' in owner) return sql`l.application_id = ${owner.application_id}`;
  return sql`l.attendance_day_id = ${owner.attendance_day_id}`;
}

const idsOf = (owner: PhraseOwner) => ({ job_id: null, application_id: null, attendance_day_id: null, ...owner });

/** Stores the lines of a job, application or attendance day that are phrases (prepared sentences). */
export async function insertPhraseLines(db: Queryable, owner: PhraseOwner, lines: readonly NewPhraseLine[]) {
  if (lines.length === 0) return;
  const { job_id, application_id, attendance_day_id } = idsOf(owner);
  await run(
    db,
    sql`insert into phrase_lines (job_id, application_id, attendance_day_id, field, line, phrase, version, slots, search_text)
      select ${job_id}::bigint, ${application_id}::bigint, ${attendance_day_id}::bigint, x.field, x.line, x.phrase, x.version,
        x.slots, x.search_text
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as x(field text, line text, phrase text, version integer, slots jsonb, search_text text)`,
  );
}

/** Replaces the stored phrase lines (lines that are prepared sentences) of these fields of a job or application. */
export async function setPhraseLines(
  tx: Tx,
  owner: PhraseOwner,
  { fields, lines }: { fields: readonly PhrasedField[]; lines: readonly NewPhraseLine[] },
): Promise<void> {
  await run(tx, sql`delete from phrase_lines l where ${isOf(owner)} and l.field = any(${[...fields]}::text[])`);
  await insertPhraseLines(tx, owner, lines);
}

/** Deletes the stored phrase lines that the new values of the fields (`texts`) no longer contain. */
export async function keepPhraseLines(
  tx: Tx,
  owner: PhraseOwner,
  texts: Readonly<Partial<Record<PhrasedField, string | null>>>,
): Promise<void> {
  await run(
    tx,
    sql`delete from phrase_lines l using jsonb_each_text(${JSON.stringify(texts)}::jsonb) as t(field, text)
      where ${isOf(owner)} and l.field = t.field
        and not (l.line = any(string_to_array(coalesce(t.text, ''), e'\\n')))`,
  );
}

const answer = z.object({ found: z.boolean() });

/** Returns true if this field of the job, application or attendance day contains a phrase (a prepared sentence). */
export async function hasPhrases(db: Queryable, owner: PhraseOwner, field: PhrasedField): Promise<boolean> {
  const statement = sql`select exists (select from phrase_lines l where ${isOf(owner)} and l.field = ${field}) as found`;
  return (await one(db, statement, answer)).found;
}

/** Copies the phrase lines (lines that are prepared sentences) of the job `from` to the job `to`; both are ids. */
export async function copyPhraseLines(tx: Tx, from: number, to: number): Promise<void> {
  await run(
    tx,
    sql`insert into phrase_lines (job_id, field, line, phrase, version, slots, search_text)
      select ${to}, field, line, phrase, version, slots, search_text from phrase_lines where job_id = ${from} order by id`,
  );
}

/**
 * SQL of the phrase lines of an owner, as a JSON array. `id` is the SQL of the owner's id. The field `text` is the line
 * in the author's language; later code replaces `text` with the phrase in the reader's language.
 */
export const phraseLinesOf = (owner: 'job_id' | 'application_id' | 'attendance_day_id', id: Sql): Sql =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('field', l.field, 'line', l.line, 'phrase', l.phrase,
      'version', l.version, 'slots', l.slots, 'text', l.line) order by l.id), '[]'::jsonb)
    from phrase_lines l where l.${rawSql(owner)} = ${id})`;

/** SQL of the phrase lines of the job `j` in all languages. */
export const phraseSearchText: Sql = sql`(
  select coalesce(string_agg(l.search_text, e'\\n'), '') from phrase_lines l where l.job_id = j.id)`;

/** SQL of the lines of a field of the job `j` that are not phrases; null if all lines are phrases. */
export const ownWordsOf = (field: 'description' | 'requirements'): Sql => sql`(
  select string_agg(own.line, e'\\n' order by own.place)
  from unnest(string_to_array(${rawSql(`j.${field}`)}, e'\\n')) with ordinality as own(line, place)
  where not exists (select from phrase_lines l where l.job_id = j.id and l.field = ${field} and l.line = own.line))`;
