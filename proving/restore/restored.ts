// Restores a backup into the new server of a drill, and checks the data while the product runs on this server.
import path from 'node:path';
import { openConsole, type SqlConsole } from '#platform/console/console.ts';
import { endDb, openDb } from '#platform/db.ts';
import { one, sql } from '#platform/sql.ts';
import { startDebianPostgres } from '#testing/debian-postgres.ts';
import { testSecrets } from '#testing/secrets.ts';
import { note, noteTrue, secondsSince } from './measurements.ts';
import { must } from './programs.ts';
import { counted, type Drill, type DrillData, newDatabase, startPlace } from './scene.ts';
import { signIn } from './sign-in.ts';

/** Restores into a new server and starts the product on it. */
export async function restoreAnew({ folder, servers }: Drill, lived: DrillData) {
  const begun = performance.now();
  const server = await startDebianPostgres({ folder: path.join(folder, 'anew') });
  servers.push(server);
  const url = await newDatabase(server);
  const data = path.join(folder, 'data-anew');
  const said = await must('restore', [lived.file, '--erasures', path.join(lived.place.data, 'files')], {
    DATABASE_URL: url,
    DATA_DIR: data,
  });
  console.log(said.trim());
  const restored = secondsSince(begun);
  const rows = Number(/with (\d+) rows are as/.exec(said)?.[1] ?? 0);
  noteTrue('every table has the rows and the digest of the snapshot', said.includes('match the backup'));
  noteTrue(
    'one account is erased again, one erasure is pending again',
    said.includes('1 repeated, 1 pending again, 0 cancelled'),
  );
  noteTrue('migrate has nothing to do', (await must('migrate', [], { DATABASE_URL: url })).includes('up to date'));
  const base = await startPlace({ url, data });
  return { server, url, data, base, rows, restored, ready: secondsSince(begun) };
}

export type Anew = Awaited<ReturnType<typeof restoreAnew>>;

async function consoleWorks(sqlConsole: SqlConsole): Promise<boolean> {
  const { on, reason } = await sqlConsole.state();
  if (!on) console.log(`The console is off: ${reason}`);
  const asked = { query: 'select count(*) from admin_api.users', wanted: 'rows', owner: 'drill' } as const;
  return on && (await sqlConsole.run(asked, new AbortController().signal)).outcome === 'rows';
}

export async function lookAround(anew: Anew, { asked, written, begun, over }: DrillData): Promise<void> {
  const db = openDb({ url: anew.url, max: 4, name: 'drill', statementTimeout: 0 });
  const sqlConsole = openConsole({
    db,
    url: anew.url,
    secret: testSecrets.CONSOLE_SECRET,
    program: () => path.resolve('dist/platform/console/statement-child.js'),
  });
  try {
    const ready = await fetch(`${anew.base}/ready`);
    note({
      what: '/ready of the restored product',
      found: String(ready.status),
      must: '200',
      kept: ready.status === 200,
    });
    noteTrue('a user signs in with a code', await signIn(anew.base, anew.data));
    noteTrue('the SQL console reads with its role', await consoleWorks(sqlConsole));
    const found = async (ids: readonly number[]) =>
      (await one(db, sql`select count(*)::int as total from applications where id = any(${ids}::bigint[])`, counted))
        .total;
    const before = written.filter(({ answered }) => answered < begun).map(({ application }) => application);
    const after = written.filter(({ sent }) => sent > over).map(({ application }) => application);
    const [kept, beyond] = [await found(before), await found(after)];
    note({
      what: 'applications from before the backup',
      found: `${kept} of ${before.length}`,
      must: 'all',
      kept: kept === before.length && kept > 0,
    });
    note({
      what: 'applications from after it',
      found: `${beyond} of ${after.length}`,
      must: 'none',
      kept: beyond === 0 && after.length > 0,
    });
    const gone = sql`select count(*)::int as total from users where id = ${asked.erased.id} and erased_at is not null and phone_number is null`;
    noteTrue('the account that was erased since is a tombstone', (await one(db, gone, counted)).total === 1);
    const cools = sql`select count(*)::int as total from data_requests where user_id = ${asked.waiting.id} and status = 'pending' and due_at > now()`;
    noteTrue('the erasure that was requested since is still pending', (await one(db, cools, counted)).total === 1);
  } finally {
    await sqlConsole.close();
    await endDb(db);
  }
}
