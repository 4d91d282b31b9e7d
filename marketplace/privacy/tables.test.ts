// Nobody can be forgotten by halves: every table, and every column that points at a person, is in the register.
import { expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { many, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { otherTables, type PersonalTable, personalTables } from './tables.ts';

const database = useDatabase();
const column = z.object({ table: z.string(), column: z.string() });
const registered: Readonly<Record<string, PersonalTable>> = personalTables;

/** Names of columns that hold what a person is known by, or point at one. */
const PERSONAL =
  '(phone|mail|address|first_name|last_name|company|gst|birth|gender|pincode|device|aadhaar|masked|digest|token|_key$|_by$|user_id|labour_id|employer_id|actor_id|reviewer)';

const unregistered = (found: readonly z.output<typeof column>[]) =>
  found
    .filter((item) => !registered[item.table]?.columns.includes(item.column))
    .map((item) => `${item.table}.${item.column}`);

it('names every table of the database, and no other', async () => {
  const tables = await many(
    database.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    z.object({ name: z.string() }),
  );
  const known = [...Object.keys(personalTables), ...Object.keys(otherTables)];
  expect(known.sort()).toEqual(tables.map(({ name }) => name).sort());
});

it('names every foreign key to a person, for copy and erasure', async () => {
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

it('names every column that is called like something personal', async () => {
  const columns = await many(
    database.db,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name ~ ${PERSONAL} and table_name <> all(${Object.keys(otherTables)}::text[])`,
    column,
  );
  expect(unregistered(columns)).toEqual([]);
});

it('copies or empties every column of an account, or says why it stays', async () => {
  const columns = await many(
    database.db,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name in ('users', 'labour_profiles', 'employer_profiles', 'jobs')`,
    column,
  );
  /** Not in the copy: numbers of the product, and texts made of others that are. */
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

it('gives a reason wherever it does nothing', () => {
  const reasons = Object.values(registered).flatMap(({ copied, erased }) =>
    [copied, erased].flatMap((done) => ('why' in done ? [done.why] : [])),
  );
  expect(reasons.length).toBeGreaterThan(0);
  for (const why of reasons) expect(why).toMatch(/^[A-Z].{20,}\.$/);
});
