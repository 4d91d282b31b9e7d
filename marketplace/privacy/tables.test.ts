// Tests that the register of personal data contains every table and every column that refers to a user, so that erasure
// is complete.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { otherTables, type PersonalTable, personalTables } from './tables.ts';

const database = useDatabase();
const column = z.object({ table: z.string(), column: z.string() });
const registered: Readonly<Record<string, PersonalTable>> = personalTables;

/** Names of columns that contain personal data or refer to a user. */
const PERSONAL =
  '(phone|mail|address|first_name|last_name|company|gst|birth|gender|pincode|device|aadhaar|masked|digest|token|_key$|_by$|user_id|labour_id|employer_id|actor_id|reviewer)';

const unregistered = (found: readonly z.output<typeof column>[]) =>
  found
    .filter((item) => !registered[item.table]?.columns.includes(item.column))
    .map((item) => `${item.table}.${item.column}`);

it('The register contains exactly the tables of the database', async () => {
  const tables = await many(
    database.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    z.object({ name: z.string() }),
  );
  const known = [...Object.keys(personalTables), ...Object.keys(otherTables)];
  expect(known.sort()).toEqual(tables.map(({ name }) => name).sort());
});

it('The register contains every foreign key to `users`', async () => {
  const keys = await many(
    database.db,
    sql`select t.relname as table, a.attname as column from pg_constraint c
      join pg_class t on t.oid = c.conrelid join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass and c.connamespace = 'public'::regnamespace`,
    column,
  );
  expect(keys.length).toBeGreaterThan(10);
  expect(unregistered(keys)).toEqual([]);
});

it('The register contains every column whose name suggests personal data', async () => {
  const columns = await many(
    database.db,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name ~ ${PERSONAL} and table_name <> all(${Object.keys(otherTables)}::text[])`,
    column,
  );
  expect(unregistered(columns)).toEqual([]);
});

it('The export contains every column of an account except internal ones', async () => {
  const columns = await many(
    database.db,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name in ('users', 'labour_profiles', 'employer_profiles', 'jobs')`,
    column,
  );
  /** Columns that are left out of the export: internal ids, and texts derived from exported columns. */
  const internal = [
    'id',
    'user_id',
    'employer_id',
    'import_key',
    'erased_at',
    'search_text',
    'place_text',
    'source',
    'source_id',
    'version',
  ];
  const missing = columns.filter((item) => {
    const copied = registered[item.table]?.copied;
    const fields = copied && 'fields' in copied ? copied.fields.strings.join('') : '';
    return !internal.includes(item.column) && !fields.includes(`'${item.column}'`);
  });
  expect(missing).toEqual([]);
});

it('The register gives a reason for every table that is not exported or not erased', () => {
  const reasons = Object.values(registered).flatMap(({ copied, erased }) =>
    [copied, erased].flatMap((done) => ('why' in done ? [done.why] : [])),
  );
  expect(reasons.length).toBeGreaterThan(0);
  for (const why of reasons) expect(why).toMatch(/^[A-Z].{20,}\.$/);
});
