// Writes hostile text into every field of the database without the API, as if all validation had failed.
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, rawSql, run, type Sql, sql } from '#platform/sql.ts';
import { markOf, wordColumns } from './fields.ts';

const checkRow = z.object({ table: z.string(), name: z.string() });
const triggerRow = z.object({ table: z.string(), name: z.string() });
const columnRow = z.object({ table: z.string(), column: z.string(), type: z.string(), required: z.boolean() });

/**
 * Drops constraints on length and format, and the triggers that protect the audit log. Constraints on lists of values
 * and on other types remain.
 */
export async function openTables(db: Queryable): Promise<void> {
  const tables = Object.keys(wordColumns);
  const checks = await many(
    db,
    sql`select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'c' and coninhcount = 0 and conrelid::regclass::text = any(${tables})
        and pg_get_constraintdef(oid) ~ 'char_length|~ '''`,
    checkRow,
  );
  for (const { table, name } of checks)
    await run(db, sql`alter table ${rawSql(table)} drop constraint ${rawSql(`"${name}"`)}`);
  const guards = await many(
    db,
    sql`select tgrelid::regclass::text as table, tgname as name from pg_trigger where tgname = 'admin_audit_stays' and tgparentid = 0`,
    triggerRow,
  );
  for (const { table, name } of guards) await run(db, sql`drop trigger ${rawSql(name)} on ${rawSql(table)}`);
}

/** SQL expressions that build the value of a column with a structured value, such as JSON, from the hostile text. */
const shaped: Record<string, (words: string) => Sql> = {
  'jobs.findings': (words) =>
    sql`jsonb_build_array(jsonb_build_object('code', 'money_asked', 'field', 'description', 'start', 0, 'end', 12, 'message', ${words}::text))`,
  'ratings.findings': (words) =>
    sql`jsonb_build_array(jsonb_build_object('code', 'phone_number', 'field', 'review', 'start', 0, 'end', 12, 'message', ${words}::text))`,
  'job_history.changes': (words) =>
    sql`jsonb_build_object('title', jsonb_build_object('from', ${words}::text, 'to', ${words}::text))`,
  'saved_searches.search': (words) => sql`search || jsonb_build_object('q', ${words}::text)`,
  // Append the id, because an email address must be unique.
  'admins.email': (words) => sql`${words}::text || id`,
  'admin_audit.before': (words) => sql`jsonb_build_object('full_name', ${words}::text)`,
  'admin_audit.after': (words) => sql`jsonb_build_object('full_name', ${words}::text)`,
  'job_translations.fields': (words) =>
    sql`(select jsonb_object_agg(name, ${words}::text) from unnest('{title,description,requirements,location,duration,industry}'::text[]) as name)`,
  'phrase_lines.slots': (words) => sql`jsonb_build_object('place', ${words}::text)`,
  'notifications.params': (words) =>
    sql`params || (select coalesce(jsonb_object_agg(key, ${words}::text), '{}') from jsonb_each(params)
      where jsonb_typeof(value) = 'string' and key not in ('at', 'job_uid'))`,
  'settings.value': (words) =>
    sql`case key when 'testimonials' then jsonb_build_array(jsonb_build_object('words', jsonb_build_object('en', ${words}::text, 'hi', ${words}::text),
      'name', ${words}::text, 'about', ${words}::text, 'city', ${words}::text)) else to_jsonb(${words}::text) end`,
};

/**
 * For some columns, the condition that a row must meet to get the hostile text. For example, most jobs and workers keep
 * their trade, so that jobs still match workers.
 */
const only: Readonly<Record<string, Sql>> = {
  'jobs.role': sql`id % 3 = 0`,
  // Give every row a reason: the audit log shows the latest actions, most of which have none.
  'admin_audit.reason': sql`true`,
  'settings.value': sql`key like 'site%' or key = 'testimonials'`,
  'circuit_breakers.name': sql`name ~ '^z$|zq'`,
  'api_heartbeats.process': sql`process ~ '^z$|zq'`,
  'worker_heartbeats.process': sql`pool_id = 'z'`,
  'pay_medians.city': sql`city ~ '^z$|zq'`,
  'search_counts.value': sql`value ~ '^z$|zq'`,
};

/** The condition for other columns: the value is not empty. Empty values stay empty, as in a sparse profile. */
const isFilled = (column: Sql, type: string): Sql =>
  type === 'ARRAY' ? sql`cardinality(${column}) > 0` : sql`${column} is not null`;

function plantedValue(field: string, type: string, words: string): Sql {
  const own = shaped[field];
  if (own) return own(words);
  if (type !== 'ARRAY') return sql`${words}`;
  const [, column = ''] = field.split('.');
  return sql`${rawSql(column)}[1:1] || array[${words}]`;
}

/**
 * Writes the text into every field, followed by the field's unique mark (`markOf`). Resolves with the number of changed
 * rows by field.
 */
export async function plantWords(db: Queryable, words: string): Promise<ReadonlyMap<string, number>> {
  const columns = await many(
    db,
    sql`select table_name as table, column_name as column, data_type as type, is_nullable = 'NO' as required
      from information_schema.columns where table_schema = 'public' and table_name = any(${Object.keys(wordColumns)})`,
    columnRow,
  );
  const rows = new Map<string, number>();
  for (const { table, column, type } of columns.filter((one) => wordColumns[one.table]?.includes(one.column))) {
    const field = `${table}.${column}`;
    const value = plantedValue(field, type, `${words} ${markOf(field)}`);
    const where = only[field] ?? isFilled(rawSql(column), type);
    rows.set(field, await run(db, sql`update ${rawSql(table)} set ${rawSql(column)} = ${value} where ${where}`));
  }
  // Write the stored line of a phrase (a prepared sentence) into its field, because the app shows a phrase only if the
  // field contains its line.
  await run(
    db,
    sql`update jobs j set description = l.line || e'\\n' || j.description from phrase_lines l where l.job_id = j.id and l.field = 'description'`,
  );
  // Update the source hash of each translation, because a translation is shown only if the hash matches the current
  // text of the job.
  await run(db, sql`update job_translations t set source_hash = job_words_hash(j) from jobs j where j.id = t.job_id`);
  for (const table of ['sessions', 'admin_sessions']) await beginWith(db, table, words);
  return rows;
}

const statement = z.object({ text: z.string() });

/** Changes the default of the column `device`, so that new sessions have the hostile text as their browser name. */
async function beginWith(db: Queryable, table: string, words: string): Promise<void> {
  const { text } = await one(
    db,
    sql`select format('alter table %I alter column device set default %L', ${table}::text, ${`${words} ${markOf(`${table}.device`)}`}::text) as text`,
    statement,
  );
  await run(db, sql`${rawSql(text)}`);
}
